import { dispatch, select, subscribe } from '@wordpress/data'
import { __ } from '@wordpress/i18n'
import { isSidebarOpen, openSidebar } from './sidebar-area.ts'

const away = 'citable-is-away'
const notice = 'citable-back'

/**
 * The sidebar covers the text on a phone: it closes while a passage is shown, and comes back where it was left. The button of the
 * toolbar brings it back, too. `from`: what was pressed.
 */
export function closeSidebarOnPhone(from: Element | null): void {
  const { body } = document
  if (!isSidebarOpen() || body.classList.contains(away)) return
  const comeBack = () => {
    stop()
    body.classList.remove(away)
    dispatch('core/notices').removeNotice(notice)
    openSidebar()
    if (from instanceof HTMLElement) from.focus()
  }
  const stop = subscribe(() => {
    const isThere = select('core/notices')
      .getNotices()
      .some(({ id }: { readonly id: string }) => id === notice)
    if (!isThere || !isSidebarOpen()) comeBack()
  })
  body.classList.add(away)
  dispatch('core/notices').createInfoNotice(__('Shown in the text.', 'citable'), {
    id: notice,
    type: 'snackbar',
    explicitDismiss: true,
    actions: [{ label: __('Back to Citable', 'citable'), onClick: comeBack }],
  })
}
