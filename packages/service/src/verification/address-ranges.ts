import { type Address, readAddress } from '../fetching/addresses.ts'

/** All addresses from `first` to `last` of one version of IP. */
interface Range {
  readonly family: 4 | 6
  readonly first: bigint
  readonly last: bigint
}

/** The shortest prefixes that an operator's network may have; what is wider would make every client genuine. Citable's choice. */
const widest = { 4: 8, 6: 20 } as const

/** An address as a log writes it, an IPv4 address in IPv6 form as IPv4; null: no address. */
export function readPlainAddress(text: string): Address | null {
  const address = readAddress(text.trim())
  return address?.family === 6 && address.bits >> 32n === 0xffffn ? { family: 4, bits: address.bits & 0xffffffffn } : address
}

/** `address/prefix`, or an address alone; bits beyond the prefix do not matter. null: neither, or wider than an operator's network. */
export function readPrefix(text: string): Range | null {
  const [start = '', length, ...more] = text.trim().split('/')
  const address = readAddress(start)
  if (!address || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null
  const width = address.family === 4 ? 32 : 128
  const prefix = length === undefined ? width : Number(length)
  if (prefix > width || prefix < widest[address.family]) return null
  const rest = (1n << BigInt(width - prefix)) - 1n
  return { family: address.family, first: address.bits & ~rest, last: address.bits | rest }
}

export interface AddressRanges {
  /** True when the address is in one of the networks. */
  contain(address: Address): boolean
}

/** Networks as ranges in order, overlaps joined. What is no network is left out. */
export function rangesOf(prefixes: readonly string[]): { readonly v4: readonly Range[]; readonly v6: readonly Range[] } {
  const ranges = prefixes.map(readPrefix).filter((range) => range !== null)
  return { v4: joined(ranges.filter(({ family }) => family === 4)), v6: joined(ranges.filter(({ family }) => family === 6)) }
}

/** Networks for a search by halves. */
export function createAddressRanges(prefixes: readonly string[]): AddressRanges {
  const { v4, v6 } = rangesOf(prefixes)
  // numbers are compared faster than big ones
  const short = v4.map(({ first, last }) => ({ first: Number(first), last: Number(last) }))
  return { contain: ({ family, bits }) => (family === 4 ? isWithin(short, Number(bits)) : isWithin(v6, bits)) }
}

function joined(ranges: readonly Range[]): readonly Range[] {
  const sorted = [...ranges].sort((one, other) => (one.first < other.first ? -1 : one.first > other.first ? 1 : 0))
  const result: Range[] = []
  for (const range of sorted) {
    const before = result.at(-1)
    if (before === undefined || range.first > before.last + 1n) result.push(range)
    else if (range.last > before.last) result[result.length - 1] = { ...before, last: range.last }
  }
  return result
}

function isWithin<Value extends number | bigint>(
  ranges: readonly { readonly first: Value; readonly last: Value }[],
  value: Value,
): boolean {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const { first, last } = ranges[middle]!
    if (value < first) high = middle - 1
    else if (value > last) low = middle + 1
    else return true
  }
  return false
}
