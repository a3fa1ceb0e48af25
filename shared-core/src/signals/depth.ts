import { factOf } from '../answers/article-text.ts'
import { generalWords } from '../answers/general-text.ts'
import type { Language } from '../languages/language.ts'
import { defineSignal } from './define-signal.ts'
import { measureNumbers } from './measure-numbers.ts'
import { isProse, type TextBlock } from './reading.ts'

/** Words (characters in unspaced scripts) of a paragraph that is worth quoting; shorter ones are lines, labels and captions. */
const minLength = { words: 20, characters: 40 } as const

/** Part of the words of running text, in percent, that are stop words; lists of names and of terms have fewer. */
const minStops = 15

/** Units of an unspaced script that make a word. */
const unitsOfWord = 2

/**
 * `terms` is the number of different terms in passages worth quoting: running text of some length that holds something to check (a figure, a date,
 * a name, a link, words in quotation marks), general words left out. Where names have no capitals every passage counts that is no filler. Copies,
 * echoes and filler are no passages (`inFavour`). null without stop words, which tell running text from lists.
 */
export const depth = defineSignal({
  fold: (_facts, { blocks, language }) => {
    if (!language.has('stopWords')) return null
    const all = new Set<string>()
    for (const entry of blocks) for (const term of factOf(entry, termsWorthQuoting, language)) all.add(term)
    return { terms: language.unspaced ? Math.round(all.size / unitsOfWord) : all.size }
  },
})

function termsWorthQuoting(entry: TextBlock, language: Language): readonly string[] {
  const { block, tokens } = entry
  const { words } = tokens
  if (!isProse(block) || tokens.count < (language.unspaced ? minLength.characters : minLength.words)) return []
  if (!language.unspaced && 100 * words.filter(({ stop }) => stop).length < minStops * words.length) return []
  if (!holdsSomething(entry, language)) return []
  const isGeneral = generalWords(words, language)
  return words.flatMap(({ stop, start, end, term }, at) => (stop || end - start < 2 || isGeneral(at) ? [] : [term]))
}

function holdsSomething(entry: TextBlock, language: Language): boolean {
  const { block } = entry
  const fact = factOf(entry, measureNumbers, language)
  if (fact === null) return false
  return (
    !fact.hasCase ||
    fact.figures.length + fact.dates + fact.versions + fact.names > 0 ||
    block.inlines.some(({ kind }) => kind === 'link') ||
    /["“”„«»]/.test(block.text)
  )
}
