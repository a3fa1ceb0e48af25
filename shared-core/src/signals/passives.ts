import type { Tokens, Word } from '../languages/language.ts'
import { defineSignal } from './define-signal.ts'
import { type PassiveRule, passiveAdverbs, passiveRules } from './passive-rules.ts'

/** Sentences in the passive voice, told by auxiliary and participle; null for languages without a rule. */
export const passives = defineSignal({
  block: ({ block, tokens }, language) => {
    const rule = ruleOf(language.tag)
    if (rule === null || (block.kind !== 'paragraph' && block.kind !== 'quote')) return null
    return {
      passive: countPassive(block.text, tokens, rule, passiveAdverbs[baseOf(language.tag)] ?? null),
      sentences: tokens.sentences.length,
    }
  },
  fold: (facts, { language }) => {
    if (ruleOf(language.tag) === null) return null
    let passive = 0
    let sentences = 0
    for (const fact of facts) {
      passive += fact?.passive ?? 0
      sentences += fact?.sentences ?? 0
    }
    return { passive, sentences }
  },
})

const baseOf = (tag: string): string => tag.split('-')[0]!

const ruleOf = (tag: string): PassiveRule | null => (Object.hasOwn(passiveRules, baseOf(tag)) ? passiveRules[baseOf(tag)]! : null)

function countPassive(text: string, { words, sentences }: Tokens, rule: PassiveRule, adverb: RegExp | null): number {
  let passive = 0
  let at = 0
  for (const { end } of sentences) {
    const first = at
    while (at < words.length && words[at]!.start < end) at += 1
    if (isPassiveSentence(text, words.slice(first, at), rule, adverb)) passive += 1
  }
  return passive
}

function isPassiveSentence(text: string, words: readonly Word[], rule: PassiveRule, adverb: RegExp | null): boolean {
  // As written, not as looked up: accents tell participles from other forms.
  const forms = words.map(({ start, end }) => text.slice(start, end).toLowerCase())
  const isNoun = (index: number) => rule.capitalNouns === true && index > 0 && text[words[index]!.start] !== forms[index]![0]
  for (const [index, form] of forms.entries()) {
    if (rule.isPassive?.(form)) return true
    if (!rule.auxiliaries.has(form)) continue
    if (index > 0 && rule.reflexives?.has(forms[index - 1]!)) continue
    if (rule.reach === 'clause') {
      // The verbs of a clause stand apart: look on both sides up to the next comma or the like.
      for (const step of [1, -1])
        for (let other = index + step; other >= 0 && other < words.length; other += step) {
          const [before, after] = step > 0 ? [other - 1, other] : [other, other + 1]
          if (/[,;:–—()]/.test(text.slice(words[before]!.end, words[after]!.start))) break
          if (!isNoun(other) && rule.isParticiple(forms[other]!, form)) return true
        }
      continue
    }
    let left = rule.reach
    for (let other = index + 1; other < words.length; other += 1) {
      if (/[,;:]/.test(text.slice(words[other - 1]!.end, words[other]!.start))) break
      if (rule.isParticiple(forms[other]!, form)) return true
      if (adverb?.test(forms[other]!)) continue
      if (left === 0) break
      left -= 1
    }
  }
  return false
}
