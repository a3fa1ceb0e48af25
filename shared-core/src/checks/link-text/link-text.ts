import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const linkText = defineCheck({
  id: 'link-text',
  certain: false,
  needs: ['linkTexts'],
  run({ linkTexts }) {
    if (linkTexts.length === 0) return { status: 'not_applicable' }
    const vague = linkTexts.filter((link) => link.vague)
    const first = vague[0]
    if (first === undefined) return { score: 100, code: 'good', args: { links: linkTexts.length } }
    const text = first.span.quote.trim().slice(0, 80)
    return {
      score: ramp(linkTexts.length - vague.length, 0, linkTexts.length),
      // one may be a matter of taste
      certain: vague.length > 1 && vague.length === linkTexts.length,
      code: 'vague',
      args: { vague: vague.length, links: linkTexts.length, text },
      spans: vague.map(({ span }) => span),
      fix: { code: 'nameLink', args: { text }, safety: 'draft' },
    }
  },
})
