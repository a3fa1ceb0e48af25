import type { AnalysisContext, Site } from '@citable/core'
import type { SiteSettings } from '../settings.ts'
import { type EntryToRead, urlOfEntry } from './input-of-entry.ts'

/** The context of an entry, save for the clock and the options, which the caller adds. Equal in panel and server. */
export function contextOfEntry(entry: EntryToRead): Omit<AnalysisContext, 'now' | 'options'> {
  return {
    url: urlOfEntry(entry),
    language: entry.facts.locale,
    site: siteOf(entry.site),
    page: null,
    targetQueries: [],
    readJsonLd: false,
    ...(entry.schemaType !== null && { articleType: entry.schemaType }),
  }
}

/** The site as the graph names it; null until its address and name are set. */
function siteOf({ url, name, publisher, logo }: SiteSettings): Site | null {
  if (url === '' || name === '') return null
  return {
    url,
    name,
    publisher: { kind: publisher.kind, name: publisher.name === '' ? name : publisher.name, url },
    logo: logo === '' ? null : { url: logo, alt: null, width: null, height: null },
  }
}
