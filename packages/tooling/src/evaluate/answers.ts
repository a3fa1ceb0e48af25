import { scoreAnswer } from '@citable/core/evaluation'
import { type Measure, readRows } from './data.ts'
import { areaUnderCurve, interval, mean } from './statistics.ts'

/** Languages of the set. Thai marks no sentence ends, so the sentence gate leaves it out. */
const languages = ['en', 'de', 'es', 'ro', 'ru', 'el', 'tr', 'ar', 'vi', 'hi', 'zh', 'th'] as const
const withoutSentences = 'th'

interface Row {
  readonly article: string
  readonly passages: string[]
  readonly questions: readonly { readonly question: string; readonly passage: number; readonly start: number }[]
}

/** What one article gives in one language. */
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
  const of = (sample: readonly (readonly Judged[])[], language: string): Judged[] =>
    sample.flat().filter((entry) => entry.language === language)
  const sentenceLanguages = languages.filter((language) => language !== withoutSentences)
  const measures = {
    mean: (sample: typeof articles) => mean(languages.map((language) => area(of(sample, language)))),
    least: (sample: typeof articles) => Math.min(...languages.map((language) => area(of(sample, language)))),
    passage: (sample: typeof articles) => mean(languages.map((language) => share(of(sample, language), 'rightPassages'))),
    sentence: (sample: typeof articles) => mean(sentenceLanguages.map((language) => share(of(sample, language), 'rightSentences'))),
  }
  const row = (what: string, metric: string, measure: (sample: typeof articles) => number, gate: number): Measure => ({
    what,
    metric,
    value: measure(articles),
    interval: interval(articles, (sample) => measure(sample as typeof articles), 200),
    gate,
    groups: articles.length,
  })
  return [
    row('answerability', 'AUC, mean of 12', measures.mean, 0.918),
    row('answerability', 'AUC, least of 12', measures.least, 0.885),
    row('right passage', 'share, mean of 12', measures.passage, 0.92),
    row('right sentence', 'share, mean of 11', measures.sentence, 0.72),
    ...languages.map((language) => row(`answerability ${language}`, 'AUC', (sample) => area(of(sample, language)), 0.885)),
  ]
}
