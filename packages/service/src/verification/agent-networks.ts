import { type Address, isInNetwork, readNetwork } from '../fetching/addresses.ts'
import { type AddressRanges, createAddressRanges } from './address-ranges.ts'
import { mirrors, publishedNetworks } from './published-networks.gen.ts'

/** An operator's networks as they were on a day. */
export interface NetworkList {
  readonly id: string
  /** Milliseconds: when its operator was last seen to publish it so. */
  readonly asOf: number
  /** Milliseconds: the operator's own `creationTime`; null: not given. */
  readonly created: number | null
  readonly prefixes: readonly string[]
  /** Validators of the operator's answer. */
  readonly etag?: string | null
  readonly lastModified?: string | null
}

/** Milliseconds for which an address outside a list is a proof: operators add networks before they publish them. Our own choice. */
export const freshMs = 14 * 24 * 60 * 60 * 1000

export interface AgentNetworks {
  /** Whether an address is in the list; null: there is no such list. */
  contain(listId: string, address: Address): boolean | null
  /** Milliseconds: the day of the list; null: there is no such list. */
  asOf(listId: string): number | null
}

/** Lists to look addresses up in; each is put in order when it is first asked for. */
export function createAgentNetworks(lists: readonly NetworkList[]): AgentNetworks {
  const byId = new Map(lists.filter(({ prefixes }) => prefixes.length > 0).map((list) => [list.id, list]))
  const ranges = new Map<string, AddressRanges>()
  return {
    contain: (id, address) => {
      const list = byId.get(id)
      if (!list) return null
      const known = ranges.get(id) ?? createAddressRanges(list.prefixes)
      ranges.set(id, known)
      return known.contain(address)
    },
    asOf: (id) => byId.get(id)?.asOf ?? null,
  }
}

/** The lists that come with this version, as copies of them by `mirrors` had them on their day. */
export const shippedLists: readonly NetworkList[] = publishedNetworks.map(({ id, from, asOf, prefixes }) => ({
  id,
  asOf: Date.parse(asOf ?? mirrors[from].date),
  created: null,
  prefixes: prefixes.split(' '),
}))

/** Networks that no operator's request comes from: such an address is one of the site's own proxies. RFC 1918, 1122, 3927, 6598, 4193, 4291. */
const local = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
].map((text) => readNetwork(text)!)

export const isLocal = (address: Address): boolean => local.some((network) => isInNetwork(address, network))
