import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it.each<[string, readonly (string | number)[], string]>([
  ['numbers and words', ['GPTBot', 12, -3], 'GPTBot,12,-3'],
  ['a comma, a quotation mark and a line', ['a,b', 'say "c"', 'd\ne'], '"a,b","say ""c""","d\ne"'],
  ['what a spreadsheet would reckon', ['=1+1', '+1', '-1', '@a', '\t=1'], "'=1+1,'+1,'-1,'@a,'\t=1"],
  ['other scripts', ['قائمة', '一覧'], 'قائمة,一覧'],
])('a line holds %s', (_what, row, line) => {
  expect(csvOf(['a'], [row])).toBe(`a\r\n${line}\r\n`)
})
