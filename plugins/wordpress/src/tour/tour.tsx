import { speak } from '@wordpress/a11y'
import { Button } from '@wordpress/components'
import { dispatch } from '@wordpress/data'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { useView } from '../components/use-panel.ts'
import { seenTour } from './seen-tour.ts'

/** Places in the panel, one for each step; an empty post has no points, and no scores. */
const places = ['.citable-scores', '.citable-next, .citable-start', '.citable-search', ''] as const

const steps = (): readonly (readonly [title: string, text: string])[] => [
  [
    __('Two numbers', 'citable'),
    __(
      'AEO readiness (answer engine optimisation): how well answer engines can find, quote and trust your text. SEO (search engine optimisation): how well it follows what search engines document. Both follow as you write.',
      'citable',
    ),
  ],
  [
    __('What to do next', 'citable'),
    __('The points that gain most stand first. Open one to see what was found and how to mend it. Every change can be undone.', 'citable'),
  ],
  [
    __('Search', 'citable'),
    __('Title, description and address, as a result page shows them. A focus keyphrase, if you want one.', 'citable'),
  ],
  [__('Then publish', 'citable'), __('Before you publish you see both numbers once more, and what is still open.', 'citable')],
]

/** Four steps through the panel, shown once. The card stays at the top while the panel moves to the place of a step. */
export function Tour() {
  const [at, setAt] = useState(0)
  const [isOver, setOver] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { start, next } = useView().view
  const hasPoints = next.length > 0
  useEffect(() => void dispatch('core/preferences').set(...seenTour, true), [])
  // The first analysis and later ones put other places into the panel.
  useEffect(() => {
    const selector = isOver ? '' : places[at]
    const place = selector ? card.current?.closest('.citable-panel')?.querySelector(selector) : null
    place?.classList.add('citable-tour-place')
    place?.scrollIntoView({ block: 'nearest' })
    return () => place?.classList.remove('citable-tour-place')
  }, [at, isOver, start, hasPoints])
  useEffect(() => {
    if (isOver) return
    // Keys in the text come from its frame, and are about the text.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !(event.target instanceof HTMLIFrameElement)) setOver(true)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isOver])
  const all = steps()
  const step = all[at]
  if (isOver || !step) return null
  const [title, text] = step
  /* translators: 1: number of the step. 2: number of steps. */
  const position = sprintf(__('Step %1$d of %2$d', 'citable'), at + 1, all.length)
  const go = (to: number) => {
    setAt(to)
    const [nextTitle, nextText] = all[to] ?? ['', '']
    speak(`${nextTitle}. ${nextText}`)
  }
  return (
    <section ref={card} className="citable-tour" aria-label={__('A short tour', 'citable')}>
      <p className="citable-row__small">{position}</p>
      <h3 className="citable-group__title">{title}</h3>
      <p>{text}</p>
      <div className="citable-row__actions">
        {at < all.length - 1 ? (
          <Button variant="primary" size="compact" onClick={() => go(at + 1)}>
            {__('Next', 'citable')}
          </Button>
        ) : (
          <Button variant="primary" size="compact" onClick={() => setOver(true)}>
            {__('Done', 'citable')}
          </Button>
        )}
        {at > 0 && (
          <Button variant="tertiary" size="compact" onClick={() => go(at - 1)}>
            {__('Back', 'citable')}
          </Button>
        )}
        {at < all.length - 1 && (
          <Button variant="tertiary" size="compact" onClick={() => setOver(true)}>
            {__('Skip the tour', 'citable')}
          </Button>
        )}
      </div>
    </section>
  )
}
