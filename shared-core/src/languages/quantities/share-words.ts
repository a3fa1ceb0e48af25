/**
 * How a language says a part of a whole. Sources of patterns over lower-case text: `(N)` stands for a number in digits or words, `(W)` for the
 * words or stems that are listed with their wholes, `<letter>` for any letter, and `<end>` for the end of a word. `numbers`: those that stand
 * in shares, beside `numberWords`.
 */
export interface ShareWords {
  readonly numbers?: string
  /** `N in N`: the part, then the whole. */
  readonly parts?: readonly string[]
  /** The whole, then the part. */
  readonly wholes?: readonly string[]
  /** `every fifth`: one of so many. */
  readonly ordinals?: readonly (readonly [string, string])[]
  /** `two thirds of`: the part, then the name of the whole; a missing part is one. */
  readonly fractions?: readonly (readonly [string, string])[]
  /** One word, in per cent. */
  readonly words?: readonly (readonly [string, number])[]
  /** Words before a fraction that is a place in a row: `the first half of`. */
  readonly rows?: string
}

/** Of English; packs hold those of the others. */
export const englishShares: ShareWords = {
  numbers: 'a=1 an=1 one=1',
  parts: [
    '(?!an? )(N) (?:in|in every|out of|out of every|of every) (N)<end>',
    '(one|a) (?:person|people|adults?|child|children|wom[ae]n|m[ae]n|students?|workers?|patients?|households?|teenagers?|voters?|companies|company|employees?) in (?:every )?(N)<end>',
  ],
  ordinals: [['every (W)<end>', 'third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10']],
  fractions: [
    ['(N)[ -](W)s?(?= of )', 'third=3 quarter=4 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 twentieth=20 hundredth=100'],
    ['(?<=by )(N)[ -](W)s?(?!-)<end>', 'third=3 quarter=4 fifth=5 tenth=10'],
  ],
  words: [
    [
      'half(?= (?:of (?!(?:it|that|this|them)\\b)|(?:the|all) (?!battle|fun|story|time|truth|trick|point|work|reason|size|amount|price|cost|speed|height|length|width|weight|distance|age)))',
      50,
    ],
    ['(?<=(?<!<letter>)by )half(?!-)<end>', 50],
  ],
  rows: 'first|second|other|latter|last|past|top|bottom|upper|lower|better|each|either|front|back|another|and a',
}
