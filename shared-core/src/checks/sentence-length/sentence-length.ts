import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp, toScore } from '../ramp.ts'

export const sentenceLength = defineCheck({
  id: 'sentence-length',
  title: 'Few sentences are long',
  rationale: 'Long sentences are hard to follow, for readers and for what cuts a sentence out.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  needs: ['sentences'],
  messages: {
    good: message<{ percent: number; limit: number }>(
      '{percent} percent of the sentences are longer than {limit}.',
      '{limit} counts words, or characters in Chinese and Japanese',
    ),
    long: message<{ percent: number; limit: number }>(
      '{percent} percent of the sentences are longer than {limit}; aim for a quarter at most.',
      '{limit} counts words, or characters in Chinese and Japanese',
    ),
  },
  fixes: { shortenSentence: message<{ words: number }>('Split long sentences; the longest has {words}.') },
  run({ sentences }) {
    if (!sentences.hasSentences || sentences.count === 0) return { status: 'not_applicable' }
    const { count, limit, long } = sentences
    const share = long.length / count
    const percent = toScore(share * 100)
    // Share of long sentences: .25 → .5:0.
    const score = ramp(share, 0.5, 0.25)
    const first = long[0]
    if (first === undefined || score >= 80) return { score, code: 'good', args: { percent, limit } }
    return {
      score,
      code: 'long',
      args: { percent, limit },
      spans: long.map(({ span }) => span),
      fix: { code: 'shortenSentence', args: { words: first.words }, safety: 'draft' },
    }
  },
})
