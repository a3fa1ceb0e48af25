/** Kinds whose texts say all there is in few words. */
const brief = 'recipe event news product profile interview list'

/** Score of `text-sufficient` from which a text is nearly long enough: about 90 words. */
const nearly = 60

/** A text with fewer words than the scores ask for, which no editor would fill up: its kind is short, or little is missing. Beside the score it is said. */
export const staysShort = (
  point: { readonly check: string; readonly code?: string | null; readonly score?: number | null },
  kind: string,
): boolean =>
  point.check === 'text-sufficient' && !!point.code?.startsWith('little') && ((point.score ?? 0) >= nearly || brief.includes(kind))
