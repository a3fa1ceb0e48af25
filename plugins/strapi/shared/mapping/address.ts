type Values = Readonly<Record<string, unknown>>

/**
 * The public address of an entry, by the pattern of its locale, else by `*`.
 * null when no pattern is set, when a named value is empty (a draft without a slug has no address yet), or when the
 * result is no http(s) address.
 */
export function addressOf(
  patterns: Readonly<Record<string, string>>,
  entry: { readonly values: Values; readonly slug: string | null; readonly locale: string | null; readonly documentId: string | null },
): string | null {
  const pattern = (entry.locale !== null ? patterns[entry.locale] : undefined) ?? patterns['*']
  if (!pattern) return null
  let isComplete = true
  const address = pattern.replaceAll(/\{(slug|locale|documentId|field:[A-Za-z0-9_]+)\}/g, (_, placeholder: string) => {
    const value =
      placeholder === 'slug'
        ? entry.slug
        : placeholder === 'locale'
          ? entry.locale
          : placeholder === 'documentId'
            ? entry.documentId
            : entry.values[placeholder.slice('field:'.length)]
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string' || value === '') {
      isComplete = false
      return ''
    }
    return value.split('/').map(encodeURIComponent).join('/')
  })
  return isComplete ? publicAddress(address) : null
}

/** The patterns in force: where none is set, entries stand below the site's home page. */
export const patternsOf = (set: Readonly<Record<string, string>>, siteUrl: string): Readonly<Record<string, string>> =>
  Object.keys(set).length > 0 || siteUrl === '' ? set : { '*': `${siteUrl.replace(/\/$/, '')}/{slug}` }

/** A host that is this machine itself: an address with it leads nobody to the page. */
const loopback = /^(?:localhost|(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[(?:::1?|::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4})\])$/i

export const isLoopback = (address: string): boolean => URL.canParse(address) && loopback.test(new URL(address).hostname)

/** An http(s) address that readers can open, in its canonical form; null: it is none, or names this machine. */
export function publicAddress(address: string): string | null {
  return /^https?:\/\//.test(address) && URL.canParse(address) && !isLoopback(address) ? new URL(address).href : null
}

/** True when the text can be a pattern: an http(s) address with known placeholders only. */
export function isAddressPattern(pattern: string): boolean {
  const filled = pattern.replaceAll(/\{(slug|locale|documentId|field:[A-Za-z0-9_]+)\}/g, 'x')
  return !/[{}]/.test(filled) && /^https?:\/\//.test(filled) && URL.canParse(filled)
}
