import { inflection as ar } from '../ar/inflection.ts'
import { inflection as de } from '../de/inflection.ts'
import { inflection as en } from '../en/inflection.ts'
import { inflection as es } from '../es/inflection.ts'
import { inflection as fi } from '../fi/inflection.ts'
import { inflection as fr } from '../fr/inflection.ts'
import { inflection as hu } from '../hu/inflection.ts'
import type { Inflection } from '../inflection.ts'
import { inflection as it } from '../it/inflection.ts'
import { inflection as nl } from '../nl/inflection.ts'
import { inflection as pl } from '../pl/inflection.ts'
import { inflection as pt } from '../pt/inflection.ts'
import { inflection as ro } from '../ro/inflection.ts'
import { inflection as ru } from '../ru/inflection.ts'
import { inflection as sv } from '../sv/inflection.ts'
import { inflection as tr } from '../tr/inflection.ts'

/** Inflections by the tag of their language pack, for runtimes that load everything at once. */
export const allInflections: Readonly<Record<string, Inflection>> = { ar, de, en, es, fi, fr, hu, it, nl, pl, pt, ro, ru, sv, tr }
