import type { CheckWithTexts, FixesOf, MessagesOf } from '../messages/texts-of-check.ts'
import type { Edit } from '../model/edit.ts'
import type { MessageArgs, Span } from '../model/values.ts'
import type { BroughtSignals, SignalName, Signals } from '../signals/index.ts'

/**
 * Certainty of a check's effect. A: controlled experiments agree. B: one controlled study, a large observation
 * with controls, or our own validation. C: correlation, vendor or convention. D: folklore or contradicted (weight 0).
 */
export type EvidenceGrade = 'A' | 'B' | 'C' | 'D'

/** Published research behind a check. `contrary` holds contrary evidence, shown beside it always. */
export interface Evidence {
  readonly grade: EvidenceGrade
  /** https addresses. */
  readonly sources: readonly string[]
  /** Sentences with the finding; an address where there is one. */
  readonly contrary: readonly string[]
}

type FixOf<Fixes> = {
  [Code in keyof Fixes]: {
    readonly code: Code
    readonly args: Fixes[Code]
    readonly safety: 'safe' | 'draft' | 'none'
    readonly edit?: Edit | null
  }
}[keyof Fixes]

/** Result of `run`: left out, or a score 0–100 with a code and exactly that code's arguments. */
type Verdict<Messages, Fixes> =
  | { readonly status: 'not_applicable' | 'not_checked' }
  | {
      [Code in keyof Messages]: {
        readonly score: number
        /** Absent: as the check's own. */
        readonly certain?: boolean
        /** Certain also for kinds of text for which the check holds softly. */
        readonly always?: boolean
        /** The score counts with so much at least, or (`others`) only where it raises its group: what it rests on could be left out of the text. */
        readonly atLeast?: number | 'others'
        /** The score counts only where it lowers its group: who mends the fault is not judged by it any more, and must not lose. */
        readonly atMost?: 'others'
        readonly code: Code
        readonly args: Messages[Code]
        readonly spans?: readonly Span[]
        readonly fix?: FixOf<Fixes> | null
      }
    }[keyof Messages]

export interface CheckDefinition<Id extends CheckWithTexts, Needs extends SignalName> {
  /** Kebab-case, thing-property; equals the folder and the file. Never renamed. */
  readonly id: Id
  /** The signals `run` may see. */
  readonly needs: readonly Needs[]
  /** false: a failure is a question to the writer unless the verdict says otherwise; absent: true. */
  readonly certain?: boolean
  /** Advice alone: measured after the scores, which it never moves; weight 0. */
  readonly isAdvice?: true
  run(signals: Pick<Signals, Needs>): Verdict<MessagesOf<Id>, FixesOf<Id>>
}

/** Verdict of any check, for code that handles the whole list. */
export type AnyVerdict =
  | { readonly status: 'not_applicable' | 'not_checked' }
  | {
      readonly score: number
      readonly certain?: boolean
      readonly always?: boolean
      readonly atLeast?: number | 'others'
      readonly atMost?: 'others'
      readonly code: string
      readonly args: MessageArgs
      readonly spans?: readonly Span[]
      readonly fix?: {
        readonly code: string
        readonly args: MessageArgs
        readonly safety: 'safe' | 'draft' | 'none'
        readonly edit?: Edit | null
      } | null
    }

/** A check of any type, for code that handles the whole list. */
export interface Check<Id extends string = string> {
  readonly id: Id
  readonly needs: readonly SignalName[]
  readonly certain?: boolean
  readonly isAdvice?: true
  /** Signals that come with it, where their code is loaded on demand. */
  readonly brings?: BroughtSignals
  run(signals: Signals): AnyVerdict
}

/**
 * A judgement over signals: pure, ignorant of weights (rubric) and of hosts. An exception becomes the status `error` of this check alone.
 * Its words are in `messages/locales/en.ts`, of which only types are read here: they bind codes and arguments to the id.
 */
export function defineCheck<const Id extends CheckWithTexts, const Needs extends SignalName>(
  check: CheckDefinition<Id, Needs>,
): CheckDefinition<Id, Needs> {
  return check
}
