import { createPattern } from './create-pattern.ts'
import type { Intent, Language, LanguagePack } from './language.ts'

/** Order of judgement: the more specific pattern first. */
const order = ['how_to', 'comparison', 'price', 'review', 'list', 'definition', 'news', 'opinion'] as const

/** Intents whose words may stand anywhere in a title; the others are openings. */
const anywhere = new Set<Intent>(['comparison', 'price', 'review', 'news'])

/** Purpose of a reader, read off a title by the language's patterns; `other` without a match. A leading number means a list. */
export const titleIntent = (title: string, language: Language): Intent | 'other' => language.recall(title, readIntent)

function readIntent(title: string, language: Language): Intent | 'other' {
  const intents = language.pack.intents
  if (intents === undefined) return 'other'
  const lower = title.trim().toLowerCase().replace(livingCosts(language), ' ')
  const forms = language.tokenize(lower).words.map(({ form }) => form)
  const phrases = phrasesOf(language)
  for (const intent of order) {
    const isMeant = language.unspaced
      ? intents[intent]?.some((phrase) => lower.includes(phrase))
      : phrases.get(intent)!.some((phrase) => standsIn(forms, phrase, anywhere.has(intent)))
    if (isMeant === true) return intent
    if (intent === 'list' && /^[0-9]{1,2}$/.test(forms[0] ?? '') && forms.length > 2) return 'list'
  }
  return 'other'
}

/** The cost of living is a subject, not a price. */
const livingCosts = createPattern('livingCosts', String.raw`\bcosts? of living\b`, undefined, 'giu')

type Phrases = ReadonlyMap<Intent, readonly (readonly string[])[]>

/** The forms of each pack's phrases. Memory only. */
const known = new WeakMap<LanguagePack, Phrases>()

function phrasesOf({ pack, tokenize }: Language): Phrases {
  const before = known.get(pack)
  if (before !== undefined) return before
  const formsOf = (phrase: string): readonly string[] => tokenize(phrase).words.map(({ form }) => form)
  const phrases = new Map(order.map((intent) => [intent, (pack.intents?.[intent] ?? []).map(formsOf)]))
  known.set(pack, phrases)
  return phrases
}

function standsIn(forms: readonly string[], wanted: readonly string[], everywhere: boolean): boolean {
  const last = everywhere ? forms.length - wanted.length : Math.min(0, forms.length - wanted.length)
  for (let at = 0; at <= last; at += 1) if (wanted.every((form, offset) => forms[at + offset] === form)) return true
  return false
}
