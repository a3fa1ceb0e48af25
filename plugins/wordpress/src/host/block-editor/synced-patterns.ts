/** The saved raw text of a synced pattern; '': there is none, or WordPress has not answered yet. Asks by itself. */
export type ReadPattern = (id: number) => string

/** A pattern as WordPress answers for it. */
export interface PatternRecord {
  readonly status?: string
  readonly content?: { readonly raw?: string; readonly protected?: boolean }
}

/** The raw text of a pattern that WordPress shows to readers; '' for any other: a draft, one in the trash, one behind a password. Twin of PHP's. */
export const shownTextOf = (pattern: PatternRecord | null | undefined): string =>
  pattern?.status === 'publish' && pattern.content?.protected !== true ? (pattern.content?.raw ?? '') : ''

/** Of the store `core`: asks the server when it has not been asked. */
export interface PatternRecords {
  getEntityRecord(kind: string, name: string, id: number, query?: Readonly<Record<string, string>>): PatternRecord | null | undefined
  hasFinishedResolution(selector: string, args: readonly unknown[]): boolean
}

/** A person without the right to edit the pattern reads it in the context `view`, once the server has refused the other. */
export function patternOf({ getEntityRecord, hasFinishedResolution }: PatternRecords, id: number): string {
  const args = ['postType', 'wp_block', id] as const
  return shownTextOf(
    getEntityRecord(...args) ?? (hasFinishedResolution('getEntityRecord', args) ? getEntityRecord(...args, { context: 'view' }) : null),
  )
}

const opening = /<!--\s+wp:(?:core\/)?block\s+\{[^>]*?"ref"\s*:\s*(\d{1,18})\s*[,}]/g
const deepest = 8

function contentsOf(content: string, read: ReadPattern, known: Map<number, string>, depth: number): void {
  if (depth > deepest || !content.includes('"ref"')) return
  for (const [, ref] of content.matchAll(opening)) {
    const id = Number(ref)
    if (known.has(id)) continue
    const pattern = read(id)
    known.set(id, pattern)
    contentsOf(pattern, read, known, depth + 1)
  }
}

/** Texts of the patterns that a raw text uses, each once, in its order, those inside of patterns included. Twin of PHP's `SyncedPatterns`. */
export function patternsOf(content: string, read: ReadPattern): string {
  const known = new Map<number, string>()
  contentsOf(content, read, known, 0)
  return [...known.values()].join('\u0000')
}

/** The text that the content hash is made of: the raw text, and behind it its patterns. */
export function withPatterns(content: string, read: ReadPattern): string {
  const patterns = patternsOf(content, read)
  return patterns === '' ? content : `${content}\u0000${patterns}`
}
