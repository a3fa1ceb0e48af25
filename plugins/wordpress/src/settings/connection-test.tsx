import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { type Outcome, OutcomeNotice } from './outcome.tsx'

export interface Connection {
  readonly outcome: Outcome | null
  readonly isTesting: boolean
  /** A request of this page is under way. */
  readonly isBusy: boolean
  readonly onTest: () => void
}

/** Asks the service, and says how it answered. */
export function ConnectionTest({ outcome, isTesting, isBusy, hasAddress, onTest }: Connection & { readonly hasAddress: boolean }) {
  return (
    <div className="citable-settings__test">
      <Button variant="secondary" isBusy={isTesting} disabled={isBusy || !hasAddress} onClick={onTest} __next40pxDefaultSize>
        {__('Test the connection', 'citable')}
      </Button>
      <div role="status" data-test-result={outcome?.tone}>
        {outcome && <OutcomeNotice outcome={outcome} />}
      </div>
    </div>
  )
}
