import { plainText, type TaggedText } from '../segments/tagged-text.ts'
import { align, type Comparison } from './align.ts'
import { digest } from './prints.ts'
import type { Unit, UnitKind } from './read-units.ts'

/** A unit as it was when the translation was made. */
export interface UnitBefore {
  readonly kind: UnitKind
  /** Of its segment in the record; null: it was not translated. */
  readonly id: string | null
  readonly source: { readonly print: string; readonly text: TaggedText }
  readonly translation: { readonly print: string; readonly text: TaggedText }
  /** Words of a person. */
  readonly isPersons: boolean
  readonly doubts: readonly string[]
  readonly what: string
}

/** Members are indices in the lists that were merged. */
export type Step = {
  /** For the answer of a person. */
  readonly id: string
  readonly before: number | null
  readonly source: number | null
  readonly translation: number | null
} & (
  | { readonly kind: 'same' }
  /** In the source only: the person took it away, or left it in a conflict. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'replace' | 'add' | 'remove' }
  | { readonly kind: 'conflict'; readonly why: 'changed' | 'removed' | 'deleted' }
  /** A person wants the translation as it is. */
  | { readonly kind: 'kept' }
  /** A unit that belongs to a conflict: half of a text that was split, or of two that were joined. */
  | { readonly kind: 'waiting' }
)

export interface Choices {
  readonly take: ReadonlySet<string>
  readonly keep: ReadonlySet<string>
}

/** Share of a text's words that another one has, from which on it is a part of it. */
const partFrom = 0.8

/** Words compared of a text. */
const maxWords = 400

/**
 * What becomes of each unit when a source and its translation have both changed since a translation was made. A unit of the translation that
 * is not word for word the engine's stays; only a person's `take` overrules that.
 */
export function planMerge(
  before: readonly UnitBefore[],
  source: readonly Unit[],
  translation: readonly Unit[],
  { take, keep }: Choices,
): readonly Step[] {
  const bags = createBags()
  const [only] = source
  // a title is that title in other words, too
  const isRewritten = before.length === 1 && source.length === 1 && before[0]!.kind === 'run' && only!.kind === 'run'
  const inSource = isRewritten ? [0] : alignKinds(before.map(ofSource), source.map(ofUnit), comparison(bags, 0.3))
  const inTranslation = alignKinds(before.map(ofTranslation), translation.map(ofUnit), comparison(bags, 0))
  const beforeOf = invert(inSource, source.length)
  const steps: Step[] = []
  const idOf = (was: UnitBefore | null, now: Unit | null, here: Unit | null): string =>
    `m${digest([was?.source.print, now?.print, here?.print].map((print) => print ?? '').join(' '))}`

  for (const [index, now] of source.entries()) {
    const from = beforeOf[index] ?? null
    const was = from === null ? null : before[from]!
    const to = from === null ? null : inTranslation[from]!
    const here = to === null ? null : translation[to]!
    const step = { id: idOf(was, now, here), before: from, source: index, translation: to }
    if (was === null) steps.push({ ...step, kind: keep.has(step.id) ? 'kept' : 'add' })
    else if (was.source.print === now.print) steps.push({ ...step, kind: here === null ? 'absent' : 'same' })
    else if (keep.has(step.id)) steps.push({ ...step, kind: 'kept' })
    else if (here === null) steps.push(take.has(step.id) ? { ...step, kind: 'add' } : { ...step, kind: 'conflict', why: 'deleted' })
    else if (isEngines(was, here) || take.has(step.id)) steps.push({ ...step, kind: 'replace' })
    else steps.push({ ...step, kind: 'conflict', why: 'changed' })
  }
  for (const [from, was] of before.entries()) {
    const to = inTranslation[from]!
    if (inSource[from] !== null || to === null) continue
    const here = translation[to]!
    const step = { id: idOf(was, null, here), before: from, source: null, translation: to }
    if (keep.has(step.id)) continue
    if (isEngines(was, here) || take.has(step.id)) steps.push({ ...step, kind: 'remove' })
    else steps.push({ ...step, kind: 'conflict', why: 'removed' })
  }
  return waiting(steps, before, source, bags)
}

/** True where the translation says what the engine made, with its markup. */
const isEngines = (was: UnitBefore, here: Unit): boolean => !was.isPersons && was.translation.print === here.print

/** Halves of a text that was split, and texts that were joined to one, share the fate of the conflict that their other half is in. */
function waiting(steps: readonly Step[], before: readonly UnitBefore[], source: readonly Unit[], bags: Bags): readonly Step[] {
  const asked = steps.filter(({ kind, before: from }) => from !== null && (kind === 'conflict' || kind === 'kept'))
  if (asked.length === 0) return steps
  const near = (one: number | null, other: number | null): boolean => one !== null && other !== null && Math.abs(one - other) <= 2
  const isPart = (part: TaggedText, whole: TaggedText): boolean => bags.shareOf(part, whole) >= partFrom
  const wholeOf = (step: Step): Step | undefined => {
    if (step.kind === 'add' && step.before === null)
      return asked.find(
        ({ before: from, source: at }) => near(at, step.source) && isPart(source[step.source!]!.text, before[from!]!.source.text),
      )
    if (step.kind !== 'remove') return undefined
    const { text } = before[step.before!]!.source
    return asked.find(({ before: from, source: at }) => at !== null && near(from, step.before) && isPart(text, source[at]!.text))
  }
  return steps.flatMap((step): readonly Step[] => {
    const whole = wholeOf(step)
    if (whole === undefined) return [step]
    if (whole.kind !== 'kept') return [{ ...step, kind: 'waiting' }]
    return step.source === null ? [] : [{ ...step, kind: 'kept' }]
  })
}

interface Compared {
  readonly kind: UnitKind
  readonly print: string
  readonly text: TaggedText
}

/** Kinds whose order identifies them; a moved picture disturbs no other block. */
const alignedKinds: readonly (readonly UnitKind[])[] = [['run', 'block'], ['value'], ['medium']]

/** For each unit before, its index now. */
function alignKinds(before: readonly Compared[], now: readonly Compared[], comparison: Comparison<Compared>): readonly (number | null)[] {
  const pairs: (number | null)[] = before.map(() => null)
  for (const kinds of alignedKinds) {
    const [lefts, rights] = [before, now].map((units) => [...units.keys()].filter((index) => kinds.includes(units[index]!.kind)))
    const found = align<Compared>(
      lefts!.map((index) => before[index]!),
      rights!.map((index) => now[index]!),
      comparison,
    )
    for (const [left, right] of found.entries()) if (right !== null) pairs[lefts![left]!] = rights![right]!
  }
  return pairs
}

const ofSource = ({ kind, source }: UnitBefore): Compared => ({ kind, ...source })
const ofTranslation = ({ kind, translation }: UnitBefore): Compared => ({ kind, ...translation })
const ofUnit = ({ kind, print, text }: Unit): Compared => ({ kind, print, text })

/** @param least likeness of two texts that are left at one place */
const comparison = (bags: Bags, least: number): Comparison<Compared> => ({
  key: ({ print }) => print,
  likeness: (one, other) => (one.text === '' ? 0 : bags.likeness(one.text, other.text)),
  // a figure in a table means something else in another row
  maySucceed: (one, other, isBetweenPairs) =>
    one.kind === other.kind && (one.text === '' ? isBetweenPairs : bags.likeness(one.text, other.text) >= least),
})

function invert(pairs: readonly (number | null)[], length: number): readonly (number | null)[] {
  const before: (number | null)[] = Array.from({ length }, () => null)
  for (const [from, to] of pairs.entries()) if (to !== null) before[to] = from
  return before
}

type Bags = ReturnType<typeof createBags>

/** Compares texts by their words; where words are not parted, by pairs of characters. */
function createBags() {
  const known = new Map<string, ReadonlyMap<string, number>>()
  const bagOf = (text: TaggedText): ReadonlyMap<string, number> => {
    const found = known.get(text)
    if (found) return found
    const bag = new Map<string, number>()
    for (const word of wordsOf(plainText(text)).slice(0, maxWords)) bag.set(word, (bag.get(word) ?? 0) + 1)
    known.set(text, bag)
    return bag
  }
  const sizeOf = (bag: ReadonlyMap<string, number>): number => [...bag.values()].reduce((sum, count) => sum + count, 0)
  const shared = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number => {
    let count = 0
    for (const [word, times] of one) count += Math.min(times, other.get(word) ?? 0)
    return count
  }
  return {
    /** Of 0 to 1. */
    likeness: (one: TaggedText, other: TaggedText): number => {
      const [left, right] = [bagOf(one), bagOf(other)]
      const size = sizeOf(left) + sizeOf(right)
      return size === 0 ? 0 : (2 * shared(left, right)) / size
    },
    /** Share of the words of one text that another has. */
    shareOf: (part: TaggedText, whole: TaggedText): number => {
      const size = sizeOf(bagOf(part))
      return size === 0 ? 0 : shared(bagOf(part), bagOf(whole)) / size
    },
  }
}

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(word)
      ? Array.from({ length: Math.max(1, word.length - 1) }, (_, index) => word.slice(index, index + 2))
      : [word],
  )
