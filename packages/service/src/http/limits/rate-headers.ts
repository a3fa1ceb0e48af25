import type { RateVerdict } from './rate-limits.ts'

/** The structured headers of draft-ietf-httpapi-ratelimit-headers-10; a draft, not an RFC. */
export function rateHeaders(burst: RateVerdict, day: RateVerdict | null): Record<string, string> {
  const [policy, rate] = [policyOf('burst', burst), rateOf('burst', burst)]
  if (day === null) return { 'ratelimit-policy': policy, ratelimit: rate }
  return { 'ratelimit-policy': `${policy}, ${policyOf('day', day)}`, ratelimit: `${rate}, ${rateOf('day', day)}` }
}

const policyOf = (name: string, { quota, windowS }: RateVerdict): string => `"${name}";q=${quota};w=${windowS}`

const rateOf = (name: string, { left, resetS }: RateVerdict): string => `"${name}";r=${left};t=${resetS}`
