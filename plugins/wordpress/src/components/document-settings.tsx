import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { openSidebar } from '../sidebar-area.ts'
import { QueriesField } from './author-inputs.tsx'
import { loadedLater } from './loaded-later.tsx'
import { SchemaType } from './schema-type.tsx'
import { ScoreLines } from './score-lines.tsx'
import { usePanel, useView } from './use-panel.ts'

const People = loadedLater(async () => (await import('./people.tsx')).People)

/** Among the settings of the post: where it stands, what only the author knows, and the way to everything else. */
export function DocumentSettings() {
  const { reveal } = usePanel()
  const { direction } = useView().view
  return (
    <div className="citable-panel citable-document" dir={direction}>
      <ScoreLines />
      <SchemaType />
      <People />
      <QueriesField />
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
    </div>
  )
}
