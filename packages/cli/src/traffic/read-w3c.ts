import { clientAddress } from '@citable/client/traffic'
import { decoded, given, type LineReader } from './log-format.ts'

/** W3C extended logs name their fields in a heading, which may change within a file. */
export function readW3c(kind: 'cloudfront' | 'iis'): LineReader {
  let fields: readonly string[] = []
  return (line) => {
    if (line.startsWith('#')) {
      if (line.startsWith('#Fields:')) fields = line.slice('#Fields:'.length).trim().split(/\s+/)
      return 'other'
    }
    const values = line.split(kind === 'cloudfront' ? '\t' : ' ')
    if (fields.length === 0 || values.length !== fields.length) return null
    const of = (name: string): string => given(values[fields.indexOf(name)])
    const at = Date.parse(`${of('date')}T${of('time')}Z`)
    const [method, stem, status] = [of('cs-method'), of('cs-uri-stem'), of('sc-status')]
    if (Number.isNaN(at) || method === '' || !stem.startsWith('/') || !/^\d{3}$/.test(status)) return null
    // a reader who went away, of CloudFront
    if (status === '000') return 'other'
    const query = of('cs-uri-query')
    const isCloudFront = kind === 'cloudfront'
    // CloudFront encodes twice, IIS writes blanks as plus signs
    const header = (name: string): string => (isCloudFront ? decoded(decoded(of(name))) : of(name).replaceAll('+', ' '))
    const taken = Number(of('time-taken') || Number.NaN)
    return {
      at,
      host: (isCloudFront ? of('x-host-header') || of('cs(Host)') : of('cs-host')) || null,
      method,
      path: query === '' ? stem : `${stem}?${query}`,
      status: Number(status),
      bytes: Number(of('sc-bytes') || 0),
      durationMs: Number.isNaN(taken) ? null : Math.round(isCloudFront ? taken * 1_000 : taken),
      contentType: of('sc-content-type') ? decoded(of('sc-content-type')) : null,
      userAgent: header('cs(User-Agent)'),
      referrer: header('cs(Referer)'),
      address: clientAddress(of('c-ip'), of('x-forwarded-for') || header('X-Forwarded-For')),
    }
  }
}
