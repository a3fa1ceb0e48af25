import { defineCheck } from '../define-check.ts'

const base = (tag: string): string => tag.toLowerCase().split('-')[0]!

/** The article's language is what its text is certainly in, so that a difference needs no doubt here. */
export const pageLang = defineCheck({
  id: 'page-lang',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    const declared = page.markup.lang?.trim() ?? ''
    const fix = page.language === 'und' ? null : ({ code: 'setLang', args: { language: page.language }, safety: 'safe' } as const)
    if (declared === '') return { score: 0, code: 'missing', args: {}, fix }
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(declared)) return { score: 0, code: 'invalid', args: { language: declared }, fix }
    if (page.language !== 'und' && base(declared) !== base(page.language))
      return { score: 30, code: 'differs', args: { declared, language: page.language }, fix }
    return { score: 100, code: 'good', args: { language: declared } }
  },
})
