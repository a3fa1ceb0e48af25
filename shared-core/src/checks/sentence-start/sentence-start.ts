import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const sentenceStart = defineCheck({
  id: 'sentence-start',
  title: 'Neighbouring sentences begin in different ways',
  rationale: 'Three sentences in a row that begin with the same word sound like a list.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  needs: ['sentences'],
  messages: {
    good: message('Neighbouring sentences begin in different ways.'),
    same: message<{ times: number; word: string }>('{times} sentences in a row begin with “{word}”.'),
  },
  fixes: { varyStart: message<{ word: string }>('Begin one of the sentences with something else than “{word}”.') },
  run({ sentences }) {
    if (sentences.unspaced || !sentences.hasSentences || sentences.count < 3) return { status: 'not_applicable' }
    const [first] = sentences.sameStart
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const { word, times } = first
    return {
      score: Math.max(0, 60 - 20 * (sentences.sameStart.length - 1)),
      code: 'same',
      args: { times, word },
      spans: sentences.sameStart.map(({ span }) => span),
      fix: { code: 'varyStart', args: { word }, safety: 'draft' },
    }
  },
})
