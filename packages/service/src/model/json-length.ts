/** UTF-16 units of the JSON text of plain values, without printing it. */
export function jsonLength(value: unknown): number {
  if (typeof value === 'string') return stringLength(value)
  if (typeof value !== 'object' || value === null) return (JSON.stringify(value) ?? 'null').length
  let length = 1
  if (Array.isArray(value)) {
    for (const item of value) length += jsonLength(item) + 1
    return Math.max(2, length)
  }
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) length += stringLength(name) + 1 + jsonLength(member) + 1
  }
  return Math.max(2, length)
}

const [quote, backslash] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)]

/** Control characters that JSON writes with one letter: \b \t \n \f \r. */
const short = new Set([8, 9, 10, 12, 13])

function stringLength(text: string): number {
  let length = text.length + 2
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 32) length += short.has(unit) ? 1 : 5
    else if (unit === quote || unit === backslash) length++
    else if (unit >= 0xd800 && unit <= 0xdfff) {
      const next = text.charCodeAt(at + 1)
      if (unit < 0xdc00 && next >= 0xdc00 && next <= 0xdfff) at++
      // half of a pair is written as its number
      else length += 5
    }
  }
  return length
}
