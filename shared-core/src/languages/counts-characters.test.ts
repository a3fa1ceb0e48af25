import { expect, it } from 'vitest'
import { countsCharacters } from '../model/lengths/counts-characters.ts'
import { allPacks } from './all.ts'

it('knows every language that is written without spaces', () => {
  const unspaced = Object.values(allPacks).filter(({ script }) => script !== 'spaced')
  expect(
    Object.values(allPacks)
      .filter(({ tag }) => countsCharacters(tag))
      .map(({ tag }) => tag),
  ).toEqual(unspaced.map(({ tag }) => tag))
  expect(countsCharacters('zh-TW')).toBe(true)
})
