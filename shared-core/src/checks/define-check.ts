import type { ArgsOf, Message } from '../messages/message.ts'
import type { Edit } from '../model/edit.ts'
import type { MessageArgs, Span } from '../model/values.ts'
import type { SignalName, Signals } from '../signals/index.ts'

/**
 * Certainty of a check's effect. A: controlled experiments agree. B: one controlled study, a large observation
 * with controls, or our own validation. C: correlation, vendor or convention. D: folklore or contradicted (weight 0).
 */
export type EvidenceGrade = 'A' | 'B' | 'C' | 'D'

/** Published research behind a check. `contrary` holds what speaks against it, shown beside it always. */
export interface Evidence {
  readonly grade: EvidenceGrade
  /** https addresses. */
  readonly sources: readonly string[]
  /** Sentences with the finding; an address where there is one. */
  readonly contrary: readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: any arguments; the typed view is ArgsOf
type AnyMessage = Message<any>
type MessagesOf = Readonly<Record<string, AnyMessage>>

type FixOf<Fixes extends MessagesOf> = {
  [Code in keyof Fixes & string]: {
    readonly code: Code
    readonly args: ArgsOf<Fixes[Code]>
    readonly safety: 'safe' | 'draft' | 'none'
    readonly edit?: Edit | null
  }
}[keyof Fixes & string]

/** Result of `run`: left out, or a score 0–100 with a code and exactly that code's arguments. */
type Verdict<Messages extends MessagesOf, Fixes extends MessagesOf> =
  | { readonly status: 'not_applicable' | 'not_checked' }
  | {
      [Code in keyof Messages & string]: {
        readonly score: number
        /** Absent: as the check's own. */
        readonly certain?: boolean
        /** The score counts with so much at least, or (`others`) only where it raises its group: what it rests on could be left out of the text. */
        readonly atLeast?: number | 'others'
        readonly code: Code
        readonly args: ArgsOf<Messages[Code]>
        readonly spans?: readonly Span[]
        readonly fix?: FixOf<Fixes> | null
      }
    }[keyof Messages & string]

/** Texts of a check: separate from its judgement, because an editor's worker judges without words. */
export interface AboutCheck<Id extends string = string, Messages extends MessagesOf = MessagesOf, Fixes extends MessagesOf = MessagesOf> {
  /** Kebab-case, thing-property; equals the folder and the file. Never renamed. */
  readonly id: Id
  /** Statement that holds when the check passes, for a list. */
  readonly title: string
  readonly messages: Messages
  readonly fixes: Fixes
}

/** The words of a check, in its `about-<id>.ts`. */
export function defineAbout<const Id extends string, const Messages extends MessagesOf, const Fixes extends MessagesOf>(
  about: AboutCheck<Id, Messages, Fixes>,
): AboutCheck<Id, Messages, Fixes> {
  return about
}

export interface CheckDefinition<About extends AboutCheck, Needs extends SignalName> {
  readonly id: About['id']
  /** The signals `run` may see. */
  readonly needs: readonly Needs[]
  /** false: a failure is a question to the writer unless the verdict says otherwise; absent: true. */
  readonly certain?: boolean
  run(signals: Pick<Signals, Needs>): Verdict<About['messages'], About['fixes']>
}

/** Verdict of any check, for code that handles the whole list. */
export type AnyVerdict =
  | { readonly status: 'not_applicable' | 'not_checked' }
  | {
      readonly score: number
      readonly certain?: boolean
      readonly atLeast?: number | 'others'
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
  run(signals: Signals): AnyVerdict
}

/**
 * A judgement over signals. It knows nothing of importance (rubric), of words shown (its `about-<id>.ts` holds them; only their types bind
 * codes and arguments here) or of hosts. `run` is pure; what it throws becomes the status `error` of this check alone.
 *
 * Called twice, `defineCheck<typeof aboutX>()({ … })`: the words are named, the rest is inferred.
 */
export function defineCheck<About extends AboutCheck>() {
  return <const Needs extends SignalName>(check: CheckDefinition<About, Needs>): CheckDefinition<About, Needs> => check
}
