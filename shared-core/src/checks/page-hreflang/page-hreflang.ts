import { defineCheck } from '../define-check.ts'

export const pageHreflang = defineCheck({
  id: 'page-hreflang',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    if (page.markup.hreflang.length === 0) return { status: 'not_applicable' }
    const { hreflang } = page.markup
    const fix = { code: 'fixHreflang', args: {}, safety: 'safe' } as const
    const invalid = hreflang.find(({ language }) => !/^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?)$/i.test(language))
    if (invalid !== undefined) return { score: 0, code: 'invalid', args: { language: invalid.language }, fix: { ...fix, safety: 'draft' } }
    const relative = hreflang.find(({ url }) => !URL.canParse(url))
    if (relative !== undefined) return { score: 20, code: 'relative', args: { address: relative.url }, fix }
    const own = [page.url, ...page.canonicals].flatMap((url) => (url !== null && URL.canParse(url) ? [new URL(url).href] : []))
    if (own.length > 0 && !hreflang.some(({ url }) => own.includes(new URL(url).href)))
      return { score: 50, certain: false, code: 'noSelf', args: {}, fix }
    return { score: 100, code: 'good', args: { languages: hreflang.length } }
  },
})
