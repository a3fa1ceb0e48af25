import { findJsonLdScripts, type Json, readArticle } from '@citable/core'
import { checkStructuredData, type SchemaFault, visibleText } from '@citable/core/graph'
import { wholeVocabulary } from '@citable/core/vocabulary'
import { findJsonFault, jsonPlaces } from './find-json-fault.ts'

/** `line` and `column` count from 1, in the whole source; where a property is missing, they are those of its node. */
interface PlacedFault extends Omit<SchemaFault, 'code'> {
  /** Beside the faults of data: the first place where a block is no JSON, and keys that occur twice. */
  readonly code: SchemaFault['code'] | 'jsonBroken' | 'keyRepeated'
  readonly line: number
  readonly column: number
}

/** Faults in the structured data of a page. */
export interface PageVerdict {
  /** Script elements of type `application/ld+json`; for a source that is nothing but JSON, 1. */
  readonly blocks: number
  /** Types that are in them, each once. */
  readonly types: readonly string[]
  readonly vocabulary: string
  readonly counts: Readonly<Record<SchemaFault['level'], number>>
  readonly faults: readonly PlacedFault[]
}

/** Judges every JSON-LD block of a page, or a source that is nothing but JSON (its text is then no witness). */
export function validatePage(source: string, url: string | null): PageVerdict {
  const isPage = !/^\s*[[{]/.test(source)
  const scripts = isPage ? findJsonLdScripts(source) : [{ text: source, start: 0 }]
  const lines = lineStarts(source)
  const broken: PlacedFault[] = []
  const paths: ReadonlyMap<string, number>[] = []
  const values = scripts.map(({ text, start }, block): Json => {
    const place = (at: number): Pick<PlacedFault, 'line' | 'column'> => placeAt(lines, start + at)
    const none = { block, path: '', type: '' } as const
    const parsed = parse(text)
    const places = parsed === null ? null : jsonPlaces(text)
    paths.push(places?.paths ?? new Map())
    if (parsed !== null && places !== null) {
      for (const { at, key } of places.repeated)
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
  const judged = checkStructuredData(values, { vocabulary: wholeVocabulary, visible }).map(
    (fault): PlacedFault => ({ ...fault, ...placeAt(lines, scripts[fault.block]!.start + offsetOf(paths[fault.block]!, fault)) }),
  )
  const faults = [...broken, ...judged].sort((a, b) => a.block - b.block)
  const count = (level: SchemaFault['level']): number => faults.filter((fault) => fault.level === level).length
  return {
    blocks: scripts.length,
    types: [...new Set(values.flatMap(typesIn))].sort(),
    vocabulary: wholeVocabulary.version,
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
    faults,
  }
}

/** Of the property, or of the nearest value around it that has a place. */
function offsetOf(paths: ReadonlyMap<string, number>, { path, property }: Pick<SchemaFault, 'path' | 'property'>): number {
  const own = property === null ? undefined : paths.get(path === '' ? property : `${path}.${property}`)
  if (own !== undefined) return own
  for (let around = path; around !== ''; around = around.replace(/(?:^|\.)[^.[\]]*$|\[\d+\]$/, '')) {
    const found = paths.get(around)
    if (found !== undefined) return found
  }
  return paths.get('') ?? 0
}

const lineStarts = (source: string): readonly number[] => [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]

function placeAt(lines: readonly number[], at: number): Pick<PlacedFault, 'line' | 'column'> {
  let line = lines.findLastIndex((start) => start <= at)
  if (line === -1) line = 0
  return { line: line + 1, column: at - lines[line]! + 1 }
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
