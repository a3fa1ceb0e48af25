import type { Range } from '../../model/values.ts'
import { letter } from '../characters/characters.ts'
import { numberWords } from './number-words.ts'

/** A number with a half that is in words, and where its unit begins. */
export interface Half extends Range {
  readonly value: number
}

const apart = `(?<![${letter}])`

/** `half an hour`, `halbe Stunde`, `media hora`, `半時間`. */
const before =
  "half an? |(?:a )?half |(?:eine[rn]? )?halbe[nrs]? |(?:une )?demi-|media |medio |mezz[oa] |mezz[’']|meia |meio |(?:een )?halve? |pół |пол(?=час|год)|نصف "

/** One and a half, in one word. */
const oneAndHalf = 'anderthalb|eineinhalb|anderhalve?|półtor(?:a|ej)|полтор[аы]|halvannen'

/** The half behind a number and before its unit: `two and a half hours`. */
const between = ' and a half | en een half | с половиной '

/** The half behind the unit: `une heure et demie`. */
const behind =
  /^(?: and a half| et demie?| y medi[oa]| e mezz[oa]| e mei[oa]| en een half| och en halv| i pół| с половиной| ونصف|半)(?![\p{L}-])/u

const halfBefore = new RegExp(`${apart}(?:${before})`, 'gu')
const fused = new RegExp(`${apart}(?:(${oneAndHalf})|([a-zäöü]{3,9})einhalb) `, 'gu')
const numbered = new RegExp(`${apart}([${letter}]+|\\d{1,3})(?:${between})`, 'gu')
const unspacedHalf =
  /(?:(?<![半\d.])半(?=小时|小時|時間|年(?!前半|度)|天|日(?!本))|(?<![\d.])(\d{1,3}|[一二两兩三四五六七八九])(?:个|個)半)/gu
const hanOnes = '一二三四五六七八九'

/** Numbers with a half before the unit that they count; the caller reads that unit. `small`: lower case. */
export function readHalves(small: string): readonly Half[] {
  const found: Half[] = []
  const add = (match: RegExpMatchArray, value: number | undefined): void => {
    if (value !== undefined) found.push({ start: match.index!, end: match.index! + match[0].trimEnd().length, value })
  }
  for (const match of small.matchAll(halfBefore)) add(match, 0.5)
  for (const match of small.matchAll(fused)) add(match, match[1] === undefined ? plusHalf(match[2]!) : 1.5)
  for (const match of small.matchAll(numbered)) add(match, plusHalf(match[1]!))
  for (const match of small.matchAll(unspacedHalf)) add(match, match[1] === undefined ? 0.5 : plusHalf(match[1]))
  return found
}

function plusHalf(word: string): number | undefined {
  if (/^\d/.test(word)) return Number(word) + 0.5
  if (word === 'one' || word === 'ein') return 1.5
  const han = hanOnes.indexOf(word)
  const whole = han >= 0 ? han + 1 : /^[两兩]$/.test(word) ? 2 : numberWords.get(word)
  return whole === undefined ? undefined : whole + 0.5
}

/** Length of the words for a half right behind a unit; 0: there are none. */
export const halfBehind = (small: string, end: number): number => behind.exec(small.slice(end, end + 20))?.[0].length ?? 0

/** One of a unit, as in `an hour and a half`, `hora y media`: places of units behind an article, or alone, with a half behind them. */
export function readUnitsWithHalf(small: string): readonly Range[] {
  const pattern = new RegExp(
    `${apart}(?:an?|one|une?|una|um|uma|ein|eine[rn]?|een)?[ ’']?([${letter}]{2,12})(?= and a half| et demie?| y medi[oa]| e mezz[oa]| e mei[oa]| en een half| ونصف)`,
    'gu',
  )
  return [...small.matchAll(pattern)].map((match) => ({
    start: match.index + match[0].length - match[1]!.length,
    end: match.index + match[0].length,
  }))
}
