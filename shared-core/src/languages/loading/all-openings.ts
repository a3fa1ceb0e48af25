import { opening as de } from '../de/opening.ts'
import { opening as en } from '../en/opening.ts'
import { opening as es } from '../es/opening.ts'
import { opening as fr } from '../fr/opening.ts'
import { opening as it } from '../it/opening.ts'
import { opening as nl } from '../nl/opening.ts'
import type { OpeningSource } from '../opening-source.ts'
import { opening as pt } from '../pt/opening.ts'

const allOpenings: Readonly<Record<string, OpeningSource>> = { de, en, es, fr, it, nl, pt }

/** How sentences of a language's tag begin, whatever its region; null: it is not known. For runtimes that load everything at once. */
export const openingFor = (tag: string): OpeningSource | null => allOpenings[tag.split('-')[0]!] ?? null
