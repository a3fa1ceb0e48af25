import { type EditorState, type EditorStore, timerSchedule } from '@citable/editor'
import {
  createSourcesSession,
  isFault,
  loadSourceTexts,
  type SourceItem,
  type SourceLink,
  type SourcesSession,
  type SourceTexts,
  sourcesView,
} from '@citable/editor/sources'
import { speak } from '@wordpress/a11y'
import { Button, Spinner } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { usePanel, useView } from '../components/use-panel.ts'
import { staysHere } from '../host/models/stays-here.ts'
import { askService, fetchSource, keepAnswers } from './ask-for-sources.ts'
import { startSourcesWorker } from './start-sources-worker.ts'

/** Of each document: another place that shows them wants the same answers. */
const sessions = new WeakMap<EditorStore, { readonly documentId: string; readonly session: SourcesSession }>()

function sessionOf(store: EditorStore, documentId: string): SourcesSession {
  const known = sessions.get(store)
  if (known?.documentId === documentId) return known.session
  const session = createSourcesSession({
    startWorker: startSourcesWorker,
    schedule: timerSchedule,
    now: () => new Date().toISOString(),
    fetchSource,
    askService,
  })
  sessions.set(store, { documentId, session })
  return session
}

interface SourcesProps {
  /** Only what matters to the publisher, and nothing for a text that cites nothing. */
  readonly isBrief?: boolean
}

/** Statements of the text with the pages that they cite, and, after a click, what those pages say. */
export function Sources({ isBrief = false }: SourcesProps) {
  const { catalog } = usePanel()
  const { state } = useView()
  const [texts, setTexts] = useState<SourceTexts | null>(null)
  useEffect(() => void loadSourceTexts(catalog.locale).then(setTexts), [catalog.locale])
  if (!texts) return isBrief ? null : <Spinner />
  return <SourcesOfPost key={state.draft.documentId} draft={state.draft} texts={texts} isBrief={isBrief} />
}

function SourcesOfPost({
  draft,
  texts,
  isBrief,
}: Required<SourcesProps> & { readonly draft: EditorState['draft']; readonly texts: SourceTexts }) {
  const { catalog, facts, host, store } = usePanel()
  const [session] = useState(() => sessionOf(store, draft.documentId))
  const [state, setState] = useState(session.getSnapshot)
  useEffect(() => session.subscribe(() => setState(session.getSnapshot())), [session])
  useEffect(() => session.close, [session])
  const serviceHost = facts.mode === 'service' && !staysHere(facts, host) ? facts.serviceHost : null
  useEffect(() => void session.read(draft, serviceHost), [session, draft, serviceHost])
  const view = sourcesView(state, catalog, texts)
  useEffect(() => {
    if (view.phase === 'answered') speak(view.statusText)
  }, [view.phase, view.statusText])
  useEffect(() => {
    if (!view.note || !state.report) return
    store.noteSources(view.note)
    if (facts.watchesSources && serviceHost === null) void keepAnswers(draft, state.report)
  }, [store, state.report])
  if (isBrief && (view.phase === 'reading' || view.phase === 'nothing' || state.failure === 'read')) return null
  const items = isBrief ? view.items.filter(({ tone }) => isFault(tone)) : view.items

  return (
    <>
      {isBrief ? (
        <h3 className="citable-group__title">{catalog.text('evidenceSources')}</h3>
      ) : (
        <p className="citable-row__small">{view.help}</p>
      )}
      <p className="citable-row__small" role="status" data-sources={view.phase}>
        {view.statusText}
      </p>
      {view.progress && <progress aria-label={view.statusText} max={view.progress.of} value={view.progress.done} />}
      {!isBrief && <Claims claims={view.claims} />}
      {items.length > 0 && (
        <ul className="citable-rows">
          {items.map((item) => (
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
          <Button variant="secondary" size="compact" onClick={() => void session.ask()}>
            {view.ask}
          </Button>
        )}
        {view.phase === 'asking' && (
          <>
            {!view.progress && <Spinner />}
            <Button variant="tertiary" size="compact" onClick={session.cancel}>
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
