import { namedValue, placeholder, textPlaceholder } from './named-values.ts'
import type { Values } from './value-at.ts'

/** An entry, as far as its address may name it. */
export interface Addressed {
  readonly values: Values
  readonly slug: string | null
  readonly locale: string | null
  readonly documentId: string | null
  /** Saved values of related entries, by path: `category.slug`. */
  readonly named?: Readonly<Record<string, string>> | undefined
  /** Its day; null or absent: it has none yet. */
  readonly date?: string | null | undefined
}

/**
 * The public address of an entry, by the pattern of its locale, else by `*`.
 * null when no pattern is set, when a named value is empty (a draft without a slug has no address yet), or when the
 * result is no http(s) address.
 */
export function addressOf(patterns: Readonly<Record<string, string>>, entry: Addressed): string | null {
  const pattern = (entry.locale !== null ? patterns[entry.locale] : undefined) ?? patterns['*']
  if (!pattern) return null
  const address = filled(
    pattern,
    placeholder,
    (name) => namedPart(name, entry),
    (value) => value.split('/').map(encodeURIComponent).join('/'),
  )
  return address === null ? null : publicAddress(address)
}

/** Words by a pattern; null when a named value is empty, or the pattern is. `title`, `site`: what these placeholders stand for. */
export function filledText(
  pattern: string | undefined,
  entry: Addressed & { readonly title: string; readonly site: string },
): string | null {
  const { title, site } = entry
  const own: Readonly<Record<string, string>> = { title, site }
  const text = filled(pattern ?? '', textPlaceholder, (name) => (Object.hasOwn(own, name) ? own[name] : namedPart(name, entry)), String)
  return text?.replaceAll(/\s+/g, ' ').trim() || null
}

/** A pattern with the values of its placeholders; null: one of them is empty. */
function filled(pattern: string, names: RegExp, read: (name: string) => unknown, written: (value: string) => string): string | null {
  let isComplete = true
  const text = pattern.replaceAll(names, (_, name: string) => {
    const value = read(name)
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string' || value.trim() === '') {
      isComplete = false
      return ''
    }
    return written(value)
  })
  return isComplete ? text : null
}

/** Where each part of a date is in ISO 8601. */
const dateParts: Readonly<Record<string, readonly [from: number, to: number]>> = { year: [0, 4], month: [5, 7], day: [8, 10] }

function namedPart(name: string, { values, slug, locale, documentId, named, date }: Addressed): unknown {
  const part = dateParts[name]
  if (part !== undefined) return date?.slice(...part)
  if (name === 'slug') return slug
  if (name === 'locale') return locale
  if (name === 'documentId') return documentId
  return name.startsWith('field:') ? values[name.slice('field:'.length)] : (namedValue(values, name) ?? named?.[name])
}

/** The patterns in force: where none is set, entries are below the site's home page. */
export const patternsOf = (set: Readonly<Record<string, string>>, siteUrl: string): Readonly<Record<string, string>> =>
  Object.keys(set).length > 0 || siteUrl === '' ? set : { '*': `${siteUrl.replace(/\/$/, '')}/{slug}` }

/** A host that is this machine itself: readers cannot open an address with it. */
const loopback = /^(?:localhost|(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[(?:::1?|::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4})\])$/i

export const isLoopback = (address: string): boolean => URL.canParse(address) && loopback.test(new URL(address).hostname)

/** An http(s) address that readers can open, in its canonical form; null: no such address, or one of this machine. */
export function publicAddress(address: string): string | null {
  return /^https?:\/\//.test(address) && URL.canParse(address) && !isLoopback(address) ? new URL(address).href : null
}

/** True when a text has no other placeholders than those of a text. */
export const isTextPattern = (pattern: string): boolean => !/[{}]/.test(pattern.replaceAll(textPlaceholder, ''))

/** True when the text can be a pattern: an http(s) address with known placeholders only. */
export function isAddressPattern(pattern: string): boolean {
  const filled = pattern.replaceAll(placeholder, 'x')
  return !/[{}]/.test(filled) && /^https?:\/\//.test(filled) && URL.canParse(filled)
}
