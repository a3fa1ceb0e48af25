import { createRequire } from 'node:module'
import type * as FastCheck from 'fast-check'

/** The library itself: its other build, which the alias that leads here does not name. */
const fastCheck = createRequire(import.meta.url)('fast-check') as typeof FastCheck
const seed = Number(process.env.CITABLE_FUZZ_SEED)
const times = Number(process.env.CITABLE_FUZZ_TIMES)

/** Tries a property with the seed of this run instead of the one that its test names, so many times as often. */
const assert: typeof FastCheck.assert = (property, parameters) =>
  fastCheck.assert(property, { ...parameters, seed, numRuns: (parameters?.numRuns ?? 100) * times }) as never

export default { ...fastCheck, assert }
