import { scoreAnswer } from '@citable/core/evaluation'
import { type Measure, readRows } from './data.ts'
import { areaUnderCurve, intervals } from './statistics.ts'

interface Row {
  readonly title: string
  readonly question: string
  readonly answerable: boolean
  readonly sentences: readonly string[]
  /** Numbers of the sentences that answer. */
  readonly answers: readonly number[]
}

/** What a paragraph gives for the question it was found for. */
interface Judged {
  readonly title: string
  readonly answerable: boolean
  readonly score: number
  readonly isRight: boolean
  readonly isFirstRight: boolean
}

function judge({ title, question, answerable, sentences, answers }: Row): Judged {
  const text = sentences.join(' ')
  const { score, sentence = '' } = scoreAnswer({ question, passages: [text], language: 'en' })
  const middle = text.indexOf(sentence) + sentence.length / 2
  let start = 0
  const number = sentences.findIndex((one) => {
    start += one.length + 1
    return middle < start
  })
  return { title, answerable, score, isRight: sentence !== '' && answers.includes(number), isFirstRight: answers.includes(0) }
}

const share = (judged: readonly Judged[], holds: (one: Judged) => boolean): number => judged.filter(holds).length / judged.length

function measure(judged: readonly Judged[]): readonly number[] {
  const answered = judged.filter(({ answerable }) => answerable)
  const scores = (wanted: boolean) => judged.filter(({ answerable }) => answerable === wanted).map(({ score }) => score)
  return [
    areaUnderCurve(scores(true), scores(false)),
    share(answered, ({ isRight }) => isRight),
    share(answered, ({ isFirstRight }) => isFirstRight),
  ]
}

/**
 * Questions that people typed, each with a paragraph that answers it or one on the same subject that does not, judged as a section under
 * that question. `first sentence` is what choosing it always would give. One group is a page title.
 */
export function evaluateTypedQuestions(folder: string): readonly Measure[] {
  const groups = [...Map.groupBy(readRows<Row>(folder, 'clapnq/questions').map(judge), ({ title }) => title).values()]
  const values = measure(groups.flat())
  const ranges = intervals(groups, (sample) => measure(sample.flat()))
  const rows: readonly (readonly [what: string, metric: string, gate: number])[] = [
    ['typed questions', 'AUC, answered or not', 0.8],
    ['typed questions', 'right sentence', 0.7],
    ['typed questions', 'first sentence, to compare', 0],
  ]
  return rows.map(([what, metric, gate], at) => ({ what, metric, value: values[at]!, interval: ranges[at]!, gate, groups: groups.length }))
}
