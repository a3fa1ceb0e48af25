import { fileURLToPath } from 'node:url'
import { readArticle } from '@citable/core'
import * as detector from '@citable/core/languages'
import { allPacks } from '@citable/core/languages/all'
import { languageFor } from '@citable/core/languages/language-for'
import { claimsOf, judgeSource, readSource, type Source } from '@citable/core/sources'
import { contextOf } from './context-of.ts'
import { type Measure, measureGroups } from './data.ts'
import { type Expected, linked, readSourcePairs, type WrittenClaim } from './read-source-pairs.ts'

const folder = fileURLToPath(new URL('source-pairs', import.meta.url))

interface Answered {
  readonly id: string
  readonly isKept: boolean
  readonly text: string
  readonly expected: Expected
  readonly answer: Expected
  readonly isRight: boolean
}

/** What is said of each claim that was written for a page of its own. */
function answerPairs(): readonly Answered[] {
  return readSourcePairs(folder).flatMap(({ id, isKept, language, url, html, claims }) => {
    const source = readSource({ kind: 'html', url, asked: linked, html, isCut: false }, languageFor(language, allPacks), detector)
    return claims.map((claim) => ({ id, isKept, text: claim.text, expected: claim.expected, ...answerOf(claim, source) }))
  })
}

function answerOf({ expected, language: tag, text }: WrittenClaim, source: Source): Pick<Answered, 'answer' | 'isRight'> {
  const wrong = /\*([^*]+)\*/.exec(text)?.[1]
  const said = text
    .replaceAll('*', '')
    .replace(/&/g, '&amp;')
    .replace(/\[\[(.*?)\]\]/, `<a href="${linked}">$1</a>`)
  const fields = { title: 'T', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const input = { kind: 'body', html: `<p>${said}</p>`, fields } as const
  const language = languageFor(tag, allPacks)
  const claims = claimsOf(readArticle(input, contextOf({ language: tag })), input, language, { url: null, siteUrl: null })
  const verdicts = claims.map((claim) => ({ quote: claim.item.quote, answer: judgeSource(claim, source, language).answer }))
  const has = (answer: string): boolean => verdicts.some((one) => one.answer === answer)
  const answer: Expected =
    claims.length === 0 ? 'N' : has('does_not_hold') ? 'H' : has('link_dead') ? 'D' : has('could_not_be_checked') ? 'U' : 'S'
  const isNamed =
    wrong === undefined ||
    verdicts.some((one) => one.answer === 'does_not_hold' && (one.quote.includes(wrong) || wrong.includes(one.quote)))
  return { answer, isRight: answer === expected && isNamed }
}

/** The gates of the issue hold for planted cases; of these harder pairs they say where no step back is allowed. */
export function evaluatePairs(): readonly Measure[] {
  const [pairs, kept] = [false, true].map((isKept) => [
    ...Map.groupBy(
      answerPairs().filter((one) => one.isKept === isKept),
      ({ id }) => id,
    ).values(),
  ])
  const share = (isAsked: (one: Answered) => boolean) => (sample: readonly (readonly Answered[])[]) => {
    const asked = sample.flat().filter(isAsked)
    return asked.filter(({ isRight }) => isRight).length / asked.length
  }
  const measure = (what: string, metric: string, gate: number, isAsked: (one: Answered) => boolean): Measure =>
    measureGroups({ what, metric, gate }, what === 'kept pairs' ? kept! : pairs!, ([first]) => first!.id, share(isAsked), 200)
  return [
    measure('written pairs', 'answers are right', 0.9, () => true),
    measure('written pairs', '“stands there” is right', 0.95, ({ answer }) => answer === 'S'),
    measure('written pairs', '“does not hold” is right', 0.98, ({ answer }) => answer === 'H'),
    measure('written pairs', 'faults found', 0.88, ({ expected }) => expected === 'H'),
    measure('kept pairs', 'answers are right', 0.9, () => true),
  ]
}
