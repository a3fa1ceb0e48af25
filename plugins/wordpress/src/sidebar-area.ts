import { dispatch, select } from '@wordpress/data'
import type { Reveal, RevealedPart } from './reveal.ts'

/** The sidebar's name in WordPress's list of such areas. */
const area = 'citable/citable'

export const isSidebarOpen = (): boolean => select('core/interface').getActiveComplementaryArea('core') === area

export const openSidebar = (): void => {
  if (!isSidebarOpen()) void dispatch('core/interface').enableComplementaryArea('core', area)
}

/** Opens it for what a finding is about, from the panel before publishing too. */
export const leadTo = (part: RevealedPart, reveal: Reveal): void => {
  void dispatch('core/editor').closePublishSidebar()
  openSidebar()
  reveal.ask(part)
}

export const toggleSidebar = (): void => {
  if (isSidebarOpen()) void dispatch('core/interface').disableComplementaryArea('core')
  else openSidebar()
}
