import { createHash } from 'node:crypto'
import { escapeText } from '@citable/core/escape-html'
import type { TranslatedSegment, TranslationRequest, TranslationResult, Translator } from '@citable/providers'
import type { TextSegment } from './segment-html.ts'
import { hasSamePlaceholders, plainText, type TaggedText } from './tagged-text.ts'

export interface SegmentTranslation {
  /** Null: no translation could be made, the source stays. */
  readonly text: TaggedText | null
  readonly origin: 'machine' | 'memory' | 'cached' | 'source'
  readonly unknownWords: number
  readonly reason: 'placeholder_lost' | 'count' | 'not_translated' | null
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
  /** Engines' translations: key → translation. */
  readonly stored: ReadonlyMap<string, StoredTranslation>
}

export type TranslatedSegments =
  | {
      readonly ok: true
      readonly results: ReadonlyMap<string, SegmentTranslation>
      /** To be stored under their keys. */
      readonly fresh: ReadonlyMap<string, StoredTranslation>
      readonly model: string | null
      readonly billedCharacters: number | null
    }
  | (TranslationResult & { readonly ok: false })

/** Names a translation by all that decides it. */
export function keyOf(text: TaggedText, translator: Pick<Translator, 'id'>, request: TranslateSegmentsInput['request']): string {
  const parts = [text, request.from, request.to, translator.id, request.formality, request.context]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * Translates segments: people's translations first, then those made before, then the engine in batches. A damaged answer is asked for once more,
 * alone, then in parts between its placeholders; a segment that still fails stays in the source language and says why.
 */
export async function translateSegments(input: TranslateSegmentsInput): Promise<TranslatedSegments> {
  const { segments, translator, request } = input
  const byText = new Map<TaggedText, SegmentTranslation>()
  const fresh = new Map<string, StoredTranslation>()
  const waiting: TaggedText[] = []
  let model: string | null = null
  let billed: number | null = null

  for (const text of new Set(segments.map((segment) => segment.text))) {
    const human = text.includes('<') ? undefined : input.human.get(plainText(text))
    const stored = input.stored.get(keyOf(text, translator, request))
    if (human !== undefined) byText.set(text, { text: escapeText(human), origin: 'memory', unknownWords: 0, reason: null })
    else if (stored) byText.set(text, { ...stored, origin: 'cached', reason: null })
    else waiting.push(text)
  }

  const ask = async (
    texts: readonly TaggedText[],
  ): Promise<readonly (TranslatedSegment | null)[] | (TranslationResult & { ok: false })> => {
    const answer = await translator.translate({ ...request, segments: texts.map((text, index) => ({ id: `s${index}`, text })) })
    if (!answer.ok) return answer
    model = answer.model
    if (answer.billedCharacters !== null) billed = (billed ?? 0) + answer.billedCharacters
    const byId = new Map(answer.segments.map((segment) => [segment.id, segment]))
    return texts.map((_, index) => byId.get(`s${index}`) ?? null)
  }
  const accept = (text: TaggedText, found: TranslatedSegment): void => {
    const unknownWords = found.unknownWords ?? 0
    byText.set(text, { text: found.text, origin: 'machine', unknownWords, reason: null })
    fresh.set(keyOf(text, translator, request), { text: found.text, unknownWords })
  }

  const damaged: TaggedText[] = []
  for (const batch of batches(waiting, translator.limits)) {
    const answers = await ask(batch)
    if (!isList(answers)) return answers
    for (const [index, text] of batch.entries()) {
      const found = answers[index] ?? null
      if (found && isWhole(text, found.text)) accept(text, found)
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
    if (inParts !== null && isWhole(text, inParts.text)) accept(text, inParts)
    else
      byText.set(text, {
        text: null,
        origin: 'source',
        unknownWords: 0,
        reason: found === null ? 'count' : found.text === '' ? 'not_translated' : 'placeholder_lost',
      })
  }
  return {
    ok: true,
    results: new Map(segments.flatMap(({ id, text }) => (byText.has(text) ? [[id, byText.get(text) as SegmentTranslation] as const] : []))),
    fresh,
    model,
    billedCharacters: billed,
  }
}

const isList = <Item>(value: readonly Item[] | { readonly ok: false }): value is readonly Item[] => Array.isArray(value)

const isWhole = (source: TaggedText, translation: TaggedText): boolean =>
  hasSamePlaceholders(source, translation) && /\p{L}/u.test(plainText(translation))

/** The text between placeholders, each part on its own; the placeholders stay in their order. */
async function translateParts(
  text: TaggedText,
  ask: (texts: readonly TaggedText[]) => Promise<readonly (TranslatedSegment | null)[] | (TranslationResult & { ok: false })>,
): Promise<TranslatedSegment | (TranslationResult & { ok: false }) | null> {
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

function batches(texts: readonly TaggedText[], limits: Translator['limits']): readonly (readonly TaggedText[])[] {
  const made: TaggedText[][] = []
  let size = 0
  for (const text of texts) {
    const last = made.at(-1)
    if (last === undefined || last.length >= limits.segments || size + text.length > limits.characters) {
      made.push([text])
      size = text.length
    } else {
      last.push(text)
      size += text.length
    }
  }
  return made
}
