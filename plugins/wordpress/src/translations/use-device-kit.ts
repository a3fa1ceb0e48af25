import { timerSchedule } from '@citable/editor'
import type { DeviceKit, TranslatorScope } from '@citable/editor/device-translations'
import { useEffect, useState } from '@wordpress/element'

/** What the browser translates; `targets`: null where the site has not switched it on. Nothing is loaded for a browser without a translator. */
export function useDeviceKit(from: string, targets: readonly string[] | null, locale: string): DeviceKit | null {
  const [kit, setKit] = useState<DeviceKit | null>(null)
  const wanted = targets?.join(' ') ?? ''
  useEffect(() => {
    let isCurrent = true
    setKit(null)
    if (from !== '' && wanted !== '' && 'Translator' in window)
      import('@citable/editor/device-translations')
        .then(({ loadDeviceKit }) => loadDeviceKit(window as TranslatorScope, from, wanted.split(' '), locale, timerSchedule))
        .then(
          (found) => {
            if (isCurrent) setKit(found)
          },
          // files that an update of the plugin has replaced
          () => {},
        )
    return () => {
      isCurrent = false
    }
  }, [from, wanted, locale])
  return kit
}
