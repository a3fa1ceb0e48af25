/** The error that `apiFetch` rejects with. Without a status there was no answer, or not one of WordPress. */
interface SiteError {
  readonly code?: string
  readonly message?: string
  readonly data?: { readonly status?: number } | null
}

const asSiteError = (error: unknown): SiteError => (typeof error === 'object' && error !== null ? error : {})

/** Answers that say "later". */
const later: readonly number[] = [408, 429, 503]

/** The site's refusal, where asking again does not help: the session has ended; null: the fault may pass. */
export function refusalOf(error: unknown): string | null {
  const { message, data } = asSiteError(error)
  const status = data?.status ?? 0
  return status >= 400 && status < 500 && !later.includes(status) ? (message ?? String(status)) : null
}

/** The code of what is wrong with the one post that was asked for; null: the site could not be reached, or asks for patience. */
export function problemOf(error: unknown): string | null {
  const { code, data } = asSiteError(error)
  // The answer is not JSON: a part of the article has ended the request, or has printed into its answer.
  if (code === 'invalid_json') return 'citable_not_rendered'
  const status = data?.status ?? 0
  if (status < 400 || later.includes(status)) return null
  return status >= 500 ? 'citable_not_rendered' : (code ?? String(status))
}
