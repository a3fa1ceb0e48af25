import type { EditorState } from '@citable/editor'
import {
  type ChangeItem,
  changesView,
  type Translations as Known,
  loadTranslationTexts,
  type ReviewRow,
  type TranslationChanges,
  type TranslationsState,
  type TranslationsView,
  type TranslationTexts,
  translationsView,
  type VersionItem,
} from '@citable/editor/translations'
import { speak } from '@wordpress/a11y'
import { Button, CheckboxControl, SelectControl, Spinner } from '@wordpress/components'
import { useEffect, useRef, useState, useSyncExternalStore } from '@wordpress/element'
import { usePanel, useView } from '../components/use-panel.ts'
import { plainText } from '../host/texts/plain-text.ts'
import { askForChanges, markReviewed, readTranslations, sentenceOf, translate, translateWith } from './ask-for-translations.ts'
import { calledOff, OnDevice, useDeviceRun } from './on-device.tsx'
import { useDeviceKit } from './use-device-kit.ts'

/** The post in other languages, a draft in a further one by a click, and what to look at in a text that an engine has translated. */
export function Translations() {
  const { catalog } = usePanel()
  const { state } = useView()
  const [texts, setTexts] = useState<TranslationTexts | null>(null)
  useEffect(() => void loadTranslationTexts(catalog.locale).then(setTexts), [catalog.locale])
  return texts ? <TranslationsOfPost key={state.draft.documentId} draft={state.draft} texts={texts} /> : <Spinner />
}

const blocksOf = ({ input }: EditorState['draft']): TranslationsState['blocks'] => {
  if (input.kind === 'body') return [{ id: 'body', text: plainText(input.html) }]
  return input.kind === 'blocks'
    ? input.blocks.flatMap((block) => ('html' in block ? [{ id: block.id, text: plainText(block.html) }] : []))
    : []
}

type Asked = Pick<TranslationsState, 'translations' | 'working' | 'made' | 'failure'>

function TranslationsOfPost({ draft, texts }: { readonly draft: EditorState['draft']; readonly texts: TranslationTexts }) {
  const { catalog } = usePanel()
  const { documentId } = draft
  const [asked, setAsked] = useState<Asked>({ translations: null, working: null, made: null, failure: null })
  const [chosen, setChosen] = useState<string | null>(null)
  const isBusy = useRef(false)
  const known = asked.translations
  const device = useDeviceKit(known?.language ?? '', known?.deviceTargets ?? null, catalog.locale)
  const deviceRun = useDeviceRun()
  // languages that engines of the service do, and those of the browser
  const targets = [
    ...new Set([...(known?.targets ?? []), ...(device?.languages ?? []).filter((tag) => known?.deviceTargets?.includes(tag))]),
  ]
  const view = translationsView({ ...asked, translations: known && { ...known, targets }, chosen, blocks: blocksOf(draft) }, catalog, texts)

  const run = async (what: 'load' | 'make' | 'mark', working: string | null, ask: () => Promise<Known>, made: Asked['made'] = null) => {
    if (isBusy.current) return
    isBusy.current = true
    setAsked((before) => ({ ...before, working, made: null, failure: null }))
    try {
      const translations = await ask()
      setAsked({ translations, working: null, made, failure: null })
    } catch (error) {
      const failure = error === calledOff ? null : { what, sentence: sentenceOf(error) }
      setAsked((before) => ({ ...before, working: null, failure }))
      // what was under way may have been made all the same
      if (error === calledOff) setTimeout(load)
    }
    isBusy.current = false
  }
  const load = () => void run('load', null, () => readTranslations(documentId))
  useEffect(load, [documentId])
  useEffect(() => {
    if (view.phase !== 'loading' && view.statusText !== '') speak(view.statusText)
  }, [view.phase, view.statusText])

  const make = () => {
    const language = view.choice?.value ?? ''
    void run('make', language, () => translate(documentId, language), { language, isNew: true })
  }
  const makeOnDevice = () => {
    const language = view.choice?.value ?? ''
    if (device === null) return
    const asking = () => deviceRun.ask(device, language, (given, signal) => translateWith(documentId, language, given, signal))
    void run('make', language, asking, { language, isNew: true })
  }
  const { note, choice } = view
  return (
    <>
      {note && (
        <Note
          note={note}
          isOnDevice={(known?.deviceTargets ?? null) !== null}
          languages={{ from: known?.note?.from ?? '', to: known?.language ?? '' }}
          draft={draft}
          texts={texts}
          onMark={() => void run('mark', null, () => markReviewed(documentId, !note.isReviewed), asked.made)}
        />
      )}
      {view.languageText !== '' && <p className="citable-row__small">{view.languageText}</p>}
      {view.versions.length > 0 && (
        <ul className="citable-rows citable-versions">
          {view.versions.map((version) => (
            <Version key={version.key} version={version} />
          ))}
        </ul>
      )}
      {view.noneText !== '' && <p className="citable-row__small">{view.noneText}</p>}
      {[view.keeperText, view.help, view.whyNot].map(
        (text) =>
          text !== '' && (
            <p key={text} className="citable-row__small">
              {text}
            </p>
          ),
      )}
      {choice && (
        <SelectControl
          __next40pxDefaultSize
          __nextHasNoMarginBottom
          label={choice.label}
          value={choice.value}
          options={[...choice.options]}
          onChange={setChosen}
        />
      )}
      <p className="citable-row__small" role="status" data-translations={view.phase}>
        {view.statusText}
      </p>
      <div className="citable-titles__uses">
        {view.ask !== null && known?.targets.includes(choice?.value ?? '') && (
          <Button variant="secondary" size="compact" onClick={make}>
            {view.ask}
          </Button>
        )}
        {view.again !== null && (
          <Button variant="secondary" size="compact" onClick={load}>
            {view.again}
          </Button>
        )}
        {(view.phase === 'loading' || (view.phase === 'working' && deviceRun.progress === null)) && <Spinner />}
      </div>
      {device && choice && (
        <OnDevice
          kit={device}
          language={asked.working ?? choice.value}
          catalog={catalog}
          run={deviceRun}
          asks="ask"
          isOff={view.phase === 'working'}
          onAsk={makeOnDevice}
        />
      )}
    </>
  )
}

const Version = ({ version: { language, languageText, title, stateText, changedText, links } }: { readonly version: VersionItem }) => (
  <li className="citable-source" data-version={language}>
    <span className="citable-row__title">{languageText}</span>
    <p className="citable-version__title" dir="auto" lang={language}>
      {title}
    </p>
    <p className="citable-row__small">{stateText}</p>
    {changedText !== '' && <p className="citable-version__changed">{changedText}</p>}
    <p className="citable-source__actions">
      {links.map(({ label, name, url, isNewTab }) => (
        <a key={url} href={url} aria-label={name} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
          {label}
        </a>
      ))}
    </p>
  </li>
)

/** What the original has changed, looked at before it is stored: the page is loaded anew then, because the editor holds the text of before. */
function Changes({ draft, ask, texts, isOnDevice, languages: { from, to } }: NoteProps & { readonly ask: string }) {
  const { catalog, host } = usePanel()
  const device = useDeviceKit(from, isOnDevice ? [to] : null, catalog.locale)
  const deviceRun = useDeviceRun()
  const [isByDevice, setIsByDevice] = useState(false)
  const isUnsaved = useSyncExternalStore(host.observe, host.isUnsaved)
  const [changes, setChanges] = useState<TranslationChanges | null>(null)
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({})
  const [phase, setPhase] = useState<'closed' | 'busy' | 'open'>('closed')
  const [failure, setFailure] = useState('')
  const view = changesView({ changes, wanted, isUnsaved }, catalog, texts)
  const run = async (stored: Parameters<typeof askForChanges>[1], byDevice: boolean) => {
    setPhase('busy')
    setFailure('')
    setIsByDevice(byDevice)
    const send: Parameters<typeof deviceRun.ask<Awaited<ReturnType<typeof askForChanges>>>>[2] = (given, signal) =>
      askForChanges(draft.documentId, stored, given, signal)
    try {
      const answer = await (byDevice && device ? deviceRun.ask(device, to, send) : askForChanges(draft.documentId, stored))
      if (stored) return location.reload()
      setChanges(answer)
    } catch (error) {
      setFailure(error === calledOff && !stored ? '' : [sentenceOf(error), texts.failedChanges].filter((part) => part !== '').join(' '))
      if (!stored) setChanges(null)
    }
    setPhase('open')
  }
  if (phase === 'closed' || (changes === null && phase === 'open'))
    return (
      <>
        {failure !== '' && <p role="alert">{failure}</p>}
        <p>
          <Button variant="secondary" size="compact" onClick={() => void run(null, false)}>
            {ask}
          </Button>
        </p>
        {device && (
          <OnDevice
            kit={device}
            language={to}
            catalog={catalog}
            run={deviceRun}
            asks="changesAsk"
            isOff={false}
            onAsk={() => void run(null, true)}
          />
        )}
      </>
    )
  return (
    <div className="citable-changes">
      <ul className="citable-rows">
        {view.items.map((item) => (
          <Change key={item.id} item={item} onChange={(isWanted) => setWanted({ ...wanted, [item.id]: isWanted })} />
        ))}
      </ul>
      {[view.mediaText, view.publicText].map((text) => text !== '' && <p key={text}>{text}</p>)}
      <p className="citable-row__small" role="status">
        {failure === '' ? view.statusText : failure}
      </p>
      {phase === 'busy' ? (
        device && isByDevice ? (
          <OnDevice kit={device} language={to} catalog={catalog} run={deviceRun} asks="changesAsk" isOff onAsk={() => {}} />
        ) : (
          <Spinner />
        )
      ) : (
        view.take !== null &&
        changes && (
          <Button variant="primary" size="compact" onClick={() => void run({ seen: changes.state, ...view.choice }, isByDevice)}>
            {view.take}
          </Button>
        )
      )}
    </div>
  )
}

const Change = ({ item, onChange }: { readonly item: ChangeItem; readonly onChange: (isWanted: boolean) => void }) => (
  <li className="citable-source citable-review" data-change={item.id}>
    <span className="citable-row__title">{item.kindText}</span>
    <dl>
      {item.texts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
    {item.hint !== '' && <p className="citable-row__small">{item.hint}</p>}
    {item.choice && (
      <CheckboxControl
        __nextHasNoMarginBottom
        label={item.choice.label}
        aria-label={item.choice.name}
        checked={item.choice.isWanted}
        onChange={onChange}
      />
    )}
  </li>
)

interface NoteProps {
  readonly draft: EditorState['draft']
  readonly texts: TranslationTexts
  /** The site lets browsers translate. */
  readonly isOnDevice: boolean
  readonly languages: { readonly from: string; readonly to: string }
}

function Note({
  note,
  onMark,
  ...parts
}: NoteProps & { readonly note: NonNullable<TranslationsView['note']>; readonly onMark: () => void }) {
  return (
    <div className="citable-translated" data-reviewed={note.isReviewed}>
      <p>{note.text}</p>
      {note.changedText !== '' && <p className="citable-version__changed">{note.changedText}</p>}
      {note.askChanges !== null && <Changes ask={note.askChanges} {...parts} />}
      {note.leftOutText !== '' && <p className="citable-row__small">{note.leftOutText}</p>}
      <details className="citable-fold" open={!note.isReviewed}>
        <summary>{note.reviewText}</summary>
        <ul className="citable-rows">
          {note.rows.map((row) => (
            <Row key={row.key} row={row} note={note} />
          ))}
        </ul>
      </details>
      <Button variant="secondary" size="compact" onClick={onMark}>
        {note.mark}
      </Button>
    </div>
  )
}

function Row({ row, note }: { readonly row: ReviewRow; readonly note: NonNullable<TranslationsView['note']> }) {
  const { store } = usePanel()
  const { source, sourceLanguage, translation, language, reasonsText, span, jump } = row
  return (
    <li className="citable-source citable-review">
      <dl>
        <dt>{note.sourceLabel}</dt>
        <dd dir="auto" lang={sourceLanguage}>
          {source}
        </dd>
        {translation !== '' && (
          <>
            <dt>{note.translationLabel}</dt>
            <dd dir="auto" lang={language}>
              {translation}
            </dd>
          </>
        )}
      </dl>
      {reasonsText !== '' && <p className="citable-row__small">{reasonsText}</p>}
      {span ? (
        <Button variant="link" aria-label={jump.name} onClick={() => void store.show([span])}>
          {jump.label}
        </Button>
      ) : (
        <p className="citable-row__small">{note.goneText}</p>
      )}
    </li>
  )
}
