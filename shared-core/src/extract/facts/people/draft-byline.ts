import { letter } from '../../../languages/characters/characters.ts'
import type { Article, Block, Confidence, Found } from '../../../model/article.ts'
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
import { signatureIn } from './signature.ts'

/** Blocks below the title in which a byline stands, and UTF-16 units of one. */
const reachBlocks = 3
const reachLength = 120

/** A draft without fields for them, with author and days of the byline under its title: `*By Ann Lee, 3 March 2026*`. */
export function withDraftByline(article: Article, now: string): Article {
  const { language } = article
  const signed = signedParts(article.blocks)
  const lines = [...linesUnderTitle(article.blocks).filter(({ block }) => !signed.some((part) => part.block === block)), ...signed]
  const own = (): readonly Found<Person>[] =>
    lines.map((line) => (signed.includes(line) ? writersOf(line, language) : authorsOf(line, article))).find(isSome) ?? []
  const first = article.authors.length > 0 ? article.authors : own()
  const authors = first.length > 0 ? first : lastSigners(article)
  const days = [...lines.map((line) => daysOf(line, { language, now })), ...signed.map((line) => checkedOn(line, { language, now }))]
  const pick = (which: 'published' | 'modified'): Found<Instant> | null => days.find((day) => day[which] !== null)?.[which] ?? null
  return {
    ...article,
    authors,
    datePublished: article.datePublished ?? pick('published') ?? datelineIn(article.blocks, { language, now }),
    dateModified: article.dateModified ?? pick('modified'),
  }
}

/** Who signs the text at its end: behind a label (`Text: Ann Lee`), or in the form of a signature. */
function lastSigners(article: Article): readonly Found<Person>[] {
  const last = article.blocks.at(-1)
  if (last?.kind === 'paragraph' && last.text.length <= reachLength && article.blocks.length > 2) {
    const text = withoutMarks(oneLine(last.text))
    const labelled =
      /^[^:：]{2,40}[:：]/u.test(text) || wrote.test(text) || /^(?:by|words by|text by|propos recueillis par|a cura di) /i.test(text)
    const office = /^(?:redaktion|redaction|rédaction|redacción|redazione|redação|redactie|redakcja|redigerad av)\s?[:：]\s*/iu.exec(text)
    const named = labelled
      ? authorsOf({ text: office === null ? text : `Text: ${text.slice(office[0].length)}`, block: last }, article)
      : []
    if (named.length > 0) return named
  }
  return signersOf(article.blocks, 'likely')
}

/** Who signs a text in the form of a signature. */
export function signersOf(blocks: readonly Block[], confidence: Confidence): readonly Found<Person>[] {
  const signed = signatureIn(blocks)
  return signed === null
    ? []
    : signed.people.map((person) => found(person, 'text', 'byline', { confidence, span: wholeSpan(signed.block) }))
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

/** Sentences of a line that signs a text: who wrote it, and when it was last reviewed. */
const mostSigned = 3

/** Says who wrote a text, before a name, and that it was reviewed. */
const wrote = new RegExp(
  `^(?:${[
    '(?:written|compiled|prepared|researched)(?: and (?:reviewed|checked|photographed|illustrated))? by',
    '(?:geschrieben|verfasst|zusammengestellt|aufgeschrieben) von',
    '(?:écrit|rédigé)e?s? par',
    '(?:escrito|redactado)s?a? por|redactad[oa] por|escrit[oa] por',
    '(?:scritt[oa]|redatt[oa]) (?:da|dal|dalla|dallo|di)',
    '(?:escrito|redigido) por',
    '(?:geschreven|opgesteld) door',
    '(?:napisała?|opracowała?|opracowanie:?|autorka?:)',
    '(?:skriven|skrivet|sammanställd) av',
    '(?:كتبه|كتبته|كتبها|إعداد:?)',
  ].join('|')}) `,
  'iu',
)
const checked = new RegExp(
  `^(?:${[
    '(?:last |medically |fact-)?(?:checked|reviewed|updated|revised|verified)',
    '(?:zuletzt |fachlich )?(?:geprüft|überprüft|aktualisiert|überarbeitet|durchgesehen)|stand:?',
    '(?:dernière (?:mise à jour|relecture|vérification)|mise? à jour|vérifiée?|relue?|révisée?)',
    '(?:última (?:revisión|actualización)|revisad[oa]|actualizad[oa]|comprobad[oa])',
    '(?:ultim[oa] (?:aggiornamento|revisione)|aggiornat[oa]|verificat[oa]|rivist[oa])',
    '(?:última (?:revisão|atualização)|atualizad[oa]|revist[oa]|verificad[oa])',
    '(?:laatst )?(?:gecontroleerd|bijgewerkt|herzien|nagekeken)',
    '(?:ostatnia aktualizacja|zaktualizowan[oae]|sprawdzon[oae]|stan na)',
    '(?:senast )?(?:kontrollerad|uppdaterad|granskad|reviderad)',
    '(?:最終)?(?:更新|確認|改訂)',
    '(?:آخر (?:تحديث|مراجعة)|حُدّث|روجع)',
  ].join('|')})(?!${letter})`,
  'iu',
)

/** Lines at the beginning and at the end of which each sentence says who wrote the text or when it was looked at: `Written by nurse Ann Lee. Last checked on 3 May 2026.` */
function signedParts(blocks: readonly Block[]): readonly Line[] {
  const ends = [...blocks.slice(0, reachBlocks + 1), ...blocks.slice(-2)]
  return [...new Set(ends)].flatMap((block): Line[] => {
    if (block.kind !== 'paragraph' || block.text.length > reachLength + 40) return []
    const parts = withoutMarks(oneLine(block.text))
      .split(/(?<=[^\d][.。])\s*/u)
      .map((part) => part.replace(/[.。]$/u, '').trim())
      .filter((part) => part !== '')
    const isSigned = parts.length <= mostSigned && parts.every((part) => wrote.test(part) || checked.test(part))
    return isSigned ? parts.map((text) => ({ text, block })) : []
  })
}

/** The name behind `written by`, and behind what its bearer is: `practice nurse Ottilie Brand`. */
function writersOf({ text, block }: Line, language: string): readonly Found<Person>[] {
  const said = wrote.exec(text)
  if (said === null) return []
  const [rest = ''] = text.slice(said[0].length).split(/[,，、|·•—–:：/(（]|\s-\s|\s\d/u, 1)
  const words = rest.trim().split(' ')
  const from = words.findLastIndex((word) => word.charAt(0) === word.charAt(0).toLowerCase()) + 1
  const capitals = words.slice(from)
  // where all nouns have capitals, a third word in front may be a trade
  const name = (/^de/.test(language) && capitals.length > 2 ? capitals.slice(-2) : capitals).join(' ')
  if (capitals.length > 4 || !isFullName(name)) return []
  return [found(personOf(name, null, null), 'text', 'byline', { confidence: 'likely', span: wholeSpan(block) })]
}

/** The day on which the text was reviewed; a month alone is no day. */
function checkedOn({ text, block }: Line, hints: { readonly language: string; readonly now: string }): Days {
  const value = checked.test(text) && hasDigit(text) ? parseDate(text, hints) : null
  return {
    published: null,
    modified: value === null ? null : found(value, 'text', 'byline', { confidence: 'likely', span: wholeSpan(block) }),
  }
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

/** Kinds of text that carry a signature: `Tribune de`, `Reportage:`. In some languages `de` before a name names the guest of an interview. */
const kinds =
  'tribunes?|chroniques?|billet|éditorial|édito|opinions?|analyses?|reportages?|récit|enquêtes?|point de vue|carte blanche|tribuna|columna|crónica|análisis|reportaje|opinión|artículo(?: de opinión)?|crônica|coluna|análise|reportagem|opinião|artigo(?: de opinião)?|editoriale?|commento|analisi|opinione|intervento|rubrica|racconto|inchiesta|kommentar|gastbeitrag|gastkommentar|analyse|meinung|kolumne|glosse|leitartikel|essay|bericht|rezension|kritik|commentary|comment|column|op-ed|opinion|analysis|guest post|review|report|feature|opinie|recensie|gastbijdrage|krönika|debatt|ledare|recension|komentarz|felieton|opinia|analiza|reportaż|recenzja|колонка|мнение|комментарий|анализ|репортаж|обзор|yorum|köşe yazısı|analiz|görüş'
const asked = 'interviews?|entretien|entrevista|intervista|gespräch|wywiad|интервью|röportaj|intervju'
const by = 'by|von|par|por|door|av|af|autorstwa'
const of = 'de|di|del|da|do|автора'
const colonBehind = '\\s?[:：]\\s?'
/** `de` alone is before places as well: only beside a day it names a writer. */
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
