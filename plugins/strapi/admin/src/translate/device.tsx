import type { Catalog } from '@citable/editor'
import type { DeviceKit, DeviceProgress } from '@citable/editor/device-translations'
import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system'

export { loadDeviceKit } from '@citable/editor/device-translations'

interface OnDeviceProps {
  readonly kit: DeviceKit
  readonly language: string
  readonly catalog: Catalog
  readonly device: { readonly progress: DeviceProgress | null; cancel(): void }
  /** Whether it asks for a draft or for changes. */
  readonly asks: 'ask' | 'changesAsk'
  /** Something else is under way. */
  readonly isOff: boolean
  onAsk(): void
}

/** A button for the browser's own translator, how far it is, and a way to call it off; nothing where it does not know the language. */
export function OnDevice({ kit, language, catalog, device, asks, isOff, onAsk }: OnDeviceProps) {
  if (!kit.languages.includes(language)) return null
  const view = kit.view(language, device.progress, catalog)
  const { progress } = view
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} data-testid="citable-device" data-phase={device.progress?.phase ?? 'idle'}>
      {progress === null ? (
        isOff ? null : (
          <>
            <Button size="S" variant="secondary" onClick={onAsk}>
              {view[asks]}
            </Button>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {view.about}
            </Typography>
          </>
        )
      ) : (
        <>
          <Typography tag="p" variant="pi" textColor="neutral800" role="status">
            {progress.text}
          </Typography>
          <progress aria-label={progress.label} max={1} {...(progress.value === null ? {} : { value: progress.value })} />
          {view.cancel === null ? (
            <Loader small>{progress.text}</Loader>
          ) : (
            <Box>
              <Button size="S" variant="tertiary" onClick={device.cancel}>
                {view.cancel}
              </Button>
            </Box>
          )}
        </>
      )}
    </Flex>
  )
}
