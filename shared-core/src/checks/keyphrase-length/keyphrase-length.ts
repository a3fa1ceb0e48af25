import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const keyphraseLength = defineCheck({
  id: 'keyphrase-length',
  title: 'The keyphrase is of a length that people type',
  rationale: 'Very long phrases match nothing, stop words alone match everything.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  needs: ['keyphrase'],
  messages: {
    good: message<{ words: number }>('The keyphrase has {words, plural, one {# content word} other {# content words}}.'),
    long: message<{ words: number; max: number }>('The keyphrase has {words} content words; up to {max} are enough.'),
    empty: message('The keyphrase has no content word.'),
  },
  fixes: { shortenPhrase: message('Keep the words that name the subject.') },
  run({ keyphrase }) {
    if (keyphrase === null) return { status: 'not_applicable' }
    const words = keyphrase.contentWords
    const fix = { code: 'shortenPhrase', args: {}, safety: 'draft' } as const
    // Terms of unspaced scripts are characters and pairs: two to three for each word.
    const scale = keyphrase.unspaced ? 3 : 1
    if (words === 0) return { score: 0, code: 'empty', args: {}, fix }
    if (words <= 4 * scale) return { score: 100, code: 'good', args: { words } }
    return { score: words <= 8 * scale ? 60 : 30, code: 'long', args: { words, max: 4 * scale }, fix }
  },
})
