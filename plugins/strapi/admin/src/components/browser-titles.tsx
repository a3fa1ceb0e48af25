import { type EditorState, timerSchedule } from '@citable/editor'
import { askDeviceForTitles, DeviceError, type DeviceModel, type DeviceScope, findDeviceModel } from '@citable/editor/device-titles'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { workInWorker } from '../analyzers.ts'
import { useText } from '../use-texts.tsx'
import { usePanel } from './panel-context.tsx'
import { Small } from './parts.tsx'

type Titles = NonNullable<EditorState['optimization']>['titles']

type Asked =
  | { readonly state: 'idle' | 'asking' }
  /** `about`: the text that was read. */
  | { readonly state: 'answered'; readonly said: string; readonly about: string }
  | { readonly state: 'failed'; readonly detail: string }

/** A button that asks the browser's own model for titles; nothing where the browser has none for the language. */
export default function BrowserTitles({ show }: { readonly show: (titles: Titles) => void }) {
  const text = useText()
  const { draft, optimization } = usePanel().state
  const model = useDeviceModel(optimization?.article.language ?? null)
  const [asked, setAsked] = useState<Asked>({ state: 'idle' })
  const [share, setShare] = useState<number | null>(null)
  // A second click may come before the button is drawn as one that waits.
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  if (model === null) return null

  const ask = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setAsked({ state: 'asking' })
    setShare((known) => (known === 1 ? 1 : null))
    const context = { ...draft.context, now: new Date().toISOString(), options: { seo: true, aeo: true, titles: 3 } }
    const request = { documentId: draft.documentId, input: draft.input, context }
    const origin = { work: workInWorker, origin: 'device_ai' }
    try {
      const { titles, written, refused } = await askDeviceForTitles(request, model, origin, setShare, signal)
      show(titles.map((title) => marked(title, text('browserTitles.origin'))))
      const outcome = written === 0 ? 'none' : refused === 0 ? 'all' : 'refused'
      setAsked({ state: 'answered', said: text(`browserTitles.${outcome}`, { refused, written }), about: textOf(draft) })
    } catch (error) {
      const detail = error instanceof DeviceError ? text(`browserTitles.${error.fault}`) : error instanceof Error ? error.message : ''
      setAsked(signal.aborted ? { state: 'idle' } : { state: 'failed', detail })
    }
    running.current = null
  }

  const isAsking = asked.state === 'asking'
  const mustFetch = model.state !== 'available' && share !== 1
  const isFetching = isAsking && mustFetch
  const isOld = asked.state === 'answered' && asked.about !== textOf(draft)
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} data-testid="citable-browser-titles">
      <Flex gap={2}>
        <Button size="S" variant="secondary" loading={isAsking} disabled={isAsking || optimization === null} onClick={() => void ask()}>
          {text('browserTitles.ask')}
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
            isFetching ? text('browserTitles.fetching') : isAsking ? text('browserTitles.writing') : '',
            asked.state === 'answered' ? asked.said : asked.state === 'failed' ? asked.detail : '',
            isOld ? text('browserTitles.old') : '',
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

/** Says of a title that the model wrote it. */
const marked = (title: Titles[number], message: string): Titles[number] =>
  title.origin === 'rule' ? title : { ...title, reasons: [{ code: 'writtenByAi', args: {}, message }, ...title.reasons] }

/** The text itself, without its fields: taking a title does not change it. */
const textOf = ({ input }: EditorState['draft']): string =>
  input.kind === 'blocks' ? JSON.stringify(input.blocks) : input.kind === 'body' ? input.html : ''
