import type { Element } from 'domhandler'
import { letter, lowerLetter, mark, upperLetter } from '../../../languages/characters/characters.ts'
import type { Found } from '../../../model/article.ts'
import { dayNumber } from '../../../model/day-number.ts'
import type { Instant } from '../../../model/values.ts'
import { nameFlags } from '../../../parse/html/name-flags.ts'
import { authorRelation, isBlockName } from '../../../parse/html/page-index.ts'
import { isElement, oneLine } from '../../../parse/html/walk.ts'
import { found, metaOrigin } from '../../page/found.ts'
import { textValue } from '../../page/json-ld.ts'
import { holds, isBesideArticle, isWithin, lineOf, linesOf, metaValue, orderOf, type PageSource } from '../../page/page-source.ts'
import { asciiDigits } from '../ascii-digits.ts'
import { isAnnouncement } from '../people/byline-words.ts'
import { saysAuthor } from '../people/names.ts'
import {
  type DayMeaning,
  isDateLabel,
  isEventLabel,
  isNamedChange,
  isNamedOtherDay,
  isOtherProperty,
  labelsFirst,
  meaningOfLabel,
  meaningOfPart,
  opensWithPublication,
  partsByDay,
  saysOtherDay,
  saysPublication,
  saysUpdate,
} from './date-labels.ts'
import { dayOfDateline } from './dateline.ts'
import { type DateHints, dayOf, hasDigit, parseDate } from './parse-date.ts'

const publishedMetas = [
  'article:published_time',
  'og:article:published_time',
  'article:published',
  'datepublished',
  'og:published_time',
  'og:pubdate',
  'publishdate',
  'publish_date',
  'publish-date',
  'pubdate',
  'pub_date',
  'pub-date',
  'article_publication_date',
  'article:publish_date',
  'article.published_time',
  'og:article:publish_time',
  'sitemap_publish_date',
  'published_time',
  'parsely-pub-date',
  'sailthru.date',
  'dc.date.issued',
  'dcterms.issued',
  'citation_publication_date',
  'citation_online_date',
  'cxenseparse:recs:publishtime',
  'article.published',
  'article_date_original',
  'published-date',
  'published_date',
  'date_published',
  'publication_date',
  'originalpublicationdate',
  'rnews:datepublished',
  'news_pub_date',
  'bt:pubdate',
]
/** Names that some templates use for the day of the last change; what readers see beside the headline goes before. */
const vagueMetas = [
  'date',
  'dc.date',
  'dcterms.date',
  'dc.date.created',
  'dcterms.created',
  'citation_date',
  'article.created',
  'displaydate',
  'datecreated',
  'article:created',
  'last-modified-published',
  'ptime',
  'created',
  'creation_date',
]
const modifiedMetas = [
  'article:modified_time',
  'og:updated_time',
  'article:modified',
  'datemodified',
  'og:modified_time',
  'dcterms.modified',
  'dc.date.modified',
  'lastmod',
  'last-modified',
  'revised',
  'modified_time',
  'article.updated',
  'cxenseparse:recs:articlemodified',
  'utime',
  'article:updated',
]

const publishedProperties = ['datePublished', 'dateCreated', 'uploadDate']

/**
 * Publication date of the article. In order: JSON-LD; meta elements; `itemprop=datePublished`; `time` elements and elements that name a date beside
 * the headline; a written date there; the page's address; inline script data. A first edition goes before these: an earlier day that readers see
 * below the headline, or that the page's data name beside the later one.
 */
export function readDatePublished(source: PageSource): Found<Instant> | null {
  const declared =
    fromJsonLd(source, publishedProperties) ?? fromMetas(source, publishedMetas) ?? fromMetas(source, otherPublishedKeys(source))
  if (declared?.from === 'json_ld') return withoutSecondZone(declared, source)
  const date = declared === null ? readPublished(source) : (firstShown(source, declared.value) ?? declared)
  return date === null ? null : (firstInScripts(source, date.value) ?? date)
}

/**
 * Some templates print the time of Greenwich with the zone of the place. Only the day that readers see is certain where a line beside the headline
 * gives time and zone and the two differ by just that zone.
 */
function withoutSecondZone(declared: Found<Instant>, source: PageSource): Found<Instant> {
  const minutes = minutesOf(declared.value)
  const [, sign, hours = '0', rest = '0'] = /([+-])(\d\d):(\d\d)$/.exec(declared.value) ?? []
  const offset = Number(hours) * 60 + Number(rest)
  if (minutes === null || offset === 0) return declared
  const { page, heading, textStart } = source
  for (let index = Math.max(0, heading === -1 ? textStart - 60 : heading); index < textStart; index++) {
    const element = page.elements[index]!
    const { text } = page.notes.get(element)!
    if (text < 10 || text > longestDayLine || isElsewhere(element, source)) continue
    const line = lineOf(element, 150)
    const clock = /(\d{1,2}):(\d\d)\s?(?:([ap])\.?m\.?)?\s[A-Z]{2,4}$/i.exec(line)
    const day = clock === null ? null : parseDate(line.slice(0, clock.index), hintsOf(source))
    const at = day === null ? null : dayNumber(dayOf(day))
    if (clock === null || day === null || at === null) continue
    const hour = (Number(clock[1]) % (clock[3] === undefined ? 24 : 12)) + (clock[3]?.toLowerCase() === 'p' ? 12 : 0)
    const shown = at * 1440 + hour * 60 + Number(clock[2])
    // A time that the data call local equals the readers' clock once the zone is taken off twice.
    const local = Math.floor(minutes) + (sign === '-' ? -offset : offset)
    if (local + (sign === '-' ? -offset : offset) === shown) return found(dayOf(day), 'text', 'line', { confidence: 'likely' })
  }
  return declared
}

function readPublished(source: PageSource): Found<Instant> | null {
  return (
    fromItemprops(source, ['datePublished', 'dateCreated', 'issued', 'created', 'date', 'dateline']) ??
    fromElements(source, { where: 'above' }) ??
    fromVague(source) ??
    fromAddress(source) ??
    fromLines(source, { areUpdates: false }) ??
    fromBylines(source) ??
    fromElements(source, { where: 'inside' }) ??
    fromDateline(source) ??
    fromPlacedDay(source) ??
    fromScripts(source) ??
    fromElements(source, { where: 'behind' }) ??
    fromSignedLine(source)
  )
}

/** Elements behind the text in which the line of its publication may stand. */
const behindText = 40

/** `First published: 19 November 2019` behind the text. */
function fromSignedLine(source: PageSource): Found<Instant> | null {
  const { page, textEnd } = source
  for (let index = textEnd + 1; index <= Math.min(textEnd + behindText, page.elements.length - 1); index++) {
    const element = page.elements[index]!
    const { text, isBlock } = page.notes.get(element)!
    if (!isBlock || text < 10 || text > longestDayLine || isElsewhere(element, source) || isInTeaser(element, source)) continue
    const line = lineOf(element, 150)
    if (!opensWithPublication(line)) continue
    const date = dateOfLine(line, source)
    if (date !== null && !date.isUpdate) return found(date.value, 'text', 'line', { confidence: 'likely' })
  }
  return null
}

/** UTF-16 units: a line that is about a day holds little else. */
const longestDayLine = 80

/** The day that readers see between headline and text, if it is before the declared one: that is of a later edition. */
function firstShown(source: PageSource, declared: Instant): Found<Instant> | null {
  const { page, heading, textStart } = source
  if (heading === -1) return null
  for (let index = page.notes.get(page.elements[heading]!)!.last + 1; index < textStart; index++) {
    const element = page.elements[index]!
    const { text, flags, last } = page.notes.get(element)!
    const isCaption = element.name === 'figure' || element.name === 'figcaption' || (flags & nameFlags.caption) !== 0
    const isShort = !isCaption && text >= 6 && text <= longestDayLine && !isElsewhere(element, source)
    const date =
      isShort && /^(?:unsaid|publication)$/.test(meaningAround(element, source)) ? dateOfLine(lineOf(element, 150), source) : null
    // The dates of a picture or of a change are inside such elements as well.
    if (isCaption || date?.isUpdate) index = last
    else if (date !== null && isEarlier(date.value, declared)) return found(date.value, 'text', 'line', { confidence: 'likely' })
  }
  return null
}

/** By more than a day: one is a matter of zones. */
function isEarlier(one: Instant, other: Instant): boolean {
  const [first, second] = [dayNumber(dayOf(one)), dayNumber(dayOf(other))]
  return first !== null && second !== null && second - first > 1
}

/** Names that content systems give to the date of the first edition, where they count later ones as published too. */
const scriptFirstDate =
  /["'](?:date|time)?_?(?:first|original(?:ly)?)_?(?:time|date)?_?publi(?:sh|shed|cation)_?(?:date|time|at|on)?(?:time)?\\?["']\s{0,4}:\s{0,4}\\?["']([\dTZ:.+ -]{8,35})/gi

/** UTF-16 units around such a date in which the later one of the same article stands. */
const sameRecord = 600

/** The first edition, where a script names it in the record that holds the date of this one. */
function firstInScripts({ page, language, context }: PageSource, published: Instant): Found<Instant> | null {
  for (const script of page.inlineScripts) {
    let tries = 0
    for (const match of script.matchAll(scriptFirstDate)) {
      if (++tries > maxRecords) break
      const value = parseDate(match[1]!, { language, now: context.now })
      const around = script.slice(Math.max(0, match.index - sameRecord), match.index + sameRecord)
      if (value !== null && dayOf(value) < dayOf(published) && around.includes(dayOf(published)))
        return found(value, 'meta', 'script', { confidence: 'likely' })
    }
  }
  return null
}

/** Records that are looked at in one script. */
const maxRecords = 20

/** Meta elements that others use, such as `vf:published_time` or `original-publish-date`. */
function otherPublishedKeys({ page }: PageSource): readonly string[] {
  return [...page.metas.keys()].filter((key) => /publish(?!er)|publicat|pub[._-]?date|posted|issued/.test(key)).slice(0, 20)
}

/** A meta element that says no more than "date"; a line that is beside the headline and names an earlier day is the truer one. */
function fromVague(source: PageSource): Found<Instant> | null {
  const vague = fromMetas(source, vagueMetas)
  if (vague === null) return null
  const line = fromLines(source, { areUpdates: false })
  return line !== null && dayOf(line.value) < dayOf(vague.value) ? line : { ...vague, confidence: 'likely' }
}

/** Names of the last change that content systems update, and of nothing else. */
const surelyModifiedMetas = ['article:modified_time', 'article:modified', 'og:updated_time', 'datemodified']

/**
 * Date of the last change; null when it is unknown or before `published`. A note in the text about a later change goes
 * before what the data declare.
 */
export function readDateModified(source: PageSource, published: Instant | null): Found<Instant> | null {
  const first = fromJsonLd(source, publishedProperties)
  const hasTrueZone = first === null || withoutSecondZone(first, source) === first
  const declared = hasTrueZone ? fromJsonLd(source, ['dateModified']) : null
  // Templates that know no change repeat the publication.
  const later = declared?.value === published ? fromMetas(source, surelyModifiedMetas) : null
  const modified =
    (later !== null && published !== null && isAfter(later.value, published, 'surely') ? later : declared) ??
    fromMetas(source, modifiedMetas) ??
    fromItemprops(source, ['dateModified']) ??
    fromUpdatedLine(source) ??
    fromLines(source, { areUpdates: true })
  const known = modified === null || (published !== null && !isAfter(modified.value, published)) ? null : modified
  const noted = fromNotes(source)
  const latest = known?.value ?? published
  return noted !== null && latest !== null && dayOf(noted.value) > dayOf(latest) ? noted : known
}

/** Beginning of a note on a change: the first words of its line, at most these before the day. */
const noteBegin = new RegExp(
  String.raw`^\W{0,3}(?:correction|corrected|clarification|update[ds]?|editor(?:['’]?s|s['’]|ial)? note|this (?:article|story|post|page|piece) (?:was|has been) (?:last )?(?:updated|corrected)|korrektur|korrigiert|aktualisier(?:t|ung)|nachtrag|anmerkung der redaktion|mise à jour|mis à jour|rectificatif|note de la rédaction|actualización|actualizado|corrección|fe de errores|nota del editor|aggiornamento|aggiornato|correzione|atualização|atualizado|correção|errata|обновлено|исправление|更新|追記|訂正|تحديث|تصحيح)(?:\s(?:added|posted|on|of|from|vom|am|du|le|del|el|il|em|de|от))?[\s,:([–—-]{0,3}(?=\d|${letter}{3,10}\.?\s\d)`,
  'iu',
)

/** End of the day in a note. */
const noteEnd = new RegExp(String.raw`[:：)\]–—](?!\d)|\.\s(?=${upperLetter})|$`, 'u')

/** UTF-16 units from the beginning of a note up to the end of its day. */
const noteHead = 70

/** The latest day of a note on a change: `Correction added Nov. 18, 2019: the caption …`, in the text or at its end. */
function fromNotes(source: PageSource): Found<Instant> | null {
  const { page, textStart, textEnd } = source
  let latest: Instant | null = null
  for (let index = Math.max(0, textStart); index <= Math.min(textEnd + 5, page.elements.length - 1); index++) {
    const element = page.elements[index]!
    const note = page.notes.get(element)!
    if (!note.isBlock || note.own < 10 || isElsewhere(element, source)) continue
    const line = lineOf(element, 200)
    const begin = noteBegin.exec(line)
    if (begin === null) continue
    const [head = ''] = line.slice(begin[0].length).split(noteEnd, 1)
    const value = head.length > noteHead ? null : parseDate(head, hintsOf(source))
    if (value !== null && (latest === null || dayOf(value) > dayOf(latest))) latest = value
  }
  return latest === null ? null : found(dayOf(latest), 'text', 'note')
}

/** Not before it: as a time where both name one, else as a day. Templates that know no change repeat the publication. */
function isAfter(modified: Instant, published: Instant, how: 'not before' | 'surely' = 'not before'): boolean {
  const [later, first] = [minutesOf(modified), minutesOf(published)]
  if (how === 'surely') return later === null || first === null ? dayOf(modified) > dayOf(published) : later > first
  return later === null || first === null ? dayOf(modified) >= dayOf(published) : later >= first
}

/** Minutes since 1970, seconds as their part; null: it names no time, or no zone. */
function minutesOf(date: Instant): number | null {
  const [, hour, minute, second = '0', zone, hours = '0', minutes = '0'] =
    /T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(Z|[+-](\d\d):(\d\d))$/.exec(date) ?? []
  const day = dayNumber(date.slice(0, 10))
  if (zone === undefined || day === null) return null
  const ahead = (zone.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return day * 1440 + Number(hour) * 60 + Number(minute) + Number(second) / 60 - ahead
}

/** A date that readers see beside the article, whatever the metadata says; null: none was found. */
export function readShownDate(source: PageSource): Instant | null {
  const shown =
    fromElements(source, { where: 'above' }) ??
    fromElements(source, { where: 'inside' }) ??
    fromItemprops(source, ['datePublished', 'dateModified']) ??
    fromLines(source, { areUpdates: false }) ??
    fromBylines(source) ??
    fromLines(source, { areUpdates: true }) ??
    fromUpdatedLine(source)
  return shown?.value ?? null
}

const hintsOf = (source: PageSource): DateHints => ({
  language: withRegion(source),
  now: source.context.now,
})

/** Countries that write English dates, by the end of their hosts; `com` and the like say nothing. */
const englishHosts = /\.(uk|ie|au|nz|in|za|sg|my|ng|ke|pk|us)$/

/** English with the region that the page names elsewhere: `03/04/2026` is another day in London than in New York. */
function withRegion({ language, page, context }: PageSource): string {
  if (language !== 'en') return language
  const locale = /^en[_-]([a-z]{2})$/i.exec(metaValue(page, ['og:locale', 'content-language', 'language'])?.value ?? '')?.[1]
  if (locale !== undefined) return `en-${locale}`
  const host = context.url !== null && URL.canParse(context.url) ? new URL(context.url).hostname : ''
  const country = englishHosts.exec(host)?.[1]
  return country === undefined ? language : `en-${country === 'uk' ? 'gb' : country}`
}

function fromJsonLd(source: PageSource, properties: readonly string[]): Found<Instant> | null {
  if (source.articleNode === null) return null
  for (const property of properties) {
    const text = textValue(source.articleNode, property, source.jsonLd)
    const value = text === null ? null : parseDate(text, hintsOf(source))
    if (value !== null) return found(value, 'json_ld', property)
  }
  return null
}

function fromMetas(source: PageSource, names: readonly string[]): Found<Instant> | null {
  for (const name of names) {
    for (const content of source.page.metas.get(name) ?? []) {
      const value = parseDate(content, hintsOf(source))
      if (value !== null) return found(value, metaOrigin(name), name)
    }
  }
  return null
}

function fromItemprops(source: PageSource, names: readonly string[]): Found<Instant> | null {
  for (const name of names) {
    for (const element of source.page.itemprops.get(name) ?? []) {
      if (isElsewhere(element, source) || isOfOtherItem(element, source)) continue
      const value = dateOf(element, source)
      if (value !== null) return found(value, 'element', `itemprop=${name}`, { confidence: 'declared' })
    }
  }
  return null
}

/** The machine-readable value of an element, else its text. */
function dateOf(element: Element, source: PageSource): Instant | null {
  const { attribs } = element
  for (const text of [
    attribs['content'],
    attribs['datetime'],
    attribs['data-datetime'],
    attribs['data-timestamp'],
    attribs['data-time'],
    attribs['data-date'],
    attribs['data-utime'],
    attribs['data-published'],
    attribs['unixtime'],
  ]) {
    const value = text === undefined ? null : parseDate(text, hintsOf(source))
    if (value !== null) return writtenDay(element, value, source) ?? value
  }
  const line = lineOf(element, 200)
  const shown = dateOfLine(line, source)?.value ?? null
  if (shown !== null || attribs['title'] === undefined || saysOtherDay(`${asciiDigits(line)} 1`)) return shown
  return parseDate(attribs['title'], hintsOf(source))
}

/** `Published on 29 June` over the machine's 3 July: the words say which day it is, some templates fill the attribute with another. */
function writtenDay(element: Element, value: Instant, source: PageSource): Instant | null {
  const line = lineOf(element, 100)
  if (!saysPublication(line)) return null
  const said = dateOfLine(line, source)
  return said !== null && !said.isUpdate && isEarlier(said.value, value) ? said.value : null
}

/** In comments, related articles or another article of a list. */
function isElsewhere(element: Element, source: PageSource): boolean {
  return (
    isBesideArticle(element, source, nameFlags.byline | nameFlags.date | nameFlags.author) ||
    isWithin(
      element,
      (up) => up.name === 'aside' || (up.name === 'blockquote' && !source.roots.some((root) => holds(up, root, source.page))),
    )
  )
}

/** The time between day and year: `November 20 15:23 2019`. */
const clockInside = new RegExp(String.raw`(${letter}{3,20}\.?\s\d{1,2}),?\s\d{1,2}:\d\d(?::\d\d)?\s((?:19|20)\d\d)(?!\d)`, 'u')

interface LineDay {
  readonly value: Instant
  /** The day is the one of a change. */
  readonly isUpdate: boolean
  /** The day of a change that the line gives beside it; null: none. */
  readonly change: Instant | null
}

/** The date of a line, of publication if it gives several; null: it gives none, or only those of something else. */
function dateOfLine(written: string, source: PageSource): LineDay | null {
  const line = labelsFirst(written)
  const hints = hintsOf(source)
  const whole = parseDate(line, hints) ?? parseDate(line.replace(clockInside, '$1 $2'), hints)
  if (whole === null || isSpan(line, hints)) return null
  const isPlain = !saysUpdate(line) && !saysOtherDay(asciiDigits(line))
  if (isPlain) return isProse(line, source.language) ? null : { value: whole, isUpdate: false, change: null }
  let own: Instant | null = null
  let unsaid: Instant | null = null
  let change: Instant | null = null
  for (const part of partsByDay(line)) {
    if (!hasDigit(part)) continue
    const value = parseDate(part, hints)
    if (value === null) continue
    const meaning = saysAuthor(part, source.language) && !saysUpdate(part) ? 'publication' : meaningOfPart(asciiDigits(part))
    if (meaning === 'publication') own ??= value
    else if (meaning === 'change') change ??= value
    else if (meaning === 'unsaid' && !isProse(part, source.language)) unsaid ??= value
  }
  const published = own ?? unsaid
  if (published !== null) return { value: published, isUpdate: false, change }
  if (change !== null) return { value: change, isUpdate: true, change }
  return saysUpdate(line) && !saysOtherDay(asciiDigits(line)) ? { value: whole, isUpdate: true, change: whole } : null
}

/** Between the two ends of a time: `3 – 14 October 2025`, `vom 3. bis 14. Oktober 2025`. */
const spanMark =
  /\s?[–—~〜～]\s?|\s(?:-|bis|to|until|till|through|au|al|ao|hasta|até|fino al|до|по|έως|tot|til|till|asti|do|hingga|sampai|đến|ถึง)\s|から|부터/iu

/** A line that gives the two ends of a time. */
function isSpan(line: string, hints: DateHints): boolean {
  if (!spanMark.test(line) || saysUpdate(line) || saysPublication(line)) return false
  const parts = asciiDigits(line).split(spanMark)
  for (let at = 1; at < parts.length; at++) {
    const [first, second] = [parts[at - 1]!.trim(), parts[at]!.trim()]
    const value = parseDate(second, hints)
    if (value === null || !/^\d/.test(second) || /^\d{1,2}[:.h]\d{2}/.test(second)) continue
    if (/(?:^|\D)[0-3]?\d\.?$/.test(first) && !/[:.]\d\d$/.test(first) && first.length < 20) return true
    const other = parseDate(first, hints)
    if (other !== null && dayOf(other) !== dayOf(value)) return true
  }
  return false
}

/** Small words that may be before a day without other words, and words about the length of a text. */
const smallWord =
  /^(?:on|at|in|the|of|am|um|den|der|vom|von|uhr|le|du|des|à|el|de|del|la|los|a|às|em|na|no|il|alle|ore|dalle|op|om|het|kl|klokka|kello|dne|dnia|godz|от|от|года|в|и|dana|ora|la|min|mins|minutes?|minuten|read|reading|lesezeit|lecture|lectura|by|par|por|di|da|door|av|af|przez|автор|and|und|et|y|e|en|och|og|for|für|pour|para|feira)$/u

/** Words that begin with a small letter in a line from which it is a sentence. */
const proseWords = 3

/** A sentence that mentions a day; a byline or words of publication do not count. */
function isProse(line: string, language: string): boolean {
  const [before = ''] = asciiDigits(line).split(/\d/, 1)
  const small = before.split(betweenWords).filter((word) => lowerStart.test(word) && !smallWord.test(word.toLowerCase()))
  return small.length >= proseWords && !saysPublication(before) && !saysAuthor(line, language)
}

const betweenWords = new RegExp(String.raw`[^${letter}${mark}'’-]+`, 'u')
const lowerStart = new RegExp(`^${lowerLetter}`, 'u')

/** UTF-16 units of words before a day in elements of their own that still are its label. */
const longestLabel = 60
/** Elements above a day in which its label may stand, and nodes of one of them that are looked at. */
const labelReach = { levels: 4, nodes: 30 } as const

/** What the markup says of a day: the words before it in the same box, names of its elements, the item that it is marked as. */
function meaningAround(element: Element, source: PageSource): DayMeaning {
  if (isOfOtherItem(element, source) || isInEventList(element, source)) return 'other'
  let node: Element = element
  let isLabel = element.name === 'dd' || element.name === 'td'
  for (let level = 0; level < labelReach.levels; level++) {
    const name = `${node.attribs['class'] ?? ''} ${node.attribs['id'] ?? ''}`.trim()
    if (isNamedOtherDay(name) || isOtherProperty(node.attribs['itemprop'] ?? '')) return 'other'
    if (isNamedChange(name)) return 'change'
    let before = ''
    let looked = 0
    for (let prev = node.prev; prev && ++looked < labelReach.nodes; prev = prev.prev) {
      const text = isElement(prev) ? lineOf(prev, 200) : 'data' in prev && prev.type === 'text' ? oneLine(prev.data) : ''
      if (text === '') continue
      if (isElement(prev) && (/^h[1-3]$/.test(prev.name) || source.page.notes.get(prev)?.text === 0)) break
      if (hasDigit(text) && parseDate(text, hintsOf(source)) !== null) break
      if (isElement(prev) && /^(?:dt|th|label)$/.test(prev.name)) isLabel = true
      before = `${text} ${before}`.trim()
      if (/^[|•·–—/,-]+$/.test(text)) before = ''
      if (before.length > 3 || /^[|•·–—/,-]+$/.test(text) || (isElement(prev) && isBlockName(prev.name))) break
    }
    if (before !== '') return before.length > longestLabel && !/[:：]$/.test(before) ? 'unsaid' : meaningOfBox(before, isLabel, source)
    const { parent } = node
    if (!parent || !isElement(parent) || /^(?:main|article|body|html)$/.test(parent.name)) break
    node = parent
    isLabel ||= node.name === 'dd' || node.name === 'td'
  }
  return 'unsaid'
}

/** UTF-16 units of a list of places and times, and elements above a day that may be it. */
const eventList = { text: 400, levels: 4 } as const

/** `Date` beside `Venue`: the day of an event. A list that names an author as well is about a text. */
function isInEventList(element: Element, { page, language }: PageSource): boolean {
  let box: Element | null = element
  for (let level = 0; level < eventList.levels && box; level++) {
    if (/^(?:main|article|body|html)$/.test(box.name) || (page.notes.get(box)?.text ?? 0) > eventList.text) return false
    const lines = linesOf(box, 80)
    if (lines.some(isEventLabel))
      return lines.some((line) => isDateLabel(line)) && !lines.some((line) => saysAuthor(line, language) || isAnnouncement(line, language))
    box = box.parent && isElement(box.parent) ? box.parent : null
  }
  return false
}

/** The last part of the words before a day: behind a bar something else begins. */
function meaningOfBox(before: string, isLabel: boolean, { language }: PageSource): DayMeaning {
  const last = before
    .split(/[|•·;]\s?|\s[-–—]\s/)
    .pop()!
    .slice(-longestLabel)
  if (last === '' || saysAuthor(last, language) || isAnnouncement(last, language)) return 'unsaid'
  return meaningOfLabel(last.replace(/[:：]$/, ''), isLabel || /[:：]$/.test(last))
}

/** Types of items whose days are not those of the article that they are beside. */
const otherItem =
  /\/(?:\w*Event|Movie|Book|Person|Product|\w*Offer|VideoObject|AudioObject|MusicAlbum|MusicRecording|TV\w+|SoftwareApplication|VideoGame|JobPosting|Comment|Course\w*|Dataset|Organization|LocalBusiness)$/

/** Marked as part of another item than the article. */
function isOfOtherItem(element: Element, { page, roots }: PageSource): boolean {
  let up: Element | null = element
  while (up) {
    if (up.attribs['itemscope'] !== undefined || up.attribs['typeof'] !== undefined) {
      const [root] = roots
      return otherItem.test(up.attribs['itemtype'] ?? `/${up.attribs['typeof']}`) && !(root !== undefined && holds(up, root, page))
    }
    up = up.parent && isElement(up.parent) ? up.parent : null
  }
  return false
}

/** Elements around a day that show whether it is in a teaser. */
const teaserReach = 7
/** UTF-16 units and elements above: a box that is a byline holds no more. */
const bylineBox = { text: 200, levels: 3 } as const

/** UTF-16 units of a link that leads to more than a person or a subject. */
const teaserLink = 25

/** A day behind the text with a word of publication, or is in a byline. */
function isOwnBehind({ attribs, parent }: Element, meaning: DayMeaning, { page }: PageSource): boolean {
  if (meaning === 'publication' || attribs['pubdate'] !== undefined) return true
  if (/datePublished/.test(attribs['itemprop'] ?? attribs['property'] ?? '')) return true
  if (Object.keys(attribs).some((name) => /^data-publish/.test(name))) return true
  let box = parent
  for (let level = 0; level < bylineBox.levels && box && isElement(box); level++, box = box.parent) {
    const around: Element = box
    if ((page.notes.get(around)?.text ?? 0) > bylineBox.text) return false
    if (page.authorElements.some((author) => authorRelation.test(author.attribs['rel'] ?? '') && holds(around, author, page))) return true
  }
  return false
}

/** In a box behind the article with the heading of another page, or in a link that holds more than the day. */
function isInTeaser(element: Element, { page, roots }: PageSource): boolean {
  let up: Element | null = element
  for (let level = 0; level <= teaserReach && up; level++) {
    const box: Element = up
    if (roots.some((root) => holds(box, root, page)) || page.h1.some((one) => holds(box, one, page))) return false
    const { order, last, text } = page.notes.get(box)!
    if (box.name === 'a' && text > page.notes.get(element)!.text) return true
    for (let index = order + 1; index <= last; index++) {
      const inner = page.elements[index]!
      if (/^h[2-6]$/.test(inner.name) || (inner.name === 'a' && page.notes.get(inner)!.text >= teaserLink)) return true
    }
    up = box.parent && isElement(box.parent) ? box.parent : null
  }
  return false
}

/** In an item of a list beside the link to another page. */
function isOfListed(element: Element, { page, roots }: PageSource): boolean {
  let up: Element | null = element
  for (let level = 0; level <= teaserReach && up && up.name !== 'li'; level++) up = up.parent && isElement(up.parent) ? up.parent : null
  if (up?.name !== 'li' || roots.some((root) => holds(up, root, page))) return false
  const { order, last } = page.notes.get(up)!
  for (let index = order + 1; index <= last; index++) {
    const inner = page.elements[index]!
    if (inner.name === 'a' && !holds(inner, element, page) && page.notes.get(inner)!.text >= teaserLink) return true
  }
  return false
}

/** The date nearest to the beginning of the text, of those in one place that are of no change. */
function fromElements(source: PageSource, { where }: { readonly where: 'above' | 'inside' | 'behind' }): Found<Instant> | null {
  const candidates = [...source.page.times, ...source.page.dateElements]
  let best: Instant | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (const element of candidates) {
    const order = orderOf(element, source.page)
    if (order === -1 || placeOf(order, source) !== where || isElsewhere(element, source)) continue
    const note = source.page.notes.get(element)!
    if (note.text > 200 || isAboveArticle(element, source) || isOfListed(element, source)) continue
    const around = meaningAround(element, source)
    if (around === 'other') continue
    const meaning = around === 'unsaid' && saysPublication(lineOf(element, 100)) ? 'publication' : around
    // Behind the text only words distinguish the article's day from others.
    if (where === 'behind' && (!isOwnBehind(element, meaning, source) || isInTeaser(element, source))) continue
    const value = dateOf(element, source)
    if (value === null) continue
    const distance =
      order <= source.textStart
        ? source.textStart - order
        : order <= source.textEnd
          ? 30 + (order - source.textStart)
          : 200 + (order - source.textEnd) * 2
    let score = -distance
    if (element.attribs['pubdate'] !== undefined) score += 500
    if (element.name === 'time' && element.attribs['datetime'] !== undefined) score += 40
    const line = lineOf(element.parent && 'attribs' in element.parent ? (element.parent as Element) : element, 200)
    const name = `${element.attribs['class'] ?? ''} ${element.attribs['itemprop'] ?? ''}`
    const label = labelBefore(element)
    const isUpdate =
      meaning === 'change' ||
      (saysUpdate(lineOf(element, 100)) && !saysPublication(lineOf(element, 100))) ||
      (meaning !== 'publication' && (label === null ? saysUpdate(line) && line.length < 60 : saysUpdate(label))) ||
      (meaning !== 'publication' && /modif|updat/i.test(name) && !/publi/i.test(name))
    if (isUpdate) continue
    if (meaning === 'publication' || saysPublication(line)) score += 60
    if (score > bestScore) {
      bestScore = score
      best = value
    }
  }
  return best !== null && bestScore > -400 ? found(best, 'element', 'time') : null
}

/** Elements of the text in which the line of the day may stand, below a standfirst. */
const firstLines = 10

function placeOf(order: number, { textStart, textEnd }: PageSource): 'above' | 'inside' | 'behind' {
  return order <= Math.min(textStart + firstLines, textEnd) ? 'above' : order <= textEnd ? 'inside' : 'behind'
}

/** Nodes of a line that gives several dates. */
const maxSiblings = 30

/** The text between this date and the one before it, where several stand side by side; null: it is alone. */
function labelBefore({ parent, prev, name }: Element): string | null {
  if ((parent?.children.length ?? 0) > maxSiblings) return null
  const siblings = parent?.children.filter((child) => isElement(child) && child.name === name && hasDigit(lineOf(child, 100))) ?? []
  if (siblings.length < 2 || siblings.length > 4) return null
  let label = ''
  for (let node = prev; node && !siblings.includes(node); node = node.prev)
    label = `${isElement(node) ? lineOf(node, 60) : 'data' in node ? node.data.slice(-60) : ''} ${label}`
  return label
}

/** Elements between a date and the headline below it. */
const maxAbove = 25

/** In the head of the page or in a list above the headline, where sites show today's date and other pages their own. */
function isAboveArticle(element: Element, source: PageSource): boolean {
  const { page, heading } = source
  const order = orderOf(element, page)
  if (heading === -1 || order >= heading) return false
  const h1 = page.elements[heading]!
  if (isOutsideArticle(element, h1, source)) return true
  return heading - order > maxAbove || isWithin(element, (up) => !holds(up, h1, page) && /^(?:header|ul|ol|nav)$/.test(up.name))
}

/** Above the `article` or `main` that holds both headline and text, and so of the site. */
function isOutsideArticle(element: Element, h1: Element, { page, roots: [root] }: PageSource): boolean {
  if (root === undefined) return false
  return isWithin(
    h1,
    (up) => (up.name === 'article' || up.name === 'main') && (up === root || holds(up, root, page)) && !holds(up, element, page),
  )
}

/** `LONDON, Feb 3, 2026 –`: a place and a day before the first sentence. Other sentences mention other days. */
function isDated(sentence: string): boolean {
  const [before = ''] = sentence.split(/\d/, 1)
  return (
    before.length <= 40 &&
    !/^(?:on|in|by|since|from|am|im|seit|ab|vom|bis|le|en|dès|el|desde|il|dal|em|op|sinds|den)\s$/i.test(before) &&
    !/(?:^|\s)[a-zà-ÿа-яα-ω]/.test(before)
  )
}

/** Words of a byline or of a day make a line that ends with a full stop no sentence. */
const isLine = (line: string, language: string): boolean => saysPublication(line) || saysUpdate(line) || saysAuthor(line, language)

/** Words inside a paragraph, such as a day in bold: it mentions that day. */
function isInSentence(element: Element, { page }: PageSource): boolean {
  if (!hasWordsBeside(element, 'prev') && !hasWordsBeside(element, 'next')) return false
  let up = element.parent
  while (up && isElement(up) && !isBlockName(up.name)) up = up.parent
  const own = up !== null && isElement(up) ? (page.notes.get(up)?.own ?? 0) : 0
  return own > (/^(?:strong|b|em|i)$/.test(element.name) ? longestDayLine : longestDayLine * 2)
}

/** Words of the same line, up to a break. */
function hasWordsBeside(element: Element, side: 'prev' | 'next'): boolean {
  let node = element[side]
  while (node && node.type === 'text' && node.data.trim() === '') node = node[side]
  return node !== null && !(isElement(node) && (node.name === 'br' || isBlockName(node.name)))
}

/** Elements that hold several lines side by side, each of which is looked at by itself. */
const manyLines = new Set(['dl', 'table', 'thead', 'tbody', 'tr', 'ul', 'ol'])

/** Written dates in short lines between the headline and the first paragraphs. */
function fromLines(source: PageSource, { areUpdates }: { readonly areUpdates: boolean }): Found<Instant> | null {
  const { page, textStart, textEnd } = source
  const refused: { readonly element: Element; readonly value: Instant }[] = []
  for (let index = Math.min(page.elements.length - 1, textStart + 6); index >= Math.max(0, textStart - 80); index--) {
    const element = page.elements[index]!
    const note = page.notes.get(element)!
    if (note.text < 6 || note.text > 120 || isElsewhere(element, source) || isAboveArticle(element, source)) continue
    if (manyLines.has(element.name)) continue
    const line = lineOf(element, 150)
    if (!hasDigit(line)) continue
    if (!note.isBlock && isInSentence(element, source)) continue
    // Behind a short text the days of remarks and of other stories stand as near.
    if (index > textEnd && !isLine(line, source.language)) continue
    if (/[.!?。]$/.test(line) && !isDated(line) && (index > textStart || !isLine(line, source.language))) continue
    const date = dateOfLine(line, source)
    if (date === null || (date.isUpdate && !areUpdates)) continue
    if (date.change !== null && areUpdates) return found(date.change, 'text', 'line')
    // What an element inside was refused for holds of the line around it.
    if (!saysPublication(line) && refused.some((one) => one.value === date.value && holds(element, one.element, page))) continue
    const meaning = saysPublication(line) ? 'unsaid' : meaningAround(element, source)
    if (meaning === 'other' || (meaning === 'change' && !areUpdates)) refused.push({ element, value: date.value })
    if (meaning !== 'other' && (meaning === 'change') === areUpdates) return found(date.value, 'text', 'line')
  }
  return null
}

/** A line of a byline below the standfirst that says that it is the date, or is nothing else. */
function fromBylines(source: PageSource): Found<Instant> | null {
  const { page, heading, textEnd } = source
  for (const element of page.authorElements) {
    const order = orderOf(element, page)
    if (order === -1 || order < heading || order > textEnd || page.notes.get(element)!.text > 200 || isElsewhere(element, source)) continue
    for (const line of linesOf(element, 150)) {
      if (!hasDigit(line) || line.length > longestDayLine || !(isDateLabel(line) || saysPublication(line))) continue
      const date = dateOfLine(line, source)
      if (date !== null && !date.isUpdate) return found(date.value, 'text', 'line')
    }
  }
  return null
}

/** UTF-16 units before the first sentence. */
const longestDateline = 60

/** Elements between headline and text in which a dateline may stand. */
const datelineReach = 12
/** UTF-16 units of the text in which the place of a dateline is looked for. */
const placeReach = 20_000

/** `Berlin: 14 October 2025` below the headline or at the beginning of the text; several, or one beside a venue, are days of events. */
function fromPlacedDay(source: PageSource): Found<Instant> | null {
  const { page, heading, textStart, roots, language } = source
  const days = new Set<Instant>()
  let text: string | null = null
  const first = Math.max(heading === -1 ? 0 : heading + 1, textStart - datelineReach)
  for (let index = first; index <= Math.min(textStart + datelineReach, page.elements.length - 1); index++) {
    const element = page.elements[index]!
    const note = page.notes.get(element)!
    if (!note.isBlock || note.text < 10 || manyLines.has(element.name) || isElsewhere(element, source) || isInTeaser(element, source))
      continue
    if (isWithin(element, ({ name }) => /^(?:li|td|th|dd)$/.test(name))) continue
    text ??= roots.map((root) => lineOf(root, placeReach)).join(' ')
    const line = lineOf(element, 300)
    if (isEventLabel(line)) return null
    const day = dayOfDateline(line, text, language)
    const value = day === null ? null : parseDate(day, hintsOf(source))
    if (value !== null) days.add(value)
  }
  const [day] = days
  return day === undefined || days.size > 1 ? null : found(day, 'text', 'dateline')
}

/** `LONDON, Feb 3, 2026 (Agency) –` in front of the first sentences. */
function fromDateline(source: PageSource): Found<Instant> | null {
  const { page, textStart } = source
  for (const element of page.elements.slice(textStart, textStart + 3)) {
    const [before = '', rest = ''] = lineOf(element, 300).split(/\s?[(—–]|\s-{1,2}\s/, 2)
    if (rest === '' || before.length > longestDateline || !hasDigit(before) || saysOtherDay(before) || !isDated(before)) continue
    const value = parseDate(before, hintsOf(source))
    if (value !== null) return found(value, 'text', 'dateline')
  }
  return null
}

/** In the address as given, else in what the page calls its own. */
function fromAddress(source: PageSource): Found<Instant> | null {
  const { page, context } = source
  const addresses = [context.url, page.links.find(({ rel }) => rel.includes('canonical'))?.href, page.metas.get('og:url')?.[0]]
  for (const address of new Set(addresses)) {
    const date = address === null || address === undefined ? null : dateInAddress(address, source)
    if (date !== null) return date
  }
  return null
}

function dateInAddress(address: string, source: PageSource): Found<Instant> | null {
  const match =
    /[/_=-]t?((?:19|20)\d{2})[/_-]?(\d{2})[/_-]?(\d{2})(?!\d)/.exec(address) ?? /\/((?:19|20)\d{2})\/(\d{1,2})\/(\d{1,2})\//.exec(address)
  const whole = match ? foundInAddress(`${match[1]}-${match[2]}-${match[3]}`, source) : null
  if (whole !== null) return whole
  const short = /\/([0-3]\d)\/(\d{2})\/(\d{2})\//.exec(address)
  const shortDate = short ? foundInAddress(`20${short[1]}-${short[2]}-${short[3]}`, source) : null
  if (shortDate !== null) return shortDate
  const dayFirst = /[/_-](\d{1,2})[-_](\d{1,2})[-_]((?:19|20)\d{2})(?!\d)/.exec(address)
  const dayFirstDate = dayFirst ? foundInAddress(`${dayFirst[1]}-${dayFirst[2]}-${dayFirst[3]}`, source) : null
  if (dayFirstDate !== null) return dayFirstDate
  const named = /\/((?:19|20)\d{2})\/([a-z]{3,9})\/(\d{1,2})\//i.exec(address)
  return named ? foundInAddress(`${named[3]} ${named[2]} ${named[1]}`, source) : null
}

function foundInAddress(text: string, source: PageSource): Found<Instant> | null {
  const value = parseDate(text, hintsOf(source))
  return value === null ? null : found(value, 'url', 'address')
}

/** Names that content systems give to the date of publication in their script data. */
const scriptDate =
  /["'\s{,](?:[a-zA-Z_]{0,16}(?:[pP]ublish(?:ed)?|[pP]ublication|[pP]ub)_?(?:[dD]ate(?:[tT]ime)?|[tT]ime|[aA]t|[oO]n)(?:_?(?:gmt|utc|iso|GMT|UTC|ISO))?|datePublished|dateFirstPublished|firstPublished|first_published|display_?[dD]ate|createdAt|created_at|first_created)\\?["']?\s{0,4}[:=]\s{0,4}(?:\{"date":)?\\?["']?([\dTZ:.+/\- ]{8,35}|[A-Z][a-z]{2},? [\w ,:+-]{8,32})/g

function fromScripts(source: PageSource): Found<Instant> | null {
  const pattern = new RegExp(scriptDate.source, 'g')
  for (const script of source.page.inlineScripts) {
    pattern.lastIndex = 0
    for (let match = pattern.exec(script), tries = 0; match && tries < 5; match = pattern.exec(script), tries++) {
      const value = parseDate(match[1]!, hintsOf(source))
      if (value !== null) return found(value, 'meta', 'script', { confidence: 'guessed' })
    }
  }
  return null
}

function fromUpdatedLine(source: PageSource): Found<Instant> | null {
  const { page, textStart } = source
  for (const element of [...page.times, ...page.dateElements]) {
    const order = orderOf(element, page)
    if (order === -1 || order > textStart + 30 || order < textStart - 120 || isElsewhere(element, source)) continue
    const line = lineOf(element.parent && 'attribs' in element.parent ? (element.parent as Element) : element, 200)
    const isNamed = /\b(?:updated|modified)\b/i.test(element.attribs['class'] ?? '')
    if (!isNamed && !saysUpdate(lineOf(element, 100)) && !(saysUpdate(line) && line.length < 80)) continue
    const value = dateOf(element, source)
    if (value !== null) return found(value, 'element', 'time')
  }
  return null
}
