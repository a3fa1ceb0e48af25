import { escapeText } from '@citable/core/escape-html'
import type { TaggedPart, TextSegment } from '@citable/service/translation'
import { parseTagged } from '@citable/service/translation'
import { type ReadXliff, XliffFault } from './xliff-document.ts'

export interface Applied {
  /** Finished segments, by id, in the form that documents take. */
  readonly translations: ReadonlyMap<string, string>
  /** Segments whose codes are not those of the source, a line each; they stay untranslated. */
  readonly faults: readonly string[]
  /** Ids of segments that are not finished in the file, or not in it. */
  readonly unfinished: readonly string[]
}

/** Characters of a text in a message. */
const shownCharacters = 60

/**
 * Takes the finished segments of a reviewed file into the document that it is of.
 *
 * @throws XliffFault where the file is of another document, or of another state of it: an id that the document lacks or that occurs twice, an
 *   altered source
 */
export function applyXliff({ units }: ReadXliff, segments: readonly TextSegment[], document: string): Applied {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const seen = new Set<string>()
  const translations = new Map<string, string>()
  const faults: string[] = []
  for (const { id, line, source, target, isFinished, foreign } of units) {
    const at = `line ${line}: the segment “${id}”`
    const segment = byId.get(id)
    if (segment === undefined) throw new XliffFault(`${at} is not in ${document}.`)
    if (seen.has(id)) throw new XliffFault(`${at} stands twice.`)
    seen.add(id)
    const wanted = parseTagged(segment.text) ?? []
    if (evenOf(source) !== evenOf(wanted))
      throw new XliffFault(
        `${at} has another source than ${document}: ${quoted(source)} instead of ${quoted(wanted)}. Was the document or the glossary changed since?`,
      )
    if (target === null || !isFinished) continue
    const fault = codeFault(wanted, target, foreign)
    if (fault === null) translations.set(id, taggedOf(target))
    else faults.push(`${at} ${fault}, and stays untranslated.`)
  }
  return { translations, faults, unfinished: segments.flatMap(({ id }) => (translations.has(id) ? [] : [id])) }
}

/** Parts as the document's own text. */
export const taggedOf = (parts: readonly TaggedPart[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return escapeText(part.text)
      if (part.kind === 'open') return `<g id="${part.id}">`
      return part.kind === 'close' ? '</g>' : `<x id="${part.id}"/>`
    })
    .join('')

/** Blanks are evened out: tools break lines. */
const evenOf = (parts: readonly TaggedPart[]): string => taggedOf(parts).replace(/\s+/g, ' ').trim()

function quoted(parts: readonly TaggedPart[]): string {
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  return `“${text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text}”`
}

/** What is wrong with the codes of a target; null: nothing. */
function codeFault(source: readonly TaggedPart[], target: readonly TaggedPart[], foreign: readonly string[]): string | null {
  const counted = (parts: readonly TaggedPart[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>()
    for (const part of parts)
      if (part.kind === 'open' || part.kind === 'opaque')
        counts.set(`${part.kind} ${part.id}`, (counts.get(`${part.kind} ${part.id}`) ?? 0) + 1)
    return counts
  }
  const [wanted, given] = [counted(source), counted(target)]
  const name = (key: string): string => key.replace(/^\w+ /, '')
  const lost = [...wanted.keys()].filter((key) => !given.has(key)).map(name)
  const doubled = [...given].filter(([key, count]) => wanted.has(key) && count > 1).map(([key]) => name(key))
  const unknown = [...[...given.keys()].filter((key) => !wanted.has(key)).map(name), ...foreign]
  const faults = [
    ...(lost.length === 0 ? [] : [`lost the code ${lost.join(', ')}`]),
    ...(doubled.length === 0 ? [] : [`doubled the code ${doubled.join(', ')}`]),
    ...(unknown.length === 0 ? [] : [`holds ${unknown.join(', ')}, which the source does not`]),
    ...(isNested(target) ? [] : ['has codes that cross each other']),
    ...(target.some((part) => part.kind === 'text' && /[\p{L}\p{N}]/u.test(part.text)) ? [] : ['has no words']),
  ]
  return faults.length === 0 ? null : faults.join('; ')
}

function isNested(parts: readonly TaggedPart[]): boolean {
  const open: string[] = []
  for (const part of parts) {
    if (part.kind === 'open') open.push(part.id)
    else if (part.kind === 'close' && open.pop() !== part.id) return false
  }
  return open.length === 0
}
