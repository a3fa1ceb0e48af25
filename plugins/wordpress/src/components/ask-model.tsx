import { timerSchedule } from '@citable/editor'
import { type DeviceModel, type DeviceScope, findDeviceModel } from '@citable/editor/device-titles'
import { Button, Spinner } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import type { TitleWriter } from '../host/facts.ts'

export interface AskModelProps {
  /** Stands in the page as `data-…` with what is going on. */
  readonly name: 'ai-titles' | 'remarks'
  readonly writers: readonly TitleWriter[]
  /** The browser's; null: none. */
  readonly model: DeviceModel | null
  /** There is a text to ask about. */
  readonly isReady: boolean
  readonly words: { readonly device: string; readonly site: string; readonly waiting: string }
  /** Outcome of the last time; '': no model was asked. */
  readonly said: string
  /** The text is another one since. */
  readonly isOld: boolean
  /** Asks in the task of a click; rejects with what people may read. */
  ask(writer: TitleWriter, onProgress: (share: number) => void, signal: AbortSignal): Promise<void>
}

interface Asking {
  readonly writer: TitleWriter
  readonly controller: AbortController
}

/** A button for each model that may be asked, how far it is, a way to call it off, and what came of it. */
export function AskModel({ name, writers, model, isReady, words, said, isOld, ask }: AskModelProps) {
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [share, setShare] = useState<number | null>(null)
  // A second click may come before the button is drawn as one that waits.
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (writer: TitleWriter) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setAsking({ writer, controller })
    setProblem('')
    setShare((known) => (known === 1 ? 1 : null))
    try {
      await ask(writer, setShare, controller.signal)
    } catch (error) {
      const { message } = (error ?? {}) as { readonly message?: string }
      if (!controller.signal.aborted) setProblem(message || __('Something went wrong. Try again.', 'citable'))
    }
    running.current = null
    setAsking(null)
  }

  const isOff = asking !== null || !isReady
  const mustFetch = model?.state !== 'available' && share !== 1
  const isFetching = asking?.writer === 'device' && mustFetch
  const waiting = isFetching ? __('Your browser is fetching its model…', 'citable') : words.waiting
  const state = problem !== '' ? 'failed' : asking ? 'asking' : said !== '' ? 'answered' : 'idle'
  return (
    <>
      <div className="citable-titles__uses">
        {model && (
          <Button variant="secondary" size="compact" disabled={isOff} onClick={() => void run('device')}>
            {words.device}
          </Button>
        )}
        {writers.includes('site') && (
          <Button variant="secondary" size="compact" disabled={isOff} onClick={() => void run('site')}>
            {words.site}
          </Button>
        )}
        {asking && (
          <>
            {!isFetching && <Spinner />}
            <Button variant="tertiary" size="compact" onClick={() => asking.controller.abort()}>
              {__('Cancel', 'citable')}
            </Button>
          </>
        )}
      </div>
      {isFetching && <progress aria-label={__('Download of the model', 'citable')} max={1} {...(share === null ? {} : { value: share })} />}
      <p className="citable-row__small" role="status" {...{ [`data-${name}`]: state }}>
        {[problem || (asking ? waiting : said), isOld && !asking ? __('The text has changed since then.', 'citable') : ''].join(' ')}
      </p>
      {model && (
        <p className="citable-row__small">
          {[
            __(
              'Your browser’s model reads the title, the headings and the beginning of this text on this device. Nothing is sent.',
              'citable',
            ),
            mustFetch ? __('The first click has the browser fetch its model, about 4 GB, once.', 'citable') : '',
          ].join(' ')}
        </p>
      )}
      {writers.includes('site') && (
        <p className="citable-row__small">
          {__(
            'A click sends the title, the headings and the beginning of this text to the AI model that is connected to this site. Without a click nothing is sent.',
            'citable',
          )}
        </p>
      )}
    </>
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
