/**
 * UTF-16 units of the JSON text of plain values as if nothing in a string had to be escaped. No character is looked at: that would take as long as
 * printing the text.
 */
export function jsonLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return (JSON.stringify(value) ?? 'null').length
  let length = 1
  if (Array.isArray(value)) {
    for (const item of value) length += jsonLength(item) + 1
    return Math.max(2, length)
  }
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) length += name.length + 3 + jsonLength(member) + 1
  }
  return Math.max(2, length)
}
