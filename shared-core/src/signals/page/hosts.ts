/** Lower-case host without `www.`; null when the address does not parse. */
export function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { hostname } = new URL(url)
  return hostname === '' ? null : hostname.toLowerCase().replace(/^www\./, '')
}

/** A reserved name (RFC 2606, 6761), or a bare IP address: no source. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org|edu))?|test|invalid|localhost|local)$/.test(host) || /^[\d.]+$|^\[/.test(host)
