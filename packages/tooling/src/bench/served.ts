import { readdirSync } from 'node:fs'
import { startService } from '@citable/service'

/** What the process of the measured service holds and has used when it is asked. */
export interface ServedState {
  /** Milliseconds of CPU so far, every thread included. */
  readonly cpuMs: number
  /** Bytes: the process with its threads, and the main thread's heap. */
  readonly rssBytes: number
  readonly heapBytes: number
  /** Open files and sockets; null where the system does not tell. */
  readonly descriptors: number | null
}

/** What that process tells: where it listens, then its state each time it is asked. */
export type ServedMessage = { readonly url: string; readonly key: string } | ServedState

/** The measured service in a process of its own, so that its CPU time is nobody else's. Arguments: the data folder, settings as JSON. */
const [dataDir = '', settings = '{}'] = process.argv.slice(2)
const tell = (message: ServedMessage): void => {
  process.send?.(message)
}
const service = await startService({ port: 0, dataDir, log: true, environment: JSON.parse(settings) })
process.on('message', () => {
  // only where node was started with --expose-gc: garbage is no leak
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  tell({ cpuMs: (user + system) / 1000, rssBytes: rss, heapBytes: heapUsed, descriptors: countDescriptors() })
})
process.once('disconnect', () => {
  service.close().finally(() => process.exit())
})
tell({ url: service.url, key: service.firstKey ?? '' })

function countDescriptors(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}
