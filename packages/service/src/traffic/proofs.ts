export type Verification = 'verified' | 'failed' | 'unverifiable' | 'unchecked'

/** What a signature is made over, as the site saw it. */
export interface SignedRequest {
  /** Host, with its port where it is not the usual one. */
  readonly authority: string
  readonly method: string
  /** With its query, as far as it is known. */
  readonly path: string
  /** Headers `Signature-Input`, `Signature` and `Signature-Agent`. */
  readonly input: string
  readonly signature: string
  readonly agent: string
}

/** What a request shows of its sender. Used, and never kept. */
export interface Proofs {
  /** As a log writes it; null: not known. */
  readonly address: string | null
  readonly signature: SignedRequest | null
}
