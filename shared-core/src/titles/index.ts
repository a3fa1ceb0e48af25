/**
 * Titles with the help of a text generator, for hosts that have one: ask with `titlePrompt`, read the answer with `parseTitles`, add what
 * passes the guards with `mixTitles`. Pure and synchronous; the call between the first two is the host's.
 */

export { textWidth } from '../model/lengths/text-width.ts'
export { type GeneratedTitles, type MixedTitles, mixTitles } from './generator/mix-titles.ts'
export { parseTitles } from './generator/parse-titles.ts'
export { type TitlePrompt, titlePrompt } from './generator/title-prompt.ts'
export type { TitleInput } from './judge-title.ts'
