import { describe, expect, it } from 'vitest'
import type { Check } from '../checks/define-check.ts'
import { checks } from '../checks/index.ts'
import { useOf } from '../kinds/check-use.ts'
import { textKinds } from '../model/text-kind.ts'
import { placeInRubric } from '../scoring/place-in-rubric.ts'
import { sentences } from './english.ts'

const questions = Object.entries(sentences).filter(([key]) => key.endsWith('.question'))

describe('the questions of checks', () => {
  it('are there for every scored check that can be uncertain by itself or for a kind of text', () => {
    const uncertain = (checks as readonly Check<(typeof checks)[number]['id']>[]).filter(
      ({ id, certain }) => certain === false || textKinds.some((kind) => useOf(id, { kind, certainty: 'likely' }) === 'softly'),
    )
    const scored = uncertain.filter(({ id }) => placeInRubric(id).effect !== 'none')
    const asked = questions.map(([key]) => key)
    expect(scored.map(({ id }) => `${id}.question`).filter((key) => !asked.includes(key))).toEqual([])
  })
  it('ask', () => {
    for (const [, text] of questions) expect(text).toMatch(/^[A-Z].*\?$/)
  })
})
