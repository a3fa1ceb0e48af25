import { toneOf } from '@citable/editor/bands'
import type { ChoicesAnswer, EntryAnswer, OverviewAnswer, TakenAnswer } from '#shared/answers.ts'
import { type EntryChoices, noChoices } from '#shared/choices.ts'
import type { EntryFacts } from '#shared/entry/input-of-entry.ts'
import { pageTitleOf } from '#shared/entry/page-title.ts'
import { namedValues, pathsIn } from '#shared/mapping/named-values.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import { schemaTypeOf } from '#shared/settings.ts'
import type { App } from '../create-services.ts'
import { hasRightTo, mayReadAll, readableEntries } from '../entry-rights.ts'
import { findTakenValues } from '../find-taken-values.ts'
import { mayGenerate, mayLookUpSources, mayRead, mayTranslate, mayUpdate, parse, type RequestContext } from '../http.ts'
import { type Context, query, snapshotUid } from '../plugin.ts'
import { EntryChoicesChange, EntryQuery, ScoresRequest, TakenRequest } from '../schemas.ts'
import { aboveOf } from '../score/above-of-row.ts'
import { instantOf, relatedOfRow } from '../score/entry-of-row.ts'
import { authorsOfRow, readRows } from '../score/read-published.ts'
import { publishedTextOf, type Snapshot } from '../score/snapshot.ts'
import { panelRequests } from './panel-requests.ts'
import { workerFiles } from './worker-files.ts'

/** Days of the line that shows how scores went. */
const historyDays = 90

/** Requests of the panel, the list column and the widget. */
export const panelController = ({ strapi, settings, snapshots, choices, history, serviceClient, generator }: App) => ({
  ...panelRequests({ settings, serviceClient, generator }),
  ...workerFiles,

  /** Everything the panel needs besides the form's values. */
  async entry(context: RequestContext) {
    const asked = parse(context, EntryQuery, context.query)
    if (asked === null) return
    if (!mayRead(context, asked.uid)) return context.forbidden()
    const shape = settings.shape(asked.uid)
    if (shape === null) return context.notFound()
    const chosen = await settings.get()
    const mapped = await settings.mapping(asked.uid)
    // a person is no text that could be scored
    const mapping = mapped?.kind === 'person' ? null : mapped
    const locale = shape.localized ? (asked.locale ?? (await settings.defaultLocale())) : ''
    if (asked.documentId !== undefined) {
      const entry = { uid: asked.uid, documentId: asked.documentId, locale }
      if ((await hasRightTo(strapi, context, 'read', entry)) === false) return context.forbidden()
      await snapshots.settled(asked.uid, asked.documentId)
    }
    const snapshot = asked.documentId === undefined ? null : await snapshots.find(asked.uid, asked.documentId, locale)
    const saved =
      asked.documentId === undefined || mapping === null
        ? null
        : ((await readRows({ strapi }, shape, mapping, { documentId: asked.documentId, status: 'draft', locale }))[0] ?? null)
    const facts: EntryFacts = {
      documentId: asked.documentId ?? null,
      locale: locale === '' ? null : locale,
      authors: saved === null || mapping === null ? [] : authorsOfRow(saved, shape, mapping),
      related: saved === null || mapping === null ? {} : relatedOfRow(saved, shape, mapping),
      ...(saved !== null && mapping !== null && { named: namedValues(saved, pathsIn(mapping)) }),
      datePublished: instantOf(snapshot?.datePublished),
      dateModified: instantOf(snapshot?.dateModified),
      publishedText: publishedTextOf(snapshot),
    }
    const read = mapping === null ? null : { values: saved ?? {}, mapping, shape, site: chosen.site, facts }
    const above = saved === null || read === null ? [] : aboveOf(read)
    const isConfigured =
      chosen.service.address !== '' && serviceClient.addressProblem(chosen.service.address) === null && (await settings.key()) !== null
    context.body = {
      shape,
      mapping,
      site: chosen.site,
      pageTitle: read === null ? '' : pageTitleOf({ title: '{title}', seoTitle: null }, read),
      ...(await settings.uploads()),
      mode: chosen.mode,
      service: chosen.mode === 'service' ? { name: hostOf(chosen.service.address), isConfigured } : null,
      mayAskForDrafts: (chosen.mode === 'service' ? isConfigured : await generator.isConfigured()) && mayGenerate(context),
      warnBelow: chosen.types[asked.uid]?.warnBelow ?? null,
      asksBrowser: chosen.titles.byBrowser,
      looksUpSources: mayLookUpSources(context) && mayUpdate(context, asked.uid),
      translates: asked.documentId !== undefined && shape.localized && mayTranslate(context) && mayUpdate(context, asked.uid),
      facts: { ...facts, ...(above.length > 0 && { above }) },
      ...choicesAnswer(
        asked.documentId === undefined ? noChoices : await choices.ofEntry(asked.uid, asked.documentId, locale),
        schemaTypeOf(chosen, asked.uid),
      ),
      live:
        snapshot === null || snapshot.aeoScore === null || snapshot.seoScore === null
          ? null
          : { aeoScore: snapshot.aeoScore, seoScore: snapshot.seoScore, titles: (snapshot.titles ?? []).map(({ text }) => text) },
    } satisfies EntryAnswer
  },

  /** Saves the author's choices for one entry. The published version follows at once. */
  async putChoices(context: RequestContext) {
    const change = parse(context, EntryChoicesChange, context.request.body)
    if (change === null) return
    const { uid, documentId, locale: asked, ...chosen } = change
    if (!mayRead(context, uid) || !mayUpdate(context, uid)) return context.forbidden()
    const shape = settings.shape(uid)
    const mapping = await settings.mapping(uid)
    if (shape === null || mapping === null) return context.notFound()
    const locale = shape.localized ? (asked ?? (await settings.defaultLocale())) : ''
    const isAllowed = await hasRightTo(strapi, context, 'update', { uid, documentId, locale })
    if (isAllowed === null) return context.notFound()
    if (!isAllowed) return context.forbidden()
    // Points set aside are the writers' own; the rest changes what is public, which takes the right to publish.
    const isSeen = Object.keys(chosen).some((name) => name !== 'setAside')
    const isPublic = isSeen && shape.draftAndPublish && (await hasPublished(strapi, shape, { documentId, locale }))
    if (isPublic && (await hasRightTo(strapi, context, 'publish', { uid, documentId, locale })) !== true) return context.forbidden()
    await choices.set(uid, documentId, locale, chosen)
    if (isSeen) await snapshots.syncSoon(uid, documentId)
    context.body = choicesAnswer(await choices.ofEntry(uid, documentId, locale), schemaTypeOf(await settings.get(), uid))
  },

  /** Values of a unique field that other entries have: writing one of them could not be saved. Reveals no more than saving would. */
  async taken(context: RequestContext) {
    const asked = parse(context, TakenRequest, context.request.body)
    if (asked === null) return
    if (!mayRead(context, asked.uid) || !mayUpdate(context, asked.uid)) return context.forbidden()
    const shape = settings.shape(asked.uid)
    if (shape === null || shape.attributes[asked.field]?.rules?.unique !== true) return context.notFound()
    const locale = shape.localized ? (asked.locale ?? (await settings.defaultLocale())) : null
    const held = await findTakenValues({ strapi }, asked.uid, { ...asked, locale })
    context.body = { taken: asked.values.filter((value) => held.has(value)) } satisfies TakenAnswer
  },

  /** Scores of published entries, by `documentId:locale`; of entries that the caller may read. */
  async scores(context: RequestContext) {
    const asked = parse(context, ScoresRequest, context.request.body)
    if (asked === null) return
    if (!mayRead(context, asked.uid)) return context.forbidden()
    if (settings.shape(asked.uid) === null) return context.notFound()
    const readable = await readableEntries(strapi, context, asked.uid, asked.documentIds)
    const found = await snapshots.ofDocuments(asked.uid, asked.documentIds)
    context.body = Object.fromEntries(
      found.flatMap((snapshot) => {
        const entry = entryOf(snapshot)
        const { aeoScore, seoScore } = snapshot
        return aeoScore !== null && seoScore !== null && readable.has(entry) ? [[entry, { aeoScore, seoScore }]] : []
      }),
    )
  },

  /** Distribution over the entries the caller may read. */
  async overview(context: RequestContext) {
    const scores: number[] = []
    /** Types and locales with entries that the caller may not read: their averages are not the caller's to see. */
    const closed = new Set<string>()
    const open = new Set<string>()
    for (const uid of settings.uids()) {
      if (!mayRead(context, uid)) continue
      const rows = (await query(strapi, snapshotUid).findMany({
        select: ['relatedDocumentId', 'relatedLocale', 'aeoScore'],
        where: { contentType: uid, aeoScore: { $notNull: true } },
      })) as unknown as Snapshot[]
      const seesAll = rows.length === 0 || (await mayReadAll(strapi, context, uid))
      const readable = seesAll ? null : await readableEntries(strapi, context, uid)
      for (const row of rows) {
        const isReadable = readable === null || readable.has(entryOf(row))
        ;(isReadable ? open : closed).add(`${uid} ${row.relatedLocale ?? ''}`)
        if (isReadable) scores.push(Number(row.aeoScore))
      }
    }
    const isSeen = (uid: string, locale: string): boolean => open.has(`${uid} ${locale}`) && !closed.has(`${uid} ${locale}`)
    context.body = {
      entries: scores.length,
      average: scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
      good: scores.filter((score) => toneOf(score) === 'good').length,
      fair: scores.filter((score) => toneOf(score) === 'fair').length,
      poor: scores.filter((score) => toneOf(score) === 'poor').length,
      history: await history.days(historyDays, isSeen),
    } satisfies OverviewAnswer
  },
})

const choicesAnswer = ({ schemaType, ...choices }: EntryChoices, set: ChoicesAnswer['schemaType']['set']): ChoicesAnswer => ({
  schemaType: { chosen: schemaType, set },
  choices,
})

const entryOf = ({ relatedDocumentId, relatedLocale }: Snapshot): string => `${relatedDocumentId}:${relatedLocale ?? ''}`

/** True when an entry has a published version in this locale. */
async function hasPublished(
  strapi: Context['strapi'],
  shape: TypeShape,
  { documentId, locale }: { readonly documentId: string; readonly locale: string },
): Promise<boolean> {
  const where = { documentId, publishedAt: { $notNull: true }, ...(shape.localized && { locale }) }
  return (await query(strapi, shape.uid).count({ where })) > 0
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)
