import { createHash } from 'node:crypto'
import { escapeText } from '@citable/core/escape-html'
import type { TranslatedSegment, TranslationRequest, TranslationResult, Translator } from '@citable/providers'
import { type WordTranslations, wordsToLookUp } from './inline-places.ts'
import type { TextSegment } from './segment-runs.ts'
import { countWords, hasSamePlaceholders, plainText, type TaggedText, withBlanksOf } from './tagged-text.ts'

/** Words from which on a text that comes back as it was is not translated: shorter ones may be names. */
export const copyWords = 4

export interface SegmentTranslation {
  /** Null: no translation could be made, the source stays. */
  readonly text: TaggedText | null
  readonly origin: 'machine' | 'memory' | 'cached' | 'source'
  readonly unknownWords: number
  readonly reason: 'placeholder_lost' | 'count' | 'not_translated' | null
  /** Put together of what stands between its placeholders, each translated alone. */
  readonly isInParts?: boolean
  /** Doubts noted when it was made, of an engine's words that stand as they were. */
  readonly recorded?: readonly string[]
}

/** A translation that was made before. */
export interface StoredTranslation {
  readonly text: TaggedText
  readonly unknownWords: number
}

export interface TranslateSegmentsInput {
  readonly segments: readonly TextSegment[]
  readonly translator: Translator
  readonly request: Pick<TranslationRequest, 'from' | 'to' | 'formality' | 'context' | 'signal'>
  /** People's translations: plain text → plain text. */
  readonly human: ReadonlyMap<string, string>
  /** Translations that are in the article already. */
  readonly known?: ReadonlyMap<TaggedText, SegmentTranslation>
  /** Engines' translations: key → translation. */
  readonly stored: ReadonlyMap<string, StoredTranslation>
}

export type TranslatedSegments =
  | {
      readonly ok: true
      readonly results: ReadonlyMap<string, SegmentTranslation>
      /** Single words in and around inline elements, which show whether these stand where they belong. */
      readonly words: WordTranslations
      /** To be stored under their keys. */
      readonly fresh: ReadonlyMap<string, StoredTranslation>
      readonly model: string | null
      readonly billedCharacters: number | null
    }
  | (TranslationResult & { readonly ok: false })

/** Names a translation by all that decides it; `inParts`: one that is put together of parts. */
function keyOf(
  text: TaggedText,
  { id, person }: Pick<Translator, 'id' | 'person'>,
  request: TranslateSegmentsInput['request'],
  ...inParts: readonly 'parts'[]
): string {
  const parts = [text, request.from, request.to, id, request.formality, request.context, ...(person === undefined ? [] : [{ person }])]
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...inParts]))
    .digest('base64url')
}

/** Names of all translations that a text may need: of its segments, and of the words in and around their inline elements. */
export const keysOf = (
  segments: readonly TextSegment[],
  translator: Pick<Translator, 'id' | 'person'>,
  request: TranslateSegmentsInput['request'],
): readonly string[] => [
  ...new Set(
    segments.flatMap(({ text }) => [
      ...[text, ...wordsToLookUp(text, request.from)].map((each) => keyOf(each, translator, request)),
      ...(text.includes('<') ? [keyOf(text, translator, request, 'parts')] : []),
    ]),
  ),
]

/** Texts that have a translation already, and those that wait for the engine. */
function sortOut({ segments, translator, request, human: people, stored: made, known: standing }: TranslateSegmentsInput): {
  readonly byText: Map<TaggedText, SegmentTranslation>
  readonly waiting: readonly TaggedText[]
} {
  const byText = new Map<TaggedText, SegmentTranslation>()
  const waiting: TaggedText[] = []
  for (const text of new Set(segments.map((segment) => segment.text))) {
    const human = text.includes('<') ? undefined : people.get(plainText(text))
    const stored = made.get(keyOf(text, translator, request))
    const storedParts = made.get(keyOf(text, translator, request, 'parts'))
    const known = standing?.get(text)
    if (known) byText.set(text, known)
    else if (human !== undefined) byText.set(text, { text: escapeText(human), origin: 'memory', unknownWords: 0, reason: null })
    else if (stored) byText.set(text, { ...stored, origin: 'cached', reason: null })
    else if (storedParts) byText.set(text, { ...storedParts, origin: 'cached', reason: null, isInParts: true })
    else waiting.push(text)
  }
  return { byText, waiting }
}

/** Characters that an engine would be asked to translate. */
export const charactersToAsk = (input: TranslateSegmentsInput): number =>
  sortOut(input).waiting.reduce((sum, text) => sum + plainText(text).length, 0)

/**
 * Translates segments: people's translations first, then those made before, then the engine in batches. A damaged answer is asked for once more,
 * alone, then in parts between its placeholders; a segment that still fails stays in the source language and says why.
 */
export async function translateSegments(input: TranslateSegmentsInput): Promise<TranslatedSegments> {
  const { segments, translator, request } = input
  const fresh = new Map<string, StoredTranslation>()
  const { byText, waiting } = sortOut(input)
  let model: string | null = null
  let billed: number | null = null

  const ask: Ask = async (texts) => {
    const answer = await translator.translate({ ...request, segments: texts.map((text, index) => ({ id: `s${index}`, text })) })
    if (!answer.ok) return answer
    model = answer.model
    if (answer.billedCharacters !== null) billed = (billed ?? 0) + answer.billedCharacters
    const byId = new Map(answer.segments.map((segment) => [segment.id, segment]))
    return texts.map((_, index) => byId.get(`s${index}`) ?? null)
  }
  const accept = (text: TaggedText, found: TranslatedSegment, ...inParts: readonly 'parts'[]): void => {
    const translation = { text: withBlanksOf(text, found.text), unknownWords: found.unknownWords ?? 0 }
    byText.set(text, { ...translation, origin: 'machine', reason: null, ...(inParts.length > 0 && { isInParts: true }) })
    fresh.set(keyOf(text, translator, request, ...inParts), translation)
  }

  const lookup = lookUpWords([...byText, ...waiting.map((text) => [text, null] as const)], input, fresh)
  const isTogether = translator.isProgram === true
  const damaged: TaggedText[] = []
  for (const batch of batches(isTogether ? [...waiting, ...lookup.waiting] : waiting, translator.limits)) {
    const answers = await ask(batch.texts)
    if (!isList(answers)) {
      // nothing but a doubt depends on words
      if (batch.start >= waiting.length) break
      return answers
    }
    for (const [index, text] of batch.texts.entries()) {
      const found = answers[index] ?? null
      if (batch.start + index >= waiting.length) lookup.take(text, found)
      else if (found && isWhole(text, found.text)) accept(text, found)
      else damaged.push(text)
    }
  }
  for (const text of damaged) {
    const alone = await ask([text])
    if (!isList(alone)) return alone
    const found = alone[0] ?? null
    if (found && isWhole(text, found.text)) {
      accept(text, found)
      continue
    }
    const inParts = await translateParts(text, ask)
    if (inParts !== null && 'ok' in inParts) return inParts
    if (inParts !== null && isWhole(text, inParts.text)) accept(text, inParts, 'parts')
    else
      byText.set(text, {
        text: null,
        origin: 'source',
        unknownWords: 0,
        reason: found === null ? 'count' : found.text === '' || isCopy(text, found.text) ? 'not_translated' : 'placeholder_lost',
      })
  }
  for (const { texts } of isTogether ? [] : batches(lookup.waiting, translator.limits)) {
    const answers = await ask(texts)
    if (!isList(answers)) break
    for (const [index, word] of texts.entries()) lookup.take(word, answers[index] ?? null)
  }
  return {
    ok: true,
    words: lookup.found(),
    results: new Map(segments.flatMap(({ id, text }) => (byText.has(text) ? [[id, byText.get(text) as SegmentTranslation] as const] : []))),
    fresh,
    model,
    billedCharacters: billed,
  }
}

const isList = <Item>(value: readonly Item[] | { readonly ok: false }): value is readonly Item[] => Array.isArray(value)

const isWhole = (source: TaggedText, translation: TaggedText): boolean =>
  hasSamePlaceholders(source, translation) && /\p{L}/u.test(plainText(translation)) && !isCopy(source, translation)

const evenBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** True when an engine gave a text of some words back as it was. */
function isCopy(source: TaggedText, translation: TaggedText): boolean {
  const text = evenBlanks(plainText(source))
  return text === evenBlanks(plainText(translation)) && countWords(text) >= copyWords
}

/** What the engine makes of single words in and around inline elements; those it was asked for in vain are left out. */
function lookUpWords(
  texts: readonly (readonly [TaggedText, SegmentTranslation | null])[],
  { stored, translator, request }: TranslateSegmentsInput,
  fresh: Map<string, StoredTranslation>,
): {
  readonly waiting: readonly string[]
  take(word: string, answer: TranslatedSegment | null): void
  found(): WordTranslations
} {
  const found = new Map<string, string>()
  const waiting: string[] = []
  // people's translations are not doubted
  const wanted = texts.flatMap(([text, known]) =>
    known === null || known.origin === 'machine' || known.origin === 'cached' ? wordsToLookUp(text, request.from) : [],
  )
  for (const word of new Set(wanted)) {
    const known = stored.get(keyOf(word, translator, request))
    if (known) found.set(word, known.text)
    else waiting.push(word)
  }
  return {
    waiting,
    take: (word, answer) => {
      if (!answer || answer.text.includes('<')) return
      found.set(word, answer.text)
      fresh.set(keyOf(word, translator, request), { text: answer.text, unknownWords: answer.unknownWords ?? 0 })
    },
    found: () => new Map([...found].map(([word, text]) => [word, plainText(text)])),
  }
}

type Ask = (texts: readonly TaggedText[]) => Promise<readonly (TranslatedSegment | null)[] | (TranslationResult & { ok: false })>

/** The text between placeholders, each part on its own; the placeholders stay in their order. */
async function translateParts(text: TaggedText, ask: Ask): Promise<TranslatedSegment | (TranslationResult & { ok: false }) | null> {
  const parts = text.split(/(<[^<>]*>)/)
  const worded = parts.flatMap((part, index) => (part.startsWith('<') || !/\p{L}/u.test(part) ? [] : [index]))
  if (worded.length === 0) return null
  const answers = await ask(worded.map((index) => (parts[index] ?? '').trim()))
  if (!isList(answers)) return answers
  let unknownWords = 0
  for (const [position, index] of worded.entries()) {
    const found = answers[position] ?? null
    if (found === null || !isWhole((parts[index] ?? '').trim(), found.text)) return null
    const part = parts[index] ?? ''
    const [start, end] = [part.length - part.trimStart().length, part.trimEnd().length]
    parts[index] = part.slice(0, start) + found.text + part.slice(end)
    unknownWords += found.unknownWords ?? 0
  }
  return { id: '', text: parts.join(''), unknownWords }
}

interface Batch {
  /** Index of its first text among all. */
  readonly start: number
  readonly texts: readonly TaggedText[]
}

function batches(texts: readonly TaggedText[], limits: Translator['limits']): readonly Batch[] {
  const made: { readonly start: number; readonly texts: TaggedText[] }[] = []
  let size = 0
  for (const [index, text] of texts.entries()) {
    const last = made.at(-1)
    if (last === undefined || last.texts.length >= limits.segments || size + text.length > limits.characters) {
      made.push({ start: index, texts: [text] })
      size = text.length
    } else {
      last.texts.push(text)
      size += text.length
    }
  }
  return made
}
