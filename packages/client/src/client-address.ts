/** Addresses of the site's own network; behind one the next address asked. */
const local = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

const v4 = /^\d{1,3}(\.\d{1,3}){3}$/
const isV6 = (text: string): boolean => /^[0-9a-f:.]+$/i.test(text) && text.split(':').length > 2

export const looksLikeAddress = (text: string): boolean => v4.test(text) || isV6(text)

/** An IPv4 address in IPv6 form as servers of Node write it, and the characters around an address. */
const plain = (text: string): string => text.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The address that asked. Behind the site's own proxy it is the last one of the chain that is not the site's: the part before it can be written by any client.
 *
 * @param address of the connection
 * @param forwarded `X-Forwarded-For`
 * @returns null: not known
 */
export function clientAddress(address: string, forwarded: string): string | null {
  const isPublic = (text: string) => looksLikeAddress(text) && !local.test(text)
  const direct = plain(address)
  if (isPublic(direct)) return direct
  return forwarded.split(',').map(plain).findLast(isPublic) ?? null
}
