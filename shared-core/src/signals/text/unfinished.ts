import type { UnfinishedWords } from '../../languages/advice-words.ts'
import { hasLetter, letter, number } from '../../languages/characters/characters.ts'
import { englishAdvice } from '../../languages/en/advice-base.ts'
import type { Block } from '../../model/article.ts'
import type { Span } from '../../model/values.ts'
import { byLanguage } from '../by-language.ts'
import { findQuoted } from '../evidence/quotations.ts'
import { spanOf, type TextBlock } from '../reading.ts'
import type { AgreementReading } from './agreement-reading.ts'
import type { Unfinished } from './found.ts'
import { notes } from './notes.ts'
import { emptyPromises } from './promised-figures.ts'

/** Places where a text was left before it was done, in reading order. */
export function unfinished(reading: AgreementReading): readonly Unfinished[] {
  const { article, language, blocks: all, textKind, titleWords } = reading
  const patterns = patternsOf(language, titleWords?.unfinished ?? titleWords ?? undefined)
  const isDraft = article.kind === 'draft'
  // who explains code or templates writes such signs on purpose
  const mayHoldSigns = textKind.kind !== 'documentation' && !all.some(({ block }) => block.kind === 'code') && !isTemplate(all)
  const noted = mayHoldSigns ? notes(reading).slice(0, most) : []
  const isNote = ({ id, text }: Block): boolean => noted.some(({ place, quote }) => place === id && quote.length >= text.trim().length)
  const blocks = all.filter(({ block }) => !isNote(block))
  const found: Unfinished[] = [
    ...emptyPromises(reading).map((span) => ({ kind: 'emptyPromise', span }) as const),
    ...noted.map((span) => ({ kind: 'placeholder', span }) as const),
  ]
  const unclosed = isDraft ? onlyUnclosed(blocks) : null
  let level: number | null = null
  blocks.forEach((entry, at) => {
    const { block } = entry
    if (block.kind === 'code') return
    const next = blocks[at + 1]?.block ?? null
    if (mayHoldSigns) found.push(...placeholdersIn(block, patterns))
    if (block.kind === 'heading') {
      level = block.level
      if (isEmptySection(block, next, isDraft))
        found.push({ kind: 'emptySection', span: spanOf(block.id, block.text, 0, block.text.length) })
      return
    }
    if (block.kind === 'list') found.push(...openItem(block, patterns))
    if (block.kind !== 'paragraph') return
    const said = patterns.assistant.exec(block.text) ?? (isOuter(blocks, at) ? patterns.around.exec(block.text) : null)
    if (said !== null)
      found.push({ kind: 'assistant', span: spanOf(block.id, block.text, said.index, said.index + said[0].trimEnd().length) })
    const end = openEndOf(entry, next, patterns, language.unspaced) ?? (entry === unclosed ? lastWords(block) : null)
    if (end !== null) found.push({ kind: 'openEnd', span: end })
    else if (announcesNothing(entry, { next, level, isDraft, isUnspaced: language.unspaced }))
      found.push({ kind: 'nothingAfter', span: lastSentence(entry) })
  })
  return found
}

interface Patterns {
  readonly placeholder: RegExp
  /** Of the signs what the language says of everything, in small letters: `todo:`. */
  readonly isWord: RegExp | null
  readonly whole: RegExp
  readonly assistant: RegExp
  readonly around: RegExp
  readonly open: RegExp | null
}

const english = englishAdvice.unfinished

const patternsOf = byLanguage((own: Partial<UnfinishedWords> | undefined, { tag }): Patterns => {
  const either = (name: keyof UnfinishedWords): string => (own?.[name] === undefined ? english[name] : `${english[name]}|${own[name]}`)
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const made = (source: string, flags = 'iu') => new RegExp(source, flags)
  return {
    placeholder: made(`[\\[［【〔](?:${either('bracketed')})[\\]］】〕]|${bare}`, 'giu'),
    isWord: /^(?:es|pt|gl)/.test(tag) ? /^[tT]odo\s?:$/ : null,
    whole: made(`^[\\[［【〔(（{<＜*_«“"]*(?:${either('whole')})[\\s.:!…。\\]］】〕)）}>＞*_»”"]*$`),
    assistant: made(`^(?:${either('assistant')})`),
    around: made(`^(?:${either('around')})`),
    open:
      own?.open === undefined
        ? null
        : tag.startsWith('ja')
          ? made(`${own.open}$`)
          : made(`(?<![${letter}${number}'’-])(?:${own.open})$|[,،]$`),
  }
})

/** Signs without brackets: a note to oneself, filler of layouts, an amount or a day that is still to come. */
const bare = [
  String.raw`(?<![${letter}#@/_-])(?:todo|fixme)\s?:(?!//)`,
  String.raw`[(（](?:未完[^)）]{0,20}|(?:あとで|後で)書く|to be (?:written|completed)|kommt noch|à compléter|por completar|سيُ?كتب لاحق(?:ًا|اً|ا))[)）]`,
  'lorem ipsum dolor',
  String.raw`[€$£]\s?X{2,}(?![${letter}])`,
  String.raw`(?<![A-Za-z${number}.])X{2,}(?:[.,]X{1,2})?\s?(?:%|€|\$|£|EUR(?![${letter}])|euros?(?![${letter}])|dollars?(?![${letter}])|percent|prozent|pour cent|por ciento|円|％|يورو|دولار)`,
  String.raw`(?<![${letter}${number}])X{2}\.X{2}\.(?:20)?[X\d]{2}`,
].join('|')

/** Signs of one block that are shown. */
const most = 40

function placeholdersIn({ id, text }: Block, { placeholder, isWord, whole }: Patterns): Unfinished[] {
  const trimmed = text.trim()
  if (trimmed.length <= 60 && whole.test(trimmed)) return [{ kind: 'placeholder', span: spanOf(id, text, 0, text.length) }]
  const matches = [...text.matchAll(placeholder)].filter(([sign]) => isWord?.test(sign) !== true).slice(0, most)
  const quoted = matches.length > 0 ? findQuoted(text) : []
  return matches
    .filter(({ index }) => !quoted.some(({ start, end }) => start < index && index < end))
    .map((match) => ({ kind: 'placeholder', span: spanOf(id, text, match.index, match.index + match[0].length) }))
}

/** Different stretches in square brackets from which a text is a template for others to fill in. */
const minSlots = 4

function isTemplate(blocks: readonly TextBlock[]): boolean {
  const slots = new Set<string>()
  for (const { block } of blocks)
    for (const [slot] of block.text.matchAll(/[[［【][^\]］】[［【\d]{2,40}[\]］】]/g)) if (slots.add(slot).size >= minSlots) return true
  return false
}

/** Paragraphs with words of an assistant to its user. */
const isOuter = (blocks: readonly TextBlock[], at: number): boolean => at <= 1 || at >= blocks.length - 2

/** UTF-16 units of mark-up between two blocks, at most: more may be a player, a form or a map, which are no blocks. */
const longestGap = 120

/** Nothing that readers see is between the two, as far as their places show. */
function areNeighbours(before: Block, after: Block): boolean {
  const to = before.runs.at(-1)?.to
  const from = after.runs[0]?.from
  if (!/^b\d+$/.test(before.id) || !/^b\d+$/.test(after.id) || to === undefined || from === undefined) return true
  return from - to <= longestGap
}

function isEmptySection(block: Extract<Block, { kind: 'heading' }>, next: Block | null, isDraft: boolean): boolean {
  // of a page, players and boxes under a heading were left out with all else that is no text
  if (!isDraft || block.level === 1 || !hasLetter(block.text)) return false
  return next === null || (next.kind === 'heading' && next.level <= block.level && areNeighbours(block, next))
}

/** Words (characters of unspaced scripts) that a paragraph has at least where its end counts. */
const minWordsSpaced = 8
const minWordsUnspaced = 25

const endsAnywhere: ReadonlySet<Block['kind']> = new Set(['list', 'table', 'quote', 'code', 'image', 'video', 'audio'])

function openEndOf({ block, tokens }: TextBlock, next: Block | null, { open }: Patterns, isUnspaced: boolean): Span | null {
  const text = block.text.trimEnd()
  if (open === null || tokens.count < (isUnspaced ? minWordsUnspaced : minWordsSpaced) || text.includes('\n') || !open.test(text))
    return null
  if (next !== null && (endsAnywhere.has(next.kind) || !areNeighbours(block, next))) return null
  if (next?.kind === 'paragraph' && goesOn(next.text)) return null
  return lastWords(block)
}

/** The only item of a list that stops in its sentence, and is not the last but one, which may lead to the last. */
function openItem({ id, text, items }: Extract<Block, { kind: 'list' }>, { open }: Patterns): Unfinished[] {
  const stopped = items.filter(({ quote }) => quote.split(' ').length >= minWordsSpaced && open?.test(quote.trimEnd()))
  const [only] = stopped
  if (only === undefined || stopped.length > 1 || only === items.at(-2)) return []
  return [{ kind: 'openEnd', span: lastWords({ id, text }, only.start, only.end) }]
}

function lastWords({ id, text }: Pick<Block, 'id' | 'text'>, start = 0, end = text.trimEnd().length): Span {
  const from = end - start <= 40 ? start : text.indexOf(' ', end - 40) + 1 || end - 20
  return spanOf(id, text, from, end)
}

/** Paragraphs that end in a full stop, from which the only one without shows that its author writes them. */
const minClosed = 5

/** The only paragraph of several sentences that ends in a word, where every other ends in a mark; null: there is none. */
function onlyUnclosed(blocks: readonly TextBlock[]): TextBlock | null {
  const long = blocks.filter(({ block, tokens }) => block.kind === 'paragraph' && tokens.sentences.length > 1)
  const open = long.filter(({ block }) => endsInWord.test(block.text))
  const [only] = open
  if (only === undefined || open.length > 1 || long.length <= minClosed || only === long.at(-1)) return null
  const next = blocks[blocks.indexOf(only) + 1]?.block
  return next !== undefined && (endsAnywhere.has(next.kind) || (next.kind === 'paragraph' && goesOn(next.text))) ? null : only
}

const endsInWord = new RegExp(`${letter}\\s*$`, 'u')

/** A line that goes on with the sentence of the one before: a small letter, a figure, a mark. */
const goesOn = (text: string): boolean => {
  const first = text.trimStart().charAt(0)
  return first !== '' && first === first.toLowerCase() && first !== first.toUpperCase() ? true : !hasLetter(first)
}

/** A line of its own, of so many words (characters) that ends in a colon, before the end of its section. */
function announcesNothing(
  { block, tokens }: TextBlock,
  {
    next,
    level,
    isDraft,
    isUnspaced,
  }: { readonly next: Block | null; readonly level: number | null; readonly isDraft: boolean; readonly isUnspaced: boolean },
): boolean {
  const [least, most] = isUnspaced ? [6, 30] : [3, 12]
  if (tokens.count < least || tokens.count > most || !/[:：]\s*$/.test(block.text)) return false
  // of a page, players and boxes were left out with all else that is no text
  if (!isDraft) return false
  if (next === null) return true
  // before the sections of the text, what follows is the sections
  return next.kind === 'heading' && level !== null && next.level <= level && areNeighbours(block, next)
}

function lastSentence({ block, tokens: { sentences } }: TextBlock): Span {
  const { start, end } = sentences.at(-1) ?? { start: 0, end: block.text.length }
  return spanOf(block.id, block.text, start, end)
}
