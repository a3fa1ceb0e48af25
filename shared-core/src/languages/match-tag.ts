/** The longest known tag that equals the tag or is a prefix of its subtags, case ignored; Norwegian `no` is Bokmål. */
export function matchTag(tag: string, known: readonly string[]): string | null {
  const parts = tag.toLowerCase().replace(/_/g, '-').split('-')
  if (parts[0] === 'no') parts[0] = 'nb'
  if (parts[0] === 'iw') parts[0] = 'he'
  if (parts[0] === 'in') parts[0] = 'id'
  if (parts[0] === 'tl') parts[0] = 'fil'
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = parts.slice(0, length).join('-')
    const hit = known.find((candidate) => candidate.toLowerCase() === wanted)
    if (hit !== undefined) return hit
  }
  return null
}
