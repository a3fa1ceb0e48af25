import { pack as en } from './en/pack.ts'
import type { LanguagePack } from './language.ts'

/** Every pack at once, for servers and tests. Browsers load one by `loadLanguagePack`. */
export const allPacks: readonly LanguagePack[] = [en]
