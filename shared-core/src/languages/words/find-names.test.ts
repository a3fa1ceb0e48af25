import { expect, it } from 'vitest'
import { hasNoCase } from './find-names.ts'

it('takes no character for one without case that has another form in lower case', () => {
  const cased = Array.from({ length: 0x1_0000 }, (_, code) => code).filter(
    (code) => hasNoCase(code) && String.fromCodePoint(code) !== String.fromCodePoint(code).toLowerCase(),
  )
  expect(cased).toEqual([])
})
