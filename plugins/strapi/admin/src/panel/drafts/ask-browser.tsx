import { timerSchedule } from '@citable/editor'
import { DeviceError, type DeviceModel, type DeviceScope, findDeviceModel } from '@citable/editor/device-titles'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { Small } from '../../ui/parts.tsx'
import { useText } from '../../use-texts.tsx'
import { usePanel } from '../panel-context.tsx'

type State = 'idle' | 'asking' | 'answered' | 'failed'

export interface AskBrowserProps {
  readonly model: DeviceModel
  readonly label: string
  readonly waiting: string
  /** Outcome of the last time. */
  readonly said: string
  /** The text is another one since. */
  readonly isOld: boolean
  readonly testId: string
  /** Asks in the task of a click; rejects as the model does. */
  ask(onProgress: (share: number) => void, signal: AbortSignal): Promise<void>
}

/** A button that asks the browser's own model, how far it is, a way to call it off, and what came of it. */
export function AskBrowser({ model, label, waiting, said, isOld, testId, ask }: AskBrowserProps) {
  const text = useText()
  const { optimization } = usePanel().state
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState('')
  const [share, setShare] = useState<number | null>(null)
  // A second click may come before the button is drawn as one that waits.
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState('asking')
    setShare((known) => (known === 1 ? 1 : null))
    try {
      await ask(setShare, controller.signal)
      setState('answered')
    } catch (error) {
      setProblem(error instanceof DeviceError ? text(`browserTitles.${error.fault}`) : error instanceof Error ? error.message : '')
      setState(controller.signal.aborted ? 'idle' : 'failed')
    }
    running.current = null
  }

  const isAsking = state === 'asking'
  const mustFetch = model.state !== 'available' && share !== 1
  const isFetching = isAsking && mustFetch
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} data-testid={testId}>
      <Flex gap={2}>
        <Button size="S" variant="secondary" loading={isAsking} disabled={isAsking || optimization === null} onClick={() => void run()}>
          {label}
        </Button>
        {isAsking ? (
          <Button size="S" variant="tertiary" onClick={() => running.current?.abort()}>
            {text('browserTitles.cancel')}
          </Button>
        ) : null}
      </Flex>
      {isFetching ? <progress aria-label={text('browserTitles.download')} max={1} {...(share === null ? {} : { value: share })} /> : null}
      <Box aria-live="polite">
        <Typography variant="pi" textColor="neutral700">
          {[
            isFetching ? text('browserTitles.fetching') : isAsking ? waiting : '',
            state === 'answered' ? said : state === 'failed' ? problem : '',
            state === 'answered' && isOld ? text('browserTitles.old') : '',
          ].join(' ')}
        </Typography>
      </Box>
      <Small>
        {text('browserTitles.about')} {mustFetch ? text('browserTitles.once') : ''}
      </Small>
    </Flex>
  )
}

/** The browser's model for a language; null: none, or not known yet. */
export function useDeviceModel(language: string | null): DeviceModel | null {
  const [model, setModel] = useState<DeviceModel | null>(null)
  useEffect(() => {
    let isCurrent = true
    setModel(null)
    if (language !== null)
      findDeviceModel(window as DeviceScope, language, timerSchedule).then((found) => {
        if (isCurrent) setModel(found)
      })
    return () => {
      isCurrent = false
    }
  }, [language])
  return model
}
