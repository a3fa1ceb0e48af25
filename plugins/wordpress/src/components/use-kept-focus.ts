import { useEffect } from '@wordpress/element'
import type { RefObject } from 'react'
import { keepFocus } from './keep-focus.ts'

/** As `keepFocus`, while the component is there. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => (root.current ? keepFocus(root.current) : undefined), [root])
}
