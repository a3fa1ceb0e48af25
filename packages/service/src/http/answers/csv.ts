/** null: an empty cell. */
export type CsvCell = string | number | boolean | null

/** First characters that make a spreadsheet see a formula, full-width signs included (https://owasp.org/www-community/attacks/CSV_Injection). */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

function cell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = startsFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as RFC 4180 has it: lines end with CRLF, the first one holds the names, quotes are doubled. Texts that begin like a formula get
 * an apostrophe before them; numbers stay numbers.
 */
export function csvOf(names: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [names, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
