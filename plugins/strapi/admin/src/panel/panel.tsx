import { bodyTextOf, createEditorStore, panelView, timerSchedule } from '@citable/editor'
import { Box, Link, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { NavLink } from 'react-router-dom'
import type { ChoicesAnswer, EntryAnswer } from '#shared/answers.ts'
import type { EntryChoices } from '#shared/choices.ts'
import type { Mapping } from '#shared/settings.ts'
import { createDeviceAnalyzer, createRemoteAnalyzer, type Post, prepareDevice } from '../analyzers.ts'
import { entryOf } from '../host/draft-of-form.ts'
import { fitOptimization } from '../host/fit-optimization.ts'
import { closeSideDrawer } from '../host/screen.ts'
import { createStrapiHost } from '../host/strapi-host.ts'
import { pluginId } from '../id.ts'
import { type EntryForm, useEntryForm, useEntryLocale } from '../strapi.ts'
import { useCatalog } from '../use-catalog.ts'
import { useTaken } from '../use-taken.ts'
import { useText, WithTexts } from '../use-texts.tsx'
import { Card } from './card.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { type NoticeLine, type Panel, PanelProvider, type TabName } from './panel-context.tsx'
import { problemText } from './problem-text.ts'
import { setPublishWarning, warnBeforePublishing } from './publish-warning.ts'

/** Loaded with the panel, not with the admin. */
export { prepareDevice, warnBeforePublishing }

const none: Panel['problems'] = new Map()

/** Loaded when it is opened first. */
const Drawer = lazy(() => import('./drawer.tsx'))

export interface PanelContentProps {
  readonly model: string
  /** Empty: the entry is being created. */
  readonly documentId: string
  readonly isEditable: boolean
  /** Changes with every save and publish. */
  readonly version: string
}

type Asked =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly key: string; readonly entry: EntryAnswer }
  | { readonly state: 'failed'; readonly status: number; readonly detail: string }

/** The panel for the entry on screen. Props are primitive: Strapi compares panels deeply on every keystroke. */
export default function PanelContent(props: PanelContentProps) {
  // all that a score needs is on its way before the first of it is there
  useEffect(prepareDevice, [])
  const answer = useAnswer(props)
  const texts = useCatalog()
  return (
    <WithTexts fallback={<CardSkeleton />}>
      <Entry {...props} {...answer} texts={texts} />
    </WithTexts>
  )
}

interface Answer {
  readonly asked: Asked
  readonly setAsked: (asked: Asked) => void
  /** Names the entry and the locale on screen. */
  readonly id: string
}

/** Facts of our server about the entry. */
function useAnswer({ model, documentId, version }: PanelContentProps): Answer {
  const locale = useEntryLocale()
  const { get } = useFetchClient()
  const [asked, setAsked] = useState<Asked>({ state: 'loading' })
  const key = `${model} ${documentId} ${locale ?? ''}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after every save and publish
  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams({
      uid: model,
      ...(documentId !== '' && { documentId }),
      ...(locale !== undefined && { locale }),
    })
    get(`/${pluginId}/entry?${query}`, { signal: controller.signal }).then(
      ({ data }) => setAsked({ state: 'ready', key, entry: data as EntryAnswer }),
      (error: { status?: number; response?: { status?: number }; message?: string }) => {
        if (controller.signal.aborted) return
        setAsked({ state: 'failed', status: error.status ?? error.response?.status ?? 0, detail: error.message ?? '' })
      },
    )
    return () => controller.abort()
  }, [get, model, documentId, locale, key, version])
  return { asked, setAsked, id: key }
}

type EntryProps = PanelContentProps & Answer & { readonly texts: ReturnType<typeof useCatalog> }

function Entry({ model, documentId, isEditable, version, asked, setAsked, id: key, texts }: EntryProps) {
  const text = useText()
  const form = useEntryForm()
  const locale = useEntryLocale()
  const { put } = useFetchClient()

  if (form === null) return <Line text={text('panel.noForm')} />
  if (asked.state === 'failed')
    return <Line text={asked.status === 403 ? text('panel.forbidden') : text('panel.unreadable', { detail: asked.detail })} />
  if (asked.state === 'loading' || asked.key !== key) return <CardSkeleton />
  const { mapping } = asked.entry
  if (mapping === null) {
    return (
      <Box data-testid="citable-not-mapped">
        <Line text={text('panel.notMapped')} />
        <Box paddingTop={2}>
          <Link tag={NavLink} to={`/settings/${pluginId}`}>
            {text('panel.openSettings')}
          </Link>
        </Box>
      </Box>
    )
  }
  const { entry } = asked
  const choose = async (change: Partial<EntryChoices>) => {
    try {
      const { data } = await put(`/${pluginId}/entry/choices`, {
        uid: model,
        documentId,
        ...(locale !== undefined && { locale }),
        ...change,
      })
      setAsked({ state: 'ready', key, entry: { ...entry, ...(data as ChoicesAnswer) } })
      return true
    } catch {
      return false
    }
  }
  return (
    <Live
      key={key}
      texts={texts}
      form={form}
      entry={{ ...entry, mapping }}
      entryKey={entry}
      isEditable={isEditable}
      version={version}
      choose={documentId === '' || !isEditable ? null : choose}
    />
  )
}

function Warning({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Box tag="ul" data-testid="citable-publish-warning">
      {lines.map((line) => (
        <Typography key={line} tag="li">
          {line}
        </Typography>
      ))}
    </Box>
  )
}

function Line({ text }: { readonly text: string }) {
  return (
    <Typography variant="pi" textColor="neutral600">
      {text}
    </Typography>
  )
}

interface LiveProps {
  readonly texts: ReturnType<typeof useCatalog>
  readonly form: EntryForm
  readonly entry: EntryAnswer & { readonly mapping: Mapping }
  readonly entryKey: EntryAnswer
  readonly isEditable: boolean
  readonly version: string
  readonly choose: ((change: Partial<EntryChoices>) => Promise<boolean>) | null
}

/** One store per entry and locale; it lives as long as this component. */
function Live({ texts: { catalog, isReady }, form, entry: freshEntry, entryKey, isEditable, version, choose }: LiveProps) {
  const text = useText()
  const { post } = useFetchClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy made for the type changes on every render, the answer does not
  const entry = useMemo(() => freshEntry, [entryKey])
  const taken = useTaken(entry)
  const screen = { form, entry, editable: isEditable, today: new Date().toISOString().slice(0, 10), choose, isTaken: taken.isTaken }
  const first = useRef(screen)

  const { host, store, close } = useMemo(() => {
    const { entry } = first.current
    const made = createStrapiHost(first.current)
    const device = createDeviceAnalyzer()
    const analyzer =
      entry.mode === 'service' && entry.service !== null
        ? createRemoteAnalyzer(post as Post, entry.shape.uid, entry.service.name, device.analyzer)
        : device.analyzer
    return {
      host: made,
      store: createEditorStore({ host: made, analyzer, clock: () => new Date().toISOString(), schedule: timerSchedule }),
      close: device.close,
    }
  }, [post])

  useEffect(() => {
    const stop = store.start()
    return () => {
      stop()
      close()
    }
  }, [store, close])
  useEffect(() => host.update(screen))
  const saved = useRef(version)
  useEffect(() => {
    if (saved.current === version) return
    saved.current = version
    store.afterSave()
  }, [store, version])

  const state = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const { optimization } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is taken becomes known after it was asked for
  const fitted = useMemo(
    () => (optimization === null ? null : fitOptimization(optimization, (edit) => host.judge(edit))),
    [optimization, host, taken.known],
  )
  const fittedState = useMemo(() => (fitted === null ? state : { ...state, optimization: fitted.optimization }), [state, fitted])
  const view = useMemo(() => panelView(fittedState, catalog), [fittedState, catalog])

  const least = isEditable && !state.stale ? entry.warnBelow : null
  const isLow = least !== null && view.scores.some(({ value }) => value !== null && value < least)
  // what pages said of another text is no longer known to be so
  const sources = state.sources && state.sources.of === bodyTextOf(state.draft) ? state.sources : null
  const said = [
    ...(isLow ? [view.scores.map(({ label, value }) => `${label} ${value ?? '–'}`).join(' · '), ...view.next.map(({ line }) => line)] : []),
    ...((isEditable && sources?.faults) || []),
  ].join('\n')
  const { uid } = entry.shape
  const documentId = entry.facts.documentId ?? ''
  useEffect(() => {
    const title = isLow ? text('publish.below', { least: least ?? 0 }) : (sources?.text ?? '')
    const dialog = { type: 'dialog', title, content: <Warning lines={said.split('\n')} /> } as const
    setPublishWarning(said === '' ? null : { entry: `${uid} ${documentId}`, said, dialog })
  }, [said, uid, documentId, isLow, least, sources, text])
  useEffect(() => () => setPublishWarning(null), [])

  const opener = useRef<HTMLButtonElement>(null)
  const [tab, setTab] = useState<TabName>('next')
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [asked, setAsked] = useState<{ readonly at: string; readonly after: number } | null>(null)
  /** The place to show in the form as soon as the drawer is closed. */
  const wanted = useRef<(() => Promise<void>) | null>(null)

  const open = useCallback((name: TabName) => {
    setTab(name)
    setOpened(true)
    setOpen(true)
  }, [])
  const turn = useCallback(
    (name: TabName) => {
      setTab(name)
      // a notice of another tab is no longer about what is on the screen
      store.dismissNotice()
    },
    [store],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other version of the entry is on the screen
  useEffect(() => store.dismissNotice(), [store, isEditable])
  const act: Panel['act'] = useCallback(
    (at, run) => {
      setAsked({ at, after: store.getSnapshot().notice?.id ?? 0 })
      void run()
    },
    [store],
  )
  const show: Panel['show'] = useCallback(
    (at, spans) => {
      setAsked({ at, after: store.getSnapshot().notice?.id ?? 0 })
      wanted.current = async () => {
        closeSideDrawer()
        await store.show(spans, at)
        if (store.getSnapshot().notice?.code === 'notFound') setOpen(true)
      }
      setOpen(false)
    },
    [store],
  )
  /** Hands the keyboard to what was asked for, or back to the button that opened the drawer. */
  const closed = useCallback(() => {
    const run = wanted.current
    wanted.current = null
    if (run === null) opener.current?.focus()
    else void run()
  }, [])

  const isHidden = state.notice?.code === 'notFound' && host.isHidden()
  const refusal = state.notice?.code === 'refused' ? host.refusal() : null
  const notice: NoticeLine | null = view.notice && {
    ...view.notice,
    ...(isHidden && { text: text('panel.notOnScreen') }),
    ...(refusal && { text: problemText(refusal, text) }),
  }
  const panel: Panel = {
    view,
    state: fittedState,
    problems: fitted?.problems ?? none,
    judge: (edit) => host.judge(edit),
    store,
    sources,
    catalog,
    entry,
    values: form.values,
    readEntry: () => entryOf(screen),
    write: isEditable ? (path, value) => form.onChange(path, value) : null,
    isUnsaved: form.modified === true,
    chooseType: choose && ((schemaType) => choose({ schemaType })),
    readDraft: entry.mayAskForDrafts && isEditable ? () => host.readDraft() : null,
    notice,
    askedAt: asked !== null && notice !== null && notice.id > asked.after ? asked.at : null,
    act,
    show,
    open,
  }
  if (!isReady) return <CardSkeleton />
  return (
    <PanelProvider value={panel}>
      <Card opener={opener} isOpen={isOpen} />
      {wasOpened ? (
        <Suspense fallback={null}>
          <Drawer isOpen={isOpen} tab={tab} setTab={turn} setOpen={setOpen} onClosed={closed} />
        </Suspense>
      ) : null}
    </PanelProvider>
  )
}
