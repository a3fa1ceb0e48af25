const quoted = /^["“”„«»「『]\s*([^"“”„«»「」『』]+?)\s*["“”«»」』]$/

/** The words of a query that is in quotation marks as a whole, which asks for exactly them; null: it does not. */
export const quotedPhrase = (query: string): string | null => quoted.exec(query.trim())?.[1] ?? null
