import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words, or characters in unspaced scripts. */
const limits = { words: { long: 150, tooLong: 250 }, characters: { long: 300, tooLong: 500 } } as const

export const paragraphLength = defineCheck({
  id: 'paragraph-length',
  title: 'No paragraph is very long',
  rationale: 'A wall of text is skipped, above all on small screens.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  needs: ['passages'],
  messages: {
    good: message<{ words: number }>('The longest paragraph has {words}.', '{words} counts words, or characters in unspaced scripts'),
    long: message<{ words: number; max: number }>(
      'A paragraph of {words} is longer than {max}.',
      'both count words, or characters in unspaced scripts',
    ),
  },
  fixes: { splitParagraph: message<{ words: number }>('Split the paragraph of {words} where a new thought begins.') },
  run({ passages: { paragraphs, unspaced } }) {
    if (paragraphs.length === 0) return { status: 'not_applicable' }
    const { long, tooLong } = unspaced ? limits.characters : limits.words
    const longest = paragraphs.reduce((most, paragraph) => (paragraph.words > most.words ? paragraph : most))
    const { words } = longest
    const score = ramp(words, tooLong, long)
    if (words <= long) return { score, code: 'good', args: { words } }
    return {
      score: Math.min(79, score),
      code: 'long',
      args: { words, max: long },
      spans: [longest.span],
      fix: { code: 'splitParagraph', args: { words }, safety: 'draft' },
    }
  },
})
