import { pack as ar } from './ar/pack.ts'
import { pack as de } from './de/pack.ts'
import { pack as el } from './el/pack.ts'
import { pack as en } from './en/pack.ts'
import { pack as es } from './es/pack.ts'
import { pack as hi } from './hi/pack.ts'
import type { LanguagePack } from './language.ts'
import { pack as ro } from './ro/pack.ts'
import { pack as ru } from './ru/pack.ts'
import { pack as th } from './th/pack.ts'
import { pack as tr } from './tr/pack.ts'
import { pack as vi } from './vi/pack.ts'
import { pack as zh } from './zh/pack.ts'

/** Every pack at once, for servers and tests. Browsers load one by `loadLanguagePack`. */
export const allPacks: readonly LanguagePack[] = [ar, de, el, en, es, hi, ro, ru, th, tr, vi, zh]
