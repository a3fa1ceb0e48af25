/** A row of a table and the line of the file that it begins on, from 1 on. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Reads a table piece by piece (RFC 4180). The first line decides which sign is between cells: comma, semicolon or tab. */
export function createCsvReader() {
  let separator = ''
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let wasQuote = false
  let line = 1
  let start = 1
  let first = ''
  let isEmpty = true

  const endCell = (): void => {
    cells.push(cell)
    cell = ''
  }
  const endRow = (rows: CsvRow[]): void => {
    endCell()
    if (!isEmpty) rows.push({ line: start, cells })
    cells = []
    isEmpty = true
    start = line
  }
  const read = (text: string): readonly CsvRow[] => {
    const rows: CsvRow[] = []
    for (const sign of text) {
      if (sign === '\n') line++
      if (isQuoted && !wasQuote) {
        if (sign === '"') wasQuote = true
        else cell += sign
        continue
      }
      if (isQuoted && wasQuote) {
        wasQuote = false
        if (sign === '"') {
          cell += sign
          continue
        }
        isQuoted = false
      }
      if (sign === '"' && cell === '') {
        isQuoted = true
        isEmpty = false
      } else if (sign === separator) endCell()
      else if (sign === '\n') endRow(rows)
      else if (sign !== '\r') {
        cell += sign
        isEmpty = false
      }
    }
    return rows
  }

  return {
    /** Rows that end in this piece. */
    push(piece: string): readonly CsvRow[] {
      if (separator !== '') return read(piece)
      first += piece
      const end = first.indexOf('\n')
      if (end < 0) return []
      separator = separatorOf(first.slice(0, end))
      return read(first.replace(/^\uFEFF/, ''))
    },
    /** The last row, where no line ends it. */
    end(): readonly CsvRow[] {
      const rest: CsvRow[] = []
      if (separator === '') {
        separator = separatorOf(first)
        rest.push(...read(first.replace(/^\uFEFF/, '')))
      }
      if (cell !== '' || cells.length > 0) endRow(rest)
      return rest
    },
    /** A quotation mark that opens a cell was never closed: the rest of the file is in it. */
    isOpen: () => isQuoted && !wasQuote,
  }
}

const separatorOf = (line: string): string => {
  const count = (sign: string): number => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** A cell as it was before a spreadsheet was kept from running it. Inverse of PHP's `TextsFile::defused`. */
export const undefused = (cell: string): string => (/^'[=+\-@\t\r']/.test(cell) ? cell.slice(1) : cell)

const defused = (cell: string): string => (/^[=+\-@\t\r']/.test(cell) ? `'${cell}` : cell)

/** A table for other programs, with a mark by which Excel knows UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map((cell) => `"${defused(cell).replaceAll('"', '""')}"`).join(',')}\r\n`).join('')}`
