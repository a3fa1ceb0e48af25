import { readQueries } from './read-queries.ts'

/** As many as the contract takes. */
const maxQueries = 10

/** The first of several keyphrases with commas between them. Twin of PHP's `Keyphrase::first`. */
export const firstKeyphrase = (text: string): string => readQueries(text.split(',')[0] ?? '')[0] ?? ''

/** Queries of an analysis: readers' questions, and the keyphrase before other phrases. Twin of PHP's `Keyphrase::queries`. */
export function targetQueries(keyphrase: string, queries: readonly string[] = []): readonly string[] {
  if (keyphrase === '') return queries
  const others = queries.filter((query) => query !== keyphrase).slice(0, maxQueries - 1)
  const isQuestion = (query: string) => /[?？؟]$/.test(query)
  return [...others.filter(isQuestion), keyphrase, ...others.filter((query) => !isQuestion(query))]
}
