import type { Language } from '../../languages/language.ts'

/** Names of the features in the order of `headlineFeatures`. Weights are fitted by `packages/tooling/src/data/fit-headline-risk.ts`. */
export const headlineFeatureNames = [
  'bias',
  'secondPerson',
  'firstPerson',
  'thirdPerson',
  'leadingFigure',
  'figureElsewhere',
  'listOpening',
  'deictic',
  'deicticOpening',
  'curiosity',
  'curiosityAgain',
  'questionOpening',
  'questionWord',
  'modal',
  'superlative',
  'negation',
  'stopShare',
  'wordLength',
  'words',
  'quotation',
  'contraction',
  'exclamation',
  'colon',
  'comma',
] as const

const flag = (value: boolean): number => (value ? 1 : 0)

/**
 * Features of a headline, without regard to capital letters: numbers of about −1 to 3. In the reference corpus title case alone
 * separates the classes, which says nothing about pages that all use one style (scoring.md 4.4).
 */
export function headlineFeatures(title: string, language: Language): readonly number[] {
  const text = title.trim()
  const { words } = language.tokenize(text)
  const count = Math.max(1, words.length)
  const first = words[0]
  const second = words[1]
  const opens = (list: 'deictics' | 'questionWords'): boolean => language.find(list, text)[0]?.start === first?.start && first !== undefined
  let stops = 0
  let letters = 0
  for (const word of words) {
    if (word.stop) stops += 1
    letters += word.end - word.start
  }
  const startsWithFigure = first !== undefined && (/^[0-9]+$/.test(first.form) || language.contains('numberWords', first.form))
  const curiosity = language.find('curiosityWords', text).length
  return [
    1,
    flag(language.find('secondPerson', text).length > 0),
    flag(language.find('firstPerson', text).length > 0),
    flag(language.find('thirdPerson', text).length > 0),
    flag(startsWithFigure),
    flag(/[0-9]/.test(text.slice(first?.end ?? 0))),
    flag(startsWithFigure && second !== undefined && !language.contains('numberUnits', second.form)),
    flag(language.find('deictics', text).length > 0),
    flag(opens('deictics')),
    Math.min(2, curiosity),
    flag(curiosity > 2),
    flag(opens('questionWords')),
    flag(language.find('questionWords', text).length > 0),
    flag(language.find('modals', text).length > 0),
    flag(language.find('superlatives', text).length > 0),
    flag(language.find('negations', text).length > 0),
    stops / count,
    Math.min(3, letters / count / 4 - 1),
    Math.min(3, words.length / 10),
    flag(/["“”«»]|(?:^|\s)['‘]/.test(text)),
    flag(words.some(({ form }) => form.includes("'") && !form.endsWith("'s"))),
    flag(/[!！]/.test(text)),
    flag(/[:：]/.test(text)),
    flag(text.includes(',')),
  ]
}
