import { findJsonLdScripts, type Json, readArticle } from '@citable/core'
import { checkStructuredData, type SchemaFault, visibleText } from '@citable/core/graph'
import { wholeVocabulary } from '@citable/core/vocabulary'
import { findJsonFault, repeatedKeys } from './find-json-fault.ts'

/** First place where a block is no JSON, and keys that stand twice. `line` and `column` count from 1, in the whole source. */
interface JsonFault extends Omit<SchemaFault, 'code'> {
  readonly code: 'jsonBroken' | 'keyRepeated'
  readonly line: number
  readonly column: number
}

/** Faults in the structured data of a page. */
export interface PageVerdict {
  /** Script elements of type `application/ld+json`; for a source that is nothing but JSON, 1. */
  readonly blocks: number
  /** Types that stand in them, each once. */
  readonly types: readonly string[]
  readonly vocabulary: string
  readonly counts: Readonly<Record<SchemaFault['level'], number>>
  readonly faults: readonly (SchemaFault | JsonFault)[]
}

/** Judges every JSON-LD block of a page, or a source that is nothing but JSON (its text is then no witness). */
export function validatePage(source: string, url: string | null): PageVerdict {
  const isPage = !/^\s*[[{]/.test(source)
  const scripts = isPage ? findJsonLdScripts(source) : [{ text: source, start: 0 }]
  const broken: JsonFault[] = []
  const values = scripts.map(({ text, start }, block): Json => {
    const place = (at: number): Pick<JsonFault, 'line' | 'column'> => {
      const before = source.slice(0, start + at).split('\n')
      return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    }
    const none = { block, path: '', type: '' } as const
    const parsed = parse(text)
    if (parsed !== null) {
      for (const { at, key } of repeatedKeys(text))
        broken.push({ code: 'keyRepeated', level: 'warning', ...none, property: key, args: {}, ...place(at) })
      return parsed.value
    }
    const { at, found, reason } = findJsonFault(text)
    broken.push({
      code: 'jsonBroken',
      level: 'error',
      ...none,
      property: null,
      args: { ...(found !== null && { found }), reason },
      ...place(at),
    })
    return null
  })
  const visible = isPage ? visibleText(readArticle({ kind: 'page', html: source }, contextOf(url))) : null
  const faults = [...broken, ...checkStructuredData(values, { vocabulary: wholeVocabulary, visible })].sort((a, b) => a.block - b.block)
  const count = (level: SchemaFault['level']): number => faults.filter((fault) => fault.level === level).length
  return {
    blocks: scripts.length,
    types: [...new Set(values.flatMap(typesIn))].sort(),
    vocabulary: wholeVocabulary.version,
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
    faults,
  }
}

/** JSON-LD is no source of facts here: it is what is judged. */
const contextOf = (url: string | null) => ({
  url,
  language: null,
  now: '1970-01-01',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: false,
  options: { seo: false, aeo: false, titles: 0 },
})

/** null: it is no JSON. */
function parse(text: string): { readonly value: Json } | null {
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    return null
  }
}

function typesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn)
  if (typeof value !== 'object' || value === null) return []
  const own = [(value as { readonly '@type'?: Json })['@type'] ?? []].flat().filter((type) => typeof type === 'string')
  return [...own, ...Object.values(value).flatMap(typesIn)]
}
