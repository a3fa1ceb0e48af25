import type { Optimization } from '@citable/contract'

/** Help with a weak title, as the panels show it. */
export interface TitleHelp {
  /** Sentences that name what is wrong. */
  readonly faults: readonly string[]
  /** Made by rules, best first. */
  readonly titles: readonly string[]
  /** Words and sentences of the text, to be put into the title or in its place. */
  readonly words: readonly string[]
}

type Help = Pick<Optimization, 'own_title' | 'titles' | 'title_blocks'>

export const titleHelpOf = ({ own_title, titles, title_blocks }: Help): TitleHelp => ({
  faults: (own_title?.faults ?? []).map(({ message }) => message),
  titles: titles.map(({ text }) => text),
  words: title_blocks.map(({ text }) => text),
})
