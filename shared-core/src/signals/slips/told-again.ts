import type { Word } from '../../languages/language.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'
import { cardinalReader, isMeasure } from './cardinals.ts'

/** Languages whose article says that the thing is known; `de` and `des` mean more in others. */
const articles: Readonly<Record<string, RegExp>> = {
  en: /^the$/,
  de: /^(?:die|den|der)$/,
  fr: /^(?:les|ces)$/,
  es: /^(?:los|las|esos|esas)$/,
  it: /^(?:i|gli|le|quei|quelle)$/,
  nl: /^de$/,
  pt: /^(?:os|as)$/,
  ca: /^(?:els|les)$/,
}

/** Share of the larger count by which two of one thing differ; further apart, the one is a part of the other. */
const closest = 0.25

const isYear = /^(?:1[5-9]|20)\d\d$/

interface Count {
  readonly value: number
  readonly isDefinite: boolean
  readonly words: readonly [Word, Word]
  readonly block: AgreementReading['blocks'][number]['block']
}

/** `47 orders were missing`, and then `the 41 orders`: the same thing counted twice, and no other count of it. */
export function toldAgain(reading: AgreementReading): Slip[] {
  const { blocks, language, tools } = reading
  const article = articles[language.tag.split('-')[0]!]
  if (article === undefined) return []
  const numberOf = cardinalReader(reading)
  const byNoun = new Map<string, Count[]>()
  for (const { block, tokens } of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list') continue
    for (const [index, word] of tokens.words.entries()) {
      const next = tokens.words[index + 1]
      const value = numberOf(word.form)
      if (next === undefined || value < 3 || isYear.test(word.form) || next.stop || /\d/.test(next.form) || next.form.length < 4) continue
      if (!/^[ \u00a0]$/.test(block.text.slice(word.end, next.start)) || isMeasure(next.form)) continue
      const before = tokens.words[index - 1]
      const isDefinite = before !== undefined && article.test(before.form) && block.text.slice(before.end, word.start) === ' '
      const known = byNoun.get(next.form) ?? []
      known.push({ value, isDefinite, words: [word, next], block })
      byNoun.set(next.form, known)
    }
  }
  return [...byNoun.values()].flatMap((counts): Slip[] => {
    const [first, ...later] = counts
    const values = new Set(counts.map(({ value }) => value))
    const other = later.find(({ value }) => value !== first!.value)
    if (first === undefined || other === undefined || values.size !== 2 || first.isDefinite || !other.isDefinite) return []
    if (Math.abs(other.value - first.value) > closest * Math.max(other.value, first.value)) return []
    const spanFor = ({ block, words: [number, noun] }: Count) => tools.spanOf(block.id, block.text, number.start, noun.end)
    return [{ kind: 'twoFigures', span: spanFor(other), rare: spanFor(other).quote, common: spanFor(first).quote }]
  })
}
