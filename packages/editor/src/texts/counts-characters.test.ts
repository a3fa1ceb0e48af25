import { allPacks } from '@citable/core/languages/all'
import { expect, it } from 'vitest'
import { countsCharacters } from './counts-characters.ts'

it('knows every language that is written without spaces', () => {
  const unspaced = Object.values(allPacks).filter(({ script }) => script !== 'spaced')
  expect(
    Object.values(allPacks)
      .filter(({ tag }) => countsCharacters(tag))
      .map(({ tag }) => tag),
  ).toEqual(unspaced.map(({ tag }) => tag))
  expect(countsCharacters('zh-TW')).toBe(true)
})
