import { shortened } from '../../../model/shortened.ts'
import type { Span } from '../../../model/values.ts'
import { inOrder, newsOf, type TellingSentence, tellingSentences } from '../../structure/telling-sentences.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'

/**
 * Share of what the news tells from which the first paragraph has enough; and of its worth, where no day is told. The second was chosen on the
 * drafts of two readings.
 */
const shares = { told: 0.7, worth: 0.65 } as const

/** Words, and characters of unspaced scripts, that a reader reads before the news without missing it. */
const before = { words: 20, characters: 40 } as const

/** Texts that begin with what is needed, or keep the order of events. */
const ordered: ReadonlySet<string> = new Set(['recipe', 'how_to', 'documentation', 'interview'])

/** UTF-16 units of the sentence that a line shows. */
const shown = 120

/** What a line says of the sentence of the news: as much of it as a line shows, and the number of its paragraph, from 1. */
export interface BuriedNews {
  readonly code: 'buried'
  readonly args: { readonly quote: string; readonly paragraph: number }
  readonly spans: readonly Span[]
}

/**
 * The sentence with the most news of a text, where it is below a first paragraph without a day and with little content; null: there is none. Source: 144
 * drafts of six readings. Editors of 72 wanted another opening in 14 of 15 with a day and in 6 of 6 without; of the 72 before, which begin with
 * scenes more often, in 2 of 3 and in 1 of 3. Of 48 later ones, whose writers said which point they had buried, 18 of 20 lines are right.
 */
export function buriedNews({ article, blocks, language, textKind, context, tools: { spanOf } }: AgreementReading): BuriedNews | null {
  if (article.kind !== 'draft' || ordered.has(textKind.kind)) return null
  const told = tellingSentences({ blocks }, language, Number(context.now.slice(0, 4))).toSorted(inOrder)
  const news = newsOf(told)
  if (news === undefined) return null
  const isTold = ({ isDated, tells, worth }: TellingSentence): boolean =>
    isDated || tells >= shares.told * news.tells || (!news.isDated && worth >= shares.worth * news.worth)
  if (told.some((one) => one.paragraph === 0 && isTold(one))) return null
  const read = told.slice(0, told.indexOf(news)).reduce((sum, { words }) => sum + words.length, 0)
  if (read < (language.unspaced ? before.characters : before.words)) return null
  const { entry, start, end } = news
  return {
    code: 'buried',
    args: { quote: shortened(news.text.trim(), shown), paragraph: news.paragraph + 1 },
    spans: [spanOf(entry.block.id, entry.block.text, start, end)],
  }
}
