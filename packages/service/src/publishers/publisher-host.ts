/** The publisher of an address: its host without `www.`; a port that is not the scheme's own stays. */
export function publisherHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
