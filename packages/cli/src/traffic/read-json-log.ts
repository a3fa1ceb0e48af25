import { clientAddress } from '@citable/client/traffic'
import type { LoggedRequest } from '@citable/service/traffic'
import { type LineReader, type LineReading, splitTarget, timeOf } from './log-format.ts'

type Value = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectAt = (value: unknown, name: string): Value => {
  const inner = isObject(value) ? value[name] : undefined
  return isObject(inner) ? inner : {}
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN)
/** The first of several: headers come as lists. */
const first = (value: unknown): string => text(Array.isArray(value) ? value[0] : value)

/** A header by its name, in any case. */
const header = (headers: Value, name: string): string => first(Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1])

function requestOf(
  of: { readonly [Name in keyof Omit<LoggedRequest, 'host' | 'path'>]: LoggedRequest[Name] },
  host: string,
  target: string,
): LineReading {
  const split = splitTarget(target)
  if (Number.isNaN(of.at) || Number.isNaN(of.status)) return null
  if (split === null) return 'other'
  const bytes = Number.isNaN(of.bytes) ? 0 : of.bytes
  const durationMs = of.durationMs === null || Number.isNaN(of.durationMs) ? null : Math.round(of.durationMs)
  return { ...of, bytes, durationMs, host: split.host ?? (host || null), path: split.path }
}

/** Reads one object each; arrays of them are several lines in one. */
function readObjects(read: (value: Value) => LineReading): LineReader {
  const readValue = (value: unknown): LineReading => (isObject(value) ? read(value) : null)
  return (line) => {
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      return null
    }
    if (!Array.isArray(value)) return readValue(value)
    const readings = value.map(readValue)
    return readings.length === 0 || readings.includes(null)
      ? null
      : readings.flatMap((reading) => (reading === 'other' || reading === null ? [] : (reading as LoggedRequest)))
  }
}

/** The access log of Caddy 2: `remote_ip` since 2.5, `client_ip` since 2.7; before both `remote_addr` with its port. */
export const readCaddy = (): LineReader =>
  readObjects((value) => {
    const request = objectAt(value, 'request')
    if (typeof request.uri !== 'string') return typeof value.level === 'string' && typeof value.msg === 'string' ? 'other' : null
    const headers = objectAt(request, 'headers')
    const answer = objectAt(value, 'resp_headers')
    const remote =
      text(request.client_ip) ||
      text(request.remote_ip) ||
      text(request.remote_addr)
        .replace(/:\d+$/, '')
        .replace(/^\[|\]$/g, '')
    return requestOf(
      {
        at: timeOf(value.ts),
        method: text(request.method),
        status: number(value.status),
        bytes: number(value.size),
        durationMs: number(value.duration) * 1_000,
        contentType: header(answer, 'content-type') || null,
        userAgent: header(headers, 'user-agent'),
        referrer: header(headers, 'referer'),
        address: clientAddress(remote, header(headers, 'x-forwarded-for')),
      },
      text(request.host),
      request.uri,
    )
  })

/** Cloudflare Logpush, `http_requests`; times are dates, seconds or nanoseconds by the job's setting. */
export const readCloudflare = (): LineReader =>
  readObjects((value) => {
    if (value.EdgeStartTimestamp === undefined) return null
    return requestOf(
      {
        at: timeOf(value.EdgeStartTimestamp),
        method: text(value.ClientRequestMethod) || 'GET',
        status: number(value.EdgeResponseStatus),
        bytes: number(value.EdgeResponseBytes),
        durationMs: number(value.EdgeTimeToFirstByteMs),
        contentType: text(value.EdgeResponseContentType) || null,
        userAgent: text(value.ClientRequestUserAgent),
        referrer: text(value.ClientRequestReferer),
        address: text(value.ClientIP) || null,
      },
      text(value.ClientRequestHost),
      text(value.ClientRequestURI) || text(value.ClientRequestPath),
    )
  })

/** A log drain of Vercel. Rows without `proxy` are messages of functions; −1 is no answer, or one that was made in the background. */
export const readVercel = (): LineReader =>
  readObjects((value) => {
    if (!isObject(value.proxy)) return typeof value.deploymentId === 'string' ? 'other' : null
    const { proxy } = value
    const status = number(proxy.statusCode ?? value.statusCode)
    if (status === -1) return 'other'
    return requestOf(
      {
        at: timeOf(proxy.timestamp ?? value.timestamp),
        method: text(proxy.method) || 'GET',
        status,
        bytes: number(proxy.responseByteSize),
        durationMs: null,
        contentType: null,
        userAgent: first(proxy.userAgent),
        referrer: text(proxy.referer),
        address: text(proxy.clientIp) || null,
      },
      text(proxy.host) || text(value.host),
      text(proxy.path) || text(value.path),
    )
  })

/** Names of the facts that a line can hold. */
export const mappedNames = [
  'time',
  'host',
  'path',
  'method',
  'status',
  'bytes',
  'duration_ms',
  'content_type',
  'agent',
  'referrer',
  'address',
] as const
export type MappedName = (typeof mappedNames)[number]
export const neededNames = ['time', 'path', 'status', 'agent'] as const satisfies readonly MappedName[]

/** JSON Lines of any shape. @param map by each name where it stands: names of members, apart by dots */
export const readMapped = (map: ReadonlyMap<MappedName, string>): LineReader =>
  readObjects((value) => {
    const at = (name: MappedName): unknown => {
      const place = map.get(name)
      if (place === undefined) return undefined
      if (Object.hasOwn(value, place)) return value[place]
      return place
        .split('.')
        .reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Value)[key] : undefined), value)
    }
    if (neededNames.some((name) => at(name) === undefined)) return null
    return requestOf(
      {
        at: timeOf(at('time')),
        method: text(at('method')) || 'GET',
        status: number(at('status')),
        bytes: number(at('bytes')),
        durationMs: number(at('duration_ms')),
        contentType: first(at('content_type')) || null,
        userAgent: first(at('agent')),
        referrer: first(at('referrer')),
        address: clientAddress(first(at('address')), first(at('address'))),
      },
      text(at('host')),
      text(at('path')),
    )
  })
