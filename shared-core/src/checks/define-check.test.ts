import { describe, expect, it } from 'vitest'
import type { CheckId } from '../model/check-id.ts'
import type { RubricEntry } from '../scoring/rubric.ts'
import { defineCheck } from './define-check.ts'

describe('defineCheck', () => {
  it('gives back the definition itself', () => {
    const definition = { id: 'title-length', needs: ['title'], run: () => ({ status: 'not_applicable' as const }) } as const
    expect(defineCheck(definition)).toBe(definition)
  })

  it('does not compile what could go wrong', () => {
    // Each of these definitions holds one mistake; the compiler reports it, so the directive above it is needed.
    const mistakes = [
      defineCheck({
        // @ts-expect-error the words of the check must exist
        id: 'title-lenght',
        needs: ['title'],
        run: () => ({ status: 'not_applicable' }),
      }),
      defineCheck({
        id: 'title-length',
        needs: ['title'],
        // @ts-expect-error run sees only what it needs
        run: ({ description }) =>
          description === null ? { status: 'not_applicable' } : { score: 100, code: 'good', args: { length: 40 } },
      }),
      defineCheck({
        id: 'title-length',
        needs: ['title'],
        // @ts-expect-error args must match the code
        run: () => ({ score: 100, code: 'long', args: { length: 90 } }),
      }),
      defineCheck({
        id: 'title-length',
        needs: ['title'],
        // @ts-expect-error a code must be declared
        run: () => ({ score: 100, code: 'great', args: {} }),
      }),
      defineCheck({
        id: 'title-length',
        needs: ['title'],
        // @ts-expect-error a fix code must be declared
        run: () => ({ score: 0, code: 'good', args: { length: 40 }, fix: { code: 'chooseTitles', args: {}, safety: 'draft' } }),
      }),
      defineCheck({
        id: 'title-length',
        // @ts-expect-error a signal must exist
        needs: ['titel'],
        run: () => ({ status: 'not_applicable' }),
      }),
    ]
    expect(mistakes).toHaveLength(6)
  })

  it('knows every check by its id', () => {
    const known: CheckId = 'title-length'
    // @ts-expect-error a misspelt id does not compile
    const misspelt: CheckId = 'title-lenght'
    // @ts-expect-error nor does one in the rubric
    const entry: RubricEntry = { check: 'title-lenght', weight: 1 }
    expect([known, misspelt, entry.check]).toHaveLength(3)
  })
})
