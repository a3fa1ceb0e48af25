/** Words of a list, written as one line: sorted, without doubles. */
export function words(...lines: readonly string[]): readonly string[] {
  return entries(lines.join(' ').split(/\s+/))
}

/** Phrases of a list, written with `|` between them: sorted, without doubles. */
export function phrases(...lines: readonly string[]): readonly string[] {
  return entries(lines.join('|').split('|'))
}

function entries(parts: readonly string[]): readonly string[] {
  const trimmed = parts.map((part) => part.trim().toLowerCase()).filter((part) => part !== '')
  return [...new Set(trimmed)].sort()
}

/** Month names, January first; `/` between the full name and its short forms. */
export function months(line: string): readonly (readonly string[])[] {
  return line.split(' ').map((names) => names.split('/'))
}
