import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a PostgreSQL server that can be cut: connections end as if the server had stopped, and new ones are refused. */
export interface CuttableServer {
  /** Address of the database by this way. */
  readonly url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

/** @param url of a server that listens on a socket in a folder, as the tests' own does */
export async function cuttableServer(url: string): Promise<CuttableServer> {
  const address = new URL(url)
  const socketPath = `${address.searchParams.get('host')}/.s.PGSQL.5432`
  const open = new Set<Socket>()
  const track = (socket: Socket): Socket => {
    open.add(socket)
    return socket.on('error', () => {}).on('close', () => open.delete(socket))
  }
  const server = createServer((near) => {
    const far = track(connect(socketPath))
    track(near).pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  address.searchParams.delete('host')
  address.host = `127.0.0.1:${port}`
  return {
    url: address.href,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
    mend: () => listen(port),
  }
}
