import { findLostAnswers } from '@citable/service/translation'
import { type Measure, readRows } from './data.ts'
import { intervals } from './statistics.ts'

/** Languages whose human translations are judged against English. */
const languages = ['es', 'de', 'ru', 'el', 'tr'] as const

interface Row {
  readonly passages: readonly string[]
  readonly questions: readonly { readonly id: string; readonly passage: number; readonly answer: string; readonly start: number }[]
}

interface Counts {
  planted: number
  found: number
  /** Named where nothing was planted. */
  wrong: number
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The sentence of a text around a place. */
function sentenceAt(
  text: string,
  place: number,
  language: string,
): { readonly start: number; readonly end: number; readonly isAlone: boolean } {
  const found = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
  const at = found.findLast(({ index }) => index <= place)!
  return { start: at.index, end: at.index + at.segment.length, isAlone: found.length === 1 }
}

function judge(english: Row, other: Row, language: string): Counts {
  const counts: Counts = { planted: 0, found: 0, wrong: 0 }
  const segments = english.passages.map((text, index) => ({ id: `s${index}`, text: escaped(text), terms: 0 }))
  const isFound = (quote: string, translations: readonly string[]): boolean => {
    const results = translations.map(
      (text, index) => [`s${index}`, { text: escaped(text), origin: 'machine', unknownWords: 0, reason: null } as const] as const,
    )
    return findLostAnswers([{ question: '', quote }], segments, new Map(results), { from: 'en', to: language }).length > 0
  }
  for (const asked of english.questions) {
    const translated = other.questions.find(({ id }) => id === asked.id)
    if (!translated) continue
    const source = english.passages[asked.passage]!
    const sentence = sentenceAt(source, asked.start, 'en')
    const quote = source.slice(sentence.start, sentence.end)
    const target = other.passages[translated.passage]!
    const withText = (text: string): readonly string[] => other.passages.map((each, index) => (index === translated.passage ? text : each))
    const plant = (text: string): void => {
      counts.planted++
      if (isFound(quote, withText(text))) counts.found++
    }
    if (isFound(quote, other.passages)) counts.wrong++
    const answering = sentenceAt(target, translated.start, language)
    if (!answering.isAlone) plant(target.slice(0, answering.start) + target.slice(answering.end))
    const figure = /\d{2,}/.exec(translated.answer)?.[0]
    if (figure !== undefined && Number(figure) > 20) plant(target.replaceAll(figure, String(Number(figure) + 3)))
  }
  return counts
}

/** Answers that are lost in translation: the sentence that answers is taken out of a human translation, or its figure is another one. */
export function evaluateLostAnswers(folder: string): readonly Measure[] {
  const english = readRows<Row>(folder, 'xquad/en')
  const groups = english.map((row, index) =>
    languages.map((language) => judge(row, readRows<Row>(folder, `xquad/${language}`)[index]!, language)),
  )
  const measure = (sample: readonly (readonly Counts[])[]): readonly number[] => {
    const sum = (of: keyof Counts): number => sample.flat().reduce((total, counts) => total + counts[of], 0)
    return [sum('found') / (sum('found') + sum('wrong')), sum('found') / sum('planted')]
  }
  const [values, ranges] = [measure(groups), intervals(groups, measure, 200)]
  return (['precision', 'recall'] as const).map((metric, at) => ({
    what: 'lost answers',
    metric: `${metric}, ${languages.length} languages`,
    value: values[at]!,
    interval: ranges[at]!,
    gate: metric === 'precision' ? 0.95 : 0.8,
    groups: groups.length,
  }))
}
