import { Notice } from '@wordpress/components'

/** Outcome of a request. */
export interface Outcome {
  readonly tone: 'success' | 'error'
  readonly text: string
}

export function OutcomeNotice({ outcome }: { readonly outcome: Outcome }) {
  return (
    <Notice status={outcome.tone} isDismissible={false}>
      {outcome.text}
    </Notice>
  )
}
