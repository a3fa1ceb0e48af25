import { letter } from '../../../languages/characters/characters.ts'
import type { Article, Block, Found } from '../../../model/article.ts'
import type { Person } from '../../../model/input.ts'
import { isMedia } from '../../../model/is-media.ts'
import type { Instant } from '../../../model/values.ts'
import { wholeSpan } from '../../../parse/blocks/block-builder.ts'
import { oneLine } from '../../../parse/html/walk.ts'
import { found } from '../../page/found.ts'
import { asciiDigits } from '../ascii-digits.ts'
import { type DayMeaning, isDateLabel, isEventLabel, meaningOfPart, partsByDay, saysPublication, saysUpdate } from '../dates/date-labels.ts'
import { dayOfDateline } from '../dates/dateline.ts'
import { hasDigit, parseDate } from '../dates/parse-date.ts'
import { isFullName } from './full-name.ts'
import { isDesk, namesOfByline, personOf, saysAuthor } from './names.ts'

/** Blocks below the title in which a byline stands, and UTF-16 units of one. */
const reachBlocks = 3
const reachLength = 120

/** A draft without fields for them, with author and days of the byline under its title: `*By Ann Lee, 3 March 2026*`. */
export function withDraftByline(article: Article, now: string): Article {
  const lines = linesUnderTitle(article.blocks)
  const { language } = article
  const authors = article.authors.length > 0 ? article.authors : (lines.map((line) => authorsOf(line, article)).find(isSome) ?? [])
  const days = lines.map((line) => daysOf(line, { language, now }))
  const pick = (which: 'published' | 'modified'): Found<Instant> | null => days.find((day) => day[which] !== null)?.[which] ?? null
  return {
    ...article,
    authors,
    datePublished: article.datePublished ?? pick('published') ?? datelineIn(article.blocks, { language, now }),
    dateModified: article.dateModified ?? pick('modified'),
  }
}

/** The dateline of the first paragraphs; several, or one beside a venue, are days of events. */
function datelineIn(blocks: readonly Block[], hints: { readonly language: string; readonly now: string }): Found<Instant> | null {
  const text = blocks.map((block) => ('text' in block ? block.text : '')).join(' ')
  const days = new Map<Instant, Block>()
  for (const block of blocks.slice(0, reachBlocks + 1)) {
    if (block.kind !== 'paragraph') continue
    const line = withoutMarks(oneLine(block.text.slice(0, 300)))
    if (isEventLabel(line)) return null
    const day = dayOfDateline(line, text, hints.language)
    const value = day === null ? null : parseDate(day, hints)
    if (value !== null) days.set(value, block)
  }
  const [[value, block] = []] = days
  if (value === undefined || block === undefined || days.size > 1) return null
  return found(value, 'text', 'dateline', { confidence: 'likely', span: wholeSpan(block) })
}

const isSome = (list: readonly unknown[]): boolean => list.length > 0

interface Line {
  readonly text: string
  readonly block: Block
}

/** Marks of emphasis and quotation around a line. */
const around = new Set('*_„“”"«»‹›「『」』')

function withoutMarks(line: string): string {
  const signs = [...line]
  const isText = (sign: string): boolean => !around.has(sign) && sign.trim() !== ''
  return signs.slice(Math.max(0, signs.findIndex(isText)), signs.findLastIndex(isText) + 1).join('')
}

/** Short paragraphs straight below the first heading, or at the beginning of a text without one; a longer one ends them. */
function linesUnderTitle(blocks: readonly Block[]): readonly Line[] {
  const start = blocks[0]?.kind === 'heading' ? 1 : 0
  const lines: Line[] = []
  for (const block of blocks.slice(start, start + reachBlocks)) {
    if (isMedia(block)) continue
    if (block.kind !== 'paragraph' || block.text.length > reachLength) break
    lines.push({ text: withoutMarks(oneLine(block.text)), block })
  }
  return lines
}

function authorsOf({ text, block }: Line, { language, blocks }: Article): readonly Found<Person>[] {
  if (/[.!?。！？]$/.test(text)) return []
  const signed = nameOfKind(text)
  if (signed === null && !saysAuthor(text, language)) return []
  const names = signed === null ? namesOfByline(text, language) : [signed]
  if (!names.every((name) => isFullName(name) || isDesk(name))) return []
  // whom the text of an interview names is the one who was asked
  const isAnswering = (name: string): boolean =>
    blocks.some((other) => other !== block && 'text' in other && other.text.includes(name.split(' ').at(-1)!))
  if (interview.test(text) && names.some(isAnswering)) return []
  return names.map((name) => found(personOf(name, null, null), 'text', 'byline', { confidence: 'likely', span: wholeSpan(block) }))
}

/** Kinds of text that somebody signs: `Tribune de`, `Reportage:`. In some languages `de` before a name tells who is asked in an interview. */
const kinds =
  'tribunes?|chroniques?|billet|éditorial|édito|opinions?|analyses?|reportages?|récit|enquêtes?|point de vue|carte blanche|tribuna|columna|crónica|análisis|reportaje|opinión|artículo(?: de opinión)?|crônica|coluna|análise|reportagem|opinião|artigo(?: de opinião)?|editoriale?|commento|analisi|opinione|intervento|rubrica|racconto|inchiesta|kommentar|gastbeitrag|gastkommentar|analyse|meinung|kolumne|glosse|leitartikel|essay|bericht|rezension|kritik|commentary|comment|column|op-ed|opinion|analysis|guest post|review|report|feature|opinie|recensie|gastbijdrage|krönika|debatt|ledare|recension|komentarz|felieton|opinia|analiza|reportaż|recenzja|колонка|мнение|комментарий|анализ|репортаж|обзор|yorum|köşe yazısı|analiz|görüş'
const asked = 'interviews?|entretien|entrevista|intervista|gespräch|wywiad|интервью|röportaj|intervju'
const by = 'by|von|par|por|door|av|af|autorstwa'
const of = 'de|di|del|da|do|автора'
const colonBehind = '\\s?[:：]\\s?'
/** `de` alone stands before places as well: only beside a day it names a writer. */
const kindOf = new RegExp(
  `^(?:(?:an?|une?|eine?|la|le|el|il|uma?) |l['’])?(?:(?:${kinds})(?:\\s(?:${by})\\s|\\s(?:(?:${of})\\s|d['’])(?=.*\\d)|${colonBehind})|(?:${asked})(?:\\s(?:${by})\\s|\\s(?:de|di)\\s(?=.*\\d)|${colonBehind}))`,
  'iu',
)
const interview = new RegExp(`^(?:${asked})(?!${letter})`, 'iu')

/** The name behind a kind of text, before a role and a day; null: there is none. */
function nameOfKind(text: string): string | null {
  const kind = kindOf.exec(text)
  if (kind === null) return null
  const rest = text.slice(kind[0].length)
  const name = (rest.split(/[,，、|·•—–:：/(（]|\s-\s/u, 1)[0] ?? '').trim()
  return !/\d/.test(name) && isFullName(name) ? name : null
}

function meaningIn(part: string, value: Instant | null, language: string): DayMeaning {
  if (value === null) return 'other'
  return (saysAuthor(part, language) || nameOfKind(part) !== null) && !saysUpdate(part) ? 'publication' : meaningOfPart(asciiDigits(part))
}

interface Days {
  readonly published: Found<Instant> | null
  readonly modified: Found<Instant> | null
}

/** Days of a line that is a byline, says what they are the days of, or holds nothing else. */
function daysOf({ text, block }: Line, hints: { readonly language: string; readonly now: string }): Days {
  const isByline =
    nameOfKind(text) !== null || saysAuthor(text, hints.language) || isDateLabel(text) || saysPublication(text) || saysUpdate(text)
  const isBare = /^\d/.test(asciiDigits(text)) && text.split(/\s+/).length <= 4
  if (!hasDigit(text) || !(isByline || isBare)) return { published: null, modified: null }
  let published: Instant | null = null
  let modified: Instant | null = null
  for (const part of partsByDay(text)) {
    const value = hasDigit(part) ? parseDate(part, hints) : null
    const meaning = meaningIn(part, value, hints.language)
    if (meaning === 'change') modified ??= value
    else if (meaning !== 'other') published ??= value
  }
  const as = (value: Instant | null): Found<Instant> | null =>
    value === null ? null : found(value, 'text', 'byline', { confidence: 'likely', span: wholeSpan(block) })
  return { published: as(published), modified: as(modified) }
}
