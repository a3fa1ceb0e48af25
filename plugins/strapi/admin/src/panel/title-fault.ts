import type { PanelView } from '@citable/editor'
import type { useText } from '../use-texts.tsx'

/** What is wrong with the current title, with its score; null: nothing, or the text is empty. The card and the first tab say it in the same words. */
export function titleFault({ start, titles }: Pick<PanelView, 'start' | 'titles'>, text: ReturnType<typeof useText>): string | null {
  const current = start ? undefined : titles.items.find(({ isCurrent }) => isCurrent)
  const fault = current?.faults[0]
  return fault === undefined ? null : text('panel.titleFault', { score: current?.scoreText ?? '', fault })
}

/** The same as a step of its own, where no step is about the title. */
export const titleStep = (view: Pick<PanelView, 'titles' | 'next' | 'start'>, text: ReturnType<typeof useText>): string | null =>
  view.next.some(({ id }) => id.startsWith('title-')) ? null : titleFault(view, text)
