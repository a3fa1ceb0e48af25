import { expect, it } from 'vitest'
import { checkIds } from './check-ids.ts'
import { rubric } from './rubric.ts'

it('ids of checks are those of the rubric', () => {
  const inRubric = [...rubric.aeo, ...rubric.seo].flatMap(({ checks }) => checks.map(({ check }) => check))
  expect(checkIds).toEqual([...new Set(inRubric)].sort())
})
