import { bodyTextOf, type EditorState, requestOf } from '@citable/editor'
import { askDeviceForTitles } from '@citable/editor/device-titles'
import { useState } from 'react'
import { useText } from '../../use-texts.tsx'
import { usePanel } from '../panel-context.tsx'
import { AskBrowser, type AskBrowserProps, useDeviceModel } from './ask-browser.tsx'
import { workInWorker } from './work-in-worker.ts'

type Titles = NonNullable<EditorState['optimization']>['titles']

/** A button that asks the browser's own model for titles; nothing where the browser has none for the language. */
export default function BrowserTitles({ show }: { readonly show: (titles: Titles) => void }) {
  const text = useText()
  const { draft, optimization } = usePanel().state
  const model = useDeviceModel(optimization?.article.language ?? null)
  /** `about`: the text that was read. */
  const [asked, setAsked] = useState<{ readonly said: string; readonly about: string } | null>(null)
  if (model === null) return null
  const ask: AskBrowserProps['ask'] = async (onProgress, signal) => {
    const origin = { work: workInWorker, origin: 'device_ai' }
    const { titles, written, refused } = await askDeviceForTitles(
      requestOf(draft, new Date().toISOString()),
      model,
      origin,
      onProgress,
      signal,
    )
    show(titles.map((title) => marked(title, text('browserTitles.origin'))))
    const outcome = written === 0 ? 'none' : refused === 0 ? 'all' : 'refused'
    setAsked({ said: text(`browserTitles.${outcome}`, { refused, written }), about: bodyTextOf(draft) })
  }
  return (
    <AskBrowser
      model={model}
      label={text('browserTitles.ask')}
      waiting={text('browserTitles.writing')}
      said={asked?.said ?? ''}
      isOld={asked !== null && asked.about !== bodyTextOf(draft)}
      testId="citable-browser-titles"
      ask={ask}
    />
  )
}

/** Says of a title that the model wrote it. */
const marked = (title: Titles[number], message: string): Titles[number] =>
  title.origin === 'rule' ? title : { ...title, reasons: [{ code: 'writtenByAi', args: {}, message }, ...title.reasons] }
