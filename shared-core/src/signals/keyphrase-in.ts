/** The first target query that is no question: `What is slate?` is answered, not repeated. null: none. */
export const keyphraseIn = (targetQueries: readonly string[]): string | null =>
  targetQueries.map((text) => text.trim()).find((text) => text !== '' && !/[?？؟]$/.test(text)) ?? null
