import { bodyTextOf, type EditorState, requestOf } from '@citable/editor'
import { useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import type { TitleWriter } from '../../host/facts.ts'
import { askDevice } from '../../host/models/ask-device.ts'
import { askSiteAi } from '../../host/models/ask-site-ai.ts'
import { AskModel, type AskModelProps, useDeviceModel } from '../ask-model.tsx'

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

/** The titles with a button for each model that may be asked for more. Its titles stay until one is asked again. */
export function AiTitles({ state: { draft, optimization }, writers, show }: AiTitlesProps) {
  const model = useDeviceModel(writers.includes('device') ? (optimization?.article.language ?? null) : null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask: AskModelProps['ask'] = async (writer, onProgress, signal) => {
    const asking =
      writer === 'device'
        ? askDevice(requestOf(draft, new Date().toISOString()), model!, onProgress, signal)
        : askSiteAi(requestOf(draft, new Date().toISOString()), signal)
    const { titles, written, refused } = await asking
    if (!signal.aborted) setAsked({ titles: titles.map(marked), said: sentenceOf(written, refused), text: bodyTextOf(draft) })
  }
  return (
    <>
      {show(asked?.titles)}
      <AskModel
        name="ai-titles"
        writers={writers}
        model={model}
        isReady={optimization !== null}
        words={{
          device: __('Ask your browser for more', 'citable'),
          site: __('Ask this site’s AI for more', 'citable'),
          waiting: __('The AI model is writing…', 'citable'),
        }}
        said={asked?.said ?? ''}
        isOld={asked !== null && asked.text !== bodyTextOf(draft)}
        ask={ask}
      />
    </>
  )
}

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
