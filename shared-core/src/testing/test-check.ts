import { describe, expect, it } from 'vitest'
import type { Check, CheckDefinition } from '../checks/define-check.ts'
import { runChecks } from '../checks/run-checks.ts'
import { placesOf } from '../messages/format-message.ts'
import { type CheckWithTexts, type FixesOf, type MessagesOf, textsOfCheck } from '../messages/texts-of-check.ts'
import type { CheckId } from '../model/check-id.ts'
import type { Edit } from '../model/edit.ts'
import type { MessageArgs } from '../model/values.ts'
import type { SignalName, Signals } from '../signals/index.ts'

/** The signals of a row: only those the check looks at. */
export type Partly<Value> = Value extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partly<Value[Key]> }
    : Value

/** One guarantee: under these signals the check says this. Members that `expect` leaves out are not compared. */
export interface CheckRow<Needs extends SignalName, Codes extends string, Fixes extends string> {
  /** The guarantee, in words. */
  readonly name: string
  readonly signals: { readonly [Name in Needs]: Partly<Signals[Name]> }
  readonly expect:
    | 'not_applicable'
    | 'not_checked'
    | {
        readonly code: Codes
        readonly score?: number
        readonly certain?: boolean
        readonly args?: MessageArgs
        /** null: no fix. */
        readonly fix?: Fixes | null
        /** Limit of a host that applies the fix by itself. */
        readonly safety?: 'safe' | 'draft' | 'none'
        /** The edit of the fix; null: there is none. */
        readonly edit?: Edit | null
        /** Lower bound of the score in its group; `others`: it counts only where it raises its group. */
        readonly atLeast?: number | 'others'
        /** Number of passages quoted. */
        readonly spans?: number
      }
}

/**
 * Runs a table of rows against a check, and asserts what holds for every check: arguments are exactly those its messages name,
 * and the rows together reach every message and every fix, but those that a finding gets `later`, when the analysis is completed.
 */
export function testCheck<Id extends CheckWithTexts, Needs extends SignalName>(
  check: CheckDefinition<Id, Needs>,
  rows: readonly CheckRow<Needs, keyof MessagesOf<Id> & string, keyof FixesOf<Id> & string>[],
  later: { readonly messages: readonly string[]; readonly fixes: readonly string[] } = { messages: [], fixes: [] },
): void {
  const texts = textsOfCheck(check.id)
  const run = ({ signals }: (typeof rows)[number]) =>
    runChecks([check as unknown as Check<CheckId>], (name) => (signals as unknown as Signals)[name])[0]
  describe(check.id, () => {
    for (const row of rows)
      it(row.name, () => {
        const outcome = run(row)
        if (typeof row.expect === 'string') {
          expect(outcome).toEqual({ check: check.id, status: row.expect })
          return
        }
        if (outcome === undefined || !('code' in outcome)) throw new Error(`The check gave ${JSON.stringify(outcome)}`)
        const { code, score, certain, args, fix, safety, edit, atLeast, spans } = row.expect
        expect(outcome.code).toBe(code)
        if (score !== undefined) expect(outcome.score).toBe(score)
        if (certain !== undefined) expect(outcome.certain).toBe(certain)
        if (args !== undefined) expect(outcome.args).toEqual(args)
        if (fix !== undefined) expect(outcome.fix?.code ?? null).toBe(fix)
        if (safety !== undefined) expect(outcome.fix?.safety).toBe(safety)
        if (edit !== undefined) expect(outcome.fix?.edit).toEqual(edit)
        if (atLeast !== undefined) expect(outcome.atLeast).toBe(atLeast)
        if (spans !== undefined) expect(outcome.spans).toHaveLength(spans)
        expect(Object.keys(outcome.args).sort(), 'arguments of the message').toEqual([...placesOf(texts.messages[code]!)].sort())
        expect(outcome.spans, 'places to show').not.toContain(undefined)
        if (outcome.fix !== null) {
          expect(['safe', 'draft', 'none']).toContain(outcome.fix.safety)
          expect(Object.keys(outcome.fix.args).sort(), 'arguments of the fix').toEqual([...placesOf(texts.fixes[outcome.fix.code]!)].sort())
        }
      })
    it('has a row for every message and every fix', () => {
      const codes = new Set<string>(later.messages)
      const fixes = new Set<string>(later.fixes)
      for (const row of rows) {
        if (typeof row.expect === 'string') continue
        codes.add(row.expect.code)
        const outcome = run(row)
        if (outcome !== undefined && 'code' in outcome && outcome.fix !== null) fixes.add(outcome.fix.code)
      }
      expect([...codes].sort()).toEqual(Object.keys(texts.messages).sort())
      expect([...fixes].sort()).toEqual(Object.keys(texts.fixes).sort())
    })
  })
}
