import { startService } from '@citable/service'

/** What the process of the measured service tells: where it listens, then its CPU time so far each time it is asked. */
export type ServedMessage = { readonly url: string; readonly key: string } | { readonly cpuMs: number }

/** The measured service in a process of its own, so that its CPU time is nobody else's. Arguments: the data folder, settings as JSON. */
const [dataDir = '', settings = '{}'] = process.argv.slice(2)
const tell = (message: ServedMessage): void => {
  process.send?.(message)
}
const service = await startService({ port: 0, dataDir, log: true, environment: JSON.parse(settings) })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  tell({ cpuMs: (user + system) / 1000 })
})
process.once('disconnect', () => {
  service.close().finally(() => process.exit())
})
tell({ url: service.url, key: service.firstKey ?? '' })
