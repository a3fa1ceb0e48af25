import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { openSidebar } from '../sidebar-area.ts'
import { QueriesField } from './inputs/author-inputs.tsx'
import { loadedLater } from './loaded-later.tsx'
import { PrimaryCategory } from './primary-category.tsx'
import { SchemaType } from './schema/schema-type.tsx'
import { ScoreLines } from './scores/score-lines.tsx'
import { usePanel, useView } from './use-panel.ts'

const People = loadedLater(async () => (await import('./inputs/people.tsx')).People)

/** Among the settings of the post: where it stands, the way to everything else, and what only the author knows. */
export function DocumentSettings() {
  const { reveal } = usePanel()
  const { direction } = useView().view
  return (
    <div className="citable-panel citable-document" dir={direction}>
      <ScoreLines />
      <Button
        variant="secondary"
        size="compact"
        onClick={() => {
          openSidebar()
          reveal.ask('sidebar')
        }}
      >
        {__('Open the Citable panel', 'citable')}
      </Button>
      <SchemaType />
      <PrimaryCategory />
      <People />
      <QueriesField />
    </div>
  )
}
