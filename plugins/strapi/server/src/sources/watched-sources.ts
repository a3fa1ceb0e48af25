import type { FaultySource, KeptClaim } from '#shared/answers.ts'
import { type Context, newDocumentId, query, type Row, snapshotUid, watchedTable, watchedUid } from '../plugin.ts'
import { emitSourceChange } from '../publish/events.ts'
import type { SettingsService } from '../settings/settings.ts'
import type { SourceAnswer, SourcePages } from './source-pages.ts'
import { stillHolds } from './still-holds.ts'

/** An entry in one locale; '': its type has none. */
export interface Place {
  readonly uid: string
  readonly documentId: string
  readonly locale: string
}

interface Parts extends Context {
  readonly settings: SettingsService
  readonly sourcePages: SourcePages
  readonly now?: () => number
}

/** Days after which pages are asked again, and entries that one run looks at. */
const recheckDays = 30
const perRun = 20
const maxClaims = 60

const isFaulty = ({ answer }: KeptClaim): boolean => answer === 'link_dead' || answer === 'does_not_hold' || answer === 'passage_gone'

const whereOf = ({ uid, documentId, locale }: Place) => ({ contentType: uid, relatedDocumentId: documentId, relatedLocale: locale })

const placeOf = (row: Row): Place => ({
  uid: String(row.contentType),
  documentId: String(row.relatedDocumentId),
  locale: String(row.relatedLocale ?? ''),
})

/**
 * What linked pages said of published entries, and whether they still do. A dead link is seen by its answer; a page that held a statement, by
 * whether the passage of then still is on it. A page that cannot be had changes nothing. With a service, the service does all this.
 */
export const watchedSourcesService = ({ strapi, settings, sourcePages, now = Date.now }: Parts) => {
  const dayIn = (days: number): string => new Date(now() + days * 86_400_000).toISOString().slice(0, 10)
  const rows = () => query(strapi, watchedUid)
  const isPublished = async (place: Place): Promise<boolean> => (await query(strapi, snapshotUid).count({ where: whereOf(place) })) > 0
  let running: Promise<void> | null = null
  let isStopped = false

  const store = async (place: Place, title: string, claims: readonly KeptClaim[]): Promise<void> => {
    const { uid, documentId, locale } = place
    const row = {
      document_id: newDocumentId(),
      content_type: uid,
      related_document_id: documentId,
      related_locale: locale,
      title: title.slice(0, 250),
      claims: JSON.stringify(claims),
      faults: claims.filter(isFaulty).length,
      checked_on: dayIn(0),
      due_on: dayIn(recheckDays),
    }
    await strapi.db.getConnection(watchedTable).insert(row).onConflict(['content_type', 'related_document_id', 'related_locale']).merge()
  }

  const forget = (place: Place) => rows().deleteMany({ where: whereOf(place) })

  const lookAt = async (row: Row): Promise<void> => {
    const place = placeOf(row)
    // whatever comes of it, the next run begins with another entry
    await strapi.db
      .getConnection(watchedTable)
      .where({ id: row.id })
      .update({ due_on: dayIn(1) })
    if (!(await isPublished(place))) {
      await forget(place)
      return
    }
    const before = (row.claims ?? []) as readonly KeptClaim[]
    const claims: KeptClaim[] = []
    for (const claim of before) {
      if (isStopped) return
      claims.push(answerNow(claim, await sourcePages.getAnew(claim.source)))
    }
    await store(place, String(row.title ?? ''), claims)
    const changes = claims.flatMap(({ source, answer: is }, at) =>
      before[at]!.answer === is ? [] : [{ source, was: before[at]!.answer, is }],
    )
    if (changes.length > 0) emitSourceChange(strapi, { ...place, locale: place.locale === '' ? null : place.locale, changes })
  }

  const runDue = async (): Promise<void> => {
    const { mode, sources } = await settings.get()
    if (!sources.isWatched || mode === 'service') return
    const due = await rows().findMany({ where: { dueOn: { $lte: dayIn(0) } }, orderBy: [{ dueOn: 'asc' }, { id: 'asc' }], limit: perRun })
    for (const row of due) if (!isStopped) await lookAt(row)
  }

  const runSafely = async (): Promise<void> => {
    try {
      await runDue()
    } catch (error) {
      strapi.log.error(`[citable] sources: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      running = null
    }
  }

  return {
    isOn: async (): Promise<boolean> => (await settings.get()).sources.isWatched,
    isPublished,

    /** Stores the answers about an entry; false: it is not published, or the site does not ask again. */
    async keep(place: Place, claims: readonly KeptClaim[]): Promise<boolean> {
      if (!(await settings.get()).sources.isWatched) return false
      const snapshot = await query(strapi, snapshotUid).findOne({ where: whereOf(place) })
      if (snapshot === null) return false
      const title = String((snapshot.head as { title?: unknown } | null)?.title ?? '')
      if (claims.length === 0) await forget(place)
      else await store(place, title, claims.slice(0, maxClaims))
      return true
    },

    /** Entries with dead or silent sources, the most first, of those that `isSeen`. */
    async list(isSeen: (uid: string) => boolean): Promise<readonly FaultySource[]> {
      const found = await rows().findMany({ where: { faults: { $gt: 0 } }, orderBy: [{ faults: 'desc' }, { id: 'desc' }], limit: 200 })
      return found
        .filter((row) => isSeen(String(row.contentType)))
        .map((row) => ({
          ...placeOf(row),
          title: String(row.title ?? ''),
          url: null,
          checkedOn: String(row.checkedOn),
          faults: ((row.claims ?? []) as readonly KeptClaim[]).filter(isFaulty),
        }))
    },

    count: (): Promise<number> => rows().count({}),

    /** Has all pages asked again, in the background. */
    async hurry(): Promise<void> {
      await strapi.db.getConnection(watchedTable).update({ due_on: dayIn(0) })
      void this.run()
    },

    /** Asks the pages of entries that are due; one run at a time. */
    run(): Promise<void> {
      const run = running ?? runSafely()
      running = run
      return run
    },

    /** Ends after the page that is being asked. */
    async stop(): Promise<void> {
      isStopped = true
      await running
    },
  }
}

function answerNow(claim: KeptClaim, page: SourceAnswer): KeptClaim {
  if (page.kind === 'dead') return { ...claim, answer: 'link_dead', reason: page.reason }
  if (page.kind === 'failed') return claim
  const isThere = stillHolds(page, claim.passage)
  const { answer } = claim
  if (isThere === true)
    return { ...claim, answer: answer === 'passage_gone' || answer === 'link_dead' ? 'stands_there' : answer, reason: null }
  if (isThere === false && (answer === 'stands_there' || answer === 'passage_gone'))
    return { ...claim, answer: 'passage_gone', reason: null }
  // a page that is back wants a person to look
  return { ...claim, answer: answer === 'link_dead' ? 'could_not_be_checked' : answer, reason: null }
}
