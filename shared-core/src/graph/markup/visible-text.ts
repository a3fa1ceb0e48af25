import { letter, mark } from '../../languages/characters/characters.ts'
import { unspaced } from '../../languages/characters/rarer-characters.ts'
import type { Article } from '../../model/article.ts'
import { printDate } from '../../model/print-date.ts'
import { normalizeText, wordsOf } from './normalize-text.ts'

/** The text that readers of an article see, prepared for looking up claims in it. */
export interface VisibleText {
  /** Title, H1 elements and headline, normalised. */
  readonly titles: readonly string[]
  /** All of the text, normalised. */
  readonly text: string
  /** The text with its punctuation, for numbers and dates, and the values of its `time` elements. */
  readonly raw: string
  readonly times: readonly string[]
  /** Names of months in the text's language, January first; empty: unknown. */
  readonly months: readonly (readonly string[])[]
}

const unspacedCharacter = new RegExp(`[${unspaced}]`, 'u')
const noLetter = new RegExp(`[^${letter}${mark}]`, 'gu')

/** Body, title, byline and captions; hidden text is no part of an article's blocks. */
export function visibleText(article: Article, months: VisibleText['months'] = []): VisibleText {
  const titles = [article.title?.value, article.headline?.value, ...(article.markup?.h1Texts ?? [])].filter((text) => text !== undefined)
  const names = article.authors.map(({ value }) => value.name)
  const raw = [...titles, ...names, article.description?.value ?? '', ...article.blocks.map(({ text }) => text)]
    .join('\n')
    .normalize('NFKC')
  return {
    titles: titles.map(normalizeText).filter((title) => title !== ''),
    text: wordsOf(raw),
    raw,
    months,
    times: article.blocks.flatMap(({ inlines }) =>
      inlines.flatMap(({ kind, value }) => (kind === 'time' && value !== null ? [value] : [])),
    ),
  }
}

/** Runs of four neighbours: words, or characters where the script sets no spaces. A shorter text is one run. */
function shinglesOf(text: string): readonly string[] {
  const parts = text.split(' ').flatMap((word) => (unspacedCharacter.test(word) ? Array.from(word) : [word]))
  if (parts.length <= 4) return [parts.join(' ')]
  return parts.slice(3).map((_, at) => parts.slice(at, at + 4).join(' '))
}

const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50]

/** Numbers of a text in every reading: `1.299` is 1.299 and 1299. A row of stars counts its full ones. */
function numbersIn(raw: string): readonly number[] {
  const text = raw.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - zeros.findLast((zero) => zero <= code)!)
  })
  const found: number[] = []
  for (const [token] of text.matchAll(/\d+(?:[.,'\u2019 \u066b\u066c]\d+)*/g)) {
    const parts = token.split(/[^\d]/)
    found.push(...parts.map(Number), Number(parts.join('')))
    if (parts.length > 1) found.push(Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`))
    for (let at = 1; at < parts.length; at += 1) found.push(Number(`${parts[at - 1]}.${parts[at]}`))
  }
  for (const [stars] of text.matchAll(/\u2605+/g)) found.push(stars.length)
  return found
}

const marks = { uml: '\u0308', acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', cedil: '\u0327', ring: '\u030a' }

/** Markup often holds entities that were escaped twice: letters are read, all others are punctuation. */
const withoutEntities = (text: string): string =>
  text
    .replace(/&#(\d{2,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([A-Za-z])(uml|acute|grave|circ|tilde|cedil|ring);/g, (_, letter: string, mark: keyof typeof marks) => letter + marks[mark])
    .replace(/&szlig;/g, '\u00df')
    .replace(/&[a-z]{2,10};/gi, ' ')

const linesOf = (text: string): readonly string[] =>
  withoutEntities(text.replace(/<[^>]*>/g, '\n'))
    .split('\n')
    .map(normalizeText)
    .filter((line) => line !== '')

/** True when the text holds every line unchanged. */
export const showsVerbatim = (claim: string, { text }: VisibleText): boolean => linesOf(claim).every((line) => text.includes(line))

/** Part of a long text's runs of four words that must be there: a cut sentence or a heading between does no harm. */
const shownPart = 0.9

/** True when the page shows a long text nearly whole. */
export function showsMost(claim: string, visible: VisibleText): boolean {
  if (showsVerbatim(claim, visible)) return true
  const runs = linesOf(claim).flatMap(shinglesOf)
  const shown = runs.filter((run) => visible.text.includes(run)).length
  return shown >= shownPart * runs.length
}

/** Part of a headline's words that one title must hold in the same order. */
const titlePart = 0.8

/** True when the page shows a headline, or a title with most of its words in their order. */
export function showsTitle(claim: string, { titles, text }: VisibleText): boolean {
  const wanted = normalizeText(claim)
  if (titles.length === 0 || titles.some((title) => title.includes(wanted)) || text.includes(wanted)) return true
  const words = wanted.split(' ')
  return titles.some((title) => {
    const seen = title.split(' ')
    let at = 0
    let shared = 0
    for (const word of words) {
      const next = seen.indexOf(word, at)
      if (next === -1) continue
      at = next + 1
      shared += 1
    }
    return shared >= titlePart * words.length
  })
}

/** True when the page shows the number in any spelling. */
export const showsNumber = (claim: number, { raw }: VisibleText): boolean => numbersIn(raw).includes(claim)

/**
 * The day in some written form: ISO, in figures of any order, or beside the name of its month, which may be shortened or inflected (any
 * word where the names are unknown); or as a `time` element.
 */
export function showsDay(claim: string, { raw, times, months }: VisibleText): boolean {
  const printed = printDate(claim)
  if (printed === null) return false
  const iso = printed.text.slice(0, 10)
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  if (times.some((time) => time.startsWith(iso))) return true
  const figures = (...parts: readonly number[]) => parts.map((part) => `0?${part}`).join('\\s?[-./\u5e74\u6708\ub144\uc6d4]\\s?')
  const names = (months[month - 1] ?? []).map((name) => name.slice(0, shortestMonth).replace(noLetter, ''))
  const name = names.length === 0 ? `${letter}{3,}` : `(?<!${letter})(?:${names.join('|')})[${letter}${mark}]*`
  const forms = [
    figures(year, month, day),
    figures(day, month),
    figures(month, day),
    `0?${day}${letter}{0,3}[.\u00ba]?\\s+(?:${letter}{1,3}\\s+)?${name}`,
    `${name}\\.?\\s+0?${day}`,
  ]
  return forms.some((form) => new RegExp(`(?<!\\d)${form}(?!\\d)`, 'iu').test(raw))
}

/** Letters by which a month is known. */
const shortestMonth = 3
