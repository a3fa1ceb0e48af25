import type { CheckId } from '../checks/index.ts'
import type { TextKind } from './text-kind.ts'

/** How a check holds for a kind of text. `softly`: a failure is a question to the writer and costs half. `not`: the check is left out. */
export type CheckUse = 'fully' | 'softly' | 'not'

type Uses = Partial<Readonly<Record<TextKind, Exclude<CheckUse, 'fully'>>>>

/** Texts whose worth is not in sources: what they say comes from the writer, or from the person asked. */
const ownVoice: Uses = {
  recipe: 'not',
  interview: 'softly',
  opinion: 'softly',
  product: 'not',
  event: 'not',
  how_to: 'softly',
  documentation: 'not',
}

/**
 * What is asked of which kind of text; what is not named here applies fully. The reasons: a recipe needs no source for 16 g; an interview's
 * questions are as long as they are; news needs no definition and answers no "how to"; an opinion is not unsourced because it argues.
 */
const uses: Partial<Readonly<Record<CheckId, Uses>>> = {
  'statistic-source': ownVoice,
  'source-linked': ownVoice,
  'statistic-density': {
    recipe: 'not',
    interview: 'softly',
    opinion: 'softly',
    documentation: 'not',
    how_to: 'softly',
    event: 'softly',
    profile: 'softly',
    product: 'softly',
  },
  'specific-density': { documentation: 'softly', opinion: 'softly', interview: 'softly', recipe: 'softly', how_to: 'softly' },
  'quotation-attributed': {
    recipe: 'not',
    documentation: 'not',
    product: 'not',
    how_to: 'softly',
    explainer: 'softly',
    list: 'softly',
    comparison: 'softly',
    event: 'softly',
    profile: 'softly',
  },
  'heading-specific': { interview: 'not', recipe: 'softly', product: 'softly', documentation: 'softly' },
  'section-opening-answer': {
    interview: 'not',
    recipe: 'not',
    news: 'softly',
    opinion: 'not',
    product: 'softly',
    event: 'softly',
    profile: 'softly',
  },
  'opening-answer': { interview: 'softly', opinion: 'softly', recipe: 'softly', product: 'softly', event: 'softly' },
  'heading-question-form': { interview: 'not', news: 'not', recipe: 'not', opinion: 'not' },
  'answer-block': { news: 'not', opinion: 'not', interview: 'not', recipe: 'softly' },
  'enumeration-markup': { opinion: 'softly', interview: 'softly' },
  'heading-structure': { interview: 'softly', opinion: 'softly' },
  'subheading-distribution': { interview: 'softly', opinion: 'softly', news: 'softly', recipe: 'softly' },
  'passage-size': { interview: 'not', recipe: 'not' },
  'passage-self-contained': { interview: 'not', recipe: 'softly', opinion: 'softly' },
  'paragraph-length': { interview: 'softly' },
  'tone-neutral': { opinion: 'softly', interview: 'softly' },
  'text-length': { recipe: 'softly', event: 'softly', product: 'softly', news: 'softly' },
  'link-internal': { news: 'not', event: 'not' },
  'date-age': { recipe: 'softly', news: 'not', opinion: 'not', interview: 'not', event: 'not' },
}

/** Words, and characters of unspaced scripts, in which news and announcements can say all there is. */
const brief = { words: 80, characters: 160 } as const

/** A short text of a kind that is short. */
export const isBrief = (
  kind: TextKind,
  size: { readonly distinctWords: number; readonly fillerWords: number; readonly unspaced: boolean },
): boolean =>
  (kind === 'news' || kind === 'event') && size.fillerWords === 0 && size.distinctWords >= (size.unspaced ? brief.characters : brief.words)

/** How a check holds for a kind of text. */
export const useOf = (check: CheckId, kind: TextKind): CheckUse => uses[check]?.[kind] ?? 'fully'
