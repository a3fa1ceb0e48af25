import { describe, expect, it } from 'vitest'
import { message } from '../messages/message.ts'
import type { RubricEntry } from '../scoring/rubric.ts'
import { defineAbout, defineCheck } from './define-check.ts'
import type { CheckId } from './index.ts'

const about = defineAbout({
  id: 'planted',
  title: 'A check for this test',
  messages: { good: message('Good.'), long: message<{ length: number }>('{length}') },
  fixes: { chooseTitle: message('Choose.') },
})
const define = defineCheck<typeof about>()

describe('defineCheck', () => {
  it('gives back the definition itself', () => {
    const definition = { id: 'planted', needs: ['title'], run: () => ({ status: 'not_applicable' as const }) } as const
    expect(define(definition)).toBe(definition)
  })

  it('does not compile what could go wrong', () => {
    // Each of these definitions holds one mistake; the compiler reports it, so the directive above it is needed.
    const mistakes = [
      define({
        // @ts-expect-error the id is that of the words
        id: 'planed',
        needs: ['title'],
        run: () => ({ status: 'not_applicable' }),
      }),
      define({
        id: 'planted',
        needs: ['title'],
        // @ts-expect-error run sees only what it needs
        run: ({ description }) => (description === null ? { status: 'not_applicable' } : { score: 100, code: 'good', args: {} }),
      }),
      define({
        id: 'planted',
        needs: ['title'],
        // @ts-expect-error args must match the code
        run: () => ({ score: 100, code: 'long', args: { size: 3 } }),
      }),
      define({
        id: 'planted',
        needs: ['title'],
        // @ts-expect-error a code must be declared
        run: () => ({ score: 100, code: 'great', args: {} }),
      }),
      define({
        id: 'planted',
        needs: ['title'],
        // @ts-expect-error a fix code must be declared
        run: () => ({ score: 0, code: 'good', args: {}, fix: { code: 'chooseTitles', args: {}, safety: 'draft' } }),
      }),
      define({
        id: 'planted',
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
