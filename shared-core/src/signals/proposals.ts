import { type QueryTerm, queryTerms, totalWeight } from '../answers/coverage.ts'
import { opensWithReference } from '../answers/passages.ts'
import { mainQuestion } from '../answers/questions.ts'
import type { Language } from '../languages/language.ts'
import { countUnits } from './count-units.ts'
import { defineSignal } from './define-signal.ts'
import type { TextBlock } from './reading.ts'

/** Length of a description that description-length passes; in unspaced scripts counted in half widths. */
const description = { min: 106, max: 156 } as const

/** Words of a line above the opening, words that make an address, characters of the longest one. */
const max = { byline: 12, slugWords: 5, slugCharacters: 75 } as const

/** Share of the main question's terms that a description has to name. */
const minCovered = 0.34

/** What a figure is worth beside those terms. */
const figure = 0.2

/**
 * Texts that can be proposed because the article says them itself. `description`: the whole sentences that its opening or its last paragraph
 * begins with, where they name what it is about and have a length that fits; of both, those that name more of it, with a figure where one has it. `slug`: words of the present address, else of the title. null: nothing fits.
 */
export const proposals = defineSignal({
  fold: (_facts, { article, blocks, context, language }) => {
    const main = mainQuestion({ article, language, targetQueries: context.targetQueries })
    const terms = main?.terms ?? queryTerms(article.title?.value ?? '', language)
    const paragraphs = blocks.filter(({ block, tokens }) => block.kind === 'paragraph' && tokens.count >= max.byline)
    const [best] = [...paragraphs.slice(0, 1), ...paragraphs.slice(-1)]
      .flatMap((paragraph) => openingSentences(paragraph, terms, language) ?? [])
      .sort((one, other) => other.worth - one.worth)
    return { description: best?.text ?? null, slug: slugOf(article.slug ?? '') ?? slugOf(article.title?.value ?? '') }

    function slugOf(text: string): string | null {
      const readable = text.replace(/[-_/.]+/g, ' ')
      const words = language
        .tokenize(readable)
        .words.filter(({ stop, start, end }) => !stop && !/^\d+$/.test(readable.slice(start, end)))
        .map(({ start, end }) => readable.slice(start, end).toLowerCase())
      const chosen = [...new Set(words)].slice(0, max.slugWords)
      while (chosen.length > 1 && chosen.join('-').length > max.slugCharacters) chosen.pop()
      const slug = chosen.join('-')
      // Without spaces between words there is no telling where to cut.
      return language.unspaced || slug === '' || slug.length > max.slugCharacters || slug === article.slug ? null : slug
    }
  },
})

/** Heads of a text that say nothing about it: a date line, a path, an address, an announcement, a quotation, a question. */
const unfit = /[|·•©@?？…:：!！]|\.\.\.|https?:|^\W*["“„«»「『]|[^.。।።۔!?"”»’)]$/

/** The first sentences of a paragraph that make a description; null: they do not. */
function openingSentences(
  { block, tokens: { words, sentences } }: TextBlock,
  terms: readonly QueryTerm[],
  language: Language,
): { readonly text: string; readonly worth: number } | null {
  const first = words[0]
  if (first === undefined || opensWithReference(block.text, language)) return null
  const asked = new Map(terms.map(({ term, weight }) => [term, weight]))
  const total = totalWeight(terms)
  let text = ''
  let until = 0
  for (const { end } of sentences) {
    const longer = block.text.slice(sentences[0]!.start, end).replace(/\s+/g, ' ').trim()
    if ((language.unspaced ? countUnits(longer) : [...longer].length) > description.max) break
    ;[text, until] = [longer, end]
  }
  if ((language.unspaced ? countUnits(text) : [...text].length) < description.min || unfit.test(text)) return null
  const covered = new Set(words.filter(({ start, term }) => start < until && asked.has(term)).map(({ term }) => term))
  const named = [...covered].reduce((sum, term) => sum + asked.get(term)!, 0)
  return named >= minCovered * total ? { text, worth: named + (/\d/.test(text) ? figure * total : 0) } : null
}
