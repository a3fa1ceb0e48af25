import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

/** Limits of stuffing, scoring.md: part of all words, times the second most frequent, part of the headings, and their least number. */
const limits = { share: 0.04, overSecond: 3, headings: 0.8, leastHeadings: 4, leastWords: 100 } as const

export const termRepetition = defineCheck({
  id: 'term-repetition',
  title: 'No word is repeated beyond what the subject needs',
  rationale: 'Stuffing a word lowers the share of answers, and every engine calls it spam.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735', 'https://developers.google.com/search/docs/essentials/spam-policies'],
    contrary: [],
  },
  needs: ['terms'],
  messages: {
    good: message('No word is repeated beyond what the subject needs.'),
    stuffed: message<{ word: string; count: number; words: number }>('“{word}” stands {count} times in {words} words.'),
    headings: message<{ word: string; count: number; headings: number }>('“{word}” stands in {count} of {headings} headings.'),
  },
  fixes: { varyTerm: message<{ word: string }>('Replace “{word}” by a pronoun or another word where the subject is clear.') },
  run({ terms: { words, word, count, second, headings, headingWord, headingCount, unspaced } }) {
    if (unspaced || words < limits.leastWords) return { status: 'not_applicable' }
    const share = count / words
    // 79 just above the limit, 0 at double: the rubric turns this into the points taken off.
    if (share > limits.share && count > limits.overSecond * second)
      return {
        score: toScore((79 * (2 * limits.share - share)) / limits.share),
        code: 'stuffed',
        args: { word, count, words },
        fix: { code: 'varyTerm', args: { word }, safety: 'draft' },
      }
    if (headings >= limits.leastHeadings && headingCount > limits.headings * headings)
      return {
        score: toScore((79 * (headings - headingCount)) / (headings * (1 - limits.headings))),
        code: 'headings',
        args: { word: headingWord, count: headingCount, headings },
        fix: { code: 'varyTerm', args: { word: headingWord }, safety: 'draft' },
      }
    return { score: 100, code: 'good', args: {} }
  },
})
