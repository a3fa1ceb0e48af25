/** Kinds of text, by what a reader comes for; `article`: no other is sure. `comparison` includes reviews, `profile` reference, `event` announcements. */
export const textKinds = [
  'news',
  'how_to',
  'recipe',
  'explainer',
  'list',
  'comparison',
  'product',
  'opinion',
  'interview',
  'profile',
  'event',
  'documentation',
  'article',
] as const

export type TextKind = (typeof textKinds)[number]

/** A kind and how it is known. `chosen`: by the writer. `declared`: by the page's mark-up. `likely`: by structure and words. `unsure`: not. */
export interface KindOfText {
  readonly kind: TextKind
  readonly certainty: 'chosen' | 'declared' | 'likely' | 'unsure'
}
