import { defineCheck } from '../define-check.ts'
import type { aboutPageLang } from './about-page-lang.ts'

/**
 * Languages that share most common words: a text may be taken for its neighbour, so that a difference shows nothing. In 9,248 pieces of
 * news of 800 characters in 70 languages every mistake but one lay inside these groups.
 */
const neighbours: readonly string[] = [
  'nb nn no da sv',
  'hr sr bs sh',
  'id ms',
  'gl pt',
  'cs sk',
  'af nl',
  'bg mk',
  'ru uk be',
  'hi mr ne',
  'fa ur ar',
  'zh ja',
]

const base = (tag: string): string => tag.toLowerCase().split('-')[0]!

const isOther = (declared: string, found: string): boolean =>
  base(declared) !== base(found) &&
  !neighbours.some((line) => line.split(' ').includes(base(declared)) && line.split(' ').includes(base(found)))

export const pageLang = defineCheck<typeof aboutPageLang>()({
  id: 'page-lang',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_applicable' }
    const declared = page.markup.lang?.trim() ?? ''
    const fix = page.language === 'und' ? null : ({ code: 'setLang', args: { language: page.language }, safety: 'safe' } as const)
    if (declared === '') return { score: 0, code: 'missing', args: {}, fix }
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(declared)) return { score: 0, code: 'invalid', args: { language: declared }, fix }
    const base = (tag: string) => tag.toLowerCase().split('-')[0]
    if (page.language !== 'und' && base(declared) !== base(page.language))
      return { score: 30, code: 'differs', args: { declared, language: page.language }, fix }
    const { textLanguage } = page.markup
    if (textLanguage !== 'und' && isOther(declared, textLanguage))
      return {
        score: 30,
        code: 'differs',
        args: { declared, language: textLanguage },
        fix: { code: 'setLang', args: { language: textLanguage }, safety: 'safe' },
      }
    return { score: 100, code: 'good', args: { language: declared } }
  },
})
