import type { Client } from '@citable/client'
import type { createLogCounter } from '@citable/service/data'
import type { Reading } from '@citable/service/traffic'

/** A line that counts. */
export type Found = Extract<Reading, { readonly kind: 'hit' | 'visit' }>

interface Stored {
  readonly accepted: number
  readonly duplicates: number
  readonly tooOld: number
  readonly refused: number
}

/** Where lines are counted. */
export interface LogSink {
  store(host: string, source: string, found: readonly Found[]): Promise<Stored>
}

/** Counts nothing. */
export const drySink: LogSink = { store: async () => ({ accepted: 0, duplicates: 0, tooOld: 0, refused: 0 }) }

/** The database of this machine. */
export const localSink = (count: Awaited<ReturnType<typeof createLogCounter>>): LogSink => ({
  store: async (host, source, found) => ({ ...(await count(host, source, found)), refused: 0 }),
})

/** Events, and bytes of them, of one call; the service takes 500 and 256 KiB. */
const limits = { events: 500, bytes: 200 * 1_024 } as const

/** A service, which knows lines again by what they say. */
export function serviceSink(client: Pick<Client, 'sendEvents'>): LogSink {
  const send = async (source: string, events: readonly object[]): Promise<Stored> => {
    const answer = await client.sendEvents({ source: source as 'log_import', events: [...events] })
    const tooOld = answer.rejected.filter(({ code }) => code === 'too_old').length
    return { accepted: answer.accepted, duplicates: answer.duplicates, tooOld, refused: answer.rejected.length - tooOld }
  }
  return {
    store: async (_host, source, found) => {
      let sum: Stored = { accepted: 0, duplicates: 0, tooOld: 0, refused: 0 }
      let batch: object[] = []
      let bytes = 0
      const flush = async () => {
        if (batch.length === 0) return
        const told = await send(source, batch)
        sum = {
          accepted: sum.accepted + told.accepted,
          duplicates: sum.duplicates + told.duplicates,
          tooOld: sum.tooOld + told.tooOld,
          refused: sum.refused + told.refused,
        }
        batch = []
        bytes = 0
      }
      for (const [index, { event }] of found.entries()) {
        const named = { ...event, id: index.toString(36) }
        const size = Buffer.byteLength(JSON.stringify(named)) + 1
        if (batch.length >= limits.events || bytes + size > limits.bytes) await flush()
        batch.push(named)
        bytes += size
      }
      await flush()
      return sum
    },
  }
}
