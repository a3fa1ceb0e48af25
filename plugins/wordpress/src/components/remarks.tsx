import { bodyTextOf, type EditorState, requestOf } from '@citable/editor'
import { type AskedRemarks, checkAgain, type RemarkCheck, remarksView } from '@citable/editor/remarks'
import { Button } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import type { TitleWriter } from '../host/facts.ts'
import { askDeviceToRead } from '../host/models/ask-device.ts'
import { askSiteAiToRead } from '../host/models/ask-site-ai.ts'
import { workInWorker } from '../host/models/title-worker.ts'
import { AskModel, type AskModelProps, useDeviceModel } from './ask-model.tsx'
import { usePanel, useView } from './use-panel.ts'

interface Asked extends AskedRemarks {
  /** The text that was read. */
  readonly text: string
}

/** Remarks of a model, each with the words it quotes as a button that leads to them. They stay until one is asked again or another post is opened. */
export function Remarks() {
  const { facts } = usePanel()
  const { state } = useView()
  return <RemarksOfPost key={state.draft.documentId} state={state} writers={facts.titleWriters} />
}

function RemarksOfPost({ state, writers }: { readonly state: EditorState; readonly writers: readonly TitleWriter[] }) {
  const { catalog, store } = usePanel()
  const { draft, optimization } = state
  const found = useDeviceModel(writers.includes('device') ? (optimization?.article.language ?? null) : null)
  // Summarizer writes headlines only
  const model = found?.api === 'LanguageModel' ? found : null
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOld = asked !== null && asked.text !== bodyTextOf(draft)
  const now = useCheckOf(isOld ? asked : null, draft)
  const view = remarksView(asked?.check ?? null, catalog, now ?? asked?.check ?? null)
  const ask: AskModelProps['ask'] = async (writer, onProgress, signal) => {
    const request = requestOf(draft, new Date().toISOString())
    const answer = await (writer === 'device' ? askDeviceToRead(request, model!, onProgress, signal) : askSiteAiToRead(request, signal))
    if (answer === null) throw new Error(view.noAnswerText)
    if (!signal.aborted) setAsked({ ...answer, text: bodyTextOf(draft) })
  }
  const isNobody = optimization !== null && model === null && !writers.includes('site')
  return (
    <>
      <p className="citable-row__small">{view.help}</p>
      {view.items.length > 0 && (
        <ul className="citable-rows">
          {view.items.map(({ key, kindText, text, unheldText, span, jump }) => (
            <li key={key} className="citable-question">
              <span className="citable-row__title">{kindText}</span>
              <p className="citable-row__message" dir="auto">
                {text}
              </p>
              {unheldText !== '' && <p className="citable-row__small">{unheldText}</p>}
              <Button variant="link" className="citable-quote" dir="auto" aria-label={jump.name} onClick={() => void store.show([span])}>
                {jump.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isNobody && <p className="citable-row__small">{__('Your browser has no model that reads texts in this language.', 'citable')}</p>}
      <AskModel
        name="remarks"
        writers={writers}
        model={model}
        isReady={optimization !== null}
        words={{ device: view.askText, site: __('Let this site’s AI read this text', 'citable'), waiting: view.readingText }}
        said={view.saidText}
        isOld={isOld}
        ask={ask}
      />
    </>
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
