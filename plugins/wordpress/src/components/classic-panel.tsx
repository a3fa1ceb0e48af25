import { PanelBody } from '@wordpress/components'
import { useRef } from '@wordpress/element'
import { Previews } from './previews.tsx'
import { Proposals } from './proposals.tsx'
import { Questions } from './questions.tsx'
import { SchemaType } from './schema-type.tsx'
import { Applied, Improvements, Overview, useAnnouncements } from './sidebar.tsx'
import { TextChoices } from './text-choices.tsx'
import { Titles } from './titles.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useView } from './use-panel.ts'

/** The top of the box below the classic editor: the scores, above the author's own fields. */
export function ClassicScores() {
  const { view } = useView()
  const root = useRef<HTMLDivElement>(null)
  useAnnouncements(view)
  useKeptFocus(root)
  return (
    <div ref={root} className="citable-panel citable-classic" dir={view.direction}>
      <Overview />
      {view.applied.items.length > 0 && <Applied />}
    </div>
  )
}

/** Below the author's fields: the parts of the sidebar that need no block. */
export function ClassicDetails() {
  const { view } = useView()
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root)
  return (
    <div ref={root} className="citable-panel citable-classic" dir={view.direction}>
      <Improvements />
      <Proposals />
      <PanelBody title={view.titles.heading} initialOpen={false} className="citable-titles-panel">
        <Titles />
      </PanelBody>
      <PanelBody title={view.questions.heading} initialOpen={false}>
        <Questions />
      </PanelBody>
      <PanelBody title={view.schemaHeading} initialOpen={false}>
        <TextChoices />
        <SchemaType />
      </PanelBody>
      <Previews />
    </div>
  )
}
