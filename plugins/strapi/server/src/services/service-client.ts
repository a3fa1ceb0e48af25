import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { type Context, pluginId } from '../plugin.ts'
import { addressProblem, guardedLookup, isLoopbackAddress, isPublicAddress } from './address-guard.ts'
import { servicesOf } from './services-of.ts'

/** A /v1 answer, or why there is none. `detail` is for the administrator and never holds the key. */
export type ServiceAnswer =
  | { readonly ok: true; readonly status: number; readonly body: unknown; readonly milliseconds: number }
  | {
      readonly ok: false
      readonly reason: 'not_configured' | 'bad_address' | 'unreachable' | 'timeout' | 'redirected' | 'too_large' | 'malformed' | 'refused'
      readonly status: number | null
      readonly detail: string
      readonly retryAfterSeconds: number | null
      /** Code of the service's problem, such as `revoked_key`. */
      readonly code: string | null
    }

const limits = { timeoutMs: 15_000, answerBytes: 5_000_000 } as const

/** Talks to the configured /v1 service. The key is added here and goes nowhere else. Never call it inside a transaction. */
export const serviceClient = ({ strapi }: Context) => {
  const allowPrivate = () => strapi.config.get<boolean>(`plugin::${pluginId}.allowPrivateAddresses`, false)

  const service = {
    /** What is wrong with an address; null: nothing. */
    addressProblem: (address: string) => addressProblem(address, allowPrivate()),

    async call(method: 'GET' | 'POST', path: string, body: unknown = null, timeoutMs: number = limits.timeoutMs): Promise<ServiceAnswer> {
      const { settings } = servicesOf(strapi)
      const { address } = (await settings.get()).service
      const key = await settings.key()
      if (address === '' || key === null)
        return failure('not_configured', address === '' ? 'No service address is set.' : 'No API key is set.')
      if (service.addressProblem(address) !== null) return failure('bad_address', 'The service address is not allowed.')
      return send(
        new URL(path.replace(/^\//, ''), `${address.replace(/\/$/, '')}/`),
        method,
        key,
        body === null ? null : Buffer.from(JSON.stringify(body)),
        timeoutMs,
      )
    },
  }

  function send(url: URL, method: string, key: string, body: Buffer | null, timeoutMs: number): Promise<ServiceAnswer> {
    const started = performance.now()
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isLocal = host === 'localhost' || isLoopbackAddress(host)
    const isAllowed = (candidate: string) => (isLocal ? isLoopbackAddress(candidate) : isPublicAddress(candidate) || allowPrivate())
    if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve(failure('bad_address', 'The service address is not allowed.'))
    return new Promise((done) => {
      let timer: NodeJS.Timeout | null = null
      const finish = (answer: ServiceAnswer) => {
        if (timer) clearTimeout(timer)
        done(answer)
      }
      const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
        url,
        {
          method,
          lookup: guardedLookup(isAllowed),
          headers: {
            authorization: `Bearer ${key}`,
            accept: 'application/json',
            ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
          },
        },
        (response) => {
          const status = response.statusCode ?? 0
          // Following one would carry the key to an address that nobody typed.
          if (status >= 300 && status < 400) {
            response.destroy()
            return finish(failure('redirected', `The service answers with a redirect (${status}).`, status))
          }
          const parts: Buffer[] = []
          let size = 0
          response.on('data', (part: Buffer) => {
            size += part.length
            if (size <= limits.answerBytes) return parts.push(part)
            response.destroy()
            return finish(failure('too_large', 'The answer is too large.', status))
          })
          response.on('error', (error) => finish(failure('unreachable', error.message, status)))
          response.on('end', () => {
            const text = Buffer.concat(parts).toString('utf8')
            const value = parseJson(text)
            if (value === undefined) return finish(failure('malformed', `The answer is no JSON (status ${status}).`, status))
            if (status >= 400) {
              const { detail, title, code } = value as { detail?: unknown; title?: unknown; code?: unknown }
              const said = typeof detail === 'string' ? detail : typeof title === 'string' ? title : `Status ${status}.`
              const seconds = Number(response.headers['retry-after'])
              return finish({
                ...failure('refused', said, status),
                code: typeof code === 'string' ? code : null,
                retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
              })
            }
            return finish({ ok: true, status, body: value, milliseconds: Math.round(performance.now() - started) })
          })
        },
      )
      timer = setTimeout(() => {
        finish(failure('timeout', `No answer in ${timeoutMs / 1000} s.`))
        outgoing.destroy()
      }, timeoutMs)
      timer.unref()
      outgoing.on('error', (error: NodeJS.ErrnoException) =>
        finish(failure(error.code === 'ECITABLEADDRESS' ? 'bad_address' : 'unreachable', error.message)),
      )
      outgoing.end(body ?? undefined)
    })
  }

  return service
}

function failure(
  reason: Exclude<ServiceAnswer, { ok: true }>['reason'],
  detail: string,
  status: number | null = null,
): Exclude<ServiceAnswer, { ok: true }> {
  return { ok: false, reason, detail, status, retryAfterSeconds: null, code: null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
