import { factFor, factOf } from '../answers/article-text.ts'
import { classifyLinks, measureLinks, pathWords } from './links.ts'
import { countWords, isProse, keyphraseIn } from './reading.ts'

/** What the signal of the keyphrase shares with others: handed to it, because bundles hold these before its file is loaded. */
export const keyphraseTools = { classifyLinks, countWords, factFor, factOf, isProse, keyphraseIn, measureLinks, pathWords }

export type KeyphraseTools = typeof keyphraseTools
