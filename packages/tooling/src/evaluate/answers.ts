import { scoreAnswer } from '@citable/core/evaluation'
import { type Measure, readRows } from './data.ts'
import { areaUnderCurve, intervals, mean } from './statistics.ts'

/** Languages of the set. Thai marks no sentence ends, so the sentence gate leaves it out. */
const languages = ['en', 'de', 'es', 'ro', 'ru', 'el', 'tr', 'ar', 'vi', 'hi', 'zh', 'th'] as const
const withoutSentences = 'th'

interface Row {
  readonly article: string
  readonly passages: string[]
  readonly questions: readonly { readonly question: string; readonly passage: number; readonly start: number }[]
}

/** Result of one article in one language. */
interface Judged {
  readonly language: string
  readonly answerable: readonly number[]
  readonly unanswerable: readonly number[]
  readonly rightPassages: number
  readonly rightSentences: number
  readonly questions: number
}

function judge({ passages, questions }: Row, language: string): Judged {
  const answerable: number[] = []
  const unanswerable: number[] = []
  let rightPassages = 0
  let rightSentences = 0
  for (const { question, passage, start } of questions) {
    const found = scoreAnswer({ question, passages, language })
    answerable.push(found.score)
    unanswerable.push(scoreAnswer({ question, passages: passages.filter((_, index) => index !== passage), language }).score)
    if (found.passage !== passage) continue
    rightPassages += 1
    const at = found.sentence === undefined ? -1 : passages[passage]!.indexOf(found.sentence)
    if (at >= 0 && start >= at && start < at + found.sentence!.length) rightSentences += 1
  }
  return { language, answerable, unanswerable, rightPassages, rightSentences, questions: questions.length }
}

const area = (judged: readonly Judged[]): number =>
  areaUnderCurve(
    judged.flatMap(({ answerable }) => answerable),
    judged.flatMap(({ unanswerable }) => unanswerable),
  )
const share = (judged: readonly Judged[], count: 'rightPassages' | 'rightSentences'): number =>
  judged.reduce((sum, entry) => sum + entry[count], 0) / judged.reduce((sum, entry) => sum + entry.questions, 0)

/** Questions with their article's passages against the same without the passage that answers. The same articles in twelve languages. */
export function evaluateAnswers(folder: string): readonly Measure[] {
  // one group is an article with its versions in all languages
  const groups = new Map<string, Judged[]>()
  for (const language of languages) {
    for (const row of readRows<Row>(folder, `xquad/${language}`)) {
      const judged = judge(row, language)
      const group = groups.get(row.article)
      if (group === undefined) groups.set(row.article, [judged])
      else group.push(judged)
    }
  }
  const articles = [...groups.values()]
  const sentenceLanguages = languages.filter((language) => language !== withoutSentences)
  const measure = (sample: readonly (readonly Judged[])[]): readonly number[] => {
    const by = Map.groupBy(sample.flat(), ({ language }) => language)
    const of = (language: string): readonly Judged[] => by.get(language) ?? []
    const areas = languages.map((language) => area(of(language)))
    return [
      mean(areas),
      Math.min(...areas),
      mean(languages.map((language) => share(of(language), 'rightPassages'))),
      mean(sentenceLanguages.map((language) => share(of(language), 'rightSentences'))),
      ...areas,
    ]
  }
  const values = measure(articles)
  const ranges = intervals(articles, measure, 200)
  const rows: readonly (readonly [what: string, metric: string, gate: number])[] = [
    ['answerability', 'AUC, mean of 12', 0.918],
    ['answerability', 'AUC, least of 12', 0.885],
    ['right passage', 'share, mean of 12', 0.92],
    ['right sentence', 'share, mean of 11', 0.72],
    ...languages.map((language) => [`answerability ${language}`, 'AUC', 0.885] as const),
  ]
  return rows.map(([what, metric, gate], at) => ({
    what,
    metric,
    value: values[at]!,
    interval: ranges[at]!,
    gate,
    groups: articles.length,
  }))
}
