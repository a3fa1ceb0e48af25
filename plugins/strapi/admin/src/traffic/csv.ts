type Cell = string | number

/** What spreadsheets would take for a formula begins with an apostrophe. */
const cellOf = (cell: Cell): string => {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180 with one line of names. */
export const csvOf = (names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [names, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
