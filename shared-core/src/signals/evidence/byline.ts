import { letter, lowerLetter, upperLetter } from '../../languages/characters/characters.ts'
import type { Tokens } from '../../languages/language.ts'
import type { KindOfText } from '../../model/text-kind.ts'
import type { Span } from '../../model/values.ts'
import { type Reading, spanOf, wordsOf } from '../reading.ts'

/** What a text says about its author and day; a place: a day of which neither the text nor a date says the year. */
export type Byline = 'good' | 'neither' | 'noAuthor' | 'noDate' | Span

/** Words of a text with a signature: a shorter one is a note. */
const signed = 60

/** UTF-16 units of a line with a year that may name the author and the day in any form, and the blocks at the beginning where it stands, as does the last one. */
const lineLength = 100
const lineBlocks = 3

type Read = Pick<Reading, 'article' | 'blocks' | 'language'> & { readonly textKind: KindOfText }

/** Kinds of which readers ask who says so, and when. */
const signedKinds: ReadonlySet<string> = new Set(['news', 'event', 'opinion'])

/** Blocks at the beginning of which a day makes a text one of its time. */
const openingBlocks = 4

/** Words of the line about its author that ends a text. */
const mostAbout = 40

/**
 * What a file or a pasted draft lacks of author and day; null: it needs none, or may say them in a line. Source: of 24 texts a blind reader
 * found it right to ask in all eight that report a day or are news, and in none of the others.
 */
export function readByline({ article, blocks, language, textKind }: Read): Byline | null {
  if (wordsOf({ blocks, language }) < signed || namesFullDay({ article, blocks, language })) return null
  if (!signedKinds.has(textKind.kind) && !isOfItsTime({ blocks, language })) return null
  const isSaid = [...blocks.slice(0, lineBlocks), ...blocks.slice(-1)].some(
    ({ block }) => block.text.length < lineLength && /20\d\d/.test(block.text),
  )
  const isOpen = (article.datePublished ?? article.dateModified) === null && !isSaid && !/20\d\d/.test(article.title?.value ?? '')
  const day = isOpen ? dayWithoutYear({ blocks, language, textKind }) : null
  if (day !== null) return day
  if (textKind.kind === 'product' || invites({ blocks, language }) || isOfGroup(blocks)) return null
  const hasAuthor = article.authors.length > 0 || endsWithAuthor(blocks)
  if ((article.datePublished ?? article.dateModified) !== null) return hasAuthor ? 'good' : 'noAuthor'
  return isSaid ? null : hasAuthor ? 'noDate' : 'neither'
}

const wholeDay = /(?<!\d)(?:20\d\d([-/])\d\d?\1\d\d?|\d\d?([./])\d\d?\2(?:20)?\d\d)(?![\d.])|20\d\d[年년]\s?\d/

/** The word before a month, or before the one that joins both: `4 de julio`. */
const behindDe = (words: Tokens['words'], at: number): Tokens['words'][number] | undefined =>
  words[words[at - 1]?.form === 'de' ? at - 2 : at - 1]

/** A day is beside its year, in one paragraph or in the title: readers know when it is of. */
function namesFullDay({ article, blocks, language }: Pick<Read, 'article' | 'blocks' | 'language'>): boolean {
  const months = new Set((language.pack.months ?? []).flat())
  const isFull = (text: string, words: Tokens['words']): boolean =>
    wholeDay.test(text) ||
    words.some(
      ({ form }, at) =>
        months.has(form) &&
        [behindDe(words, at), words[at + 1]].some((other) => /^\d{1,2}(?!\d)/.test(other?.form ?? '')) &&
        words.some((other) => /^20\d\d$/.test(other.form)),
    )
  const title = article.title?.value ?? ''
  return isFull(title, language.tokenize(title).words) || blocks.some(({ block, tokens }) => isFull(block.text, tokens.words))
}

/** Texts whose days come again each year. */
const ofEveryYear: ReadonlySet<string> = new Set(['how_to', 'recipe', 'documentation', 'explainer', 'list', 'product'])
const eachYear = new RegExp(
  `(?<!${letter})(?:(?:every|each) (?:year|spring|summer|autumn|winter)|yearly|annual(?:ly)?|jedes jahr|jährlich|alljährlich|chaque année|tous les ans|cada año|todos los años|ogni anno|tutti gli anni|todos os anos|cada ano|(?:elk|ieder) jaar|jaarlijks|feast of|fête de la? |święto|co roku|każdego roku|varje år|årligen|hvert år|каждый год|ежегодно|her yıl)(?!${letter})|毎年|每年|كل (?:عام|سنة)|سنوي`,
  'iu',
)

/** The first day of a month, where no year near the day of reading says of which year it is. */
function dayWithoutYear({ blocks, language, textKind }: Pick<Read, 'blocks' | 'language' | 'textKind'>): Span | null {
  if (ofEveryYear.has(textKind.kind) || blocks.some(({ block }) => eachYear.test(block.text))) return null
  const months = new Set((language.pack.months ?? []).flat())
  for (const { block, tokens } of blocks) {
    if (block.kind !== 'paragraph') continue
    const [unspaced] = /\d{1,2}月\s?\d{1,2}日/.exec(block.text) ?? []
    if (unspaced !== undefined)
      return spanOf(block.id, block.text, block.text.indexOf(unspaced), block.text.indexOf(unspaced) + unspaced.length)
    for (const [at, month] of tokens.words.entries()) {
      const [before, behind] = [behindDe(tokens.words, at), tokens.words[at + 1]]
      if (!months.has(month.form)) continue
      if (isDay(before)) return spanOf(block.id, block.text, before.start, month.end)
      if (isDay(behind)) return spanOf(block.id, block.text, month.start, behind.end)
    }
  }
  return null
}

const isDay = (word: Tokens['words'][number] | undefined): word is Tokens['words'][number] =>
  /^(?:[1-9]|[12]\d|3[01])(?:er|st|nd|rd|th|º)?$/.test(word?.form ?? '')

/** A day of a month is in its opening. */
function isOfItsTime({ blocks, language }: Pick<Read, 'blocks' | 'language'>): boolean {
  const months = new Set((language.pack.months ?? []).flat())
  return blocks
    .slice(0, openingBlocks)
    .some(
      ({ block, tokens: { words } }) =>
        /\d月\s?\d{1,2}日/.test(block.text) ||
        words.some(
          ({ form }, at) => months.has(form) && [behindDe(words, at), words[at + 1]].some((other) => /^\d{1,2}$/.test(other?.form ?? '')),
        ),
    )
}

/** `Sheila Abernethy works in …`, all in italics. */
function endsWithAuthor(blocks: Read['blocks']): boolean {
  const last = blocks.at(-1)
  if (last === undefined || last.tokens.count > mostAbout) return false
  const { text, inlines } = last.block
  return about.test(text) && inlines.some(({ kind, start, end }) => kind === 'emphasis' && start === 0 && end >= text.length - 1)
}

/** Words of a line in which a group signs, and its names. */
const mostSigned = 8
const group =
  /(?:committee|board|team|council|vorstand|redaktion|bureau|comité|équipe|rédaction|junta|equipo|redacción|comitato|direttivo|redazione|direção|equip[ae]|bestuur|redactie|styrelsen|redaktionen|zarząd|redakcja|правление|редакция)/iu

/** The minutes of a meeting, which who was there has signed. */
const minutes = /^(?:Minutes of|Protokoll de[rs]|(?:Compte[- ]rendu|Procès-verbal) d|Acta de|Verbale d|Ata d|Notulen van|Protokół z)/

/** A group signs in the last line, or the text is the minutes of its meeting: `Euer Vorstand`. */
function isOfGroup(blocks: Read['blocks']): boolean {
  const last = blocks.at(-1)
  if (blocks.slice(0, lineBlocks).some(({ block }) => minutes.test(block.text))) return true
  return last !== undefined && last.tokens.count <= mostSigned && !/[?.!]$/.test(last.block.text) && group.test(last.block.text)
}

const about = new RegExp(`^${upperLetter}[${letter}.'’-]+ (?:${upperLetter}[${letter}.'’-]+ ){1,3}(?=${lowerLetter})`, 'u')

/** Words of a firm about itself / a person about himself / a firm to its readers, where no list of the language has them. */
const speakers: Readonly<Partial<Record<string, string>>> = {
  en: '[Ww]e|[Oo]ur|us/I|[Mm]y',
  de: '[Ww]ir|[Uu]nser\\w{0,2}|uns/[Ii]ch|[Mm]ein\\w{0,2}/Sie|Ihnen|Ihre?[mnrs]?',
  fr: '[Nn]ous|[Nn]otre|[Nn]os/[Jj]e|[Mm]on|[Mm]a/vous',
  es: '[Nn]osotr[oa]s|[Nn]uestr[oa]s?/[Yy]o|[Mm]i/[Uu]sted(?:es)?|[Ss]u',
  it: '[Nn]oi|[Nn]ostr[oaie]|[Cc]i/[Ii]o|[Mm]i[oae]/vi',
  pt: '[Nn]ós|[Nn]oss[oa]s?/[Ee]u|[Mm]eu|[Mm]inha/[Vv]ocês?',
  nl: '[Ww]ij|[Ww]e|[Oo]nze|ons/[Ii]k|[Mm]ijn',
  sv: '[Vv]i|[Vv]år[at]?|oss/[Jj]ag|[Mm]in',
  pl: '[Nn]asz\\w{0,3}|nas|nam/[Jj]a|[Mm]ój/[Pp]aństw\\w{1,3}',
  ru: '[Мм]ы|[Нн]аш\\w{0,3}|нас/[Яя]|[Мм]ой/вас|вам',
}
const said = (words: string): RegExp => new RegExp(`(?<!${letter})(?:${words})(?!${letter})`, 'gu')
const unspacedHouse = /当館|当店|当社|弊社|私たち|我们|本店/gu

/** Hours of a day, as notices and opening hours have them. */
const clock =
  /(?<![\d:.,])(?:[01]?\d|2[0-4])(?::[0-5]\d| ?[ap]\.?m\b| ?Uhr| ?h(?:\d\d)?\b| ?uur\b|時)|(?:dalle|alle|las|às|das|kl\.?|o godz\.) (?:[01]?\d|2[0-4])(?!\d)/giu
/** Least number of words of a house and of its readers, and of hours. */
const invited = { ourselves: 2, reader: 2, hours: 4 } as const

/** A firm addresses its customers, or a notice says when it is open: neither is signed. */
function invites({ blocks, language }: Pick<Read, 'blocks' | 'language'>): boolean {
  // questions of readers are headings: `Can I renew online?`
  const texts = blocks.flatMap(({ block }) =>
    block.kind === 'paragraph' || block.kind === 'list' ? [block.text.replace(quoted, ' ')] : [],
  )
  const count = (found: (text: string) => number): number => texts.reduce((sum, text) => sum + found(text), 0)
  if (count((text) => text.match(clock)?.length ?? 0) >= invited.hours) return true
  const [house, person, reader] = speakers[language.tag.split('-')[0]!]?.split('/') ?? []
  const times = (words: string | undefined): number => (words === undefined ? 0 : count((text) => text.match(said(words))?.length ?? 0))
  const readers = Math.max(
    times(reader),
    count((text) => language.find('secondPerson', text).length),
  )
  return language.unspaced
    ? count((text) => text.match(unspacedHouse)?.length ?? 0) >= invited.ourselves
    : times(person) === 0 && times(house) >= invited.ourselves && readers >= invited.reader
}

const quoted = /["“„«「][^"”“»」]{1,600}["”“»」]/g
