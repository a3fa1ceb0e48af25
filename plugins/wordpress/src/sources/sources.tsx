import { bodyTextOf, type EditorState, requestOf, timerSchedule } from '@citable/editor'
import {
  checkSources,
  createSourcesWorker,
  type FoundClaims,
  loadSourceTexts,
  type SourceItem,
  type SourceLink,
  type SourcesState,
  type SourcesWorker,
  type SourceTexts,
  sourcesView,
} from '@citable/editor/sources'
import { speak } from '@wordpress/a11y'
import { Button, Spinner } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { usePanel, useView } from '../components/use-panel.ts'
import { staysHere } from '../host/models/stays-here.ts'
import { askService, fetchSource } from './ask-for-sources.ts'
import { startSourcesWorker } from './start-sources-worker.ts'

/** Statements of the text with the pages that they cite, and what those pages say once somebody has clicked. */
export function Sources() {
  const { catalog } = usePanel()
  const { state } = useView()
  const [texts, setTexts] = useState<SourceTexts | null>(null)
  useEffect(() => void loadSourceTexts(catalog.locale).then(setTexts), [catalog.locale])
  return texts ? <SourcesOfPost key={state.draft.documentId} draft={state.draft} texts={texts} /> : <Spinner />
}

interface Found extends FoundClaims {
  readonly text: string
}

type Asked = Pick<SourcesState, 'report' | 'failure' | 'asking'> & { readonly text: string }

const nobody: Asked = { report: null, failure: null, asking: null, text: '' }

function SourcesOfPost({ draft, texts }: { readonly draft: EditorState['draft']; readonly texts: SourceTexts }) {
  const { catalog, facts, host } = usePanel()
  const worker = useWorker()
  const found = useFound(draft, worker)
  const [asked, setAsked] = useState<Asked>(nobody)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const serviceHost = facts.mode === 'service' && !staysHere(facts, host) ? facts.serviceHost : null
  const text = bodyTextOf(draft)
  const claims = found === 'failed' ? null : (found?.claims ?? null)
  const view = sourcesView(
    {
      claims,
      serviceHost,
      asking: asked.asking,
      report: asked.report,
      isOld: asked.report !== null && asked.text !== text,
      failure: asked.failure ?? (found === 'failed' ? 'read' : null),
    },
    catalog,
    texts,
  )
  useEffect(() => {
    if (view.phase === 'answered') speak(view.statusText)
  }, [view.phase, view.statusText])

  const ask = async () => {
    if (running.current || found === null || found === 'failed') return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (next: Asked) => {
      if (running.current === controller) setAsked(next)
    }
    const onPage = (done: number, of: number) => show({ ...asked, failure: null, asking: { done, of } })
    onPage(
      0,
      view.hosts.reduce((sum, { addresses }) => sum + addresses.length, 0),
    )
    try {
      const request = requestOf(draft, new Date().toISOString())
      const report =
        serviceHost === null
          ? await checkSources(found, { worker, fetchSource: (url) => fetchSource(draft, url, signal), onPage }, signal)
          : await askService(draft, request, signal)
      show({ report, failure: null, asking: null, text: found.text })
    } catch {
      show({ ...asked, failure: signal.aborted ? null : 'ask', asking: null })
    }
    running.current = null
  }

  return (
    <>
      <p className="citable-row__small">{view.help}</p>
      <p className="citable-row__small" role="status" data-sources={view.phase}>
        {view.statusText}
      </p>
      {view.progress && <progress aria-label={view.statusText} max={view.progress.of} value={view.progress.done} />}
      <Claims claims={view.claims} />
      {view.items.length > 0 && (
        <ul className="citable-rows">
          {view.items.map((item) => (
            <Answer key={item.key} item={item} />
          ))}
        </ul>
      )}
      {view.hosts.length > 0 && (
        <div className="citable-source-hosts">
          <p className="citable-row__small">{view.hostsText}</p>
          <ul>
            {view.hosts.map(({ text, addresses }) => (
              <li key={text}>
                <details className="citable-fold">
                  <summary>{text}</summary>
                  <ul>
                    {addresses.map((address) => (
                      <li key={address} className="citable-row__small" dir="ltr">
                        {address}
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="citable-titles__uses">
        {view.ask && (
          <Button variant="secondary" size="compact" onClick={() => void ask()}>
            {view.ask}
          </Button>
        )}
        {view.phase === 'asking' && (
          <>
            {!view.progress && <Spinner />}
            <Button variant="tertiary" size="compact" onClick={() => running.current?.abort()}>
              {view.cancel}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function Claims({ claims }: { readonly claims: ReturnType<typeof sourcesView>['claims'] }) {
  const { store } = usePanel()
  if (claims.length === 0) return null
  return (
    <ul className="citable-rows">
      {claims.map(({ key, span, jump }) => (
        <li key={key} className="citable-source">
          <Button variant="link" className="citable-quote" dir="auto" aria-label={jump.name} onClick={() => void store.show([span])}>
            {jump.label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Answer({ item }: { readonly item: SourceItem }) {
  const { store } = usePanel()
  const { tone, text, answerText, passageLabel, passage, links, span, jump } = item
  return (
    <li className="citable-source" data-source={tone}>
      <span className="citable-row__title" dir="auto">
        {text}
      </span>
      <p className="citable-source__answer">{answerText}</p>
      {passage !== '' && (
        <>
          {passageLabel !== '' && <p className="citable-row__small">{passageLabel}</p>}
          <blockquote className="citable-source__passage" dir="auto">
            {passage}
          </blockquote>
        </>
      )}
      <p className="citable-source__actions">
        <Button variant="link" aria-label={jump.name} onClick={() => void store.show([span])}>
          {jump.label}
        </Button>
        {links.map((link) => (
          <Outside key={link.url} link={link} />
        ))}
      </p>
    </li>
  )
}

const Outside = ({ link: { label, name, url } }: { readonly link: SourceLink }) => (
  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
    {label}
  </a>
)

/** One worker for as long as the section is open. */
function useWorker(): SourcesWorker {
  const [worker] = useState(() => createSourcesWorker(startSourcesWorker, timerSchedule))
  useEffect(() => () => worker.end(), [worker])
  return worker
}

/** What a draft cites; null: being read. */
function useFound(draft: EditorState['draft'], worker: SourcesWorker): Found | 'failed' | null {
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  useEffect(() => {
    let isNewest = true
    worker.run({ kind: 'claims', request: requestOf(draft, new Date().toISOString()) }).then((answer) => {
      if (isNewest) setFound(answer?.ok && 'found' in answer ? { ...answer.found, text: bodyTextOf(draft) } : 'failed')
    })
    return () => {
      isNewest = false
    }
  }, [draft, worker])
  return found
}
