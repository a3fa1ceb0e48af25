import { describe, expect, it } from 'vitest'
import type { Check } from '../checks/define-check.ts'
import { checks } from '../checks/index.ts'
import { useOf } from '../kinds/check-use.ts'
import { textKinds } from '../kinds/text-kind.ts'
import { placeInRubric } from '../scoring/place-in-rubric.ts'
import { checkQuestions } from './check-questions.ts'

describe('checkQuestions', () => {
  it('has a question for every scored check that can be uncertain by itself or for a kind of text', () => {
    const uncertain = (checks as readonly Check<(typeof checks)[number]['id']>[]).filter(
      ({ id, certain }) => certain === false || textKinds.some((kind) => useOf(id, { kind, certainty: 'likely' }) === 'softly'),
    )
    const scored = uncertain.filter(({ id }) => placeInRubric(id).effect !== 'none')
    expect(scored.map(({ id }) => id).filter((id) => !Object.hasOwn(checkQuestions, id))).toEqual([])
  })
  it('asks', () => {
    for (const text of Object.values(checkQuestions)) expect(text).toMatch(/^[A-Z].*\?$/)
  })
})
