import { describe, expect, it } from 'vitest'
import { message } from '../messages/message.ts'
import type { RubricEntry } from '../scoring/rubric.ts'
import { defineCheck } from './define-check.ts'
import type { CheckId } from './index.ts'

const base = {
  title: 'A check for this test',
  rationale: 'It shows what compiles.',
  evidence: { grade: 'C', sources: ['https://example.org/'], contrary: [] },
} as const

describe('defineCheck', () => {
  it('gives back the definition itself', () => {
    const definition = {
      id: 'title-length',
      ...base,
      needs: ['title'],
      messages: { good: message('Good.') },
      fixes: {},
      run: () => ({ status: 'not_applicable' as const }),
    } as const
    expect(defineCheck(definition)).toBe(definition)
  })

  it('does not compile what could go wrong', () => {
    // Each of these definitions holds one mistake; the compiler reports it, so the directive above it is needed.
    const mistakes = [
      defineCheck({
        id: 'planted-need',
        ...base,
        needs: ['title'],
        messages: { good: message('Good.') },
        fixes: {},
        // @ts-expect-error run sees only what it needs
        run: ({ description }) => (description === null ? { status: 'not_applicable' } : { score: 100, code: 'good', args: {} }),
      }),
      defineCheck({
        id: 'planted-args',
        ...base,
        needs: ['title'],
        messages: { good: message<{ length: number }>('{length}') },
        fixes: {},
        // @ts-expect-error args must match the code
        run: () => ({ score: 100, code: 'good', args: { size: 3 } }),
      }),
      defineCheck({
        id: 'planted-code',
        ...base,
        needs: ['title'],
        messages: { good: message('Good.') },
        fixes: {},
        // @ts-expect-error a code must be declared
        run: () => ({ score: 100, code: 'great', args: {} }),
      }),
      defineCheck({
        id: 'planted-fix',
        ...base,
        needs: ['title'],
        messages: { good: message('Good.') },
        fixes: { chooseTitle: message('Choose.') },
        // @ts-expect-error a fix code must be declared
        run: () => ({ score: 0, code: 'good', args: {}, fix: { code: 'chooseTitles', args: {}, safety: 'draft' } }),
      }),
      defineCheck({
        id: 'planted-signal',
        ...base,
        // @ts-expect-error a signal must exist
        needs: ['titel'],
        messages: { good: message('Good.') },
        fixes: {},
        run: () => ({ status: 'not_applicable' }),
      }),
    ]
    expect(mistakes).toHaveLength(5)
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
