import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readArticle } from '@citable/core'
import * as detector from '@citable/core/languages'
import { allPacks } from '@citable/core/languages/all'
import { languageFor } from '@citable/core/languages/language-for'
import { type Claim, claimsOf, judgeSource, readSource, type Source, type SourceAnswer } from '@citable/core/sources'
import { hashOf } from '../reading/halves.ts'
import { contextOf } from './context-of.ts'
import { type Measure, measureGroups } from './data.ts'

/** A page of the labelled set; `README.pages.md` beside it describes the fields. */
interface Page {
  readonly id: string
  readonly url: string | null
  readonly domain: string
  readonly language: string | null
}

interface ReadPage {
  readonly domain: string
  readonly tag: string
  readonly source: Source
}

interface Judged {
  readonly domain: string
  /** The page holds the claim, as its own sentence says it or shortened; or a figure or word of it was changed, or the page is another one. */
  readonly isThere: boolean
  readonly answer: SourceAnswer
}

/** Sentences with figures and quotations of one page at most. */
const perPage = 3

const source = 'https://source.example.org/page'

/**
 * Sentences with a figure and quotations of real pages, cited from the page they are on: as they are, shortened, with one digit or word changed,
 * and cited from another page of their language. What a reader would say of each is known by how it was made.
 */
export function evaluateSources(folder: string): readonly Measure[] {
  const pages = readPages(folder)
  const judged = pages.flatMap((page, at) => {
    const other = [...pages.slice(at + 1), ...pages.slice(0, at)].find(({ tag, domain }) => tag === page.tag && domain !== page.domain)
    return [...figuresOf(page), ...quotationsOf(page)].flatMap(({ sentence, changed, shortened }): readonly Judged[] => {
      const ask = (said: string, isThere: boolean, of: ReadPage): readonly Judged[] => {
        const claim = claimOf(said, page.tag)
        if (claim === null) return []
        return [{ domain: page.domain, isThere, answer: judgeSource(claim, of.source, languageFor(page.tag, allPacks)).answer }]
      }
      return [
        ...ask(sentence, true, page),
        ...(shortened === null ? [] : ask(shortened, true, page)),
        ...(changed === null ? [] : ask(changed, false, page)),
        ...(other === undefined ? [] : ask(sentence, false, other)),
      ]
    })
  })
  const groups = [...Map.groupBy(judged, ({ domain }) => domain).values()]
  const share = (isAsked: (one: Judged) => boolean, isRight: (one: Judged) => boolean) => (sample: readonly (readonly Judged[])[]) => {
    const asked = sample.flat().filter(isAsked)
    return asked.filter(isRight).length / asked.length
  }
  const measure = (metric: string, gate: number, of: ReturnType<typeof share>): Measure =>
    measureGroups({ what: 'sources', metric, gate }, groups, ([first]) => first!.domain, of, 200)
  const says = (answer: SourceAnswer) => (one: Judged) => one.answer === answer
  const isThere = ({ isThere: is }: Judged): boolean => is
  const isNot = (one: Judged): boolean => !one.isThere
  return [
    measure('“stands there” is right', 0.97, share(says('stands_there'), isThere)),
    measure('“does not hold” is right', 0.95, share(says('does_not_hold'), isNot)),
    measure('faults found', 0.85, share(isNot, says('does_not_hold'))),
    measure('what stands there is found', 0.95, share(isThere, says('stands_there'))),
  ]
}

/** Pages that can be read whole: of other pages nothing counts as missing. */
function readPages(folder: string): readonly ReadPage[] {
  const rows = readFileSync(join(folder, 'pages/gold.jsonl'), 'utf8').trim().split('\n')
  return rows.flatMap((row): readonly ReadPage[] => {
    const { id, url, domain, language } = JSON.parse(row) as Page
    const html = gunzipSync(readFileSync(join(folder, `pages/${id}.html.gz`))).toString('utf8')
    const tag = (language ?? 'en').split('-')[0]!.toLowerCase()
    const address = url ?? 'https://example.org/page'
    const read = readSource({ kind: 'html', url: address, asked: address, html, isCut: false }, languageFor(tag, allPacks), detector)
    const isSame = read.language === null || read.language.startsWith(tag)
    return read.dead === null && read.limit === null && isSame ? [{ domain, tag, source: read }] : []
  })
}

interface Drawn {
  readonly sentence: string
  /** null: none that is not on the page, too. */
  readonly changed: string | null
  readonly shortened: string | null
}

/** Sentences in an order of their own. */
const shuffled = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort((one, other) => hashOf(one) - hashOf(other))

function figuresOf({ source: { passages, text } }: ReadPage): readonly Drawn[] {
  const sentences = passages.flatMap(({ text: said, quantities, isRow }) =>
    !isRow && quantities.some(({ isWord, measure }) => !isWord && measure !== '') && isSentence(said) ? [said] : [],
  )
  return shuffled(sentences)
    .slice(0, perPage)
    .map((sentence) => {
      const figure = /\d[\d.,]*/.exec(sentence)?.[0] ?? ''
      const other = `${(Number(figure[0]) % 9) + 1}${figure.slice(1)}`
      return { sentence, changed: text.includes(other) ? null : sentence.replace(figure, other), shortened: null }
    })
}

function quotationsOf({ source: { passages } }: ReadPage): readonly Drawn[] {
  const quoted = passages.flatMap(({ text: said }) => /[“„«]([^“”„«»]{60,220})[”“»]/.exec(said)?.[1] ?? [])
  return shuffled(quoted)
    .slice(0, perPage)
    .flatMap((quotation): readonly Drawn[] => {
      const words = quotation.trim().split(/\s+/)
      if (words.length < 12) return []
      const say = (part: readonly string[]): string => `“${part.join(' ')}” says so.`
      const middle = Math.floor(words.length / 2)
      return [
        {
          sentence: say(words),
          changed: say([...words.slice(0, middle), ...words.slice(middle + 1)]),
          shortened: say([...words.slice(0, 4), '…', ...words.slice(-4)]),
        },
      ]
    })
}

const isSentence = (text: string): boolean => text.length > 50 && text.length < 320 && /[.!?]$/.test(text) && !/[“”"„«»]/.test(text)

/** The figure or quotation of a sentence that is cited from a page; null: it makes no claim. */
function claimOf(sentence: string, tag: string): Claim | null {
  const escaped = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const html = `<p>${escaped.slice(0, -1)} (<a href="${source}">source</a>).</p>`
  const fields = { title: 'T', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const input = { kind: 'body', html, fields } as const
  const article = readArticle(input, contextOf({ language: tag }))
  const claims = claimsOf(article, input, languageFor(tag, allPacks), { url: null, siteUrl: null })
  return (
    claims.find(
      ({ kind, item }) => kind === 'quotation' || (kind === 'figure' && sentence.indexOf(item.quote) === firstFigure(sentence)),
    ) ?? null
  )
}

const firstFigure = (sentence: string): number => sentence.search(/\d/)
