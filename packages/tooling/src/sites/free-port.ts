import { createServer } from 'node:net'

/** The system gives out ports by itself from 32768 on (Linux); a port below is still free when its server starts a minute later. */
const [lowest, count] = [20_000, 10_000]

/** A port of loopback that nothing uses now. Processes that ask at the same moment begin at different places. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries++) {
    const port = lowest + ((process.pid * 13 + tries) % count)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${lowest} to ${lowest + count - 1} is free.`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
