import { describe, expect, it } from 'vitest'
import { type CsvRow, createCsvReader, undefused, writeCsv } from './csv.ts'

const read = (text: string, size: number): readonly CsvRow[] => {
  const reader = createCsvReader()
  const rows: CsvRow[] = []
  for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)))
  return [...rows, ...reader.end()]
}

describe('a table is read the same in one piece and letter by letter', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    [
      'with commas',
      'id,seo_title\n1,Rye\n',
      [
        ['id', 'seo_title'],
        ['1', 'Rye'],
      ],
    ],
    [
      'with semicolons, as Excel writes it in German',
      'id;seo_title\r\n1;Rye, spelt\r\n',
      [
        ['id', 'seo_title'],
        ['1', 'Rye, spelt'],
      ],
    ],
    [
      'with tabs',
      'id\tseo_title\n1\tRye',
      [
        ['id', 'seo_title'],
        ['1', 'Rye'],
      ],
    ],
    [
      'with a mark of UTF-8',
      '\uFEFFid,seo_title\n1,خبز',
      [
        ['id', 'seo_title'],
        ['1', 'خبز'],
      ],
    ],
    [
      'with quotation marks inside of a cell',
      'id,seo_title\n1,"Say ""rye"", not, rye"\n',
      [
        ['id', 'seo_title'],
        ['1', 'Say "rye", not, rye'],
      ],
    ],
    [
      'with lines inside of a cell',
      'id,description\n1,"One\nTwo"\n2,Three\n',
      [
        ['id', 'description'],
        ['1', 'One\nTwo'],
        ['2', 'Three'],
      ],
    ],
    [
      'with empty cells',
      'id,seo_title,noindex\n1,,\n',
      [
        ['id', 'seo_title', 'noindex'],
        ['1', '', ''],
      ],
    ],
    [
      'without its empty lines',
      'id,seo_title\n\n1,Rye\n\n',
      [
        ['id', 'seo_title'],
        ['1', 'Rye'],
      ],
    ],
    ['of a first line alone', 'id,seo_title', [['id', 'seo_title']]],
    ['of nothing', '', []],
  ])('%s', (_how, text, expected) => {
    for (const size of [1, 3, 1000]) expect(read(text, size).map(({ cells }) => cells)).toEqual(expected)
  })

  it('each row knows the line that it begins on', () => {
    expect(read('id,description\n1,"One\nTwo"\n\n2,Three\n', 4).map(({ line }) => line)).toEqual([1, 2, 5])
  })

  it('a quotation mark that is never closed is noticed', () => {
    const reader = createCsvReader()
    reader.push('id,description\n1,"One\n2,Two\n')
    expect(reader.isOpen()).toBe(true)
    const closed = createCsvReader()
    closed.push('id,description\n1,"One"')
    expect(closed.isOpen()).toBe(false)
  })
})

it.each(['=1+1', '+49', '-5 °C', '@home', "'t is", "''", "'=1", 'Bread = flour', ''])('a cell comes back as it was: %s', (text) => {
  const [row] = read(writeCsv([[text, 'end']]), 1000)
  expect(/^[=+\-@\t\r]/.test(row!.cells[0]!)).toBe(false)
  expect(row!.cells.map(undefused)).toEqual([text, 'end'])
})
