import type { Language, Word } from '../../languages/language.ts'
import type { Range, Span } from '../../model/values.ts'
import type { TextBlock } from '../reading.ts'
import type { AgreementReading, AgreementTools } from './agreement-reading.ts'
import type { Agreement, BrokenPromise, Slip } from './found.ts'
import { promisedFigure } from './promised-figures.ts'
import { unfinished } from './unfinished.ts'

/** Reads a text against its title and against itself. Loaded with the words of its language, after the scores. */
export const readAgreement = (reading: AgreementReading): Agreement => ({
  promises: promisesOf(reading),
  slips: [...twoFigures(reading), ...saidAgain(reading)],
  unfinished: unfinished(reading),
})

// The title

/** What promises all of a subject, of all languages. */
const spacedWhole = [
  String.raw`(?:complete|ultimate|definitive|comprehensive|full|in-depth) (?:\w+ )?guide|everything (?:you need|about|to know)|all (?:you need to know )?about|all you need to know|from a to z|a(?:–|-| to )z of`,
  String.raw`(?:komplette|vollständige|ultimative|umfassende|große)[rs]? (?:anleitung|leitfaden|ratgeber)|alles,? (?:über|zu[rm]?|rund um|was (?:man|du|sie))|von a bis z`,
  String.raw`guide (?:complet|ultime|définitif)|tout (?:savoir )?sur|tout ce qu[’']il faut savoir|de a à z`,
  String.raw`guía (?:completa|definitiva|total)|todo (?:sobre|lo que)|de la a a la z`,
  String.raw`guida (?:completa|definitiva)|tutto (?:su|quello che|ciò che)|dalla a alla z`,
  String.raw`guia (?:completo|definitivo)|tudo (?:sobre|o que)|de a a z`,
  String.raw`(?:complete|ultieme|volledige) (?:gids|handleiding)|alles (?:over|wat je)|van a tot z`,
  String.raw`(?:komplett|fullständig|ultimata?) guiden?|allt (?:om|du behöver)|från a till ö`,
  String.raw`(?:kompletny|pełny|kompleksowy) (?:poradnik|przewodnik)|wszystko (?:o|co)|od a do z`,
  String.raw`(?:kompletní|úplný|podrobný) (?:průvodce|návod)|vše(?:chno)? (?:o|co)|od a do z`,
  String.raw`teljes (?:útmutató|kalauz)|minden(?:,)? amit|minden,? ami|a-tól z-ig`,
  String.raw`(?:täydellinen|kattava) opas|kaikki,? mitä`,
  String.raw`(?:eksiksiz|kapsamlı|tam) (?:rehber|kılavuz)i?|hakkında (?:her şey|bilmeniz gereken)|a['’]dan z['’]ye`,
  String.raw`полн(?:ое|ый) (?:руководство|гид|обзор|справочник)|вс[её] (?:о|об|про|что нужно)|от а до я`,
  String.raw`(?:الدليل (?:الكامل|الشامل)|دليل(?:ك)? (?:الكامل|الشامل|شامل|كامل)|كل ما (?:تحتاج|يجب)|كل شيء عن)`,
].join('|')
const unspacedWhole =
  /完全(?:ガイド|版|攻略)|徹底(?:解説|ガイド)|すべてがわかる|のすべて|完全(?:指南|攻略)|终极指南|終極指南|全攻略|一切|大全/u

/** Words (half the characters of unspaced scripts) that are too few for all of a subject. */
const fewWords = 250

/** Numbers that texts write in words. */
const mostInWords = 12

function promisesOf(reading: AgreementReading): readonly BrokenPromise[] {
  const { article, language, titleWords, words } = reading
  const { alone, articleTitle, spanOf, titlePlace } = reading.tools
  const whole = article.title?.value.trim() ?? ''
  const own = articleTitle(article)
  const start = own === '' ? -1 : whole.indexOf(own)
  if (start < 0 || titleWords === null) return []
  const at = (from: number, to: number) => spanOf(titlePlace(article), whole, start + from, start + to)
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const all = (language.unspaced ? unspacedWhole : new RegExp(alone(spacedWhole, language), 'iu')).exec(own)
  if (all !== null && words < fewWords * (language.unspaced ? 2 : 1))
    return [{ kind: 'whole', span: at(all.index, all.index + all[0].length) }]
  const counted = (language.unspaced ? null : writtenCount(own, reading)) ?? sectionCount(own, reading)
  const figure = promisedFigure(own, reading)
  if (figure !== null) return [{ kind: 'figure', span: at(figure.start, figure.end) }]
  return counted === null ? [] : [{ kind: 'count', span: at(counted.at.start, counted.at.end), count: counted.count }]
}

/** A number of the title, and what the text has of it. */
interface OtherCount {
  readonly at: Range
  readonly count: number
}

/** Sections by which a list falls short of its title by mistake; more are given in another form. */
const shortBy = 2

/** A list (`7 best cafés`) with a section or two too few, where nothing else of the text comes to the number. */
function sectionCount(
  title: string,
  { article, language, titleWords, tools: { inWords, partCounts, promisedCount } }: AgreementReading,
): OtherCount | null {
  const [first, next] = language.tokenize(title).words
  const opens = first !== undefined && next !== undefined && !language.contains('numberUnits', next.form)
  const promise =
    promisedCount(title, language, titleWords?.numbers ?? null) ??
    (opens ? { at: first, value: numberReader(titleWords, inWords)(first) } : null)
  if (promise === null || promise.value < 3) return null
  const heads = article.blocks.filter((block) => block.kind === 'heading' && block.level === 2)
  // a last section of directions does not count
  const asks = heads.map(({ text }) => language.contains('questionWords', language.tokenize(text).words[0]?.form ?? ''))
  const parts = heads.length - (asks.at(-1) === true && asks.filter(Boolean).length === 1 ? 1 : 0)
  const others = partCounts(article.blocks.filter((block) => block.kind !== 'heading'))
  return parts > 2 && parts < promise.value && parts >= promise.value - shortBy && !others.some((count) => count >= promise.value)
    ? { at: promise.at, count: parts }
    : null
}

const listsOf = (titleWords: AgreementReading['titleWords']): readonly (readonly string[])[] =>
  titleWords?.numbers.split(' ').map((forms) => forms.split('/')) ?? []

/** The number that a word is, in digits or letters; 0: none. */
function numberReader(titleWords: AgreementReading['titleWords'], inWords: AgreementTools['inWords']): (word: Word) => number {
  const lists = listsOf(titleWords)
  return ({ form }) => (/^\d{1,3}$/.test(form) ? Number(form) : (inWords[lists.findIndex((forms) => forms.includes(form))] ?? 0))
}

/** A number in words before a noun, where the text has one other number before the noun, or a row of parts numbered in words up to another. */
function writtenCount(title: string, { language, blocks, titleWords, tools: { inWords } }: AgreementReading): OtherCount | null {
  const lists = listsOf(titleWords)
  const numberOf = numberReader(titleWords, inWords)
  const { words } = language.tokenize(title)
  const at = words.findIndex(
    (word, index) => numberOf(word) > 1 && lists.some(([first]) => first === word.form) && words[index + 1]?.stop === false,
  )
  const [word, noun] = [words[at], words[at + 1]]
  if (word === undefined || noun === undefined || numberOf(word) > mostInWords) return null
  const counts = new Set<number>()
  for (const { block, tokens } of blocks) {
    if (block.kind === 'heading' && block.level === 1) continue
    for (const [index, { term }] of tokens.words.entries()) {
      const before = tokens.words[index - 1]
      if (before !== undefined && (term.startsWith(noun.term) || noun.term.startsWith(term))) counts.add(numberOf(before))
    }
  }
  counts.delete(0)
  const count = Math.max(...counts)
  return count > 1 && !counts.has(numberOf(word)) && (counts.size === 1 || counts.size === count) ? { at: word, count } : null
}

// The text

/** Content words around a figure that say what it is of. */
const [fewest, most] = [2, 6]

/** Figures, and paragraphs, that are compared with each other: findings in the beginning of a longer text are valid. */
const mostCompared = 400

interface Figure {
  readonly value: string
  readonly unit: string
  readonly terms: readonly string[]
  readonly span: Span
}

/** One thing with two figures: the words of two sentences before their first figure with a unit are the same. */
function twoFigures({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  const figures = blocks
    .flatMap((entry) => (entry.block.kind === 'paragraph' ? figuresOf(entry, language, spanOf) : []))
    .slice(0, mostCompared)
  return figures.flatMap((one, at): Slip[] => {
    const alike = figures.filter(({ unit, terms }) => unit === one.unit && areAlike(terms, one.terms))
    // more than two values are a row
    if (new Set(alike.map(({ value }) => value)).size !== 2) return []
    const other = alike[0]!
    if (figures.indexOf(other) === at || other.value === one.value) return []
    return [{ kind: 'twoFigures', span: one.span, rare: one.span.quote, common: other.span.quote }]
  })
}

/** The first figure with each unit in every sentence. */
function figuresOf(
  { block: { id, text }, tokens: { words, sentences } }: TextBlock,
  language: Language,
  spanOf: AgreementTools['spanOf'],
): Figure[] {
  let first = 0
  return sentences.flatMap((sentence) => {
    while (first < words.length && words[first]!.start < sentence.start) first++
    let end = first
    while (end < words.length && words[end]!.end <= sentence.end) end++
    const own = words.slice(first, end)
    first = end
    const found: Figure[] = []
    const units = new Set<string>()
    const terms: string[] = []
    // the group with coffee is another one than the group without
    let denies = ''
    for (const [index, { form, term, start, end, stop }] of own.entries()) {
      if (language.contains('negations', form)) denies = 'not '
      const next = own[index + 1]
      const isFigure = /^\d/.test(form) && !/[.:,/–-]/.test(text.charAt(start - 1))
      if (isFigure && next !== undefined && next.start - end < 2 && !/\d/.test(next.form)) {
        if (!units.has(next.form) && terms.length >= fewest && terms.length <= most)
          found.push({ value: form, unit: denies + next.form, terms: [...terms], span: spanOf(id, text, start, next.end) })
        units.add(next.form)
      }
      if (!stop && !language.contains('genericWords', form) && !language.contains('numberWords', form)) terms.push(term)
    }
    return found
  })
}

/** Letters that forms of one word share. */
const stem = 4

const areAlike = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length &&
  a.every((term) => b.some((other) => other === term || (term.length > stem && other.startsWith(term.slice(0, stem)))))

/** Different content words from which two alike paragraphs are no refrain and no label; of these, the share that both have. */
const minRepeated = 8
const shareOfBoth = 0.7
/** Paragraphs from which a text is made to repeat itself: formulas of a list. */
const refrain = 3

/** Paragraphs that say what one before has said, in nearly the same words: sentences, no lines of names or signs. */
function saidAgain({ blocks, language, tools: { spanOf, termOverlap } }: AgreementReading): Slip[] {
  const seen: (readonly string[])[] = []
  const found = blocks.flatMap(({ block }) => {
    const terms = block.kind === 'paragraph' && /[.!?。！？؟।]["”»’)]?\s*$/.test(block.text) ? language.terms(block.text) : []
    if (terms.length < minRepeated || seen.length === mostCompared) return []
    const isKnown = seen.some((other) => {
      const [few, many] = other.length < terms.length ? [other, terms] : [terms, other]
      if (few.length < shareOfBoth * many.length) return false
      const { shared, union } = termOverlap(terms, other)
      // the same words in the same order are a doubled paragraph
      return shared >= shareOfBoth * union && other.join() !== terms.join()
    })
    seen.push(terms)
    return isKnown ? [{ kind: 'saidAgain' as const, span: spanOf(block.id, block.text, 0, block.text.length) }] : []
  })
  return found.length < refrain ? found : []
}
