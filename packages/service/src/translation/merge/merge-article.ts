import type { TranslationMerge, TranslationRecord } from '@citable/contract'
import type { Range } from '../segments/segment-runs.ts'
import {
  type ArticlePart,
  bodyNames,
  composeArticle,
  type FieldValue,
  type PutArticle,
  type SourceArticle,
  type SplitArticle,
  splitArticle,
} from '../segments/split-article.ts'
import { hasSamePlaceholders, plainText, type TaggedText } from '../segments/tagged-text.ts'
import type { SegmentTranslation } from '../segments/translate-segments.ts'
import { placeChanges, type ReadPart } from './place-changes.ts'
import { type Choices, planMerge, type Step, type UnitBefore } from './plan-merge.ts'
import { digest, printOf } from './prints.ts'
import { type PlacedUnit, readUnits, type UnitKind } from './read-units.ts'

/** A translation that is there already. Plain data. */
export interface Previous {
  readonly record: TranslationRecord
  /** As it stands now. */
  readonly article: SourceArticle
  readonly take: readonly string[]
  readonly keep: readonly string[]
}

interface PartPlan {
  readonly before: readonly UnitBefore[]
  readonly source: ReadPart
  readonly translation: ReadPart
  readonly steps: readonly Step[]
}

export interface MergePlan {
  /** Parts of the source that the translation has, too, by their names. */
  readonly parts: ReadonlyMap<string, PartPlan>
  /** Parts that the person took away. */
  readonly gone: ReadonlySet<string>
  /** Segments of the source that need a translation. */
  readonly needed: ReadonlySet<string>
  /** Translations that are there already: tagged source → translation. */
  readonly known: ReadonlyMap<TaggedText, SegmentTranslation>
}

/** What changed between a source, its translation and what both were. */
export function planArticle(split: SplitArticle, previous: Previous, attributes: boolean): MergePlan {
  const choices: Choices = { take: new Set(previous.take), keep: new Set(previous.keep) }
  const there = new Map(splitArticle(previous.article, [], attributes).parts.map((part) => [part.name, part]))
  const parts = new Map<string, PartPlan>()
  const gone = new Set<string>()
  const needed = new Set<string>()
  const known = new Map<TaggedText, SegmentTranslation>()
  for (const part of split.parts) {
    const before = unitsBefore(previous.record, part.name)
    const here = there.get(part.name)
    if (here === undefined || here.format !== part.format || (here.text.trim() === '' && before.length === 0)) {
      if (before.length > 0) gone.add(part.name)
      else for (const { id } of part.segments) needed.add(id)
      continue
    }
    const [source, translation] = [read(part), read(here)]
    const steps = planMerge(before, source.units, translation.units, choices)
    parts.set(part.name, { before, source, translation, steps })
    for (const step of steps) {
      const id = step.source === null ? null : source.units[step.source]!.id
      if (id !== null && step.kind !== 'same' && step.kind !== 'absent' && step.kind !== 'kept') needed.add(id)
      if (id === null || step.kind !== 'same') continue
      const result = resultOf(step, { before, source, translation })
      const { text } = source.units[step.source!]!
      // a person may have taken a link out of their translation
      if (result?.text != null && hasSamePlaceholders(text, result.text)) known.set(text, result)
    }
  }
  return { parts, gone, needed, known }
}

const read = (part: ArticlePart): ReadPart => ({ part, ...readUnits(part) })

/** The translation's unit for a unit of the source; null: none. */
function resultOf(
  { before: from, source: at, translation: to }: Pick<Step, 'before' | 'source' | 'translation'>,
  { before, source, translation }: Pick<PartPlan, 'before' | 'source' | 'translation'>,
): SegmentTranslation | null {
  if (to === null || at === null) return null
  const [was, now, here] = [from === null ? null : before[from]!, source.units[at]!, translation.units[to]!]
  const none = { unknownWords: 0, reason: null }
  if (was === null || was.isPersons || was.translation.print !== here.print)
    return { text: hasSamePlaceholders(now.text, here.text) ? here.text : withoutTags(here.text), origin: 'memory', ...none }
  if (was.translation.text === '') return { text: null, origin: 'source', unknownWords: 0, reason: 'not_translated' }
  return { text: was.source.text === now.text ? was.translation.text : here.text, origin: 'cached', ...none, recorded: was.doubts }
}

const withoutTags = (text: TaggedText): TaggedText => text.replace(/<[^<>]*>/g, '')

export interface MergedArticle {
  readonly article: PutArticle
  readonly merge: TranslationMerge
  readonly record: TranslationRecord
  /** The translation's present text, by segments of the source. */
  readonly results: ReadonlyMap<string, SegmentTranslation>
}

/** A translation with the changes of its source, and what was not put in. @param results of the segments that the plan needs */
export function mergeArticle(
  article: SourceArticle,
  split: SplitArticle,
  plan: MergePlan,
  previous: Previous,
  results: ReadonlyMap<string, SegmentTranslation>,
  addresses: Readonly<Record<string, string>>,
): MergedArticle {
  const texts = translationsIn(results)
  const values = new Map<string, FieldValue>()
  const merge: TranslationMerge = { unchanged: 0, proposed: [], conflicts: [], fixed: [] }
  const record: TranslationRecord = { segments: [], fixed: [] }
  const final = new Map<string, SegmentTranslation>()
  let left = 0
  const createId = (): string => `b${++left}`
  for (const part of split.parts) {
    const put = part.putParts(texts, addresses)
    const planned = plan.parts.get(part.name)
    if (planned === undefined) {
      if (plan.gone.has(part.name))
        addToRecord(
          record,
          unitsBefore(previous.record, part.name).map((was) => entryBefore(part, was, createId())),
        )
      else {
        values.set(part.name, part.valueOf(put({ start: 0, end: part.text.length })))
        addToRecord(record, recordOf(part, results, put))
        for (const { id } of part.segments) if (results.has(id)) final.set(id, results.get(id)!)
      }
      continue
    }
    const { source, translation, steps } = planned
    const translationOf = (unit: number): TaggedText | null => texts.get(source.units[unit]!.id ?? '') ?? null
    const { text, placed } = placeChanges(steps, { ...source, translationOf, put }, translation)
    values.set(part.name, translation.part.valueOf(text))
    tell(merge, part.name, planned, placed, translationOf)
    addToRecord(record, recordMerged(part, planned, placed, results, put, createId))
    for (const step of steps) {
      const id = step.source === null ? null : source.units[step.source]!.id
      if (id === null) continue
      const result = placed.has(step) ? (results.get(id) ?? null) : resultOf(step, planned)
      if (result !== null) final.set(id, result)
    }
  }
  return { article: composeArticle(shapeOf(article, previous.article, plan, previous.record), values), merge, record, results: final }
}

export const translationsIn = (results: ReadonlyMap<string, SegmentTranslation>): ReadonlyMap<string, TaggedText> =>
  new Map([...results].flatMap(([id, { text }]) => (text === null ? [] : [[id, text] as const])))

/** The translation's own parts, and those that its source got since. */
function shapeOf(source: SourceArticle, translation: SourceArticle, plan: MergePlan, record: TranslationRecord): SourceArticle {
  const { body } = translation
  return {
    title: translation.title ?? (plan.gone.has('title') ? null : source.title),
    description: translation.description ?? (plan.gone.has('description') ? null : source.description),
    body: 'blocks' in source.body && 'blocks' in body ? { blocks: mergeBlocks(source.body.blocks, body.blocks, plan, record) } : body,
    fields: Object.fromEntries(
      Object.entries(source.fields).flatMap(([name, field]) =>
        plan.gone.has(`fields/${name}`) ? [] : [[name, translation.fields[name] ?? field]],
      ),
    ),
  }
}

type Block = Extract<SourceArticle['body'], { readonly blocks: unknown }>['blocks'][number]

/** The translation's blocks in their order, less untouched ones that the source has no more, and new ones behind their neighbours. */
function mergeBlocks(
  source: readonly Block[],
  translation: readonly Block[],
  plan: MergePlan,
  record: TranslationRecord,
): readonly Block[] {
  const names = { source: bodyNames(source), translation: bodyNames(translation) }
  const left = new Set(names.source)
  const untouched = (index: number): boolean => {
    const name = names.translation[index]!
    const before = unitsBefore(record, name)
    if (before.length === 0) return false
    const [part] = splitArticle({ title: null, description: null, fields: {}, body: { blocks: [translation[index]!] } }, [], true).parts
    const { units } = readUnits(part!)
    return (
      units.length === before.length &&
      units.every((unit, at) => !before[at]!.isPersons && unit.kind !== 'medium' && unit.print === before[at]!.translation.print)
    )
  }
  const merged = translation.flatMap((block, index) =>
    left.has(names.translation[index]!) || !untouched(index) ? [{ block, name: names.translation[index]! }] : [],
  )
  for (const [index, block] of source.entries()) {
    const name = names.source[index]!
    if (plan.parts.has(name) || plan.gone.has(name)) continue
    const before = merged.findIndex((each) => each.name === names.source[index - 1])
    merged.splice(before + 1, 0, { block, name })
  }
  return merged.map(({ block }) => block)
}

function tell(
  merge: TranslationMerge,
  part: string,
  { before, source, translation, steps }: PartPlan,
  placed: ReadonlySet<Step>,
  translationOf: (unit: number) => TaggedText | null,
): void {
  const there = new Set(translation.units.flatMap(({ kind, print }) => (kind === 'medium' ? [print] : [])))
  for (const step of steps) {
    const was = step.before === null ? null : before[step.before]!
    const now = step.source === null ? null : source.units[step.source]!
    const here = step.translation === null ? null : translation.units[step.translation]!
    const unit = (now ?? was)!
    const kind = step.kind === 'add' ? 'added' : step.kind === 'remove' ? 'removed' : 'changed'
    if (step.kind === 'same' || step.kind === 'absent' || step.kind === 'kept') {
      if (now?.id != null) merge.unchanged++
      continue
    }
    if (unit.kind === 'medium' || unit.kind === 'block') {
      const isThere = step.kind === 'add' && now !== null && there.has(now.print)
      const told = step.kind === 'conflict' ? (now === null ? 'removed' : 'changed') : kind
      if (!isThere && step.kind !== 'waiting') merge.fixed.push({ part, kind: told, what: unit.what, placed: placed.has(step) })
      continue
    }
    if (step.kind === 'waiting') continue
    const proposed = step.source === null ? null : translationOf(step.source)
    const change = {
      id: step.id,
      part,
      segment: now?.id ?? null,
      source_before: was && plainText(was.source.text),
      source: now && plainText(now.text),
      translation: here && plainText(here.text),
      proposal: proposed === null ? null : plainText(proposed),
    }
    if (step.kind === 'conflict') merge.conflicts.push({ ...change, kind: step.why })
    else merge.proposed.push({ ...change, kind, placed: placed.has(step) })
  }
}

const letters: Readonly<Record<UnitKind, string>> = { run: 'r', value: 'v', block: 'b', medium: 'm' }

type RecordEntry =
  | { readonly segment: TranslationRecord['segments'][number] }
  | { readonly fixed: Omit<TranslationRecord['fixed'][number], 'after'> }

function addToRecord(record: TranslationRecord, entries: readonly RecordEntry[]): void {
  let after: string | null = null
  for (const entry of entries) {
    if ('segment' in entry) {
      record.segments.push(entry.segment)
      after = entry.segment.id
    } else record.fixed.push({ ...entry.fixed, after })
  }
}

const origins = { machine: 'engine', memory: 'memory', cached: 'cache', source: 'source' } as const

const entryOf = (
  part: string,
  unit: Pick<PlacedUnit, 'kind' | 'id' | 'print' | 'text' | 'what'>,
  target: string,
  result: SegmentTranslation | null,
  doubts: readonly string[] = [],
): RecordEntry =>
  unit.id === null
    ? { fixed: { part, what: unit.what, print: `${letters[unit.kind]}${unit.print}.${target}` } }
    : {
        segment: {
          id: unit.id,
          part,
          source: unit.text,
          target: result?.text ?? null,
          origin: origins[result?.origin ?? 'source'],
          doubts: [...doubts],
          print: `${letters[unit.kind]}${unit.print}.${target}`,
        },
      }

/** The record of a part that was translated as a whole. */
function recordOf(
  part: ArticlePart,
  results: ReadonlyMap<string, SegmentTranslation>,
  put: (range: Range) => string,
): readonly RecordEntry[] {
  return readUnits(part).units.map((unit) => {
    const result = results.get(unit.id ?? '') ?? null
    return entryOf(part.name, unit, targetPrint(part, unit, result, put), result)
  })
}

/** Print of what a unit becomes in the translation. */
function targetPrint(part: ArticlePart, unit: PlacedUnit, result: SegmentTranslation | null, put: (range: Range) => string): string {
  if (unit.kind === 'value') return digest(result?.text ?? unit.text)
  return unit.kind === 'run' ? printOf(put(unit), part.format) : unit.print
}

/** What the next merge has to know. What was not settled stays as it was, so that it is asked again. */
function recordMerged(
  part: ArticlePart,
  { before, source, translation, steps }: PartPlan,
  placed: ReadonlySet<Step>,
  results: ReadonlyMap<string, SegmentTranslation>,
  put: (range: Range) => string,
  createId: () => string,
): readonly RecordEntry[] {
  const open = steps.flatMap(({ source: at, before: from }, index) =>
    at === null && from !== null && !placed.has(steps[index]!) ? [from] : [],
  )
  const entries: RecordEntry[] = []
  let next = 0
  for (const step of steps) {
    if (step.source === null) continue
    while (step.before !== null && next < open.length && open[next]! < step.before)
      entries.push(entryBefore(part, before[open[next++]!]!, createId()))
    const now = source.units[step.source]!
    const was = step.before === null ? null : before[step.before]!
    const here = step.translation === null ? null : translation.units[step.translation]!
    if (step.kind === 'same') {
      const result = now.id === null ? null : resultOf(step, { before, source, translation })
      entries.push(entryOf(part.name, now, here!.print, result, result?.origin === 'memory' ? [] : was!.doubts))
    } else if (step.kind === 'kept') {
      const result = here === null || now.id === null ? null : resultOf({ ...step, before: null }, { before, source, translation })
      entries.push(entryOf(part.name, now, here?.print ?? '', result))
    } else if (placed.has(step)) {
      const result = results.get(now.id ?? '') ?? null
      entries.push(entryOf(part.name, now, targetPrint(part, now, result, put), result))
    } else if (was !== null) entries.push(entryBefore(part, was, now.id))
  }
  return [...entries, ...open.slice(next).map((from) => entryBefore(part, before[from]!, createId()))]
}

function entryBefore(part: ArticlePart, was: UnitBefore, id: string | null): RecordEntry {
  const { kind, what, doubts, isPersons } = was
  const target = was.translation.text
  const unit = { kind, what, id: was.id && id, print: was.source.print, text: was.source.text }
  const origin = isPersons ? 'memory' : target === '' ? 'source' : 'cached'
  return entryOf(part.name, unit, was.translation.print, { text: target || null, origin, unknownWords: 0, reason: null }, doubts)
}

/** The units of a part in the order of the record. */
function unitsBefore(record: TranslationRecord, part: string): readonly UnitBefore[] {
  const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as UnitKind]))
  const fixedAfter = new Map<string | null, UnitBefore[]>()
  const prints = (print: string) => {
    const [source = '', target = ''] = print.slice(1).split('.')
    return { source, target, kind: kinds.get(print[0] ?? '') ?? 'run' }
  }
  for (const fixed of record.fixed) {
    if (fixed.part !== part) continue
    const { kind, source, target } = prints(fixed.print)
    const unit = {
      kind,
      id: null,
      source: { print: source, text: '' },
      translation: { print: target, text: '' },
      isPersons: false,
      doubts: [],
      what: fixed.what,
    }
    const known = fixedAfter.get(fixed.after)
    if (known) known.push(unit)
    else fixedAfter.set(fixed.after, [unit])
  }
  return [
    ...(fixedAfter.get(null) ?? []),
    ...record.segments.flatMap((segment) => {
      if (segment.part !== part) return []
      const { kind, source, target } = prints(segment.print)
      return [
        {
          kind,
          id: segment.id,
          source: { print: source, text: segment.source },
          translation: { print: target, text: segment.target ?? '' },
          isPersons: segment.origin === 'memory',
          doubts: segment.doubts,
          what: '',
        },
        ...(fixedAfter.get(segment.id) ?? []),
      ]
    }),
  ]
}

/** The record of a first translation. */
export function recordArticle(
  split: SplitArticle,
  results: ReadonlyMap<string, SegmentTranslation>,
  addresses: Readonly<Record<string, string>>,
): TranslationRecord {
  const record: TranslationRecord = { segments: [], fixed: [] }
  const texts = translationsIn(results)
  for (const part of split.parts) addToRecord(record, recordOf(part, results, part.putParts(texts, addresses)))
  return record
}
