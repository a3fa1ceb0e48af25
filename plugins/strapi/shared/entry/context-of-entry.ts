import type { AnalysisContext, Site } from '@citable/core'
import { contextOfChoices } from '@citable/editor/choices'
import { publicAddress } from '../mapping/address.ts'
import type { SiteSettings } from '../settings.ts'
import { dateModifiedOf, type EntryToRead, urlOfEntry } from './input-of-entry.ts'
import { textHash } from './text-hash.ts'

/** The context of an entry, save for the clock and the options, which the caller adds. Equal in panel and server. */
export function contextOfEntry(entry: EntryToRead): Omit<AnalysisContext, 'now' | 'options'> {
  const unchangedSince = sameTextSince(entry)
  return {
    url: urlOfEntry(entry),
    ...contextOfChoices({ ...entry.choices, setAside: [] }),
    languageHint: entry.facts.locale,
    site: siteOf(entry.site),
    page: null,
    targetQueries: [],
    readJsonLd: false,
    ...(unchangedSince !== null && { unchangedSince }),
    ...(entry.schemaType !== null && { articleType: entry.schemaType }),
  }
}

/** Since when the text is the one that is published; null: it is another one, or its date is no newer. */
function sameTextSince(entry: EntryToRead): string | null {
  const { publishedText } = entry.facts
  const modified = dateModifiedOf(entry)
  // Typing must not wait for a hash that would be of no use.
  if (publishedText === null || modified === null || Date.parse(modified) <= Date.parse(publishedText.since)) return null
  return textHash(entry) === publishedText.hash ? publishedText.since : null
}

/** The site as the graph names it; null until its name and an address that others can open are set. */
function siteOf({ url, name, publisher, logo }: SiteSettings): Site | null {
  if (publicAddress(url) === null || name === '') return null
  return {
    url,
    name,
    publisher: { kind: publisher.kind, name: publisher.name === '' ? name : publisher.name, url },
    logo: logo === '' ? null : { url: logo, alt: null, width: null, height: null },
  }
}
