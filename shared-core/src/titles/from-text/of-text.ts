import { subjectPhrases } from './subject-phrase.ts'
import { textTitles, withSubject } from './text-titles.ts'
import { titleBlocks } from './title-blocks.ts'

/** What finds words of the text for a title: only for a title that is missing or has a fault. */
export const ofText = { subjectPhrases, textTitles, titleBlocks, withSubject }
export type OfText = typeof ofText
