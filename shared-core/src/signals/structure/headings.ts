import { factOf } from '../../answers/article-text.ts'
import { readOutline } from '../../answers/outline.ts'
import { isQuestion } from '../../answers/questions.ts'
import { queryTerms, totalWeight } from '../../answers/ranking/coverage.ts'
import type { Language } from '../../languages/language.ts'
import { defineSignal } from '../define-signal.ts'
import { type Section, type TextBlock, wholeOf } from '../reading.ts'

/**
 * Headings in order, each with its section, up to the next heading of the same or a higher level. `words` counts up to the next heading;
 * `coverage` is the share of the heading's terms that its section holds; `generic` is null where the language has no list of generic headings.
 * `level` is that of the outline (`outline.ts`), `written` that of the markup; `skips`: it is more than one below the heading before, and
 * `expected` is the level without the skip. A body may begin with an H1 or an H2.
 */
export const headings = defineSignal({
  fold: (_facts, { sections, article, language }) => {
    const outline = new Map([...readOutline(article)].map(([{ id }, levels]) => [id, levels]))
    const termsOf = sections.map((section) => factOf(section, sectionTerms, language))
    let before = 1
    return sections.flatMap(({ heading, words }, index) => {
      if (heading === null) return []
      const { level } = heading.block
      const { text, asked, total, terms, generic, isAsked } = factOf(heading, readHeading, language)
      const { written } = outline.get(heading.block.id)!
      const expected = Math.min(written, before + 1)
      before = written
      let end = index + 1
      while (end < sections.length && sections[end]!.heading!.block.level > level) end += 1
      let covered = 0
      for (const { term, weight } of asked) {
        for (let part = index; part < end; part += 1)
          if (termsOf[part]!.has(term)) {
            covered += weight
            break
          }
      }
      return [
        {
          level,
          written,
          expected,
          skips: written > expected,
          text,
          block: heading.block.id,
          words,
          terms,
          coverage: total === 0 ? 0 : covered / total,
          generic,
          isQuestion: isAsked,
          span: wholeOf(heading),
        },
      ]
    })
  },
})

/** All terms that are below a heading. */
export function sectionTerms({ blocks }: Section): ReadonlySet<string> {
  const terms = new Set<string>()
  for (const { tokens } of blocks) for (const { term } of tokens.words) terms.add(term)
  return terms
}

function readHeading({ block }: TextBlock, language: Language) {
  const text = block.text.trim()
  const asked = queryTerms(text, language)
  return {
    text,
    asked,
    total: totalWeight(asked),
    terms: language.terms(text),
    generic: language.has('genericHeadings') ? language.contains('genericHeadings', text) : null,
    isAsked: isQuestion(text, language),
  }
}
