import { Resolver } from 'node:dns/promises'
import { readPlainAddress } from './address-ranges.ts'

/** `confirmed`: a name below one of the domains leads back to the address. `unknown`: the name servers gave no answer. */
export type NameVerdict = 'confirmed' | 'contradicted' | 'unknown'

/** Answers of servers of names; rejects with an error that has a `code`, as `node:dns` does. */
export interface NameResolver {
  reverse(address: string): Promise<readonly string[]>
  addresses(name: string, family: 4 | 6): Promise<readonly string[]>
}

/** Looks an address up, forwards and back. */
export type ReverseDns = (address: string, domains: readonly string[]) => Promise<NameVerdict>

/** Names of an address that are followed. */
const maxNames = 3

/** Answers that say “there is none”; any other fault says nothing. */
const isNone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')

/** Forward-confirmed reverse DNS: the owner of an address gives it any name, but only the owner of the name can point back. */
export async function checkNames(resolver: NameResolver, text: string, domains: readonly string[]): Promise<NameVerdict> {
  const address = readPlainAddress(text)
  if (!address) return 'unknown'
  let names: readonly string[]
  try {
    names = await resolver.reverse(plainText(text))
  } catch (error) {
    return isNone(error) ? 'contradicted' : 'unknown'
  }
  const own = names
    .map((name) => name.toLowerCase().replace(/\.$/, ''))
    .filter((name) => domains.some((domain) => name.endsWith(`.${domain}`)))
  let verdict: NameVerdict = 'contradicted'
  for (const name of own.slice(0, maxNames)) {
    try {
      const addresses = await resolver.addresses(name, address.family)
      if (addresses.some((one) => readPlainAddress(one)?.bits === address.bits)) return 'confirmed'
    } catch (error) {
      if (!isNone(error)) verdict = 'unknown'
    }
  }
  return verdict
}

/** An IPv4 address in IPv6 form as the servers of names know it. */
const plainText = (text: string): string => {
  const address = readPlainAddress(text)
  return address?.family === 4 ? [24n, 16n, 8n, 0n].map((shift) => (address.bits >> shift) & 255n).join('.') : text.trim()
}

/** Milliseconds a verdict is remembered, and one that says nothing. */
const rememberMs = { told: 24 * 60 * 60 * 1000, unknown: 5 * 60 * 1000 } as const
const maxRemembered = 50_000
/** Addresses looked up at once; more are not waited for. */
const maxAtOnce = 64

/** `checkNames` with a memory, in this process only. */
export function rememberNames(resolver: NameResolver, now: () => number): ReverseDns {
  const known = new Map<string, { readonly verdict: Promise<NameVerdict>; until: number }>()
  let running = 0
  return (address, domains) => {
    const key = `${address} ${domains.join(' ')}`
    const remembered = known.get(key)
    if (remembered && now() < remembered.until) return remembered.verdict
    if (running >= maxAtOnce) return Promise.resolve('unknown')
    if (known.size >= maxRemembered) known.clear()
    running++
    const entry = { verdict: checkNames(resolver, address, domains).finally(() => running--), until: Number.POSITIVE_INFINITY }
    known.set(key, entry)
    void entry.verdict.then((verdict) => {
      entry.until = now() + (verdict === 'unknown' ? rememberMs.unknown : rememberMs.told)
    })
    return entry.verdict
  }
}

/** The servers of names of this machine. `servers`: others, as `address:port`. */
export function systemResolver(servers?: readonly string[]): NameResolver {
  const resolver = new Resolver({ timeout: 1_500, tries: 1 })
  if (servers) resolver.setServers(servers)
  return {
    // `reverse` of Node takes a server's failure for “there is none”
    reverse: async (address) => resolver.resolvePtr(pointerName(address)),
    addresses: (name, family) => (family === 4 ? resolver.resolve4(name) : resolver.resolve6(name)),
  }
}

/** The name under which the names of an address stand (RFC 1035, 3.5; RFC 3596, 2.5). */
function pointerName(text: string): string {
  const { family, bits } = readPlainAddress(text)!
  const [width, base, zone] = family === 4 ? ([8n, 10, 'in-addr.arpa'] as const) : ([4n, 16, 'ip6.arpa'] as const)
  const count = family === 4 ? 4 : 32
  const labels = Array.from({ length: count }, (_, index) => ((bits >> (BigInt(index) * width)) & ((1n << width) - 1n)).toString(base))
  return `${labels.join('.')}.${zone}`
}
