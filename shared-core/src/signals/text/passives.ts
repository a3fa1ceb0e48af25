import type { PassiveRule, Tokens, Word } from '../../languages/language.ts'
import { defineSignal } from '../define-signal.ts'

/** Sentences in the passive voice, recognised by auxiliary and participle; null for languages without a rule. */
export const passives = defineSignal({
  block: ({ block, tokens }, { pack: { passive: rule, capitalNouns = false } }) => {
    if (rule === undefined || (block.kind !== 'paragraph' && block.kind !== 'quote')) return null
    return { passive: countPassive(block.text, tokens, grammarOf(rule, capitalNouns)), sentences: tokens.sentences.length }
  },
  fold: (facts, { language }) => {
    if (language.pack.passive === undefined) return null
    let passive = 0
    let sentences = 0
    for (const fact of facts) {
      passive += fact?.passive ?? 0
      sentences += fact?.sentences ?? 0
    }
    return { passive, sentences }
  },
})

/** A rule made ready for use. */
interface Grammar extends Pick<PassiveRule, 'reach'> {
  /** Nouns are written with a capital letter and are no participles. */
  readonly capitalNouns: boolean
  readonly auxiliaries: ReadonlySet<string>
  readonly reflexives: ReadonlySet<string>
  isState(words: string): boolean
  /** `auxiliary` is the form that was found. */
  isParticiple(word: string, auxiliary: string): boolean
  isPassive(word: string): boolean
  isAdverb(word: string): boolean
}

/** One grammar per rule. Memory only. */
const grammars = new WeakMap<PassiveRule, Grammar>()

/** UTF-16 units of the longest participle; patterns look at no longer word. */
const longestWord = 60

function grammarOf(rule: PassiveRule, capitalNouns: boolean): Grammar {
  const known = grammars.get(rule)
  if (known !== undefined) return known
  const patterns = rule.participlePatterns.map((source) => new RegExp(source))
  const [verb, exception, adverb, state, infinitive, past] = [
    rule.verbPattern,
    rule.exceptionPattern,
    rule.adverbPattern,
    rule.statePattern,
    rule.infinitivePattern?.pattern,
    rule.infinitivePattern?.auxiliaries,
  ].map((source) => (source === undefined ? null : new RegExp(source)))
  const participles = new Set(rule.participles)
  const exceptions = new Set(rule.exceptions)
  const isException = (word: string) => word.length > longestWord || exceptions.has(word) || exception?.test(word) === true
  const grammar: Grammar = {
    reach: rule.reach,
    capitalNouns,
    auxiliaries: new Set(rule.auxiliaries),
    reflexives: new Set(rule.reflexives),
    isState: (words) => state?.test(words) === true,
    isParticiple: (word, auxiliary) =>
      !isException(word) &&
      (participles.has(word) ||
        patterns.some((pattern) => pattern.test(word)) ||
        (infinitive?.test(word) === true && past?.test(auxiliary) === true)),
    isPassive: (word) => verb?.test(word) === true && !isException(word),
    isAdverb: (word) => word.length <= longestWord && adverb?.test(word) === true,
  }
  grammars.set(rule, grammar)
  return grammar
}

function countPassive(text: string, { words, sentences }: Tokens, grammar: Grammar): number {
  let passive = 0
  let at = 0
  for (const { end } of sentences) {
    const first = at
    while (at < words.length && words[at]!.start < end) at += 1
    if (isPassiveSentence(text, words, first, at, grammar)) passive += 1
  }
  return passive
}

/** The words from `first` to before `end` are those of one sentence. */
function isPassiveSentence(text: string, words: readonly Word[], first: number, end: number, grammar: Grammar): boolean {
  const isNoun = (index: number) => grammar.capitalNouns && index > first && isCapital(text[words[index]!.start]!)
  for (let index = first; index < end; index += 1) {
    const { form } = words[index]!
    if (grammar.isPassive(form)) return true
    if (!grammar.auxiliaries.has(form)) continue
    if (index > first && grammar.reflexives.has(words[index - 1]!.form)) continue
    if (grammar.reach === 'clause') {
      // The verbs of a clause stand apart: look on both sides up to the next comma or the like.
      for (const step of [1, -1])
        for (let other = index + step; other >= first && other < end; other += step) {
          const [before, after] = step > 0 ? [other - 1, other] : [other, other + 1]
          if (/[,;:–—()]/.test(text.slice(words[before]!.end, words[after]!.start))) break
          if (!isNoun(other) && grammar.isParticiple(words[other]!.form, form)) return true
        }
      continue
    }
    let left = grammar.reach
    for (let other = index + 1; other < end; other += 1) {
      if (/[,;:]/.test(text.slice(words[other - 1]!.end, words[other]!.start))) break
      const next = words[other]!.form
      if (grammar.isParticiple(next, form)) {
        if (!grammar.isState(`${form} ${next} ${words[other + 1]?.form}`)) return true
        break
      }
      if (grammar.isAdverb(next)) continue
      if (left === 0) break
      left -= 1
    }
  }
  return false
}

const isCapital = (character: string): boolean => character !== character.toLowerCase()
