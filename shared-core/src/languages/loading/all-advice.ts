import type { AdviceWords, TitleAdvice } from '../advice-words.ts'
import { words as ar } from '../ar/advice.ts'
import { titleWords as cs } from '../cs/advice.ts'
import { words as de } from '../de/advice.ts'
import { words as en } from '../en/advice.ts'
import { words as es } from '../es/advice.ts'
import { titleWords as fi } from '../fi/advice.ts'
import { words as fr } from '../fr/advice.ts'
import { titleWords as hu } from '../hu/advice.ts'
import { titleWords as it } from '../it/advice.ts'
import { words as ja } from '../ja/advice.ts'
import { titleWords as nl } from '../nl/advice.ts'
import { titleWords as pl } from '../pl/advice.ts'
import { titleWords as pt } from '../pt/advice.ts'
import { titleWords as ru } from '../ru/advice.ts'
import { titleWords as sv } from '../sv/advice.ts'
import { titleWords as tr } from '../tr/advice.ts'
import { titleWords as zh } from '../zh/advice.ts'

/** Words by the tag of their language, for runtimes that load everything at once. */
const allAdvice: Readonly<Record<string, AdviceWords>> = { ar, de, en, es, fr, ja }

/** The words of a language's tag, whatever its region; null: it has none. */
export const adviceFor = (tag: string): AdviceWords | null => allAdvice[tag.split('-')[0]!] ?? null

const allTitleAdvice: Readonly<Record<string, TitleAdvice>> = { ...allAdvice, cs, fi, hu, it, nl, pl, pt, ru, sv, tr, zh }

/** What titles of a language's tag are judged by, whatever its region; null: it has none. */
export const titleAdviceFor = (tag: string): TitleAdvice | null => allTitleAdvice[tag.split('-')[0]!] ?? null
