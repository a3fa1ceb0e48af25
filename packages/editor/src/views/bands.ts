import type { UiCode } from '../texts/ui-texts.ts'
import type { Tone } from './view-types.ts'

/** Lower ends of the bands of a 0–100 score, for every product. 80 is also where a check passes; 50 halves the rest. */
export const bands = { good: 80, fair: 50 } as const

/** A failing check from here on is shown as "partly" (0–100). */
export const partlyFrom = 40

/** Band of a score; `neutral` when there is none. */
export const toneOf = (value: number | null): Tone =>
  value === null ? 'neutral' : value >= bands.good ? 'good' : value >= bands.fair ? 'fair' : 'poor'

export const bandWord = { good: 'bandGood', fair: 'bandFair', poor: 'bandPoor' } as const satisfies Record<Exclude<Tone, 'neutral'>, UiCode>
