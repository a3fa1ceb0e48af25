import { checks } from '@citable/core'
import { expect, it } from 'vitest'
import { isAdvice } from './is-advice.ts'

it('names the checks that the core measures after the scores, and no other', () => {
  expect(checks.filter(({ id }) => isAdvice(id)).map(({ id }) => id)).toEqual(
    checks.filter((check) => 'isAdvice' in check && check.isAdvice).map(({ id }) => id),
  )
})
