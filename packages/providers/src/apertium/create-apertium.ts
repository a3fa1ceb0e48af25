import type { Segment, TranslatedSegment, TranslationRequest, TranslationResult, Translator } from '../translator.ts'
import { findMode, type Mode, readModes } from './modes.ts'
import type { RunProgram } from './run-apertium.ts'

export interface ApertiumOptions {
  /** Runs the program: `runApertium`, or something else in tests. */
  readonly run: RunProgram
  /** Translations at once. One takes a whole core. */
  readonly concurrency: number
  /** Milliseconds; the list of pairs is read again after ten minutes. */
  readonly now?: () => number
}

type Failure = TranslationResult & { readonly ok: false }

/** Milliseconds for one call, and for which the list of pairs is believed. */
const callMs = 30_000
const listMs = 10 * 60 * 1000

/**
 * Apertium, a program of its own on this machine (GPL; started, never linked). Draft quality: it translates word by word and by rules.
 * Segments that it garbles are asked for again, each alone; what still fails is left out of the answer.
 */
export function createApertium({ run, concurrency, now = Date.now }: ApertiumOptions): Translator {
  let listed: { readonly modes: Promise<readonly Mode[]>; readonly at: number } | null = null
  const modes = (): Promise<readonly Mode[]> => {
    if (listed === null || now() - listed.at > listMs) {
      const list = run('list', '', '', AbortSignal.timeout(callMs)).then((result) => {
        if (typeof result !== 'string' && 'output' in result && result.code === 0) return readModes(result.output)
        // what failed is asked again at the next call
        if (listed?.modes === list) listed = null
        return []
      })
      listed = { modes: list, at: now() }
    }
    return listed.modes
  }
  const inTurn = createTurns(concurrency)

  const ask = async (
    mode: Mode,
    segments: readonly Segment[],
    signal: AbortSignal,
  ): Promise<readonly TranslatedSegment[] | string | Failure> => {
    const input = segments.map(({ text }) => `<p>${prepare(text)}</p>\n`).join('')
    const result = await inTurn(() => run('translate', mode.name, input, signal))
    if (typeof result === 'string' || 'ok' in result) return result
    const parts = result.output.split(/<\/p>\s*/)
    if (result.code !== 0 || parts.length !== segments.length + 1) return 'garbled'
    return segments.map(({ id }, index) => read(id, parts[index] ?? ''))
  }

  return {
    id: 'apertium',
    tier: 'draft',
    limits: { segments: 2_000, characters: 200_000 },
    isProgram: true,
    pairs: async () => (await modes()).map(({ from, to }) => ({ from, to })),
    translate: async ({ segments, from, to, signal }: TranslationRequest): Promise<TranslationResult> => {
      const mode = findMode(await modes(), from, to)
      if (!mode) return { ok: false, reason: 'unsupported', detail: `Apertium has no pair ${from} → ${to} here.`, retryAfterS: null }
      const limited = AbortSignal.any([signal, AbortSignal.timeout(callMs)])
      const all = await ask(mode, segments, limited)
      if (typeof all === 'object' && 'ok' in all) return all
      const translated: TranslatedSegment[] = typeof all === 'string' ? [] : [...all]
      if (all === 'garbled') {
        for (const segment of segments) {
          const alone = await ask(mode, [segment], limited)
          if (typeof alone === 'object' && 'ok' in alone) return alone
          if (typeof alone !== 'string') translated.push(...alone)
          else if (alone !== 'garbled') break
        }
      }
      if (limited.aborted || all === 'aborted')
        return { ok: false, reason: 'timeout', detail: 'Apertium took too long.', retryAfterS: null }
      if (all === 'missing') return { ok: false, reason: 'failed', detail: 'Apertium could not be reached.', retryAfterS: null }
      return { ok: true, segments: translated, model: mode.name, billedCharacters: null }
    },
  }
}

/** Control characters pass the program in odd ways, and a `*` of the text would look like a mark of an unknown word. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const prepare = (text: string): string => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').replaceAll('*', '&#42;')

/** Marks of words that are not in the dictionary (`*`), not in the transfer lexicon (`@`) or cannot be inflected (`#`). */
const mark = /(?<![\p{L}\p{N}&])[*@#](?=\p{L})/gu

function read(id: string, part: string): TranslatedSegment {
  const inner = part.replace(/^\s*<p>/, '')
  return {
    id,
    text: inner.replace(mark, '').replaceAll('&#42;', '*').replace(/ {2,}/g, ' ').trim(),
    unknownWords: inner.match(mark)?.length ?? 0,
  }
}

/** Runs so many at once; the others wait in order. */
function createTurns(max: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
