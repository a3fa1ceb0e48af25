import { bodyTextOf, type EditorState, requestOf } from '@citable/editor'
import { askDeviceForRemarks } from '@citable/editor/device-titles'
import { type AskedRemarks, checkAgain, type RemarkCheck, remarksView } from '@citable/editor/remarks'
import { useEffect, useState } from 'react'
import { Part, Small } from '../../ui/parts.tsx'
import { usePanel } from '../panel-context.tsx'
import { AskBrowser, type AskBrowserProps, useDeviceModel } from './ask-browser.tsx'
import { RemarkList } from './remark-list.tsx'
import { workInWorker } from './work-in-worker.ts'

interface Asked extends AskedRemarks {
  /** The text that was read. */
  readonly about: string
}

/** Remarks of the browser's own model; nothing where the browser has none for the language. They stay until it is asked again. */
export default function BrowserRemarks() {
  const { state, catalog } = usePanel()
  const { draft, optimization } = state
  const model = useDeviceModel(optimization?.article.language ?? null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOld = asked !== null && asked.about !== bodyTextOf(draft)
  const now = useCheckOf(isOld ? asked : null, draft)
  // Summarizer writes headlines only
  if (model?.api !== 'LanguageModel') return null
  const view = remarksView(asked?.check ?? null, catalog, now ?? asked?.check ?? null)
  const ask: AskBrowserProps['ask'] = async (onProgress, signal) => {
    const answer = await askDeviceForRemarks(requestOf(draft, new Date().toISOString()), model, workInWorker, onProgress, signal)
    if (answer === null) throw new Error(view.noAnswerText)
    setAsked({ ...answer, about: bodyTextOf(draft) })
  }
  return (
    <Part title={view.heading} testId="citable-remarks">
      <Small>{view.help}</Small>
      {view.items.length === 0 ? null : <RemarkList items={view.items} />}
      <AskBrowser
        model={model}
        label={view.askText}
        waiting={view.readingText}
        said={view.saidText}
        isOld={isOld}
        testId="citable-browser-remarks"
        ask={ask}
      />
    </Part>
  )
}

/** What of an answer is in the text as it is now; null: not known. */
function useCheckOf(asked: Asked | null, draft: EditorState['draft']): RemarkCheck | null {
  const [check, setCheck] = useState<RemarkCheck | null>(null)
  useEffect(() => {
    if (asked === null) return setCheck(null)
    const controller = new AbortController()
    checkAgain(requestOf(draft, new Date().toISOString()), asked.answer, workInWorker, controller.signal).then(
      (found) => {
        if (!controller.signal.aborted) setCheck(found)
      },
      () => {},
    )
    return () => controller.abort()
  }, [asked, draft])
  return check
}
