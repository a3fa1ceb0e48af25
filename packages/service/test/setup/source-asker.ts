import type { SafeFetch } from '../../src/fetching/safe-fetch.ts'
import { createSourceAsker, type SourceAsker } from '../../src/sources/ask-sources.ts'

/** Asks sources through a fetcher of pages. */
export const sourceAskerOf = ({ fetchPage }: Pick<SafeFetch, 'fetchPage'>, now: () => number): SourceAsker =>
  createSourceAsker({
    fetchDocument: async (...call) => {
      const page = await fetchPage(...call)
      return page.ok ? { ...page, type: 'text/html' } : page
    },
    now,
    inTurn: (_url, ask) => ask(),
  })
