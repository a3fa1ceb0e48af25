/** BCP 47. */
export type LanguageTag = string

/** A piece of text for an engine: `&`, `<` and `>` escaped, `<g id="1">…</g>` around a stretch and `<x id="2"/>` in place of one. */
export interface Segment {
  readonly id: string
  readonly text: string
}

export interface LanguagePair {
  readonly from: LanguageTag
  readonly to: LanguageTag
}

export interface TranslationRequest {
  readonly segments: readonly Segment[]
  readonly from: LanguageTag
  readonly to: LanguageTag
  readonly formality: 'default' | 'formal' | 'informal'
  /** Subject of the text; engines that cannot use it leave it out. */
  readonly context: string | null
  readonly signal: AbortSignal
}

export interface TranslatedSegment extends Segment {
  /** Words the engine did not know; null: it does not say. */
  readonly unknownWords: number | null
}

/**
 * `unsupported`: it cannot do the pair. `busy`: it asks for fewer calls. `quota`: what was paid for is used up. `denied`: the key or the
 * address is not accepted. `unusable`: the answer has another form. `timeout`: no answer in time, or the caller gave up.
 */
export type TranslationFailure = 'unsupported' | 'busy' | 'quota' | 'denied' | 'unusable' | 'timeout' | 'failed'

export type TranslationResult =
  | {
      readonly ok: true
      /** The engine's output, not yet checked: segments may be missing and placeholders lost. */
      readonly segments: readonly TranslatedSegment[]
      /** The engine's own name for its model or pair, such as `eng-spa`. */
      readonly model: string
      readonly billedCharacters: number | null
    }
  | {
      readonly ok: false
      readonly reason: TranslationFailure
      /** Names the engine, never its answer and never a secret. */
      readonly detail: string
      /** Seconds after which it makes sense to try again; null: not said. */
      readonly retryAfterS: number | null
    }

/** A translation engine. Failures are values; it throws for bugs only. */
export interface Translator {
  readonly id: string
  /** `draft`: to be read and corrected by a person before it is published. */
  readonly tier: 'draft' | 'production'
  /** Per call. */
  readonly limits: { readonly segments: number; readonly characters: number }
  /** Each call starts a program: what can be asked together is asked together. */
  readonly isProgram?: boolean
  /** Whose words it gives: they are remembered for that person alone. */
  readonly person?: string
  /** The engine counts characters that cost money. */
  readonly isBilled?: boolean
  /** Pairs it can do now; none when it is not there. `any`: it says only when it is asked. */
  pairs(): Promise<readonly LanguagePair[] | 'any'>
  /** Where pairs are `any`: whether it does this one. Absent: it tries. */
  supports?(from: LanguageTag, to: LanguageTag): Promise<boolean>
  translate(request: TranslationRequest): Promise<TranslationResult>
}
