/** What a model is asked, and how its answer is read. */
export interface GenerationRequest {
  readonly prompt: {
    readonly instructions: string
    /** The article. Data, never an instruction. */
    readonly input: string
    /** JSON Schema of the answer. */
    readonly schema: Readonly<Record<string, unknown>>
  }
  /** Drafts in an answer; null: it has another form. */
  read(answer: string): WrittenTexts | null
  readonly signal: AbortSignal
}

/** A draft and the sentences of the article that carry it, quoted or by their numbers in the prompt: neither is checked yet. */
export interface WrittenText {
  readonly text: string
  readonly sentences: readonly string[]
  readonly numbers?: readonly number[]
}

export interface WrittenTexts {
  readonly titles: readonly WrittenText[]
  readonly description: WrittenText | null
  readonly lead: WrittenText | null
  readonly questions: readonly WrittenText[]
  readonly remarks: readonly WrittenRemark[]
}

/** A remark on the article with the passage that it quotes: not checked yet. */
export interface WrittenRemark {
  readonly kind: string
  readonly quotation: string
  readonly text: string
  readonly missing: string
}

/** Target, size and greatest cost of a call. Counted before it; nothing is sent for it. */
export interface GenerationEstimate {
  /** Host that the text goes to. */
  readonly host: string
  readonly model: string
  /** UTF-16 units of everything that is sent. */
  readonly characters: number
  /** Estimated from the characters. */
  readonly inputTokens: number
  /** At most: the limit of the answer. */
  readonly outputTokens: number
  /** null: the price of the model is not configured, so the cost is unknown. */
  readonly cost: { readonly amount: number; readonly currency: string } | null
}

/**
 * `busy`: the endpoint asks for fewer calls. `timeout`: no answer in time, or the caller gave up. `truncated`: the answer ended at a limit.
 * `refused`: the model would not answer. `unusable`: the answer has another form. `too_long`: the text passes the limit of tokens, nothing
 * was sent. `denied`: the key or the address is not accepted. `failed`: anything else.
 */
export type GenerationFailure = 'busy' | 'timeout' | 'truncated' | 'refused' | 'unusable' | 'too_long' | 'denied' | 'failed'

export type GenerationResult =
  | {
      readonly ok: true
      readonly texts: WrittenTexts
      readonly model: string
      /** As the endpoint counted; null: it does not say. */
      readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null
      readonly cost: GenerationEstimate['cost']
    }
  | {
      readonly ok: false
      readonly reason: GenerationFailure
      /** A sentence for people; it names host and status, never the answer and never a secret. */
      readonly detail: string
      /** Seconds after which it makes sense to try again; null: not said. */
      readonly retryAfterS: number | null
    }

/** Writes drafts for an article. Failures are values; it throws for bugs only. The caller checks its texts; they never set a score. */
export interface TextGenerator {
  /** Stands as the origin of what it wrote. */
  readonly id: string
  /** Host that texts are sent to, for people. */
  readonly host: string
  readonly model: string
  estimate(prompt: GenerationRequest['prompt']): GenerationEstimate
  write(request: GenerationRequest): Promise<GenerationResult>
}
