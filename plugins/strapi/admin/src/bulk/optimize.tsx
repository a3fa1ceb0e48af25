import { Box, Button, Checkbox, Flex, Link, Modal, ProgressBar, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { EntryAnswer } from '#shared/answers.ts'
import { createDeviceAnalyzer } from '../analyzers.ts'
import { pluginId } from '../id.ts'
import type { EntryForm } from '../strapi.ts'
import { Icon } from '../ui/tones.tsx'
import { useCatalog } from '../use-catalog.ts'
import { useDirection, useText, WithTexts } from '../use-texts.tsx'
import { type DraftChange, type OpenedEntry, openEntry } from './open-entry.ts'
import { type Written, writeFixes } from './write-fixes.ts'

interface OptimizeProps {
  readonly uid: string
  readonly entries: readonly { readonly documentId: string; readonly locale: string }[]
  /** Form of the one entry on screen: its text, saved or not, and the target of fixes. */
  readonly form?: EntryForm | null
  close(): void
}

/** The content manager's answer. */
interface ContentEntry {
  readonly data: Readonly<Record<string, unknown>>
}

type Line = {
  readonly title: string
  readonly path: string
  readonly updatedAt: unknown
} & (
  | { readonly state: 'looked'; readonly opened: OpenedEntry }
  | { readonly state: 'none' | 'failed' }
  | { readonly state: Written; readonly opened: OpenedEntry }
)

export default function Optimize(props: OptimizeProps) {
  return (
    <WithTexts>
      <Content {...props} />
    </WithTexts>
  )
}

/** Drafts, one after the other: scores, what helps most, and safe fixes for all of them in one click. Closing stops what is left. */
function Content({ uid, entries, form, close }: OptimizeProps) {
  const text = useText()
  const direction = useDirection()
  const { get, put } = useFetchClient()
  const { catalog, isReady } = useCatalog()
  const [lines, setLines] = useState<readonly Line[]>([])
  const [writing, setWriting] = useState<{ readonly written: number; readonly total: number; readonly isDone: boolean } | null>(null)
  const [asked] = useState({ uid, entries })
  /** Proposals that are ticked, by entry and check. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked when it was opened, once the texts are there
  useEffect(() => {
    if (!isReady) return
    const controller = new AbortController()
    const { signal } = controller
    const { analyzer, close: end } = createDeviceAnalyzer()
    const run = async () => {
      for (const one of asked.entries) {
        const path = pathOf(asked.uid, one)
        try {
          const query = new URLSearchParams({
            uid: asked.uid,
            documentId: one.documentId,
            ...(one.locale !== '' && { locale: one.locale }),
          })
          const entry = (await get(`/${pluginId}/entry?${query}`, { signal })).data as EntryAnswer
          const values = form ? form.values : ((await get(path.api, { signal })).data as ContentEntry).data
          const opened = await openEntry(entry, values, { analyzer, catalog, signal })
          const line = {
            title: String(values[entry.mapping?.title ?? ''] ?? one.documentId),
            path: path.admin,
            updatedAt: values.updatedAt,
          }
          setLines((before) => [...before, opened === null ? { ...line, state: 'none' } : { ...line, state: 'looked', opened }])
        } catch {
          if (signal.aborted) return
          setLines((before) => [...before, { title: one.documentId, path: path.admin, updatedAt: null, state: 'failed' }])
        }
      }
    }
    void run().finally(end)
    return () => controller.abort()
  }, [isReady])

  const fixable = lines.flatMap((line, at) => {
    if (line.state !== 'looked') return []
    const chosen = line.opened.drafts.filter((draft) => ticked.has(keyOf(line, draft))).map(({ edit }) => edit)
    return line.opened.fixes + chosen.length > 0 ? [{ line, at, chosen }] : []
  })
  const fixes = fixable.reduce((sum, { line }) => sum + line.opened.fixes, 0)
  const chosen = fixable.reduce((sum, one) => sum + one.chosen.length, 0)
  const keys = lines.flatMap((line) => (line.state === 'looked' ? line.opened.drafts.map((draft) => keyOf(line, draft)) : []))
  const tick = (key: string) => setTicked(ticked.has(key) ? new Set([...ticked].filter((one) => one !== key)) : new Set([...ticked, key]))
  const isDone = lines.length === asked.entries.length

  const fixAll = async () => {
    let written = 0
    for (const { line, at, chosen } of fixable) {
      setWriting({ written, total: fixable.length, isDone: false })
      const one = asked.entries[at]
      if (one === undefined) continue
      const { api } = pathOf(asked.uid, one)
      const state = await writeFixes({
        ...line,
        chosen,
        form: form ?? null,
        readUpdatedAt: async () => ((await get(api)).data as ContentEntry).data.updatedAt,
        write: (values) => put(api, values),
      })
      if (state === 'saved' || state === 'partly' || state === 'inForm') written++
      setLines((before) => before.map((other, index) => (index === at ? { ...line, state } : other)))
    }
    setWriting({ written, total: fixable.length, isDone: true })
  }

  const total = asked.entries.length
  const words =
    writing === null
      ? text(isDone ? 'bulk.done' : 'bulk.running', { done: lines.length, total })
      : text('bulk.fixed', { done: writing.written, total: writing.total })
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} dir={direction} data-testid="citable-bulk" data-done={isDone}>
          <Typography textColor="neutral800" role="status">
            {words}
          </Typography>
          {isDone ? null : <ProgressBar value={(100 * lines.length) / Math.max(1, total)} aria-label={words} />}
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {lines.map((line) => (
              <Row key={line.path} line={line} ticked={ticked} tick={tick} />
            ))}
          </Flex>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={close}>
          {text('drawer.close')}
        </Button>
        {keys.length === 0 || !isDone || ticked.size === keys.length ? null : (
          <Button variant="secondary" onClick={() => setTicked(new Set(keys))}>
            {text('bulk.chooseAll', { drafts: keys.length })}
          </Button>
        )}
        {fixes + chosen === 0 || !isDone ? null : (
          <Button onClick={fixAll} loading={writing !== null && !writing.isDone}>
            {chosen === 0
              ? text('bulk.apply', { fixes, entries: fixable.length })
              : text('bulk.applyChosen', { changes: fixes + chosen, entries: fixable.length })}
          </Button>
        )}
      </Modal.Footer>
    </>
  )
}

const keyOf = ({ path }: Line, { id }: DraftChange): string => `${path} ${id}`

interface RowProps {
  readonly line: Line
  readonly ticked: ReadonlySet<string>
  tick(key: string): void
}

function Row({ line, ticked, tick }: RowProps) {
  const text = useText()
  const scores = 'opened' in line ? line.opened.scores.map(({ label, value }) => `${label} ${value ?? '–'}`).join(' · ') : ''
  const isGood = line.state === 'saved' || line.state === 'inForm'
  const left =
    line.state !== 'looked'
      ? [text(`bulk.${line.state}`)]
      : [
          line.opened.next,
          line.opened.fixes > 0 ? text('bulk.safe', { fixes: line.opened.fixes }) : '',
          line.opened.drafts.length > 0 ? text('bulk.drafts', { drafts: line.opened.drafts.length }) : '',
        ].filter((one) => one !== '')
  const note = left.join(' · ') || text('bulk.nothing')
  return (
    <Box tag="li" data-testid="citable-bulk-row" data-state={line.state}>
      <Flex gap={2} alignItems="baseline" justifyContent="space-between" wrap="wrap">
        <Link tag={NavLink} to={line.path}>
          <bdi>{line.title}</bdi>
        </Link>
        <Typography variant="pi" textColor="neutral700">
          {scores}
        </Typography>
      </Flex>
      <Flex gap={2} alignItems="flex-start">
        {line.state === 'looked' ? null : (
          <Icon
            name={isGood ? 'good' : line.state === 'none' ? 'info' : 'warning'}
            tone={isGood ? 'good' : line.state === 'none' ? 'neutral' : 'fair'}
          />
        )}
        <Typography variant="pi" textColor="neutral800">
          {note}
        </Typography>
      </Flex>
      {line.state !== 'looked'
        ? null
        : line.opened.drafts.map((draft) => (
            <Flex key={draft.id} direction="column" alignItems="stretch" gap={1} paddingTop={2}>
              <Checkbox checked={ticked.has(keyOf(line, draft))} onCheckedChange={() => tick(keyOf(line, draft))}>
                {draft.line}
              </Checkbox>
              {(['before', 'after'] as const).map((name) => (
                <Typography key={name} tag="p" variant="pi" textColor={name === 'before' ? 'neutral600' : 'neutral800'}>
                  {draft.change[`${name}Label`]}: <bdi>{draft.change[name] || '–'}</bdi>
                </Typography>
              ))}
            </Flex>
          ))}
    </Box>
  )
}

function pathOf(uid: string, { documentId, locale }: OptimizeProps['entries'][number]): { readonly api: string; readonly admin: string } {
  const path = `/content-manager/collection-types/${uid}/${documentId}`
  return {
    api: locale === '' ? path : `${path}?locale=${encodeURIComponent(locale)}`,
    admin: locale === '' ? path : `${path}?plugins[i18n][locale]=${encodeURIComponent(locale)}`,
  }
}
