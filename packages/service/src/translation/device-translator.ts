import type { ValidTranslateRequest } from '@citable/contract'
import type { Translator } from '@citable/providers'

interface DeviceTranslator extends Translator {
  /** Texts that were asked for and that the device has not seen yet. */
  readonly missing: ReadonlySet<string>
}

/** What a device has to translate before anything can be made of its texts; other engines wait for nothing. */
export const waitingFor = (translator: Translator | DeviceTranslator): readonly string[] =>
  'missing' in translator ? [...translator.missing] : []

/**
 * What a caller's own device has translated, as an engine. Where it lacks whole texts nothing is made of the others; what these then need in
 * parts is asked for together.
 */
export function createDeviceTranslator({ person, texts }: NonNullable<ValidTranslateRequest['device']>): DeviceTranslator {
  const seen = new Map(texts.map(({ source, target }) => [source, target]))
  const missing = new Set<string>()
  let isFirst = true
  return {
    id: 'browser',
    person,
    tier: 'draft',
    limits: { segments: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY },
    isProgram: true,
    pairs: async () => 'any',
    missing,
    translate: async ({ segments }) => {
      for (const { text } of segments) if (!seen.has(text)) missing.add(text)
      if (isFirst && missing.size > 0)
        return { ok: false, reason: 'unusable', detail: 'The device has texts to translate yet.', retryAfterS: null }
      isFirst = false
      return {
        ok: true,
        segments: segments.flatMap(({ id, text }) => {
          const target = seen.get(text) ?? null
          return target === null ? [] : [{ id, text: target, unknownWords: null }]
        }),
        model: 'browser',
        billedCharacters: null,
      }
    },
  }
}
