import type { Optimization } from '@citable/contract'

/** Help with a weak title, as the panels show it. */
export interface TitleHelp {
  /** Sentences that name what is wrong. */
  readonly faults: readonly string[]
  /** Made by rules, best first. */
  readonly titles: readonly string[]
  /** Words of the text, to be put into the title. */
  readonly words: readonly string[]
  /** Sentences of the text, to be shortened to a title. */
  readonly sentences: readonly string[]
}

type Help = Pick<Optimization, 'own_title' | 'titles' | 'title_blocks'>

export const titleHelpOf = ({ own_title, titles, title_blocks }: Help): TitleHelp => ({
  faults: (own_title?.faults ?? []).map(({ message }) => message),
  titles: titles.map(({ text }) => text),
  words: title_blocks.flatMap(({ kind, text }) => (kind === 'sentence' ? [] : [text])),
  sentences: title_blocks.flatMap(({ kind, text }) => (kind === 'sentence' ? [text] : [])),
})
