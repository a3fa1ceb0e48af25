import type { Catalog } from '@citable/editor'
import type { DeviceKit, DeviceProgress, DeviceText } from '@citable/editor/device-translations'
import { Button, Spinner } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'

export interface DeviceRun {
  readonly progress: DeviceProgress | null
  /** Call it in the task of a click. Rejects as the kit does, and with `calledOff`. */
  ask<Answer extends { readonly waiting: readonly string[] }>(
    kit: DeviceKit,
    language: string,
    send: (texts: readonly DeviceText[], signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer>
  cancel(): void
}

/** Rejected when the person has called it off. */
export const calledOff = Symbol('called off')

/** One translation by the browser at a time; it ends with the section. */
export function useDeviceRun(): DeviceRun {
  const [progress, setProgress] = useState<DeviceProgress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return {
    progress,
    cancel: () => running.current?.abort(),
    async ask(kit, language, send) {
      const controller = new AbortController()
      running.current = controller
      try {
        return await kit.translate(language, send, setProgress, controller.signal)
      } catch (error) {
        throw controller.signal.aborted ? calledOff : error
      } finally {
        running.current = null
        setProgress(null)
      }
    },
  }
}

interface OnDeviceProps {
  readonly kit: DeviceKit
  readonly language: string
  readonly catalog: Catalog
  readonly run: DeviceRun
  /** Whether it asks for a draft or for changes. */
  readonly asks: 'ask' | 'changesAsk'
  /** Something else is under way. */
  readonly isOff: boolean
  onAsk(): void
}

/** A button for the browser's own translator, how far it is, and a way to call it off; nothing where it does not know the language. */
export function OnDevice({ kit, language, catalog, run, asks, isOff, onAsk }: OnDeviceProps) {
  if (!kit.languages.includes(language)) return null
  const view = kit.view(language, run.progress, catalog)
  const { progress } = view
  return (
    <div className="citable-device" data-device={run.progress?.phase ?? 'idle'}>
      {progress === null ? (
        !isOff && (
          <>
            <p>
              <Button variant="secondary" size="compact" onClick={onAsk}>
                {view[asks]}
              </Button>
            </p>
            <p className="citable-row__small">{view.about}</p>
          </>
        )
      ) : (
        <>
          <p className="citable-row__small" role="status">
            {progress.text}
          </p>
          <progress aria-label={progress.label} max={1} {...(progress.value === null ? {} : { value: progress.value })} />
          {view.cancel === null ? (
            <Spinner />
          ) : (
            <p>
              <Button variant="tertiary" size="compact" onClick={run.cancel}>
                {view.cancel}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}
