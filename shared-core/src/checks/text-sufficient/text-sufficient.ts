import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words, or characters in unspaced scripts; below this there is too little to judge. */
const min = { words: 150, characters: 300 } as const

export const textSufficient = defineCheck({
  id: 'text-sufficient',
  title: 'There is enough text to judge',
  rationale: 'A few lines can hold an answer, but no measure of them means much; the score is held back until there is more.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['More words alone do not help: length is not rewarded.'],
  },
  needs: ['size'],
  messages: {
    good: message<{ words: number }>('{words, plural, one {# word} other {# words}} of text.'),
    little: message<{ words: number; min: number }>(
      '{words, plural, one {# word} other {# words}} of text, repeated sentences counted once; too little to judge below {min}.',
    ),
    littleCharacters: message<{ characters: number; min: number }>(
      '{characters, plural, one {# character} other {# characters}} of text, repeated sentences counted once; too little to judge below {min}.',
    ),
    goodCharacters: message<{ characters: number }>('{characters, plural, one {# character} other {# characters}} of text.'),
  },
  fixes: { extendText: message('Say what a reader still needs to know.') },
  run({ size: { distinctWords, unspaced } }) {
    const limit = unspaced ? min.characters : min.words
    const fix = { code: 'extendText', args: {}, safety: 'none' } as const
    if (distinctWords >= limit)
      return unspaced
        ? { score: 100, code: 'goodCharacters', args: { characters: distinctWords } }
        : { score: 100, code: 'good', args: { words: distinctWords } }
    // Never 80 or more below the limit: the cap follows the verdict.
    const score = Math.min(79, ramp(distinctWords, 0, limit))
    return unspaced
      ? { score, code: 'littleCharacters', args: { characters: distinctWords, min: limit }, fix }
      : { score, code: 'little', args: { words: distinctWords, min: limit }, fix }
  },
})
