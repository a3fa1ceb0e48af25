import type { Translator } from '../translator.ts'

/** Failures in a row after which an engine is left alone, and for how many milliseconds. */
const limits = { failures: 5, openMs: 60_000 } as const

/** An engine that is not asked for a minute after five failures in a row, so that a text does not wait for what is down. */
export function withBreaker(translator: Translator, now: () => number = Date.now): Translator {
  let failures = 0
  let openUntil = 0
  return {
    ...translator,
    translate: async (request) => {
      const left = openUntil - now()
      if (left > 0)
        return {
          ok: false,
          reason: 'busy',
          detail: `${translator.id} failed five times and is left alone for a minute.`,
          retryAfterS: Math.ceil(left / 1000),
        }
      const result = await translator.translate(request)
      // a caller who gave up says nothing about the engine
      if (result.ok || result.reason === 'unsupported') failures = 0
      else if (!request.signal.aborted && ++failures >= limits.failures) {
        failures = 0
        openUntil = now() + limits.openMs
      }
      return result
    },
  }
}
