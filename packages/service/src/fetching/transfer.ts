/// <reference lib="es2024.arraybuffer" />
import { type IncomingMessage, request as sendRequest } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import zlib from 'node:zlib'
import { connect, type Wire } from './connect.ts'
import { FetchFault } from './fetch-fault.ts'
import { checkUrl, type UrlPolicy } from './url-policy.ts'

/** Bounds of one transfer, redirects included. */
export interface TransferLimits {
  /** Bytes on the wire and after decoding. */
  readonly rawBytes: number
  readonly decodedBytes: number
  /** Milliseconds: the whole transfer; look-up and handshakes; answer headers; silence in the body. */
  readonly totalMs: number
  readonly connectMs: number
  readonly headersMs: number
  readonly idleMs: number
  readonly headerBytes: number
  readonly redirects: number
}

/** Limits for pages: our own choice, far above real article pages and below what hurts a small server. */
export const pageLimits: TransferLimits = {
  rawBytes: 5 * 1024 * 1024,
  decodedBytes: 10 * 1024 * 1024,
  totalMs: 15_000,
  connectMs: 3_000,
  headersMs: 5_000,
  idleMs: 5_000,
  headerBytes: 16 * 1024,
  redirects: 5,
}

export interface TransferRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  /** Sent on every hop; must hold no credential. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly limits: TransferLimits
  readonly signal: AbortSignal
  /** False: an answer that leads elsewhere is the answer. */
  readonly followsRedirects?: false
  /** Asked before each hop, after the address was judged; throws FetchFault to end the transfer. */
  readonly admit?: (url: URL, signal: AbortSignal) => Promise<void>
}

export interface Transferred {
  /** Address after redirects. */
  readonly url: string
  /** Addresses that redirected, in order. */
  readonly redirects: readonly string[]
  readonly status: number
  /** Lower-case names; repeated headers joined with ", ". */
  readonly headers: Readonly<Record<string, string>>
  /** Values of X-Robots-Tag, one for each line: joined it would be unclear whom they are for. */
  readonly robotsTags: readonly string[]
  readonly body: Buffer
  /** Bytes on the wire, without headers. */
  readonly rawBytes: number
}

const redirectStatuses = [301, 302, 303, 307, 308]

const flatten = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]))

/** One layer of gzip or Brotli; anything else was not offered and is refused. */
function decoder(encoding: string): zlib.Gunzip | zlib.BrotliDecompress | null {
  if (encoding === '' || encoding === 'identity') return null
  if (encoding === 'gzip' || encoding === 'x-gzip') return zlib.createGunzip({ chunkSize: 65_536 })
  if (encoding === 'br') return zlib.createBrotliDecompress({ chunkSize: 65_536 })
  throw new FetchFault('encoding')
}

/**
 * Gives the memory of a chunk that fills it alone back before the collector comes to it: a decoder takes new memory for the next one. Node 20,
 * on which a CMS may run, leaves it to the collector.
 */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) (buffer as Partial<ArrayBuffer>).transfer?.(0)
}

/** Reads the body, counting raw and decoded bytes while they stream, so that a bomb ends at the cap and not in memory. */
async function readBody(source: Readable, encoding: string, limits: TransferLimits): Promise<{ body: Buffer; rawBytes: number }> {
  const decode = decoder(encoding)
  let rawBytes = 0
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      rawBytes += chunk.length
      if (rawBytes > limits.rawBytes) throw new FetchFault('raw_size')
      yield chunk
    }
  }
  // memory is taken as it grows, so that the body is nowhere a second time
  const memory = new ArrayBuffer(0, { maxByteLength: limits.decodedBytes })
  const append = (chunk: Buffer): void => {
    const at = memory.byteLength
    if (at + chunk.length > limits.decodedBytes) {
      memory.resize(0)
      throw new FetchFault('decoded_size')
    }
    memory.resize(at + chunk.length)
    new Uint8Array(memory).set(chunk, at)
    release(chunk)
  }
  if (!decode) {
    for await (const chunk of counted()) append(chunk)
  } else {
    let sourceError: unknown = null
    const feeding = (async () => {
      for await (const chunk of counted()) {
        if (decode.destroyed) return
        if (!decode.write(chunk)) {
          await new Promise<void>((resolve) => {
            decode.once('drain', resolve)
            decode.once('close', resolve)
          })
        }
      }
      decode.end()
    })().catch((error: Error) => {
      sourceError ??= error
      decode.destroy(error)
    })
    try {
      for await (const chunk of decode as AsyncIterable<Buffer>) append(chunk)
    } catch (error) {
      source.destroy()
      throw sourceError ?? (error instanceof FetchFault ? error : new FetchFault('decode', error))
    }
    await feeding
  }
  return { body: Buffer.from(memory), rawBytes }
}

/** Turns what connections throw into our reasons. */
function faultOf(error: unknown, signal: AbortSignal): FetchFault {
  if (error instanceof FetchFault) return error
  if (signal.aborted) return new FetchFault('timeout', error)
  if (error instanceof Error && 'code' in error && error.code === 'HPE_HEADER_OVERFLOW') return new FetchFault('headers', error)
  return new FetchFault('connection', error)
}

type Hop = { readonly redirect: string } | Omit<Transferred, 'url' | 'redirects'>

/** Sends a request on a connection. Resolves with the head of the answer; a body that falls silent ends with a fault. */
function headOf(
  url: URL,
  { method, headers, body, limits }: TransferRequest,
  socket: Socket,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({
      createConnection: () => socket,
      method,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, 'accept-encoding': 'gzip, br' },
      maxHeaderSize: limits.headerBytes,
      signal,
    })
    const late = setTimeout(() => outgoing.destroy(new FetchFault('timeout')), limits.headersMs)
    outgoing.on('error', reject)
    // a switch of protocols ends without an error
    outgoing.on('close', () => {
      clearTimeout(late)
      reject(new FetchFault('connection'))
    })
    outgoing.on('response', (answer) => {
      clearTimeout(late)
      socket.setTimeout(limits.idleMs, () => answer.destroy(new FetchFault('timeout')))
      answer.on('error', () => {})
      resolve(answer)
    })
    outgoing.end(body)
  })
}

/** One request on one new connection, which is closed afterwards: no socket of one name ever serves another. */
async function hop(url: URL, request: TransferRequest, policy: UrlPolicy, wire: Wire, signal: AbortSignal): Promise<Hop> {
  const { limits, followsRedirects = true } = request
  const socket = await connect(url, policy, wire, limits.connectMs, signal)
  try {
    const answer = await headOf(url, request, socket, signal)
    const status = answer.statusCode ?? 0
    const headers = flatten(answer)
    const location = headers.location ?? ''
    if (followsRedirects && redirectStatuses.includes(status) && location !== '') return { redirect: location }
    const { body, rawBytes } = await readBody(answer, (headers['content-encoding'] ?? '').trim().toLowerCase(), limits)
    return { status, headers, robotsTags: answer.headersDistinct['x-robots-tag'] ?? [], body, rawBytes }
  } finally {
    socket.destroy()
  }
}

/**
 * Transfers one resource under all rules of the fetcher: every hop is judged by its text, its look-up and its peer; no cookies, no
 * credentials, no proxies from the environment, no HTTP/2, no shared sockets; time, size and redirects are bounded.
 *
 * @throws FetchFault with the internal reason
 */
export async function transfer(request: TransferRequest, policy: UrlPolicy, wire: Wire): Promise<Transferred> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(request.limits.totalMs)])
  const redirects: string[] = []
  let address = request.url
  for (;;) {
    const verdict = checkUrl(address, policy)
    if (!verdict.ok) throw new FetchFault(verdict.reason)
    let answer: Hop
    try {
      await request.admit?.(verdict.url, signal)
      answer = await hop(verdict.url, request, policy, wire, signal)
    } catch (error) {
      throw faultOf(error, signal)
    }
    if (!('redirect' in answer)) return { ...answer, url: verdict.url.href, redirects }
    redirects.push(verdict.url.href)
    if (redirects.length > request.limits.redirects) throw new FetchFault('redirects')
    if (!URL.canParse(answer.redirect, verdict.url.href)) throw new FetchFault('url_invalid')
    address = new URL(answer.redirect, verdict.url.href).href
  }
}
