import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { Fetch } from '@citable/client'
import { guardedLookup, isLoopbackAddress, isPublicAddress } from './address-guard.ts'

/** Bytes of an answer. */
const maxAnswer = 5_000_000

/** Reason to take no answer. `detail` is for the administrator. */
export class Refusal extends Error {
  readonly reason: 'bad_address' | 'redirected' | 'too_large'
  readonly status: number | null

  constructor(reason: Refusal['reason'], detail: string, status: number | null = null) {
    super(detail)
    this.reason = reason
    this.status = status
  }
}

/**
 * A fetch for one service: judges the address that is called, follows no redirect (it would carry the key to an address that no administrator typed)
 * and takes answers up to 5 MB. Rejects with a `Refusal`, or with the connection's error.
 */
export const guardedFetch =
  (allowPrivate: boolean): Fetch =>
  async (request) => {
    const url = new URL(request.url)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isLocal = host === 'localhost' || isLoopbackAddress(host)
    const isAllowed = (address: string) => (isLocal ? isLoopbackAddress(address) : allowPrivate || isPublicAddress(address))
    if (isIP(host) !== 0 && !isAllowed(host)) throw new Refusal('bad_address', 'The service address is not allowed.')
    const body = Buffer.from(await request.arrayBuffer())
    const headers = { ...Object.fromEntries(request.headers), 'content-length': String(body.length) }
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const outgoing = send(
        url,
        { method: request.method, lookup: guardedLookup(isAllowed), headers, signal: request.signal },
        (response) => {
          const status = response.statusCode ?? 0
          const refuse = (refusal: Refusal) => {
            response.destroy()
            reject(refusal)
          }
          if (status >= 300 && status < 400)
            return refuse(new Refusal('redirected', `The service answers with a redirect (${status}).`, status))
          const parts: Buffer[] = []
          let size = 0
          response.on('data', (part: Buffer) => {
            size += part.length
            if (size > maxAnswer) return refuse(new Refusal('too_large', 'The answer is too large.', status))
            parts.push(part)
          })
          response.on('error', reject)
          response.on('end', () => {
            // A status or header that a Response cannot hold is thrown here.
            try {
              resolve(responseOf(response, Buffer.concat(parts)))
            } catch (error) {
              reject(error)
            }
          })
        },
      )
      outgoing.on('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ECITABLEADDRESS' ? new Refusal('bad_address', error.message) : error),
      )
      outgoing.end(body)
    })
  }

function responseOf({ statusCode: status = 0, headersDistinct }: IncomingMessage, body: Buffer): Response {
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
  return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers })
}
