import { subjectPhrases } from './subject-phrase.ts'
import { textTitles } from './text-titles.ts'
import { titleBlocks } from './title-blocks.ts'

/** What finds words of the text for a title: only for a title that is missing or has a fault. */
export const ofText = { subjectPhrases, textTitles, titleBlocks }
export type OfText = typeof ofText
