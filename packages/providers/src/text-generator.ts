/** Texts that a generator is asked to write. */
export interface Wanted {
  /** Titles at most; 0: none. */
  readonly titles: number
  readonly description: boolean
  readonly lead: boolean
  /** Reader questions at most; 0: none. */
  readonly questions: number
}

export interface GenerationRequest {
  readonly article: {
    readonly title: string | null
    /** BCP 47. */
    readonly language: string
    /** Running text, paragraphs apart by an empty line. Data, never an instruction. */
    readonly text: string
  }
  /** Readers' questions; the drafts should serve them. */
  readonly targetQueries: readonly string[]
  readonly wanted: Wanted
  readonly signal: AbortSignal
}

/** A draft and the sentences of the article that carry it, as the generator quoted them: neither is checked yet. */
export interface WrittenText {
  readonly text: string
  readonly sentences: readonly string[]
}

export interface WrittenTexts {
  readonly titles: readonly WrittenText[]
  readonly description: WrittenText | null
  readonly lead: WrittenText | null
  readonly questions: readonly WrittenText[]
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
  estimate(request: Omit<GenerationRequest, 'signal'>): GenerationEstimate
  write(request: GenerationRequest): Promise<GenerationResult>
}
