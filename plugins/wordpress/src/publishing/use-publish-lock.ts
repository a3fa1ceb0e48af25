import { dispatch, useSelect } from '@wordpress/data'
import { useEffect, useSyncExternalStore } from '@wordpress/element'
import type { Panel } from '../components/use-panel.ts'
import { isFirstPublication, scoresBelowMinimum } from './scores-below-minimum.ts'

const lock = 'citable'

/**
 * Holds the button to publish while a text is below the site's minimum: only as long as the panel before publishing is open, so that a
 * draft can be saved at any time.
 */
export function usePublishLock({ store, facts }: Panel): void {
  const isBelow = useSyncExternalStore(store.subscribe, () => scoresBelowMinimum(store.getSnapshot(), facts.publishMinimum).length > 0)
  const isAsking: boolean = useSelect((select) => {
    const editor = select('core/editor')
    return editor.isPublishSidebarOpened() && isFirstPublication(editor.getCurrentPostAttribute('status') as string, 'publish')
  }, [])
  const isLocked = isBelow && isAsking
  useEffect(() => {
    if (!isLocked) return
    dispatch('core/editor').lockPostSaving(lock)
    return () => dispatch('core/editor').unlockPostSaving(lock)
  }, [isLocked])
}
