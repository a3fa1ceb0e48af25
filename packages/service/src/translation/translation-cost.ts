import type { ValidTranslateRequest } from '@citable/contract'
import { jsonLength } from '../model/json-length.ts'

/** Characters that cost one token. */
const charactersPerToken = 1_000

/** Tokens of a translation: by its characters and languages; a page that has to be fetched costs more. */
export const translationCost = ({ content, targets }: Pick<ValidTranslateRequest, 'content' | 'targets'>): number =>
  1 + Math.ceil((jsonLength(content ?? '') * targets.length) / charactersPerToken) + (content === undefined ? 5 : 0)
