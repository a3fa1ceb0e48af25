import { Notice } from '@wordpress/components'
import { useSyncExternalStore } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { staysHere } from '../../host/models/stays-here.ts'
import { usePanel } from '../use-panel.ts'

/** Reason why the service is not asked about this post. */
export function ProtectedNote() {
  const { facts, host } = usePanel()
  const stays = useSyncExternalStore(host.observe, () => staysHere(facts, host))
  if (!stays) return null
  return (
    <Notice status="info" isDismissible={false} className="citable-banner">
      {__('The post has a password: its text is not sent to the service, but analysed on this device.', 'citable')}
    </Notice>
  )
}
