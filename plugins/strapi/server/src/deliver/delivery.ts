import { type CitablePageHead, headHtml } from '@citable/client/front-end'
import type { Graph } from '@citable/core'
import { serializeGraph, sha256, withTranslations } from '@citable/core/graph'
import type { StoredHead } from '#shared/entry/head-of-entry.ts'
import { authorTarget, textTargets } from '#shared/entry/relations.ts'
import { type Context, localeOf, query, type Row } from '../plugin.ts'
import type { RepairService } from '../publish/repair.ts'
import type { SnapshotsService } from '../publish/snapshots.ts'
import type { Delivery } from '../score/snapshot.ts'
import type { SettingsService } from '../settings/settings.ts'
import { briefGraph } from './brief-graph.ts'
import { type Alternate, hreflangs } from './hreflangs.ts'
import { mayCall } from './may-call.ts'

/** The data under `citable` for a front end. */
export interface Delivered {
  /** The text of the script element; every character that could close it is escaped. */
  readonly jsonLdText: string | null
  /** The same as a value, where it was asked for. */
  readonly jsonLd?: unknown
  /** Present where they were asked for; null: the entry is no text. */
  readonly scores?: { readonly aeo: number; readonly seo: number } | null
  /** Addresses of the published locales, for hreflang. */
  readonly alternates: readonly { readonly locale: string; readonly url: string }[]
  /** The head of its page; absent among other entries. Of an entry that asks not to be found, no more than that and its title. */
  readonly head?: CitablePageHead
  /** The entry is published and not analysed yet; absent: it is. */
  readonly pending?: true
  /** Among other entries: the graph is longer, and this its main node; absent: the graph is whole. */
  readonly shortened?: true
}

/** The answer to one request. */
interface Answer {
  /** Credentials of the caller. */
  readonly auth: unknown
  /** The graph as a value, too. */
  readonly isFull: boolean
  /** The scores of published entries, too. */
  readonly isScored?: boolean
  /** An entry that does not come alone takes `briefBytes` at most. */
  readonly isBrief?: boolean
}

/** Bytes of one entry's `citable` in the answer's JSON, among others. */
const briefBytes = 2048

/** The related entries that the reader may see. */
interface Sight {
  readonly author: boolean
  readonly text: boolean
}

/** Stale entries of one answer that are brought up to date before it leaves; the others follow by the repair job. While that runs, one at most. */
const repairsPerAnswer = 3

interface Parts extends Context {
  readonly settings: SettingsService
  readonly snapshots: SnapshotsService
  readonly repair: RepairService
}

/** Hands snapshots to front ends. Published content only: a draft has no snapshot, and an entry that asks not to be found has no graph. */
export const deliveryService = ({ strapi, settings, snapshots, repair }: Parts) => {
  /** As Strapi decides whether a relation is named in an answer. */
  const maySee = (auth: unknown, uid: string): Promise<boolean> => mayCall(strapi, auth, `${uid}.find`)

  const sightOf = async (uid: string, auth: unknown): Promise<Sight> => {
    const shape = settings.shape(uid)
    const mapping = await settings.mapping(uid)
    if (shape === null || mapping === null) return { author: false, text: false }
    const author = authorTarget(shape, mapping)
    const texts = await Promise.all(textTargets(shape, mapping).map((target) => maySee(auth, target)))
    return { author: author === null || (await maySee(auth, author)), text: !texts.includes(false) }
  }

  return {
    /**
     * Adds `citable` to entries a front end reads: one query for a page of any length, a second one only when
     * `locale=*` meets a `fields` that drops the locale.
     */
    async append(uid: string, entries: readonly Row[], requestedLocale: unknown, answer: Answer): Promise<void> {
      const shape = settings.shape(uid)
      if (shape === null) return
      const documentIds = [...new Set(entries.map(({ documentId }) => String(documentId)))]
      let found = await snapshots.live(uid, documentIds)
      const localeOfEntry = await localesOf({ strapi, settings }, uid, entries, shape.localized, requestedLocale)
      const ofEntry = (entry: Row) =>
        found.find((one) => one.relatedDocumentId === entry.documentId && one.relatedLocale === (localeOfEntry.get(entry) ?? ''))

      const stale = new Set(entries.filter((entry) => ofEntry(entry)?.isStale !== false).map(({ documentId }) => String(documentId)))
      const max = !repair.isAtIt() ? repairsPerAnswer : entries.length === 1 ? 1 : 0
      if (stale.size > 0 && max > 0 && !strapi.db.inTransaction()) {
        await Promise.all([...stale].slice(0, max).map((documentId) => snapshots.syncSoon(uid, documentId)))
        found = await snapshots.live(uid, documentIds)
      }
      const defaultLocale = await settings.defaultLocale()
      const sight = await sightOf(uid, answer.auth)
      const asked = { ...answer, isBrief: answer.isBrief === true && entries.length > 1 }
      for (const entry of entries) {
        const all = found.filter(({ relatedDocumentId }) => relatedDocumentId === entry.documentId)
        const citable = delivered(ofEntry(entry), all, sight, asked, defaultLocale)
        if (citable !== null) entry.citable = citable
      }
    },

    /** The JSON-LD of one published entry and its version; null: not published, not mapped, hidden or not analysed. */
    async one(
      uid: string,
      documentId: string,
      locale: string,
      answer: Answer,
    ): Promise<{ readonly data: Delivered; readonly version: string } | null> {
      await snapshots.settled(uid, documentId)
      const find = async () => {
        const all = await snapshots.live(uid, [documentId])
        return { all, snapshot: all.find(({ relatedLocale }) => relatedLocale === locale) }
      }
      let { all, snapshot } = await find()
      // as `append` does for an answer with one entry
      if (snapshot?.isStale !== false) {
        await snapshots.syncSoon(uid, documentId)
        ;({ all, snapshot } = await find())
      }
      const data =
        snapshot === undefined ? null : delivered(snapshot, all, await sightOf(uid, answer.auth), answer, await settings.defaultLocale())
      if (snapshot === undefined || data === null || data.jsonLdText === null) return null
      // Publishing one locale changes what the others say, and what a reader may see changes the answer.
      return {
        data,
        version: `${snapshot.rubricVersion}-${sha256(`${data.jsonLdText} ${answer.isFull} ${JSON.stringify([data.alternates, data.head])}`).slice(0, 32)}`,
      }
    },

    /** Addresses of entries in all their languages, for sitemaps; entries without an address, or that ask not to be found, are left out. */
    async alternates(uid: string, documentIds: readonly string[]): Promise<readonly (readonly Alternate[])[]> {
      const defaultLocale = await settings.defaultLocale()
      const found = await snapshots.live(uid, documentIds, ['related_document_id', 'related_locale', 'url'])
      return documentIds.flatMap((documentId) => {
        const versions = versionsOf(found.filter(({ relatedDocumentId }) => relatedDocumentId === documentId))
        return versions.length === 0 ? [] : [hreflangs(versions, defaultLocale)]
      })
    },
  }
}

/** Each locale's graph names the others as translations; the site's default locale counts as the original. null: nothing is delivered. */
function delivered(
  snapshot: Delivery | undefined,
  all: readonly Delivery[],
  sight: Sight,
  { isFull, isScored, isBrief }: Answer,
  defaultLocale: string,
): Delivered | null {
  const alternates = versionsOf(all).filter(({ locale }) => locale !== '')
  if (snapshot === undefined) return { jsonLdText: null, alternates, pending: true }
  const stored = (sight.text ? null : snapshot.bareJsonLd) ?? snapshot.jsonLd
  if (stored === null)
    return snapshot.head === null || isBrief === true ? null : { jsonLdText: null, alternates: [], head: wholeHead(snapshot.head, []) }
  const versions = alternates.map(({ locale, url }) => ({ url, language: locale, isOriginal: locale === defaultLocale }))
  const graph = withTranslations(sight.author ? (stored as Graph) : withoutAuthors(stored as Graph), versions)
  const { aeoScore: aeo, seoScore: seo } = snapshot
  const scores = aeo === null || seo === null ? null : { aeo, seo }
  const whole = { jsonLdText: serializeGraph(graph), ...(isFull && { jsonLd: graph }), ...(isScored && { scores }), alternates }
  const head =
    snapshot.head === null ? {} : { head: wholeHead(snapshot.head, alternates.length < 2 ? [] : hreflangs(alternates, defaultLocale)) }
  return isBrief !== true ? { ...whole, ...head } : fits(whole) ? whole : shortened(graph, alternates)
}

const wholeHead = (head: StoredHead, alternates: readonly Alternate[]): CitablePageHead => {
  const whole = { ...head, alternates }
  return { ...whole, html: headHtml(whole) }
}

/** Versions of a document that have an address, by locale. */
const versionsOf = (all: readonly Pick<Delivery, 'relatedLocale' | 'url'>[]): Delivered['alternates'] =>
  all
    .flatMap(({ relatedLocale, url }) => (url === null ? [] : [{ locale: relatedLocale, url }]))
    .sort((one, other) => (one.locale < other.locale ? -1 : 1))

const fits = (citable: Delivered): boolean => Buffer.byteLength(JSON.stringify(citable)) <= briefBytes

/** The main node of a graph that is too long for an answer with many. Addresses in other languages stay, however many there are. */
function shortened(graph: Graph, alternates: Delivered['alternates']): Delivered {
  const answered = (one: Graph): Delivered => ({ jsonLdText: serializeGraph(one), alternates, shortened: true })
  const brief = briefGraph(graph, (one) => fits(answered(one)))
  return brief === null ? { jsonLdText: null, alternates, shortened: true } : answered(brief)
}

/** The language of each entry of an answer; empty: the type has none. A `fields` that drops it costs a query. */
async function localesOf(
  { strapi, settings }: Pick<Parts, 'strapi' | 'settings'>,
  uid: string,
  entries: readonly Row[],
  isLocalized: boolean,
  requested: unknown,
): Promise<ReadonlyMap<Row, string>> {
  if (!isLocalized) return new Map()
  const one =
    requested === undefined ? await settings.defaultLocale() : typeof requested === 'string' && requested !== '*' ? requested : null
  const named = new Map(entries.map((entry) => [entry, localeOf(entry) || one || '']))
  const unknown = entries.filter((entry) => named.get(entry) === '')
  if (unknown.length > 0) {
    const rows = await query(strapi, uid).findMany({ select: ['id', 'locale'], where: { id: { $in: unknown.map(({ id }) => id) } } })
    for (const entry of unknown) named.set(entry, localeOf(rows.find(({ id }) => id === entry.id) ?? {}))
  }
  return named
}

/** Without the people of the byline, who are inside the article. */
const withoutAuthors = (graph: Graph): Graph => ({
  ...graph,
  '@graph': graph['@graph'].map(({ author: _author, ...node }) => node as Graph['@graph'][number]),
})
