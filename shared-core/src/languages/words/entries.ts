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

/** One of the endings, dropped from words of four to six letters, which are too short for cutting to join their forms; three letters stay. */
export function shortEnding(line: string): string {
  return `^(?=.{4,6}$)(.{3,}?)(?:${line.replaceAll(' ', '|')})$`
}

/** The plural of short words (`costs`); a doubled `s` and the endings `us` and `is` do not count. */
export const shortPlural = '^(.{2,4}[^sui])s$'
