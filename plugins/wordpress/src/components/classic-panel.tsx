import { PanelBody } from '@wordpress/components'
import { useRef } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { loadedLater } from './loaded-later.tsx'
import { SchemaType } from './schema/schema-type.tsx'
import { useHeading } from './scores/points.tsx'
import { SearchSection } from './search-section.tsx'
import {
  AllChecks,
  AnswersParts,
  Applied,
  Costs,
  NextSteps,
  Overview,
  SearchParts,
  SecondLook,
  TextParts,
  useAnnouncements,
} from './sidebar.tsx'
import { useView } from './use-panel.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

const ClassicLinks = loadedLater(async () => (await import('../links/classic-links.tsx')).ClassicLinks)

/** The top of the box below the classic editor: the scores, above the author's own fields. */
export function ClassicScores() {
  const { view } = useView()
  const root = useRef<HTMLDivElement>(null)
  useAnnouncements(view)
  useRestoredFocus(root)
  return (
    <div ref={root} className="citable-panel citable-classic" dir={view.direction}>
      <Overview />
      {view.applied.items.length > 0 && <Applied />}
      <NextSteps />
      <Costs />
    </div>
  )
}

/** The parts of the sidebar that need no block, below the author's fields. */
export function ClassicDetails() {
  const { view } = useView()
  const root = useRef<HTMLDivElement>(null)
  useRestoredFocus(root)
  return (
    <div ref={root} className="citable-panel citable-classic" dir={view.direction}>
      <SearchSection>
        <SearchParts />
      </SearchSection>
      <PanelBody title={useHeading('answers')} initialOpen={false} className="citable-answers">
        <AnswersParts />
      </PanelBody>
      <PanelBody title={useHeading('text')} initialOpen={false} className="citable-text">
        <TextParts />
      </PanelBody>
      <SecondLook />
      <PanelBody title={__('Internal links', 'citable')} initialOpen={false} className="citable-links">
        <ClassicLinks />
      </PanelBody>
      <PanelBody title={view.schemaHeading} initialOpen={false}>
        <SchemaType />
      </PanelBody>
      {!view.start && (
        <PanelBody title={view.checksHeading} initialOpen={false} className="citable-all-checks">
          <AllChecks />
        </PanelBody>
      )}
    </div>
  )
}
