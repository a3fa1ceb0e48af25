import { describe, expect, it } from 'vitest'
import { allPacks } from '../all.ts'
import { languageFor } from '../language-for.ts'
import { readDays } from './read-days.ts'

const read = (tag: string, text: string): string =>
  readDays(text, languageFor(tag, allPacks))
    .map(({ year, month, day }) => [year, month ?? '?', day ?? '?'].join('-'))
    .join(' or ')

describe('days in any spelling', () => {
  it.each([
    ['en', 'on 4 March 2021', '2021-3-4'],
    ['en', 'on March 4, 2021', '2021-3-4'],
    ['en', 'in March 2021', '2021-3-?'],
    ['en', '2021-03-04', '2021-3-4'],
    ['en', '2021/03/04', '2021-3-4'],
    ['en', '03/04/2021', '2021-4-3 or 2021-3-4'],
    ['en', '03/14/2021', '2021-3-14'],
    ['en', 'since 2019', '2019-?-?'],
    ['de', 'am 3. 5. 2018', '2018-5-3'],
    ['de', '03.05.2018', '2018-5-3'],
    ['fr', 'le 1er sept. 2022', '2022-9-1'],
    ['fr', '01/09/2022', '2022-9-1'],
    ['es', '9-10-2017', '2017-10-9'],
    ['pl', '20 IV 2020', '2020-4-20'],
    ['ar', '٤ مارس ٢٠٢١', '2021-3-4'],
    ['ar', '4 مارس/آذار 2021', '2021-3-4'],
    ['ja', '2021年3月4日', '2021-3-4'],
    ['ja', '令和3年3月4日', '2021-3-4'],
    ['ja', '平成元年', '1989-?-?'],
    ['zh', '二〇二一年三月四日', '2021-3-4'],
    ['zh', '民國110年', '2021-?-?'],
    ['ko', '2021년 3월 4일', '2021-3-4'],
  ])('%s: %s', (tag, text, expected) => {
    expect(read(tag, text)).toBe(expected)
  })

  it.each(['10/2021/3/4', '99/99/2021', 'page 12/2019/7'])('%s is no day', (text) => {
    expect(read('en', text)).not.toMatch(/\d-\d/)
  })
})
