import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '@citable/service'

export interface ServiceSite {
  /** Base address without `/v1`. */
  readonly url: string
  readonly key: string
  /** Does something while nothing answers; then the service is there again, with its data. */
  outage(work: () => Promise<void>): Promise<void>
  /** Ends the service; its data goes away with it. */
  stop(): Promise<void>
}

/** The real /v1 service on loopback with an empty database, for tests of the plugins. */
export async function startServiceSite(port: number): Promise<ServiceSite> {
  const directory = await mkdtemp(join(tmpdir(), 'citable-service-'))
  const start = () => startService({ port, dataDir: directory, log: false, environment: { CITABLE_WORKERS: '1' } })
  let service = await start()
  if (service.firstKey === null) throw new Error('The service made no first key although its database is empty.')
  return {
    url: service.url,
    key: service.firstKey,
    async outage(work) {
      await service.close()
      await work()
      service = await start()
    },
    async stop() {
      await service.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
