import type { Graph } from '@citable/core/graph'
import { createEditorStore, panelView, schemaDiffView, schemaView, timerSchedule } from '@citable/editor'
import { Box, Link, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { NavLink } from 'react-router-dom'
import type { ChoicesAnswer, EntryAnswer } from '../../../src/answers.ts'
import type { EntryChoices } from '../../../src/choices.ts'
import { carriedGraph, writtenNodes } from '../../../src/mapping/written-graph.ts'
import type { Mapping } from '../../../src/settings.ts'
import { createDeviceAnalyzer, createRemoteAnalyzer, type Post } from '../analyzers.ts'
import { createStrapiHost } from '../host/strapi-host.ts'
import { pluginId } from '../id.ts'
import { type EntryForm, useEntryForm, useEntryLocale } from '../strapi.ts'
import { useCatalog, useText } from '../use-texts.ts'
import { Drafts } from './drafts.tsx'
import { PanelBody } from './panel-body.tsx'

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

/** What the panel shows for the entry on screen. Props are primitive: Strapi compares panels deeply on every keystroke. */
export default function PanelContent({ model, documentId, isEditable, version }: PanelContentProps) {
  const text = useText()
  const form = useEntryForm()
  const locale = useEntryLocale()
  const { get, put } = useFetchClient()
  const [asked, setAsked] = useState<Asked>({ state: 'loading' })
  const key = `${model} ${documentId} ${locale ?? ''}`

  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams({
      uid: model,
      ...(documentId !== '' && { documentId }),
      ...(locale !== undefined && { locale }),
      v: version,
    })
    query.delete('v')
    get(`/${pluginId}/entry?${query}`, { signal: controller.signal }).then(
      ({ data }) => setAsked({ state: 'ready', key, entry: data as EntryAnswer }),
      (error: { status?: number; response?: { status?: number }; message?: string }) => {
        if (controller.signal.aborted) return
        setAsked({ state: 'failed', status: error.status ?? error.response?.status ?? 0, detail: error.message ?? '' })
      },
    )
    return () => controller.abort()
  }, [get, model, documentId, locale, key, version])

  if (form === null) return <Line text={text('panel.noForm')} />
  if (asked.state === 'failed')
    return <Line text={asked.status === 403 ? text('panel.forbidden') : text('panel.unreadable', { detail: asked.detail })} />
  if (asked.state === 'loading' || asked.key !== key) return <Line text={text('panel.loading')} />
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
      form={form}
      entry={{ ...entry, mapping }}
      entryKey={entry}
      isEditable={isEditable}
      version={version}
      choose={documentId === '' || !isEditable ? null : choose}
    />
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
  readonly form: EntryForm
  readonly entry: EntryAnswer & { readonly mapping: Mapping }
  readonly entryKey: EntryAnswer
  readonly isEditable: boolean
  readonly version: string
  readonly choose: ((change: Partial<EntryChoices>) => Promise<boolean>) | null
}

/** One store per entry and locale; it lives as long as this component. */
function Live({ form, entry: freshEntry, entryKey, isEditable, version, choose }: LiveProps) {
  const catalog = useCatalog()
  const text = useText()
  const { post } = useFetchClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy made for the type changes on every render, the answer does not
  const entry = useMemo(() => freshEntry, [entryKey])
  const screen = { form, entry, editable: isEditable, today: new Date().toISOString().slice(0, 10), choose }
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
  const view = useMemo(() => panelView(state, catalog), [state, catalog])
  const { mapping } = entry
  const written = useMemo(() => writtenNodes(form.values, mapping), [form.values, mapping])
  const { optimization } = state
  const writtenIn = text('panel.writtenIn', { field: mapping.structuredData ?? '' })
  const { schema, diff } = useMemo(() => {
    if (optimization === null) return { schema: null, diff: null }
    const own = optimization.schema as unknown as Graph
    const carried = written.length === 0 ? own : carriedGraph(own, written)
    return {
      schema: schemaView(carried, optimization.schema_notes, catalog),
      diff: written.length === 0 ? null : schemaDiffView(written, carried['@graph'], writtenIn, catalog),
    }
  }, [optimization, written, writtenIn, catalog])
  return (
    <PanelBody
      view={view}
      schema={schema}
      diff={diff}
      store={store}
      chooseType={choose && ((schemaType) => choose({ schemaType }))}
      drafts={entry.mayAskForDrafts && isEditable ? <Drafts uid={entry.shape.uid} readDraft={() => host.readDraft()} /> : null}
    />
  )
}
