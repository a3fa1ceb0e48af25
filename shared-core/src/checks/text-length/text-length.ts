import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words, or characters in unspaced scripts: a floor against thin pages. More never raises the score. */
const limits = { words: { thin: 100, enough: 300 }, characters: { thin: 200, enough: 600 } } as const

export const textLength = defineCheck({
  id: 'text-length',
  title: 'The page is not thin',
  rationale: 'Pages of a few lines are rarely the best result for anything. Above the floor more words change nothing.',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
    contrary: ['Google names no number of words; tools that ask for 600 to 2,500 give no proof.'],
  },
  needs: ['size'],
  messages: {
    good: message<{ words: number }>('{words, plural, one {# word} other {# words}}.'),
    thin: message<{ words: number; min: number }>('{words, plural, one {# word} other {# words}}; below {min} a page counts as thin.'),
    goodCharacters: message<{ characters: number }>('{characters, plural, one {# character} other {# characters}}.'),
    thinCharacters: message<{ characters: number; min: number }>(
      '{characters, plural, one {# character} other {# characters}}; below {min} a page counts as thin.',
    ),
  },
  fixes: { extendText: message('Say what a reader still needs to know, if there is something.') },
  run({ size: { words, unspaced } }) {
    const { thin, enough } = unspaced ? limits.characters : limits.words
    const score = ramp(words, thin, enough)
    const fix = { code: 'extendText', args: {}, safety: 'none' } as const
    if (unspaced)
      return words >= enough
        ? { score, code: 'goodCharacters', args: { characters: words } }
        : { score, code: 'thinCharacters', args: { characters: words, min: enough }, fix }
    return words >= enough ? { score, code: 'good', args: { words } } : { score, code: 'thin', args: { words, min: enough }, fix }
  },
})
