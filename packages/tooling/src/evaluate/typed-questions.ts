import { type ArticleInput, analyze } from '@citable/core'
import { escapeHtml } from '@citable/core/escape-html'
import { scoreAnswer } from '@citable/core/evaluation'
import { allPacks } from '@citable/core/languages/all'
import { halfOf } from '../reading/halves.ts'
import { contextOf } from './context-of.ts'
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

/** Result of a paragraph for the question it was found for. */
interface Judged {
  readonly title: string
  readonly answerable: boolean
  readonly score: number
  readonly isRight: boolean
  readonly isFirstRight: boolean
  /** True when the panel quotes the right sentence of the paragraph below a heading that asks; null: it quotes none. */
  readonly isQuotedRight: boolean | null
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
  const quoted = quotationOf(title, question, text)
  let from = 0
  const isQuoted = sentences.some((one, at) => {
    const start = from
    from += one.length + 1
    return quoted !== null && answers.includes(at) && start >= quoted.start && start + one.length <= quoted.end + 1
  })
  return {
    title,
    answerable,
    score,
    isRight: sentence !== '' && answers.includes(number),
    isFirstRight: answers.includes(0),
    isQuotedRight: quoted === null ? null : isQuoted,
  }
}

/** Place in the paragraph of the quotation shown as the answer, as for any article with that heading; null: none is. */
function quotationOf(title: string, question: string, text: string): { readonly start: number; readonly end: number } | null {
  const asked = `${question[0]!.toUpperCase()}${question.slice(1)}?`
  const draft: ArticleInput = {
    kind: 'body',
    html: `<h2>${escapeHtml(asked)}</h2><p>${escapeHtml(text)}</p>`,
    fields: { title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null },
  }
  const { answers } = analyze(draft, context, { languages: allPacks })
  const answer = answers.find((one) => one.question === asked && one.state === 'answered')
  return answer?.sentence ?? null
}

const context = contextOf({ language: 'en', readJsonLd: false, options: { seo: false, aeo: true, titles: 0 } })

const share = (judged: readonly Judged[], holds: (one: Judged) => boolean): number => judged.filter(holds).length / judged.length

function measure(judged: readonly Judged[]): readonly number[] {
  const answered = judged.filter(({ answerable }) => answerable)
  const scores = (wanted: boolean) => judged.filter(({ answerable }) => answerable === wanted).map(({ score }) => score)
  return [
    areaUnderCurve(scores(true), scores(false)),
    share(answered, ({ isRight }) => isRight),
    share(answered, ({ isFirstRight }) => isFirstRight),
    share(
      answered.filter(({ isQuotedRight }) => isQuotedRight !== null),
      ({ isQuotedRight }) => isQuotedRight === true,
    ),
  ]
}

/**
 * Questions that people typed, each with a paragraph that answers it or one on the same subject that does not, judged as a section under
 * that question. `first sentence` is what choosing it always would give, `quotation` what the panel shows of paragraphs that answer. One group
 * is a page title.
 */
export function evaluateTypedQuestions(folder: string): readonly Measure[] {
  const groups = [...Map.groupBy(readRows<Row>(folder, 'clapnq/questions').map(judge), ({ title }) => title).values()]
  const values = measure(groups.flat())
  const ranges = intervals(groups, (sample) => measure(sample.flat()))
  const rows: readonly (readonly [what: string, metric: string, gate: number])[] = [
    ['typed questions', 'AUC, answered or not', 0.8],
    ['typed questions', 'right sentence', 0.7],
    ['typed questions', 'first sentence, to compare', 0],
    ['typed questions', 'quotation holds the answer', 0.88],
  ]
  const halves = (['changing', 'reading'] as const).map((half) => measure(groups.flat().filter(({ title }) => halfOf(title) === half)))
  return rows.map(([what, metric, gate], at) => ({
    what,
    metric,
    value: values[at]!,
    interval: ranges[at]!,
    gate,
    groups: groups.length,
    halves: [halves[0]![at]!, halves[1]![at]!],
  }))
}
