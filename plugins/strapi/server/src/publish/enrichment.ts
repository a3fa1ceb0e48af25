import { presentRequest } from '@citable/contract/requests'
import { noChoices } from '#shared/choices.ts'
import { isHidden } from '#shared/entry/input-of-entry.ts'
import { type Context, localeOf } from '../plugin.ts'
import { entryOfRow, instantOf } from '../score/entry-of-row.ts'
import { carriedBy, inputHash, optimizeEntry } from '../score/optimizer.ts'
import { readRows } from '../score/read-published.ts'
import { publishedTextOf } from '../score/snapshot.ts'
import type { ServiceClient } from '../service/service-client.ts'
import type { ChoicesService } from '../settings/choices.ts'
import type { SettingsService } from '../settings/settings.ts'
import { outsideRequest } from './outside.ts'
import type { StoredSnapshots } from './read-snapshots.ts'
import { writeServiceAnswer } from './write-snapshots.ts'

/** Milliseconds before each further attempt. */
const pauses = [0, 2_000, 10_000] as const

interface Parts extends Context {
  readonly settings: SettingsService
  readonly choices: ChoicesService
  readonly stored: StoredSnapshots
  readonly serviceClient: ServiceClient
}

export type EnrichmentService = ReturnType<typeof enrichmentService>

/** In service mode, asks the service about what was published. The embedded result is stored already and stays when this fails. */
export const enrichmentService = ({ strapi, settings, choices, stored, serviceClient }: Parts) => {
  let tail: Promise<unknown> = Promise.resolve()
  let isStopped = false
  let wake: (() => void) | null = null

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const service = {
    /** Queues one document; never rejects and no publish waits for it. */
    soon(uid: string, documentId: string): void {
      tail = outsideRequest(() =>
        tail.then(async () => {
          if (isStopped) return
          try {
            await service.enrich(uid, documentId)
          } catch (error) {
            strapi.log.warn(
              `[citable] ${uid} ${documentId} has its embedded result still: ${error instanceof Error ? error.message : String(error)}`,
            )
          }
        }),
      )
    },

    idle: (): Promise<unknown> => tail,

    /** Ends waiting between attempts; queued documents are left to the next change. */
    stop(): void {
      isStopped = true
      wake?.()
    },

    /** One document, every published locale. Resolves with the number of snapshots that now hold the service's answer. */
    async enrich(uid: string, documentId: string): Promise<number> {
      const chosen = await settings.get()
      const shape = settings.shape(uid)
      const mapping = await settings.mapping(uid)
      if (chosen.mode !== 'service' || shape === null || mapping === null || mapping.kind === 'person') return 0
      const chosenBy = await choices.ofDocument(uid, documentId)
      let written = 0
      for (const row of await readRows({ strapi }, shape, mapping, { documentId, status: 'published' })) {
        const snapshot = await stored.find(uid, documentId, localeOf(row))
        if (!snapshot) continue
        const stamped = {
          datePublished: instantOf(snapshot.datePublished),
          dateModified: instantOf(snapshot.dateModified),
          publishedText: publishedTextOf(snapshot),
        }
        const entry = entryOfRow(
          row,
          { shape, mapping, settings: chosen, ...(await settings.uploads()), choices: chosenBy.get(localeOf(row)) ?? noChoices },
          stamped,
        )
        if (isHidden(entry)) continue
        const hash = inputHash(entry)
        const { input, context } = optimizeEntry(entry, new Date().toISOString())
        const request = presentRequest(input, context)
        for (const [attempt, milliseconds] of pauses.entries()) {
          if (milliseconds > 0) await pause(milliseconds)
          if (isStopped) return written
          const answer = await serviceClient.optimize(request)
          if (answer.ok) {
            if (isOptimization(answer.body)) {
              const carried = { ...answer.body, schema: carriedBy(entry, answer.body.schema) }
              if (await writeServiceAnswer({ strapi }, uid, documentId, localeOf(row), hash, carried)) written++
            }
            break
          }
          const isFinal =
            answer.reason === 'not_configured' ||
            answer.reason === 'bad_address' ||
            (answer.reason === 'refused' && answer.status !== null && answer.status < 500 && answer.status !== 429)
          if (isFinal || attempt === pauses.length - 1) {
            strapi.log.warn(`[citable] ${uid} ${documentId} has its embedded result still: ${answer.detail}`)
            break
          }
        }
      }
      return written
    },
  }
  return service
}

interface Answer {
  readonly aeo_score: number
  readonly seo_score: number
  readonly schema: unknown
  readonly titles: readonly { text: string; score: number }[]
}

const isScore = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100

/** The parts of an answer that are stored; anything else is no answer. */
function isOptimization(value: unknown): value is Answer {
  const answer = value as Partial<Answer> | null
  const graph = (answer?.schema as { '@graph'?: unknown } | null | undefined)?.['@graph']
  return isScore(answer?.aeo_score) && isScore(answer?.seo_score) && Array.isArray(graph) && Array.isArray(answer?.titles)
}
