import { dispatch, select } from '@wordpress/data'

/** The sidebar's name in WordPress's list of such areas. */
const area = 'citable/citable'

export const isSidebarOpen = (): boolean => select('core/interface').getActiveComplementaryArea('core') === area

export const openSidebar = (): void => {
  if (!isSidebarOpen()) void dispatch('core/interface').enableComplementaryArea('core', area)
}

export const toggleSidebar = (): void => {
  if (isSidebarOpen()) void dispatch('core/interface').disableComplementaryArea('core')
  else openSidebar()
}
