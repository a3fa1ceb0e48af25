import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { type CsvCell, csvOf } from './csv.ts'

test.each<[string, CsvCell, string]>([
  ['a text', 'a b', 'a b'],
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'a "b"', '"a ""b"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['nothing', null, ''],
  ['a number', -1.5, '-1.5'],
  ['a fact', true, 'true'],
  ['a formula', '=HYPERLINK("https://e.com")', `"'=HYPERLINK(""https://e.com"")"`],
  ['a formula by its sign', '-2+3', "'-2+3"],
  ['a formula by a full-width sign', '＝1', "'＝1"],
  ['a formula after a tab', '\t=1', "'\t=1"],
  ['a sign that stands later', 'a=1', 'a=1'],
])('%s', (_name, value, text) => {
  expect(csvOf(['n'], [[value]])).toBe(`n\r\n${text}\r\n`)
})

/** Reads what RFC 4180 describes, by its grammar. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = field.exec(text); match !== null; match = field.exec(text)) {
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2]!)
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

it('any texts are read back as they were but for an apostrophe before a formula, and none begins one', () => {
  const formula = /^[=+\-@\t\r\n＝＋－＠]/
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom("'", '"', '@', '=', ',', '\n', 'a'), maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (rows) => {
      const read = parse(csvOf(['a', 'b'], rows)).slice(1)
      expect(read).toEqual(rows.map((row) => row.map((each) => (formula.test(each) ? `'${each}` : each))))
      expect(read.flat().filter((each) => formula.test(each))).toEqual([])
    }),
    { numRuns: 100 },
  )
})
