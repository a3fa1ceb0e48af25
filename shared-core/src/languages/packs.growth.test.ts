import { expect, test } from 'vitest'
import { cpuMs } from '../../../packages/tooling/src/gates/cpu-ms.ts'
import { allPacks } from './all.ts'

test.each(allPacks.flatMap(({ tag, titleForm }) => (titleForm === undefined ? [] : [{ tag, titleForm }])))(
  'the form of titles of $tag takes no time with the longest titles',
  ({ titleForm }) => {
    const form = new RegExp(titleForm, 'i')
    const opening = titleForm.replace(/[^\p{L} ]/gu, '').slice(0, 40)
    const read = (): void => {
      for (const part of ['a', 'er', 'wie so ', 'a ', 'как ', opening]) form.test(part.repeat(20_000))
    }
    expect(cpuMs(read)).toBeLessThan(200)
  },
)
