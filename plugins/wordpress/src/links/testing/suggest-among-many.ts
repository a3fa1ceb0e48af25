import { allPacks } from '@citable/core/languages/all'
import { languageFor } from '@citable/core/languages/language-for'
import { type LinkTarget, suggestLinks } from '../suggest-links.ts'

const posts = Array.from(
  { length: 100 },
  (_, at): LinkTarget => ({
    id: at,
    title: `Article number${at} about thing${at % 50} and matter${at % 7}`,
    url: `https://example.org/${at}/`,
    topics: [],
    links: 1,
  }),
)

/** Looks in an article of so many sentences for links to 100 posts. */
export function suggestAmongMany(sentences: number): void {
  const text = Array.from(
    { length: sentences },
    (_, at) => `This is sentence ${at} about thing${at % 60} and some other matter${at % 9} of the day.`,
  ).join(' ')
  suggestLinks([{ place: 'a', text, linked: [] }], posts, new Set(), languageFor('en', allPacks))
}
