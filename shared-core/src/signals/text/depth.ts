import { factOf } from '../../answers/article-text.ts'
import { generalWords } from '../../answers/general-text.ts'
import { hasNumber } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import { wordsIn } from '../../languages/words/words-in.ts'
import { defineSignal } from '../define-signal.ts'
import { hasCase, isLine, namesIn } from '../evidence/measure-numbers.ts'
import { isProse, type TextBlock } from '../reading.ts'

/** Part of the words of running text, in percent, that are stop words; lists of names and of terms have fewer. */
const minStops = 15

/** Units of an unspaced script that make a word. */
const unitsOfWord = 2

/**
 * `terms` is the number of different terms in passages worth quoting: sentences of running text that hold something to check (a figure, a name,
 * words in quotation marks) or follow one that does, general words left out. Where names have no capitals every sentence counts that is no filler.
 * Copies, echoes and filler are left out before (`inFavour`). Headings and breaks of paragraphs change nothing. null without stop words, which separate
 * running text from lists.
 */
export const depth = defineSignal({
  fold: (_facts, { blocks, language }) => {
    if (!language.has('stopWords')) return null
    const all = new Set<string>()
    const sentences = blocks.flatMap((entry) => factOf(entry, sentencesOf, language))
    for (let at = 0; at < sentences.length; at += 1) {
      const isWorth = [at - 1, at].some((near) => sentences[near]?.holds === true)
      if (isWorth) for (const term of sentences[at]!.terms) all.add(term)
    }
    return { terms: language.unspaced ? Math.round(all.size / unitsOfWord) : all.size }
  },
})

interface Sentence {
  /** The sentence holds something to check. */
  readonly holds: boolean
  /** Its terms that not any text has; none where it is no running text. */
  readonly terms: readonly string[]
}

function sentencesOf(entry: TextBlock, language: Language): readonly Sentence[] {
  const { block, tokens } = entry
  if (!isProse(block) || isLine(entry, language)) return []
  const isGeneral = generalWords(tokens.words, language)
  const names = namesIn(block.text, tokens, language)
  const capitals = hasCase(block.text)
  let from = 0
  let name = 0
  return tokens.sentences.map((sentence) => {
    const words = wordsIn(tokens, sentence)
    const first = from
    from += words.length
    const text = block.text.slice(sentence.start, sentence.end)
    const isRunning = language.unspaced || 100 * words.filter(({ stop }) => stop).length >= minStops * words.length
    const terms = isRunning
      ? words.flatMap(({ stop, start, end, term }, at) => (stop || end - start < 2 || isGeneral(first + at) ? [] : [term]))
      : []
    const before = name
    while (name < names.length && names[name]!.start < sentence.end) name += 1
    const holds = isRunning && (!capitals || hasNumber(text) || /["“”„«»]/.test(text) || name > before)
    return { holds, terms }
  })
}
