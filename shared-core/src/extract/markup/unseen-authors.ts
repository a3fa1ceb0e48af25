import type { Found } from '../../model/article.ts'
import type { Person } from '../../model/input.ts'
import type { PageIndex } from '../../parse/html/page-index.ts'

/**
 * Names of authors that meta elements, JSON-LD, scripts or attributes give and the visible text of the page does not, word by word in any order: a
 * template may set given and family name apart. A publisher taken as the author of an unsigned article is among them.
 */
export function unseenAuthors(authors: readonly Found<Person>[], page: PageIndex): readonly string[] {
  const doubtful = authors.filter(({ from }) => from !== 'text' && from !== 'field').slice(0, maxNames)
  if (doubtful.length === 0) return []
  const missing = new Set(doubtful.flatMap(({ value }) => wordsOf(value.name)))
  // a small letter may take up to three units where the capital takes one
  const shortest = Math.min(...[...missing].map(({ length }) => length)) / 3
  for (const element of page.elements) {
    if (missing.size === 0) break
    for (const child of element.children) {
      if (child.type !== 'text' || child.data.length < shortest || blank.test(child.data)) continue
      const text = child.data.toLowerCase()
      for (const word of missing) if (text.includes(word)) missing.delete(word)
    }
  }
  return doubtful
    .filter(({ value, source }) => source === 'og:site_name' || wordsOf(value.name).some((word) => missing.has(word)))
    .map(({ value }) => value.name)
}

/** Between tags. */
const blank = /^\s*$/

/** As many as the graph names. */
const maxNames = 12

function wordsOf(name: string): readonly string[] {
  const words = name
    .toLowerCase()
    .split(/[\s.,'’()-]+/)
    .filter((word) => word.length > 1)
  return words.length === 0 ? [name.toLowerCase()] : words
}
