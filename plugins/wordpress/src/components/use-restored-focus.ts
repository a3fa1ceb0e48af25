import { useEffect } from '@wordpress/element'
import type { RefObject } from 'react'
import { restoreFocus } from './restore-focus.ts'

/** As `restoreFocus`, while the component is there. */
export function useRestoredFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => (root.current ? restoreFocus(root.current) : undefined), [root])
}
