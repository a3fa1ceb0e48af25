import { PanelBody } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import type { ReactNode } from 'react'
import type { RevealedPart } from '../reveal.ts'
import { useHeading } from './scores/points.tsx'
import { usePanel } from './use-panel.ts'

/** The list under it grows while it loads; an author who does something else by then is left alone. */
function keepOnTop(head: HTMLElement): void {
  const observer = new ResizeObserver(() => head.scrollIntoView({ block: 'start' }))
  observer.observe(head.parentElement ?? head)
  for (const done of ['blur', 'keydown', 'pointerdown', 'wheel', 'touchmove'])
    head.ownerDocument.addEventListener(done, () => observer.disconnect(), { once: true, capture: true })
}

/** Opens for a finding about one of its fields or for the titles, and hands the keyboard to that. */
export function SearchSection({ children }: { readonly children: ReactNode }) {
  const { reveal } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState<RevealedPart | null>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const grants = (['titles', '@seo_title', '@description'] as const).map((part) =>
      reveal.watch(part, () => {
        setOpen(true)
        setWanted(part)
      }),
    )
    return () => {
      for (const leave of grants) leave()
    }
  }, [reveal])
  useEffect(() => {
    const field = wanted && body.current?.querySelector<HTMLElement>(`[data-citable-input="${wanted}"]`)
    if (!field) return
    setWanted(null)
    field.closest('details')?.setAttribute('open', '')
    field.focus()
    if (wanted === 'titles') keepOnTop(field)
    else field.scrollIntoView({ block: 'center' })
  }, [wanted, isOpen])
  const heading = useHeading('search')
  return (
    <PanelBody ref={body} title={heading} opened={isOpen} onToggle={() => setOpen(!isOpen)} className="citable-search">
      {children}
    </PanelBody>
  )
}
