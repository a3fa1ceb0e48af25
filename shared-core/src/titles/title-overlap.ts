/** Content terms in both, in the shorter one, and in either. */
export function termOverlap(
  a: readonly string[],
  b: readonly string[],
): { readonly shared: number; readonly min: number; readonly union: number } {
  let shared = 0
  for (const term of b) if (a.includes(term)) shared += 1
  return { shared, min: Math.min(a.length, b.length), union: a.length + b.length - shared }
}
