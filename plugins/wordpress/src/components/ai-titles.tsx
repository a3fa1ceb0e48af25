import { type EditorState, timerSchedule } from '@citable/editor'
import { type DeviceModel, type DeviceScope, findDeviceModel } from '@citable/editor/device-titles'
import type { askForTitles } from '@citable/editor/titles'
import { Button, Spinner } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { askDevice } from '../host/ask-device.ts'
import { askSiteAi } from '../host/ask-site-ai.ts'
import type { TitleWriter } from '../host/facts.ts'

type Titles = NonNullable<EditorState['optimization']>['titles']

export interface AiTitlesProps {
  readonly state: EditorState
  readonly writers: readonly TitleWriter[]
  /** Draws these suggestions, without any those of the analysis. */
  show(titles?: Titles): ReactNode
}

interface Asked {
  readonly titles: Titles
  readonly said: string
  /** The text that was read. */
  readonly text: string
}

interface Asking {
  readonly writer: TitleWriter
  readonly controller: AbortController
}

/** The titles with a button for each model that may be asked for more. Its titles stay until one is asked again. */
export function AiTitles({ state: { draft, optimization }, writers, show }: AiTitlesProps) {
  const model = useDeviceModel(writers.includes('device') ? (optimization?.article.language ?? null) : null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [share, setShare] = useState<number | null>(null)
  // A second click may come before the button is drawn as one that waits.
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const ask = async (writer: TitleWriter, titlesOf: Ask) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setAsking({ writer, controller })
    setProblem('')
    setShare((known) => (known === 1 ? 1 : null))
    const context = { ...draft.context, now: new Date().toISOString(), options: { seo: true, aeo: true, titles: 3 } }
    try {
      const { titles, written, refused } = await titlesOf({ documentId: draft.documentId, input: draft.input, context }, signal)
      if (!signal.aborted) setAsked({ titles: titles.map(marked), said: sentenceOf(written, refused), text: textOf(draft) })
    } catch (error) {
      const { message } = (error ?? {}) as { readonly message?: string }
      if (!signal.aborted) setProblem(message || __('Something went wrong. Try again.', 'citable'))
    }
    running.current = null
    setAsking(null)
  }

  const askOfDevice: Ask = (request, signal) => askDevice(request, model!, setShare, signal)
  const isOff = asking !== null || optimization === null
  const isOld = asked !== null && asked.text !== textOf(draft)
  const mustFetch = model?.state !== 'available' && share !== 1
  const isFetching = asking?.writer === 'device' && mustFetch
  return (
    <>
      {show(asked?.titles)}
      <div className="citable-titles__uses">
        {model && (
          <Button variant="secondary" size="compact" disabled={isOff} onClick={() => void ask('device', askOfDevice)}>
            {__('Ask your browser for more', 'citable')}
          </Button>
        )}
        {writers.includes('site') && (
          <Button variant="secondary" size="compact" disabled={isOff} onClick={() => void ask('site', askSiteAi)}>
            {__('Ask this site’s AI for more', 'citable')}
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
      <p
        className="citable-row__small"
        role="status"
        data-ai-titles={problem !== '' ? 'failed' : asking ? 'asking' : asked ? 'answered' : 'idle'}
      >
        {[
          problem || (asking ? sayingOf(isFetching) : (asked?.said ?? '')),
          isOld && !asking ? __('The text has changed since then.', 'citable') : '',
        ].join(' ')}
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

type Ask = (request: Parameters<typeof askForTitles>[0], signal: AbortSignal) => ReturnType<typeof askForTitles>

/** The browser's model for a language; null: none, or not known yet. */
function useDeviceModel(language: string | null): DeviceModel | null {
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

const sayingOf = (isFetching: boolean): string =>
  isFetching ? __('Your browser is fetching its model…', 'citable') : __('The AI model is writing…', 'citable')

/** Says of a title that a model wrote it. */
function marked(title: Titles[number]): Titles[number] {
  if (title.origin === 'rule') return title
  const message =
    title.origin === 'device_ai'
      ? __('Written by your browser’s model, checked against your text', 'citable')
      : __('Written by this site’s AI, checked against your text', 'citable')
  return { ...title, reasons: [{ code: 'writtenByAi', args: {}, message }, ...title.reasons] }
}

/** Outcome of writing titles. */
function sentenceOf(written: number, refused: number): string {
  if (written === 0) return __('The AI model suggested no title.', 'citable')
  if (refused === 0) return __('Every title of the AI passed the checks and was ranked with the others.', 'citable')
  return sprintf(
    /* translators: 1: titles that were left out, 2: titles that the AI wrote. */
    __('Titles of the AI that were left out: %1$d of %2$d. Only what the text supports and what reads as a title is shown.', 'citable'),
    refused,
    written,
  )
}

/** The text itself, without its fields: taking a title does not change it. */
const textOf = ({ input }: EditorState['draft']): string =>
  input.kind === 'blocks' ? JSON.stringify(input.blocks) : input.kind === 'body' ? input.html : ''
