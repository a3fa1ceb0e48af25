import { sha256 } from '@citable/core/graph'
import { type EntryNode, heldNodes } from './nodes.ts'
import type { Answered } from './service-request.ts'
import type { TranslationNote } from './translation-store.ts'
import { paragraphsOf } from './values.ts'

/** Rows of a review. */
const most = 200

const plainOf = (tagged: string): string =>
  tagged
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What a person should look at: what is in doubt, has no translation, or has lost an answer. @param cut texts that were too long for their fields @param fieldOf the entry's attribute that holds a part of the record */
export function reviewOf(
  { review, lost_answers, record }: Answered,
  cut: readonly { readonly source: string; readonly field: string }[],
  fieldOf: (part: string) => string,
): TranslationNote['review'] {
  const segments = new Map((record?.segments ?? []).map((segment) => [segment.id, segment]))
  const fieldOfSegment = (id: string): string => fieldOf(segments.get(id)?.part ?? '')
  const rows = new Map<string, TranslationNote['review'][number]>(
    review.map(({ segment, source, translation, reasons }) => [
      segment,
      { field: fieldOfSegment(segment), source, translation, reasons: [...reasons] },
    ]),
  )
  for (const { segment } of lost_answers) {
    const found = segments.get(segment)
    const row =
      rows.get(segment) ??
      (found && {
        field: fieldOfSegment(segment),
        source: plainOf(found.source),
        translation: found.target === null ? null : plainOf(found.target),
        reasons: [],
      })
    if (row) rows.set(segment, { ...row, reasons: [...new Set(['lost_answer', ...row.reasons])] })
  }
  for (const { source, field } of cut) rows.set(`cut ${source}`, { field, source, translation: null, reasons: ['length'] })
  return [...rows.values()].slice(0, most)
}

/** Hashes of an entry's texts, a paragraph each. */
export const hashesOf = (entry: EntryNode): readonly string[] =>
  [entry, ...heldNodes(entry)].flatMap(({ texts }) => [...texts.values()].flatMap(paragraphsOf).map((part) => sha256(part).slice(0, 16)))

/** Texts that are others than they were, or gone. */
export function countChanges(then: readonly string[], now: readonly string[]): number {
  const more = (one: readonly string[], other: readonly string[]): number => {
    const left = new Map<string, number>()
    for (const hash of other) left.set(hash, (left.get(hash) ?? 0) + 1)
    return one.filter((hash) => {
      const count = left.get(hash) ?? 0
      left.set(hash, count - 1)
      return count <= 0
    }).length
  }
  return Math.max(more(then, now), more(now, then))
}
