import { factFor, factOf } from '../../answers/article-text.ts'
import { countWords, isProse, keyphraseIn } from '../reading.ts'
import { classifyLinks, measureLinks, pathWords } from '../structure/links.ts'

/** What the signal of the keyphrase shares with others: handed to it, because bundles hold these before its file is loaded. */
export const keyphraseTools = { classifyLinks, countWords, factFor, factOf, isProse, keyphraseIn, measureLinks, pathWords }

export type KeyphraseTools = typeof keyphraseTools
