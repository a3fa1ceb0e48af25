import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const pageLang = defineCheck({
  id: 'page-lang',
  title: 'The page declares its language',
  rationale: 'Screen readers choose their voice by it, and translation and search use it as a hint.',
  evidence: {
    grade: 'C',
    sources: ['https://www.w3.org/International/questions/qa-html-language-declarations'],
    contrary: ['Google says that it finds the language by itself.'],
  },
  needs: ['page'],
  messages: {
    good: message<{ language: string }>('The page declares the language {language}.'),
    missing: message('The page declares no language.'),
    invalid: message<{ language: string }>('“{language}” is no language tag.'),
    differs: message<{ declared: string; language: string }>('The page declares {declared}, but the article is in {language}.'),
  },
  fixes: { setLang: message<{ language: string }>('Declare lang="{language}" on the html element.') },
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_applicable' }
    const declared = page.markup.lang?.trim() ?? ''
    const fix = page.language === 'und' ? null : ({ code: 'setLang', args: { language: page.language }, safety: 'draft' } as const)
    if (declared === '') return { score: 0, code: 'missing', args: {}, fix }
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(declared)) return { score: 0, code: 'invalid', args: { language: declared }, fix }
    const base = (tag: string) => tag.toLowerCase().split('-')[0]
    if (page.language !== 'und' && base(declared) !== base(page.language))
      return { score: 30, code: 'differs', args: { declared, language: page.language }, fix }
    return { score: 100, code: 'good', args: { language: declared } }
  },
})
