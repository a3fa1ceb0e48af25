/** The message of a thrown value, for the person who mends it; some callers throw plain objects. null: it has none. */
export function messageOf(error: unknown): string | null {
  const said = typeof error === 'object' && error !== null ? (error as { readonly message?: unknown }).message : error
  return said === undefined || said === null || typeof said === 'object' ? null : String(said)
}
