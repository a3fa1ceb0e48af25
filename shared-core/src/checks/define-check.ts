import type { ArgsOf, Message } from '../messages/message.ts'
import type { Edit } from '../model/report.ts'
import type { MessageArgs, Span } from '../model/values.ts'
import type { SignalName, Signals } from '../signals/index.ts'

/**
 * How well a check's effect is known. A: controlled experiments agree. B: one controlled study, a large observation
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

/** What `run` returns: left out, or a score 0–100 with a code and exactly that code's arguments. */
export type Verdict<Messages extends MessagesOf, Fixes extends MessagesOf> =
  | { readonly status: 'not_applicable' | 'not_checked' }
  | {
      [Code in keyof Messages & string]: {
        readonly score: number
        readonly code: Code
        readonly args: ArgsOf<Messages[Code]>
        readonly spans?: readonly Span[]
        readonly fix?: FixOf<Fixes> | null
      }
    }[keyof Messages & string]

export interface CheckDefinition<Id extends string, Needs extends SignalName, Messages extends MessagesOf, Fixes extends MessagesOf> {
  /** Kebab-case, thing-property; equals the folder and the file. Never renamed. */
  readonly id: Id
  /** What holds when the check passes, for a list. */
  readonly title: string
  /** Why it matters, one or two sentences. */
  readonly rationale: string
  readonly evidence: Evidence
  /** The signals `run` may see. */
  readonly needs: readonly Needs[]
  readonly messages: Messages
  readonly fixes: Fixes
  run(signals: Pick<Signals, Needs>): Verdict<Messages, Fixes>
}

/** Verdict of any check, for code that handles the whole list. */
export type AnyVerdict =
  | { readonly status: 'not_applicable' | 'not_checked' }
  | {
      readonly score: number
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
  readonly title: string
  readonly rationale: string
  readonly evidence: Evidence
  readonly needs: readonly SignalName[]
  readonly messages: MessagesOf
  readonly fixes: MessagesOf
  run(signals: Signals): AnyVerdict
}

/**
 * A judgement over signals. It knows nothing of importance (rubric), of words shown (messages hold them once) or of hosts.
 * `run` is pure; what it throws becomes the status `error` of this check alone.
 */
export function defineCheck<
  const Id extends string,
  const Needs extends SignalName,
  const Messages extends MessagesOf,
  const Fixes extends MessagesOf,
>(check: CheckDefinition<Id, Needs, Messages, Fixes>): CheckDefinition<Id, Needs, Messages, Fixes> {
  return check
}
