import { isOutsideProse } from '../../answers/outside-prose.ts'
import type { Range, Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { findQuoted } from '../evidence/quotations.ts'
import { spanOf } from '../reading.ts'

/** Addresses and left-over markup. */
const debris = /https?:|www\.|[{}<>|@]/

/**
 * Sentences of the running text (paragraphs and quotes). `long` are those of the writer's own words above the language's limit, longest first; `sameStart` are
 * runs of three and more neighbours that open with the same word; `transitions` counts sentences with a linking word, null where the
 * language has no list. Scripts whose sentences have no marks (Thai and its like) have none.
 */
export const sentences = defineSignal({
  block: ({ block, tokens }, language) => {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') return null
    const limit = language.pack.sentenceLimit
    const hasTransitions = language.has('transitionWords')
    const links = hasTransitions ? language.find('transitionWords', block.text) : []
    const long: { words: number; span: Span }[] = []
    const first: string[] = []
    let transitions = 0
    let word = 0
    let link = 0
    let quoted: readonly Range[] | null = null
    for (const { start, end, words } of tokens.sentences) {
      if (words > limit && block.kind !== 'quote' && !debris.test(block.text.slice(start, end)) && !isOutsideProse(block.text, language)) {
        quoted ??= findQuoted(block.text)
        if (!quoted.some((range) => range.start < end && range.end > start))
          long.push({ words, span: spanOf(block.id, block.text, start, end) })
      }
      while (word < tokens.words.length && tokens.words[word]!.start < start) word += 1
      first.push(tokens.words[word]?.form ?? '')
      while (link < links.length && links[link]!.end <= start) link += 1
      if (link < links.length && links[link]!.start < end) transitions += 1
    }
    return {
      count: tokens.sentences.length,
      long,
      first,
      transitions,
    }
  },
  fold: (facts, { language, blocks }) => {
    let count = 0
    let transitions = 0
    let words = 0
    const long: { words: number; span: Span }[] = []
    const sameStart: { word: string; times: number; span: Span }[] = []
    let [run, times, from, sentence] = ['', 0, 0, 0]
    const close = () => {
      if (times >= 3) {
        const { block, tokens } = blocks[from]!
        const { start, end } = tokens.sentences[sentence]!
        sameStart.push({ word: run, times, span: spanOf(block.id, block.text, start, end) })
      }
      run = ''
      times = 0
    }
    facts.forEach((fact, index) => {
      if (fact === null) {
        close()
        return
      }
      count += fact.count
      transitions += fact.transitions
      words += blocks[index]!.tokens.count
      long.push(...fact.long)
      fact.first.forEach((word, at) => {
        if (run !== word) {
          close()
          run = word
          from = index
          sentence = at
        }
        if (word !== '') times += 1
      })
    })
    close()
    return {
      count,
      words,
      limit: language.pack.sentenceLimit,
      long: long.sort((a, b) => b.words - a.words),
      sameStart,
      transitions: language.has('transitionWords') ? transitions : null,
      unspaced: language.unspaced,
      // Thai and the other cluster scripts end no sentence with a mark.
      hasSentences: language.pack.script !== 'cluster',
    }
  },
})
