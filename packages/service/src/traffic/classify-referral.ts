import { type Assistant, assistants } from './assistants.ts'

export interface Referral {
  readonly assistant: Assistant
  readonly evidence: 'referrer' | 'utm' | 'both'
}

/**
 * The assistant that sent a reader: by the host (and path, where registered) of the referrer, or by `utm_source` of the address that was
 * opened. Exact, never by part.
 */
export function classifyReferral(referrer: string | null, utmSource: string | null): Referral | null {
  const byReferrer = referrer === null ? null : assistantOfReferrer(referrer)
  const source = utmSource?.toLowerCase() ?? null
  const byUtm = source === null ? null : (assistants.find(({ utmSources }) => utmSources.includes(source)) ?? null)
  if (byReferrer) return { assistant: byReferrer, evidence: byUtm?.id === byReferrer.id ? 'both' : 'referrer' }
  return byUtm ? { assistant: byUtm, evidence: 'utm' } : null
}

function assistantOfReferrer(referrer: string): Assistant | null {
  if (!URL.canParse(referrer)) return null
  const { protocol, hostname, pathname } = new URL(referrer)
  // Android's apps send their package's name as the host; no such name is a registered host
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const isFrom = (registered: string): boolean => {
    const [host = '', ...path] = registered.split('/')
    return host === hostname && (path.length === 0 || `${pathname}/`.startsWith(`/${path.join('/')}/`))
  }
  return assistants.find(({ referrers }) => referrers.some(isFrom)) ?? null
}
