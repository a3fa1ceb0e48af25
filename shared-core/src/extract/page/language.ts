import { letter, mark } from '../../languages/characters/characters.ts'
import type { Detector } from '../../languages/detection/language-detector.ts'
import type { Block } from '../../model/article.ts'
import { isMedia } from '../../model/is-media.ts'
import type { LanguageTag } from '../../model/values.ts'

const rightToLeft = new Set('ar arc ckb dv fa he iw ks nqo ps sd syr ug ur yi'.split(' '))
const rightToLeftScripts = new Set('arab hebr nkoo syrc thaa adlm'.split(' '))

/** The detector of languages; a third of the worker's word lists, so loaded only where `readsAs` does not settle it. */
export type { Detector }

/** UTF-16 units of text that are enough to detect a language, and of one block. */
const sampleLength = 4_000
const blockLength = 500

/**
 * The language of an article: as the writer chose, else what the text certainly is in, else the first hint that is a tag (what the page
 * declares, then the locale of its site), else a guess from the text; `und` when there is no sign. null: only a detector can decide.
 */
export function articleLanguage(parts: {
  readonly chosen: LanguageTag | null
  readonly hints: readonly (string | null | undefined)[]
  readonly blocks: readonly Block[]
  readonly detector: Detector | null
}): LanguageTag | null {
  const chosen = canonicalTag(parts.chosen)
  if (chosen !== null) return chosen
  const hint = parts.hints.map((tag) => canonicalTag(tag ?? null)).find((tag) => tag !== null) ?? null
  const sample = textSample(parts.blocks)
  if (hint !== null && (sample.length < minLength || readsAs(hint, sample))) return hint
  if (parts.detector === null) return null
  return parts.detector.certainLanguage(sample, hint) ?? hint ?? parts.detector.detectLanguage(sample)
}

/** UTF-16 units: in less, no language is certain. */
const minLength = 60

/** Words that are common in one language and rare in all others, for the languages of most sites. */
const ownWords: Readonly<Record<string, string>> = {
  en: 'the of and that with is',
  de: 'der und das ist mit nicht auf',
  fr: 'les des est une dans pour et',
  es: 'los las del una con por el',
  it: 'che della il per non una gli',
  nl: 'het een van zijn voor niet dat',
  sv: 'och att som för är inte',
}

const betweenWords = new RegExp(`[^${letter}${mark}]+`, 'u')

/**
 * The sample is surely in the language: one word in twelve is one of its own. In 70 languages, texts of others reach that in close
 * neighbours alone (Afrikaans for Dutch, Catalan for Spanish).
 */
function readsAs(tag: LanguageTag, sample: string): boolean {
  const own = ownWords[tag.split('-')[0]!]?.split(' ')
  if (own === undefined) return false
  const words = sample.toLowerCase().split(betweenWords)
  return words.filter((word) => own.includes(word)).length * 12 >= words.length
}

/** BCP 47 in its usual case: `pt_br` becomes `pt-BR`; null: no tag, or `und` and `x-default`, which say nothing. */
export function canonicalTag(tag: string | null): LanguageTag | null {
  const parts = (tag ?? '').trim().replace(/_/g, '-').split('-')
  const [language = ''] = parts
  if (!/^[a-z]{2,3}$/i.test(language) || language.toLowerCase() === 'und') return null
  const result = [language.toLowerCase()]
  for (const part of parts.slice(1)) {
    if (/^[a-z]{4}$/i.test(part)) result.push(part[0]!.toUpperCase() + part.slice(1).toLowerCase())
    else if (/^(?:[a-z]{2}|\d{3})$/i.test(part)) result.push(part.toUpperCase())
    else break
  }
  return result.join('-')
}

/** Writing direction: by script, then by language; `dir` of the page wins when it is one of the two words. */
export function directionOf(language: LanguageTag, dir: string | null): 'ltr' | 'rtl' {
  const declared = dir?.trim().toLowerCase()
  if (declared === 'rtl' || declared === 'ltr') return declared
  const [base = '', script = ''] = language.toLowerCase().split('-')
  if (script.length === 4) return rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
  return rightToLeft.has(base) ? 'rtl' : 'ltr'
}

/** Quotations, also in another language than the text's: not one of a single word. */
const quoted = /[“„«»"][^“”„«»"\n]{20,400}[”“»«"]/g

/** The beginnings of the blocks of running text, without quotations, code, and the text in media. */
function textSample(blocks: readonly Block[]): string {
  let sample = ''
  for (const block of blocks) {
    const { kind, text } = block
    if (kind !== 'code' && !isMedia(block) && kind !== 'quote') sample += `${text.slice(0, blockLength).replace(quoted, ' ')}\n`
    if (sample.length > sampleLength) break
  }
  return sample.slice(0, sampleLength)
}
