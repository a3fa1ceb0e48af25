import { sha256 } from '@citable/core/graph'
import type { TranslationChangesAnswer, WaitingAnswer } from '#shared/answers.ts'
import { type Context, localeOf, query, type Row } from '../plugin.ts'
import type { ServiceClient } from '../service/service-client.ts'
import type { SettingsService } from '../settings/settings.ts'
import { type OwnChange, pairsOf } from './draft-data.ts'
import { createEngines, type Reason } from './engines.ts'
import { createEntries, type Document, noChoices } from './entries.ts'
import { findMoved, knownIn } from './find-moved.ts'
import { type EntryNode, heldNodes, printOf } from './nodes.ts'
import { type Plan, planTranslation } from './plan-translation.ts'
import { countChanges, hashesOf, reviewOf } from './review.ts'
import {
  type Answered,
  type DeviceTexts,
  deviceOf,
  keepUnsent,
  nameOf,
  partsOf,
  recordedNames,
  type TranslateRequest,
} from './service-request.ts'
import { type TranslationNote, translationStore } from './translation-store.ts'
import { wordsOf } from './values.ts'

/** Who asks. */
export interface Caller {
  readonly id: number | null
  /** Attributes of which the caller may write all that the data holds; null: none. */
  writable(locale: string, data: Row): Promise<ReadonlySet<string> | null>
}

interface Parts extends Context {
  readonly settings: SettingsService
  readonly serviceClient: ServiceClient
}

export interface Failed {
  readonly ok: false
  readonly reason: Reason
  /** For an administrator. */
  readonly detail: string
}

const failed = (reason: Reason, detail = ''): Failed => ({ ok: false, reason, detail })

async function askService({ settings, serviceClient }: Parts, request: TranslateRequest): Promise<Answered | Failed> {
  if ((await settings.get()).mode !== 'service') return failed('embedded')
  const answer = await serviceClient.translate(request)
  if (!answer.ok) return failed(answer.code ?? answer.reason, answer.detail)
  const [made] = (answer.body as { readonly translations?: readonly Answered[] }).translations ?? []
  // an older service knows no devices, and none asks for what is no text
  if (made?.status === 'waiting' && request.device !== undefined && Array.isArray(made.waiting) && made.waiting.length > 0) return made
  const isWhole = made?.status === 'completed' && made.record !== null && made.engine !== null && Array.isArray(made.review)
  return isWhole ? made : failed('malformed')
}

/** One at a time for each entry, by document and locale. */
function createTurns() {
  const busy = new Set<string>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result | Failed> => {
    if (busy.has(key)) return failed('busy')
    busy.add(key)
    try {
      return await work()
    } finally {
      busy.delete(key)
    }
  }
}

/** Entries in other locales, made by the service and kept as drafts. Publishes nothing; what people wrote stays. */
export const translationsService = (parts: Parts) => {
  const { strapi, settings, serviceClient } = parts
  const store = translationStore({ strapi })
  const engines = createEngines({ settings, serviceClient })
  const { documentsOf, read, fill, writableOf, slugsOf } = createEntries({ strapi, settings })
  const alone = createTurns()
  const reviewed = (plan: Plan, mapping: Document['mapping'], made: Answered, cut: readonly string[]): TranslationNote['review'] => {
    const fields = fieldsOf(plan)
    const tooLong = plan.units.filter(({ name }) => cut.includes(name))
    return reviewOf(
      made,
      tooLong.map((unit) => ({ source: wordsOf(unit.text.value), field: fields.get(unit.name) ?? '' })),
      (part) => fields.get(nameOf(part, mapping)) ?? '',
    )
  }

  const stateOf = (source: EntryNode, target: EntryNode): string =>
    sha256([printOf(source), printOf(target), ...heldNodes(target).map(({ id }) => id)].join(' '))

  const service = {
    store,
    targets: engines.targets,
    read,

    /** Texts of the original that are others since a translation was made of it, and components at other places. */
    changesSince: ({ texts, pairs }: TranslationNote, source: EntryNode | null): number =>
      source === null ? 0 : countChanges(texts, hashesOf(source)) + findMoved(source, pairs, knownIn(source, pairs)).length,

    /** Forgets how translations were made that are gone. */
    async forgetDeleted(uid: string, documentId: string): Promise<void> {
      const rows = await query(strapi, uid).findMany({
        select: ['id', ...(settings.shape(uid)?.localized ? ['locale'] : [])],
        where: { documentId },
      })
      await store.forgetDeleted(uid, documentId, rows.map(localeOf))
    },

    /** Makes the draft in another locale; where there is one, nothing is made. */
    make: (
      document: Document,
      from: string,
      locale: string,
      caller: Caller,
      device?: DeviceTexts,
    ): Promise<({ readonly ok: true; readonly isNew: boolean } & WaitingAnswer) | Failed> => {
      const { shape, mapping, documentId } = document
      const { uid } = shape
      return alone(`${uid} ${documentId} ${locale}`, async () => {
        const source = await read(document, from)
        if (source === null || hashesOf(source).length === 0) return failed('nothing')
        if ((await read(document, locale)) !== null) return { ok: true, isNew: false, waiting: [] }
        const plan = planTranslation(source, null, [], new Set())
        const writable = await writableOf(document, caller, plan, locale)
        const isTitled = !(mapping.title in source.attributes) || writable?.has(mapping.title)
        if (writable === null || !isTitled) return failed('forbidden')
        const mine = { ...plan, units: plan.units.filter(isWritten(plan, writable)) }
        const texts = partsOf(mine, mapping)
        if (texts.isTooMuch) return failed('too_large')
        const { content, fields } = texts.read(({ text }) => text)
        const made = await askService(parts, {
          content: { ...content, language: from },
          fields,
          source_language: from,
          targets: [locale],
          options: { record: true, titles: 0 },
          ...deviceOf(caller.id, device),
        } as TranslateRequest)
        if ('ok' in made) return made
        if (made.status === 'waiting') return { ok: true, isNew: false, waiting: made.waiting }
        const filled = await fill(document, mine, locale, { values: texts.values(made), choices: noChoices, writable })
        const data = { ...filled.data, ...(await slugsOf(document, filled.data, made.slug, locale)) }
        const entry = { uid, documentId, locale }
        const left = Object.keys(source.attributes).filter(
          (name) => name in source.row && source.row[name] != null && !writable.has(name) && isRead(source, name),
        )
        return strapi.db.transaction(async () => {
          if ((await read(document, locale)) !== null) return { ok: true, isNew: false, waiting: [] } as const
          const note = noteOf(made, { from, source, caller })
          const review = reviewed(mine, mapping, made, filled.cut)
          await store.create(entry, { ...note, review, leftOut: [...filled.leftOut, ...left], pairs: [] })
          await documentsOf(uid).update({ documentId, locale, data: { ...data, ...ownerOf(caller, true) } })
          const stored = await read(document, locale)
          if (stored === null) throw new Error('the translation was not stored')
          await store.change(entry, { pairs: pairsOf(mine, filled, stored) })
          return { ok: true, isNew: true, waiting: [] } as const
        })
      })
    },

    /**
     * What the original has changed since, as the service proposes it. `seen`: the changes are taken over, as they were looked at; words and
     * pictures of people stay unless their change is in `take`.
     */
    update: (
      document: Document,
      locale: string,
      {
        take,
        keep,
        seen,
        device,
      }: {
        readonly take: readonly string[]
        readonly keep: readonly string[]
        readonly seen: string | null
        readonly device?: DeviceTexts | undefined
      },
      caller: Caller,
    ): Promise<({ readonly ok: true } & TranslationChangesAnswer) | Failed> => {
      const { shape, mapping, documentId } = document
      const entry = { uid: shape.uid, documentId, locale }
      return alone(`${shape.uid} ${documentId} ${locale}`, async () => {
        const note = await store.find(entry)
        const source = note === null ? null : await read(document, note.from)
        const target = await read(document, locale)
        if (note === null || source === null || target === null) return failed('no_translation')
        const state = stateOf(source, target)
        if (seen !== null && seen !== state) return failed('changed_meanwhile')
        const all = planTranslation(source, target, note.pairs, recordedNames(note.record, mapping))
        const writable = await writableOf(document, caller, all, locale)
        if (writable === null) return failed('forbidden')
        const isSent = isWritten(all, writable)
        const plan = { ...all, units: all.units.filter(isSent) }
        const unsent = new Set(all.units.filter((unit) => !isSent(unit)).map(({ name }) => name))
        const texts = partsOf(plan, mapping)
        if (texts.isTooMuch) return failed('too_large')
        const { content, fields } = texts.read(({ text }) => text)
        const stands = texts.read((unit) => unit.stands)
        const previous = { record: note.record, content: stands.content, fields: stands.fields, take, keep }
        const made = await askService(parts, {
          content: { ...content, language: note.from },
          fields,
          source_language: note.from,
          targets: [locale],
          options: { record: true, titles: 0 },
          previous: { [locale]: previous },
          ...deviceOf(caller.id, device),
        } as unknown as TranslateRequest)
        if ('ok' in made) return made
        if (made.status === 'waiting') return { ok: true, state, isPublic: false, changes: [], media: [], waiting: made.waiting }
        if (made.merge === null) return failed('malformed')
        const choices = { take: new Set(take), keep: new Set(keep) }
        const filled = await fill(document, plan, locale, { values: texts.values(made), choices, writable })
        const looked = { ok: true as const, isPublic: false, waiting: [], ...changesOf(made.merge, filled.changes) }
        if (seen === null) return { ...looked, state }
        return strapi.db.transaction(async ({ trx }) => {
          // a person may have saved while the engine was at work
          await strapi.db.queryBuilder(shape.uid).where({ id: target.id }).select('id').forUpdate().transacting(trx).execute()
          const [source, now] = [await read(document, note.from), await read(document, locale)]
          if (source === null || now === null || stateOf(source, now) !== seen) return failed('changed_meanwhile')
          if (Object.keys(filled.data).length > 0)
            await documentsOf(shape.uid).update({ documentId, locale, data: { ...filled.data, ...ownerOf(caller, false) } })
          const stored = await read(document, locale)
          if (stored === null) throw new Error('the translation was not stored')
          const { record: merged, texts, engine } = noteOf(made, { from: note.from, source, caller })
          const record = keepUnsent(merged, note.record, unsent, mapping)
          const review = reviewed(plan, mapping, made, filled.cut)
          await store.change(entry, { record, texts, engine, review, reviewedAt: null, pairs: pairsOf(plan, filled, stored) })
          return { ...looked, state: stateOf(source, stored) }
        })
      })
    },
  }
  return service
}

/** Attributes of the entry that hold its components. */
function rootsOf({ source }: Pick<Plan, 'source'>): ReadonlyMap<EntryNode, string> {
  const rootOf = new Map<EntryNode, string>()
  for (const [name, list] of source.lists) for (const node of list.flatMap((one) => [one, ...heldNodes(one)])) rootOf.set(node, name)
  return rootOf
}

/** Attributes of the entry that hold the texts of units, by the units' names. */
function fieldsOf(plan: Plan): ReadonlyMap<string, string> {
  const roots = rootsOf(plan)
  return new Map(plan.units.map(({ name, attribute, source }) => [name, roots.get(source) ?? attribute]))
}

/** Units of attributes that are written; those of components belong to the attribute of the entry that holds them. */
function isWritten(
  plan: Plan,
  writable: ReadonlySet<string>,
): (unit: { readonly source: EntryNode; readonly attribute: string }) => boolean {
  const roots = rootsOf(plan)
  return ({ source: node, attribute }) => writable.has(roots.get(node) ?? attribute)
}

/** True for an attribute that is content. */
const isRead = ({ attributes }: EntryNode, name: string): boolean => attributes[name] !== undefined && attributes[name].private !== true

const ownerOf = ({ id }: Caller, isNew: boolean): Row => (id === null ? {} : { updatedBy: id, ...(isNew && { createdBy: id }) })

function noteOf(
  { engine, record }: Answered,
  { from, source, caller }: { readonly from: string; readonly source: EntryNode; readonly caller: Caller },
): Omit<TranslationNote, 'review' | 'leftOut' | 'pairs'> {
  if (engine === null || record === null) throw new Error('the translation has no record')
  return { from, engine, record, madeBy: caller.id, madeAt: new Date().toISOString(), reviewedAt: null, texts: hashesOf(source) }
}

function changesOf(
  { conflicts, proposed, fixed }: NonNullable<Answered['merge']>,
  own: readonly OwnChange[],
): Omit<TranslationChangesAnswer, 'state' | 'isPublic' | 'waiting'> {
  const changeOf = (
    { id, kind, source_before, source, translation, proposal }: (typeof conflicts)[number] | (typeof proposed)[number],
    isConflict: boolean,
    isPlaced: boolean,
  ) => ({ id, kind, isConflict, isPlaced, sourceBefore: source_before, source, translation, proposal })
  return {
    changes: [
      ...own.filter(({ isConflict }) => isConflict).map(ownChange),
      ...conflicts.map((one) => changeOf(one, true, true)),
      ...own.filter(({ isConflict }) => !isConflict).map(ownChange),
      ...proposed.map((one) => changeOf(one, false, one.placed)),
    ],
    media: fixed.map(({ kind, what }) => ({ kind, what })),
  }
}

/** Whether what moved is moved in the translation, too, a person decides there. */
const ownChange = (change: OwnChange) => ({ ...change, isPlaced: change.kind !== 'moved', sourceBefore: null })
