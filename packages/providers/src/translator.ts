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
      readonly reason: 'unsupported' | 'timeout' | 'failed'
      /** Names the engine, never its answer and never a secret. */
      readonly detail: string
    }

/** A translation engine. Failures are values; it throws for bugs only. */
export interface Translator {
  readonly id: string
  /** `draft`: to be read and corrected by a person before anybody else sees it. */
  readonly tier: 'draft' | 'production'
  /** Per call. */
  readonly limits: { readonly segments: number; readonly characters: number }
  /** Pairs it can do now; none when it is not there. */
  pairs(): Promise<readonly LanguagePair[]>
  translate(request: TranslationRequest): Promise<TranslationResult>
}
