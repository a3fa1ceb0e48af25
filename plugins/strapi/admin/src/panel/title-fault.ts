import type { PanelView } from '@citable/editor'
import type { useText } from '../use-texts.tsx'

/** What is wrong with the current title, with its score; null: nothing, or the text is empty. The card and the first tab say it in the same words. */
export function titleFault({ start, titles }: Pick<PanelView, 'start' | 'titles'>, text: ReturnType<typeof useText>): string | null {
  const current = start ? undefined : titles.items.find(({ isCurrent }) => isCurrent)
  const fault = current?.faults[0]
  return fault === undefined ? null : text('panel.titleFault', { score: current?.scoreText ?? '', fault })
}

/** The other steps: its fault is above them, with the way to better titles. */
export const stepsBeside = (fault: string | null, { next }: Pick<PanelView, 'next'>): PanelView['next'] =>
  next.filter(({ id }) => !fault || !id.startsWith('title-'))
