import { readText, type Section, type TextBlock } from '../answers/article-text.ts'
import { letter, upperLetter } from '../languages/characters/characters.ts'
import { createPattern } from '../languages/create-pattern.ts'
import type { Language } from '../languages/language.ts'
import type { Quantity } from '../languages/quantities/quantity.ts'
import { readDays, readOpenDays } from '../languages/quantities/read-days.ts'
import { readFigures } from '../languages/quantities/read-quantities.ts'
import { findNames } from '../languages/words/find-names.ts'
import type { Article } from '../model/article.ts'
import type { ArticleInput } from '../model/input.ts'
import type { Range, Span } from '../model/values.ts'
import { findNumbers } from '../signals/evidence/find-figures.ts'
import { findQuoted } from '../signals/evidence/quotations.ts'
import { isReferenceSection } from '../signals/evidence/sources.ts'
import type { Claim, ClaimKind } from './claim.ts'
import { createLinkFinder, type LinkFinder } from './find-links.ts'
import { readNotes } from './read-notes.ts'
import { readScores } from './scores.ts'

/** Claims of one article at most. */
export const maxClaims = 200

/** Words of the shortest quotation that can be looked up; `said`: of a sentence beside its speaker; characters in unspaced scripts. */
const shortestQuotation = { words: 5, said: 3, characters: 10 } as const

const study = createPattern(
  'study',
  'stud(?:y|ies)|surveys?|research(?:ers)?|trials?|census|report(?:s|ed)?|statistics|poll|analysis|findings?|meta-analysis|paper',
  (words, { unspaced }) => (unspaced ? words : `(?<!${letter})(?:${words})(?!${letter})`),
)

/** The addresses that are the site's own; links there are no sources. */
export interface OwnPages {
  readonly url: string | null
  readonly siteUrl: string | null
}

/**
 * Statements of an article with the pages that it cites for them, in reading order: figures with what they measure, quotations, dates, and named
 * findings. A statement without a link is none: other checks ask for its source.
 */
export function claimsOf(article: Article, input: ArticleInput, language: Language, own: OwnPages): readonly Claim[] {
  const { sections } = readText(article, language)
  const blocks = sections.flatMap((section) => (section.heading === null ? section.blocks : [section.heading, ...section.blocks]))
  const links = createLinkFinder(blocks, [article.url, own.url, own.siteUrl], readNotes(input, article.blocks))
  const claims: Claim[] = []
  for (const entry of sections.flatMap((section) => claimBlocks(section, language))) {
    claims.push(...claimsOfBlock(entry, links, language))
    if (claims.length >= maxClaims) break
  }
  return claims.slice(0, maxClaims)
}

const claimBlocks = (section: Section, language: Language): readonly TextBlock[] =>
  isReferenceSection(section, language)
    ? []
    : section.blocks.filter(({ block: { kind } }) => kind === 'paragraph' || kind === 'list' || kind === 'quote')

function claimsOfBlock(entry: TextBlock, links: LinkFinder, language: Language): readonly Claim[] {
  const { block, tokens } = entry
  if (links.isNote(block.id) || !links.mayCite(entry)) return []
  const { text } = block
  const claims: Claim[] = []
  const spanOf = ({ start, end }: Range): Span => ({ place: block.id, start, end, quote: text.slice(start, end) })
  const add = (kind: ClaimKind, item: Range, sentence: Range, names: readonly string[] = []): void => {
    const found = links.find(entry, sentence, item)
    if (found === null) return
    // a year or a finding is said of the page that is linked in its own sentence
    if ((kind === 'date' || kind === 'finding') && found.place !== 'sentence' && found.place !== 'note') return
    claims.push({ kind, item: spanOf(item), sentence: spanOf(trimmed(text, sentence)), names, links: found.links, linkPlace: found.place })
  }
  const quoted = quotationsOf(entry, language)
  for (const range of quoted) add('quotation', range, around(tokens.sentences, range) ?? range)
  const { figures } = findNumbers(text, tokens, language)
  const quantities = readFigures(text, language)
  const days = [...readDays(text, language), ...readOpenDays(text, language)]
  const isIn = (ranges: readonly Range[], { start, end }: Range): boolean => ranges.some((one) => one.start < end && start < one.end)
  const linkTexts = block.inlines.filter(({ kind }) => kind === 'link')
  const named = language.pack.capitalNouns === true ? [] : [...findNames(text, tokens), ...ownersAhead(entry)]
  /** Names of a sentence that are neither its own figure nor the source's name. */
  const namesBeside = (sentence: Range, item: Range): readonly string[] =>
    named.flatMap((name) => {
      const said = text.slice(name.start, name.end)
      const isBeside = name.start >= sentence.start && name.end <= sentence.end && !isIn([item, ...linkTexts], name)
      return isBeside && !isDayName(said, language) ? [said] : []
    })
  for (const sentence of tokens.sentences) {
    const within = ({ start, end }: Range): boolean => start >= sentence.start && end <= sentence.end
    let said = quoted.filter((range) => range.start < sentence.end && sentence.start < range.end).length
    const scores = readScores(text.slice(sentence.start, sentence.end), language).map(({ start, end }) => ({
      start: start + sentence.start,
      end: end + sentence.start,
    }))
    for (const score of scores) {
      if (isIn(quoted, score)) continue
      add('figure', score, sentence, namesBeside(sentence, score))
      said += 1
    }
    for (const one of quantities) {
      if (!within(one) || isIn(quoted, one) || isIn(days, one) || isIn(scores, one)) continue
      // `[1]` is a note, and a number without what it counts says too little
      if (
        one.measure === '' &&
        linkTexts.some(({ start, end }) => start <= one.start && one.end <= end && /^[[(]?\d{1,3}[\])]?$/.test(text.slice(start, end)))
      )
        continue
      const isLinked = isCounted(one) && linkTexts.some(({ start, end }) => start <= one.start && one.end <= end)
      if (one.measure === '' && (isYear(one, text) || (one.values[0]! < 1000 && !isIn(figures, one) && !isLinked))) continue
      add('figure', one, sentence, namesBeside(sentence, one))
      said += 1
    }
    for (const day of days) {
      if (!within(day) || isIn(quoted, day)) continue
      add('date', day, sentence, namesBeside(sentence, day))
      said += 1
    }
    if (said > 0 || !study(language).test(text.slice(sentence.start, sentence.end))) continue
    const names = findNames(text, tokens).flatMap((name) => (within(name) ? [text.slice(name.start, name.end)] : []))
    if (names.length > 0 && language.pack.capitalNouns !== true) add('finding', trimmed(text, sentence), sentence, names)
  }
  return claims.sort((a, b) => a.item.start - b.item.start || a.item.end - b.item.end)
}

const upper = new RegExp(`^${upperLetter}`, 'u')

const owner = new RegExp(`^(${upperLetter}${letter}{2,})['’]s(?!${letter})`, 'u')

/** Names with which sentences open: `Lowe's shares`. */
const ownersAhead = ({ block: { text }, tokens: { sentences, words } }: TextBlock): readonly Range[] =>
  sentences.flatMap(({ start, end }) => {
    const found = owner.exec(text.slice(start, end))
    const word = words.find((one) => one.start === start)
    return found === null ||
      word === undefined ||
      word.stop ||
      /^(?:to|yester)day|tomorrow|tonight|(?:some|any|every)(?:one|body)/i.test(found[1]!)
      ? []
      : [{ start, end: start + found[1]!.length }]
  })

/** `January`, `Tuesday`: a page may count the days. */
const isDayName = (name: string, { pack }: Language): boolean =>
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(name) || pack.months.some((month) => month.includes(name.toLowerCase()))

/** `[46 shows]` is linked for its number. */
const isCounted = ({ follows, isWord, values }: Quantity): boolean => follows.length > 2 && !isWord && values[0]! > 9

/** `2012–2014` */
const isYear = ({ start, end }: Range, text: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(text.slice(start, end))

const quotedAlike = new RegExp(`(?<![${letter}\\d.!?,])”([^“”„]{10,1500})”`, 'gu')

/** Quotations without their marks; of a block that is one, all of it but its last line, where the name stands. */
function quotationsOf(entry: TextBlock, language: Language): readonly Range[] {
  const { block, tokens } = entry
  const { text } = block
  const found = findQuoted(text)
  // Swedes and Finns open and close with the same mark
  const alike = [...text.matchAll(quotedAlike)].flatMap(({ index, 0: whole }) => {
    const range = { start: index, end: index + whole.length }
    return found.some((one) => one.start < range.end && range.start < one.end) ? [] : [range]
  })
  const marked = [...found, ...alike].map(({ start, end }) => ({ start: start + 1, end: end - 1 }))
  const elements = block.inlines.filter(
    ({ kind, start, end }) => kind === 'quote' && !marked.some((one) => one.start < end && start < one.end),
  )
  const ranges = block.kind === 'quote' ? [withoutSignature(text)] : [...marked, ...elements]
  return ranges.filter((range) => {
    const words = tokens.words.filter((word) => word.start >= range.start && word.end <= range.end)
    if (language.unspaced) return range.end - range.start >= shortestQuotation.characters
    return words.length >= shortestQuotation.words || (words.length >= shortestQuotation.said && isSaid(entry, range, language))
  })
}

/** `“Nobody asked the farmers,” writes Marsh`: a whole sentence that somebody says, and no name or term in quotation marks. */
function isSaid({ block: { text }, tokens }: TextBlock, range: Range, language: Language): boolean {
  const quotation = text.slice(range.start, range.end).trim()
  if (!/[,.!?…]$/.test(quotation) && !/^[^\s\w]\s?,/.test(text.slice(range.end))) return false
  const sentence = around(tokens.sentences, range)
  if (sentence === null || !upper.test(quotation)) return false
  const beside = `${text.slice(sentence.start, range.start)} ${text.slice(range.end, sentence.end)}`
  return language.find('sayingVerbs', beside).length > 0 || !language.has('sayingVerbs')
}

/** UTF-16 units of the line of a name. */
const longestSignature = 120

function withoutSignature(text: string): Range {
  const whole = trimmed(text, { start: 0, end: text.length })
  const line = text.lastIndexOf('\n', whole.end - 1)
  const dash = Math.max(text.lastIndexOf('—', whole.end), text.lastIndexOf('–', whole.end))
  const behindStop = dash > 0 && /[.!?…。！？"'”’»」』]$/.test(text.slice(0, dash).trimEnd()) ? dash : -1
  const end = Math.max(line, behindStop)
  const isSignature = end > text.length / 3 && whole.end - end <= longestSignature
  return isSignature ? trimmed(text, { start: 0, end }) : whole
}

function trimmed(text: string, { start, end }: Range): Range {
  const part = text.slice(start, end)
  return { start: start + part.length - part.trimStart().length, end: end - (part.length - part.trimEnd().length) }
}

/** The sentences that a stretch touches. */
function around(sentences: readonly Range[], { start, end }: Range): Range | null {
  const touched = sentences.filter((sentence) => sentence.start < end && start < sentence.end)
  return touched.length === 0 ? null : { start: touched[0]!.start, end: touched.at(-1)!.end }
}
