import type { AdviceWords } from '../advice-words.ts'
import { words as ar } from '../ar/advice.ts'
import { words as de } from '../de/advice.ts'
import { words as en } from '../en/advice.ts'
import { words as es } from '../es/advice.ts'
import { words as fr } from '../fr/advice.ts'
import { words as ja } from '../ja/advice.ts'

/** Words by the tag of their language, for runtimes that load everything at once. */
const allAdvice: Readonly<Record<string, AdviceWords>> = { ar, de, en, es, fr, ja }

/** The words of a language's tag, whatever its region; null: it has none. */
export const adviceFor = (tag: string): AdviceWords | null => allAdvice[tag.split('-')[0]!] ?? null
