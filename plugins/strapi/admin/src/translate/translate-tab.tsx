import type { EditorState } from '@citable/editor'
import {
  type ChangeItem,
  changesView,
  type ReviewRow,
  type TranslationChanges,
  type TranslationsState,
  type TranslationsView,
  type TranslationTexts,
  translationFiles,
  translationsView,
  translationTexts,
  type VersionItem,
} from '@citable/editor/translations'
import { Box, Button, Checkbox, Field, Flex, Link, Loader, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { Panel } from '../panel/panel-context.tsx'
import type { isKeyboardLost } from '../ui/is-keyboard-lost.ts'
import type { List } from '../ui/list.tsx'
import type * as parts from '../ui/parts.tsx'
import { type Source, useFilled, useLoaded } from '../use-texts.tsx'
import { NotDone, translationsOfEntry } from './ask-for-translations.ts'
import { pluginTexts, type ReasonCode } from './texts.ts'
import { calledOff, useDevice } from './use-device.ts'

const reasons: Source = {
  loaders: {
    en: async () => ({ default: pluginTexts }),
    ar: () => import('./translations/ar.json'),
    de: () => import('./translations/de.json'),
    es: () => import('./translations/es.json'),
    fr: () => import('./translations/fr.json'),
    ja: () => import('./translations/ja.json'),
  },
  loaded: new Map(),
}

const panelTexts: Source = {
  loaders: {
    en: async () => ({ default: translationTexts }),
    ...Object.fromEntries(
      Object.entries(translationFiles).map(([language, load]) => [language, async () => ({ default: (await load()).texts })]),
    ),
  },
  loaded: new Map(),
}

type Api = ReturnType<typeof translationsOfEntry>

/** Parts of the drawer. */
interface Kit extends Pick<typeof parts, 'Fold' | 'Line' | 'Part' | 'Small'> {
  readonly List: typeof List
  readonly isKeyboardLost: typeof isKeyboardLost
}

interface Given {
  readonly panel: Panel
  readonly kit: Kit
}

/** CSS pixels of what a finger has to meet. Source: WCAG 2.2, 2.5.8. */
const target = 24

const GivenContext = createContext<Given | null>(null)
const useGiven = (): Given => useContext(GivenContext)!

/**
 * The entry in other locales: a draft in a further one by a click, and what to look at in one that an engine has made. What the drawer has
 * already is handed in: imported here, it would be cut into more files for everybody.
 */
export default function TranslateTab(given: Given) {
  const { entry } = given.panel
  const { get, post } = useFetchClient()
  const texts = useLoaded(panelTexts) as TranslationTexts | null
  const said = useLoaded(reasons)
  const fill = useFilled<ReasonCode>(said ?? {})
  const say = (reason: string): string => (Object.hasOwn(pluginTexts, reason) ? fill(reason as ReasonCode) : reason)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of this entry; its facts change with every save
  const api = useMemo(
    () => translationsOfEntry({ get, post }, entry, say),
    [get, post, entry.shape.uid, entry.facts.documentId, entry.facts.locale, said],
  )
  if (texts === null || said === null) return <Loader small />
  const sentence = (error: unknown): string =>
    error instanceof NotDone
      ? Object.hasOwn(pluginTexts, error.reason)
        ? say(error.reason)
        : error.message
      : error instanceof Error && error.name === 'DeviceSentence'
        ? error.message
        : ''
  return (
    <GivenContext.Provider value={given}>
      <OfEntry api={api} texts={texts} sentence={sentence} />
    </GivenContext.Provider>
  )
}

interface OfEntryProps {
  readonly api: Api
  readonly texts: TranslationTexts
  /** What to say of a failure; '': nothing. */
  readonly sentence: (error: unknown) => string
}

type Asked = Pick<TranslationsState, 'translations' | 'working' | 'made' | 'failure'>

function OfEntry({ api, texts, sentence }: OfEntryProps) {
  const {
    panel: { catalog, state },
    kit: { List, Small, isKeyboardLost },
  } = useGiven()
  const [asked, setAsked] = useState<Asked>({ translations: null, working: null, made: null, failure: null })
  const [chosen, setChosen] = useState<string | null>(null)
  const isBusy = useRef(false)
  const status = useRef<HTMLParagraphElement>(null)
  const known = asked.translations
  const device = useDevice(known?.language ?? '', known?.deviceTargets ?? null, catalog.locale)
  // languages that engines of the service do, and those of the browser
  const targets = [
    ...new Set([...(known?.targets ?? []), ...(device.loaded?.kit.languages ?? []).filter((tag) => known?.deviceTargets?.includes(tag))]),
  ]
  const view = translationsView(
    { ...asked, translations: known && { ...known, targets }, chosen, blocks: blocksOf(state.draft) },
    catalog,
    texts,
  )
  const run = async (
    what: 'load' | 'make' | 'mark',
    working: string | null,
    ask: () => ReturnType<Api['read']>,
    made: Asked['made'] = null,
  ) => {
    if (isBusy.current) return
    isBusy.current = true
    setAsked((before) => ({ ...before, working, made: null, failure: null }))
    try {
      const translations = await ask()
      setAsked({ translations, working: null, made, failure: null })
    } catch (error) {
      const failure = error === calledOff ? null : { what, sentence: sentence(error) }
      setAsked((before) => ({ ...before, working: null, failure }))
      // what was under way may have been made all the same
      if (error === calledOff) setTimeout(load)
    }
    isBusy.current = false
  }
  const load = () => void run('load', null, api.read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whenever the tab is opened
  useEffect(load, [])
  // The button that was pressed went away with what it stood for: the keyboard goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each phase
  useEffect(() => {
    if (isKeyboardLost()) status.current?.focus()
  }, [view.phase])
  const make = () => {
    const language = view.choice?.value ?? ''
    void run('make', language, () => api.translate(language), { language, isNew: true })
  }
  const makeOnDevice = () => {
    const language = view.choice?.value ?? ''
    const asking = () => device.ask(language, (given, signal) => api.translateWith(language, given, signal))
    void run('make', language, asking, { language, isNew: true })
  }
  const { note, choice } = view
  return (
    <Flex direction="column" alignItems="stretch" gap={4} data-testid="citable-translations" data-phase={view.phase}>
      {note && (
        <Note
          note={note}
          isOnDevice={(known?.deviceTargets ?? null) !== null}
          languages={{ from: known?.note?.from ?? '', to: known?.language ?? '' }}
          api={api}
          texts={texts}
          sentence={sentence}
          onMark={() => void run('mark', null, () => api.markReviewed(!note.isReviewed), asked.made)}
        />
      )}
      {view.languageText === '' ? null : <Small>{view.languageText}</Small>}
      {view.versions.length === 0 ? null : (
        <List>
          {view.versions.map((version) => (
            <Version key={version.key} version={version} />
          ))}
        </List>
      )}
      {[view.noneText, view.help, view.whyNot].map((text) => (text === '' ? null : <Small key={text}>{text}</Small>))}
      {choice && (
        <Field.Root name="citable-language">
          <Field.Label>{choice.label}</Field.Label>
          <SingleSelect value={choice.value} onChange={(value: string | number) => setChosen(String(value))}>
            {choice.options.map(({ value, label }) => (
              <SingleSelectOption key={value} value={value}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      <Typography ref={status} tabIndex={-1} tag="p" variant="omega" fontWeight="semiBold" textColor="neutral800" role="status">
        {view.statusText}
      </Typography>
      <Flex gap={2}>
        {view.ask === null || !known?.targets.includes(choice?.value ?? '') ? null : (
          <Button size="S" variant="secondary" onClick={make}>
            {view.ask}
          </Button>
        )}
        {view.again === null ? null : (
          <Button size="S" variant="tertiary" onClick={load}>
            {view.again}
          </Button>
        )}
        {view.phase === 'loading' || (view.phase === 'working' && device.progress === null) ? (
          <Loader small>{view.statusText}</Loader>
        ) : null}
      </Flex>
      {device.loaded && choice ? (
        <device.loaded.OnDevice
          kit={device.loaded.kit}
          language={asked.working ?? choice.value}
          catalog={catalog}
          device={device}
          asks="ask"
          isOff={view.phase === 'working'}
          onAsk={makeOnDevice}
        />
      ) : null}
    </Flex>
  )
}

/** Words without the marks of HTML and Markdown, as they are quoted. */
const bare = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`~\\]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

function blocksOf({ input }: EditorState['draft']): TranslationsState['blocks'] {
  if (input.kind !== 'blocks') return []
  return [
    { id: '@title', text: input.fields.title ?? '' },
    { id: '@description', text: input.fields.description ?? '' },
    ...input.blocks.map((block) => ({ id: block.id, text: bare('html' in block ? block.html : block.markdown) })),
  ]
}

const Card = ({ children, ...named }: { readonly children: ReactNode } & Readonly<Record<`data-${string}`, string>>) => (
  <Box tag="li" background="neutral100" hasRadius padding={4} {...named}>
    <Flex direction="column" alignItems="stretch" gap={2}>
      {children}
    </Flex>
  </Box>
)

function Version({ version: { language, languageText, title, stateText, changedText, links } }: { readonly version: VersionItem }) {
  const { Line, Small } = useGiven().kit
  return (
    <Card data-version={language}>
      <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
        {languageText}
      </Typography>
      <Typography dir="auto" lang={language} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Small>{stateText}</Small>
      {changedText === '' ? null : (
        <Line icon="warning" tone="fair">
          {changedText}
        </Line>
      )}
      <Flex gap={4} wrap="wrap">
        {links.map(({ label, name, url, isNewTab }) =>
          isNewTab ? (
            <Link key={url} href={url} isExternal aria-label={name}>
              {label}
            </Link>
          ) : (
            <Link key={url} tag={NavLink} to={url} aria-label={name}>
              {label}
            </Link>
          ),
        )}
      </Flex>
    </Card>
  )
}

interface NoteProps extends OfEntryProps {
  /** The site lets browsers translate. */
  readonly isOnDevice: boolean
  readonly languages: { readonly from: string; readonly to: string }
}

function Note({
  note,
  onMark,
  ...parts
}: NoteProps & { readonly note: NonNullable<TranslationsView['note']>; readonly onMark: () => void }) {
  const {
    panel: { show },
    kit: { Line, Small },
  } = useGiven()
  return (
    <Flex direction="column" alignItems="stretch" gap={3} data-testid="citable-translation" data-reviewed={String(note.isReviewed)}>
      <Line icon={note.isReviewed ? 'good' : 'warning'} tone={note.isReviewed ? 'good' : 'fair'}>
        {note.text}
      </Line>
      {note.changedText === '' ? null : (
        <Line icon="warning" tone="fair">
          {note.changedText}
        </Line>
      )}
      {note.askChanges === null ? null : <Changes ask={note.askChanges} {...parts} />}
      {note.leftOutText === '' ? null : <Small>{note.leftOutText}</Small>}
      <Reviewed note={note} show={show} />
      <Box>
        <Button size="S" variant="secondary" onClick={onMark}>
          {note.mark}
        </Button>
      </Box>
    </Flex>
  )
}

/** What stands out: open until somebody has reviewed it. */
function Reviewed({ note, show }: { readonly note: NonNullable<TranslationsView['note']> } & Pick<Panel, 'show'>) {
  const { Fold, List, Part, Small } = useGiven().kit
  if (note.rows.length === 0) return <Small>{note.reviewText}</Small>
  const rows = (
    <List>
      {note.rows.map((row) => (
        <Row key={row.key} row={row} note={note} show={show} />
      ))}
    </List>
  )
  return note.isReviewed ? <Fold title={note.reviewText}>{rows}</Fold> : <Part title={note.reviewText}>{rows}</Part>
}

function Row({ row, note, show }: { readonly row: ReviewRow; readonly note: NonNullable<TranslationsView['note']> } & Pick<Panel, 'show'>) {
  const { Small } = useGiven().kit
  const { source, sourceLanguage, translation, language, reasonsText, span, jump } = row
  return (
    <Card data-review={row.key}>
      <Texts
        texts={[
          { label: note.sourceLabel, text: source, language: sourceLanguage },
          { label: note.translationLabel, text: translation, language },
        ]}
      />
      {reasonsText === '' ? null : <Small>{reasonsText}</Small>}
      {span ? (
        <Box>
          <Button size="S" variant="tertiary" aria-label={jump.name} onClick={() => show('translations', [span])}>
            {jump.label}
          </Button>
        </Box>
      ) : (
        <Small>{note.goneText}</Small>
      )}
    </Card>
  )
}

/** Texts under each other or, where there is room, beside each other. */
const Texts = ({ texts }: { readonly texts: readonly { readonly label: string; readonly text: string; readonly language?: string }[] }) => (
  <Flex tag="dl" gap={4} wrap="wrap" alignItems="flex-start">
    {texts
      .filter(({ text }) => text !== '')
      .map(({ label, text, language }) => (
        <Box key={label} flex="1 1 24rem">
          <Typography tag="dt" variant="sigma" textColor="neutral600">
            {label}
          </Typography>
          <Typography tag="dd" dir="auto" lang={language} style={{ overflowWrap: 'anywhere', margin: 0, whiteSpace: 'pre-line' }}>
            {text}
          </Typography>
        </Box>
      ))}
  </Flex>
)

/** What the original has changed, looked at before it is stored: the page is loaded anew then, because the form holds the text of before. */
function Changes({ ask, api, texts, sentence, isOnDevice, languages: { from, to } }: NoteProps & { readonly ask: string }) {
  const {
    panel: { catalog, isUnsaved },
    kit: { List, Small },
  } = useGiven()
  const device = useDevice(from, isOnDevice ? [to] : null, catalog.locale)
  const [isByDevice, setIsByDevice] = useState(false)
  const [changes, setChanges] = useState<TranslationChanges | null>(null)
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({})
  const [phase, setPhase] = useState<'closed' | 'busy' | 'open'>('closed')
  const [failure, setFailure] = useState('')
  const view = changesView({ changes, wanted, isUnsaved }, catalog, texts)
  const run = async (stored: Parameters<Api['changes']>[0], byDevice: boolean) => {
    setPhase('busy')
    setFailure('')
    setIsByDevice(byDevice)
    try {
      const answer = await (byDevice ? device.ask(to, (given, signal) => api.changes(stored, given, signal)) : api.changes(stored))
      if (stored) return location.reload()
      setChanges(answer)
    } catch (error) {
      setFailure(error === calledOff && !stored ? '' : [sentence(error), texts.failedChanges].filter((part) => part !== '').join(' '))
      if (!stored) setChanges(null)
    }
    setPhase('open')
  }
  if (phase === 'closed' || (changes === null && phase === 'open'))
    return (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        {failure === '' ? null : (
          <Typography tag="p" variant="pi" textColor="danger600" role="alert">
            {failure}
          </Typography>
        )}
        <Button size="S" variant="secondary" onClick={() => void run(null, false)}>
          {ask}
        </Button>
        {device.loaded ? (
          <device.loaded.OnDevice
            kit={device.loaded.kit}
            language={to}
            catalog={catalog}
            device={device}
            asks="changesAsk"
            isOff={false}
            onAsk={() => void run(null, true)}
          />
        ) : null}
      </Flex>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={3} data-testid="citable-changes">
      <List>
        {view.items.map((item) => (
          <Change key={item.id} item={item} onChange={(isWanted) => setWanted({ ...wanted, [item.id]: isWanted })} />
        ))}
      </List>
      {[view.mediaText, view.publicText].map((text) => (text === '' ? null : <Small key={text}>{text}</Small>))}
      <Typography tag="p" variant="pi" textColor="neutral800" role="status">
        {failure === '' ? view.statusText : failure}
      </Typography>
      {phase === 'busy' && !(isByDevice && device.progress) ? <Loader small>{view.statusText}</Loader> : null}
      {phase === 'busy' && isByDevice && device.loaded ? (
        <device.loaded.OnDevice
          kit={device.loaded.kit}
          language={to}
          catalog={catalog}
          device={device}
          asks="changesAsk"
          isOff
          onAsk={() => {}}
        />
      ) : null}
      {phase === 'open' && view.take !== null && changes ? (
        <Box>
          <Button size="S" onClick={() => void run({ seen: changes.state, ...view.choice }, isByDevice)}>
            {view.take}
          </Button>
        </Box>
      ) : null}
    </Flex>
  )
}

function Change({ item, onChange }: { readonly item: ChangeItem; readonly onChange: (isWanted: boolean) => void }) {
  const { Small } = useGiven().kit
  return (
    <Card data-change={item.id}>
      <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
        {item.kindText}
      </Typography>
      <Texts texts={item.texts} />
      {item.hint === '' ? null : <Small>{item.hint}</Small>}
      {item.choice && (
        <Checkbox
          aria-label={item.choice.name}
          style={{ minInlineSize: target, minBlockSize: target }}
          checked={item.choice.isWanted}
          onCheckedChange={(isWanted: boolean | 'indeterminate') => onChange(isWanted === true)}
        >
          {item.choice.label}
        </Checkbox>
      )}
    </Card>
  )
}
