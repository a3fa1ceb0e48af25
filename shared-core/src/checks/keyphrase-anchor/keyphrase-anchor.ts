import { defineCheck } from '../define-check.ts'

export const keyphraseAnchor = defineCheck({
  id: 'keyphrase-anchor',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0) return { status: 'not_applicable' }
    const { anchors, phrase } = keyphrase
    if (anchors.length === 0) return { score: 100, code: 'good', args: {} }
    return {
      score: 0,
      code: 'competing',
      args: { phrase, links: anchors.length },
      spans: anchors,
      fix: { code: 'renameLink', args: { phrase }, safety: 'draft' },
    }
  },
})
