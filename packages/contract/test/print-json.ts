/** Columns of a line. */
const width = 160

const special = /[\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g

/**
 * JSON for people: a list or an object that fits is on one line; else the members of an object share lines, and each object of a list
 * begins its own. Lone surrogates and direction-changing or invisible characters are escapes.
 */
export const printJson = (value: unknown): string => `${printValue(JSON.parse(JSON.stringify(value)), 0, 0, 0)}\n`

/** `column`: where the value begins; `after`: characters that follow its end on the same line. */
function printValue(value: unknown, indent: number, column: number, after: number): string {
  const line = oneLine(value)
  if (!isNode(value) || column + line.length + after <= width) return line
  return Array.isArray(value)
    ? `[${printMembers(value, { indent: indent + 2, room: 0, after: 0 })}\n${' '.repeat(indent)}]`
    : `{${printMembers(value, { indent: indent + 2, room: width - column - 1, after: after + 1 })}}`
}

/** `room`: columns left on the line that is open; `after`: characters that follow the last member on its line. */
function printMembers(node: object, { indent, room, after }: { indent: number; room: number; after: number }): string {
  const isList = Array.isArray(node)
  const members = Object.entries(node)
  let text = ''
  let left = room
  members.forEach(([name, member], position) => {
    const end = position === members.length - 1 ? after : 1
    const key = isList ? '' : `${quote(name)}: `
    const line = key + oneLine(member)
    const isShort = !isNode(member) || indent + line.length + end <= width
    const gap = text === '' ? '' : ' '
    const joins = gap.length + line.length + end <= left
    text += joins ? gap + line : `\n${' '.repeat(indent)}${isShort ? line : key + printValue(member, indent, indent + key.length, end)}`
    left = !isShort || (isList && isNode(member)) ? 0 : (joins ? left - gap.length : width - indent) - line.length - 1
    if (position < members.length - 1) text += ','
  })
  return text
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (!isNode(value)) return quote(value)
  return `{${Object.entries(value)
    .map(([name, member]) => `${quote(name)}: ${oneLine(member)}`)
    .join(', ')}}`
}

const quote = (value: unknown): string =>
  JSON.stringify(value).replace(special, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
