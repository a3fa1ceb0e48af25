import { countTitles } from './count-titles.ts'
import { titleParts } from './title-parts.ts'

/** What gives the author's title another form: only for a title that is cut, or a text that counts its parts. */
export const ofForm = { countTitles, titleParts }
export type OfForm = typeof ofForm
