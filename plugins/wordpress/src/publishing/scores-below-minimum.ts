import type { EditorState } from '@citable/editor'

/** Scores, 0–100, that the site asks for before a post is published for the first time; 0 asks for nothing. */
export interface PublishMinimum {
  readonly aeo: number
  readonly seo: number
}

export interface ScoreBelowMinimum {
  readonly id: 'aeo' | 'seo'
  readonly value: number
  readonly min: number
}

/** Scores that keep a text from being published. A text that could not be analysed is never held back: that would be our fault. */
export function scoresBelowMinimum(
  { optimization, phase }: Pick<EditorState, 'optimization' | 'phase'>,
  minimum: PublishMinimum,
): readonly ScoreBelowMinimum[] {
  if (!optimization || phase === 'failed') return []
  return (['aeo', 'seo'] as const)
    .map((id) => ({ id, value: optimization[`${id}_score`], min: minimum[id] }))
    .filter(({ value, min }) => value < min)
}

/** States from which saving as one of the others publishes for the first time. */
const unpublished = ['auto-draft', 'draft', 'pending']
const publics = ['publish', 'future', 'private']

/** True for a save that brings a post before readers for the first time. */
export const isFirstPublication = (from: string, to: string): boolean => unpublished.includes(from) && publics.includes(to)
