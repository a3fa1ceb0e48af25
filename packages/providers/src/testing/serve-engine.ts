import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface EngineRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface EngineAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
  /** Nothing is ever answered. */
  readonly isSilent?: boolean
}

export interface ServedEngine {
  readonly url: string
  /** Requests sent, in order. */
  readonly calls: readonly EngineRequest[]
  close(): Promise<void>
}

/** An engine's place on this machine, taken by a function. */
export async function serveEngine(answer: (request: EngineRequest) => EngineAnswer): Promise<ServedEngine> {
  const calls: EngineRequest[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    calls.push(call)
    const { status = 200, headers, body: text, isSilent } = answer(call)
    if (!isSilent) response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
