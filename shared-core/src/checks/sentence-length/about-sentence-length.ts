import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSentenceLength = defineAbout({
  id: 'sentence-length',
  title: 'Few sentences are long',
  rationale: 'Long sentences are hard to follow, for readers and for what cuts a sentence out.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
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
})
