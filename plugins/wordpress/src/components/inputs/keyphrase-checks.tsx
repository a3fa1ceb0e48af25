import { useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { RowList } from '../scores/check-row.tsx'
import { useView } from '../use-panel.ts'

/** Results about the keyphrase, where it is entered. */
export function KeyphraseChecks() {
  const [isOpen, setOpen] = useState(false)
  const rows = useView().view.checks.filter(({ id, status }) => id.startsWith('keyphrase-') && status !== 'not_applicable')
  if (rows.length === 0) return null
  const fine = rows.filter(({ status }) => status === 'pass').length
  return (
    <details className="citable-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {
          /* translators: 1: number of checks that are fine. 2: number of checks. */
          sprintf(__('Keyphrase: %1$d of %2$d checks are fine', 'citable'), fine, rows.length)
        }
      </summary>
      {isOpen && <RowList rows={rows} />}
    </details>
  )
}
