import { type Badge, timerSchedule } from '@citable/editor'
import {
  createSourcesSession,
  loadSourceTexts,
  type SourceItem,
  type SourcesSession,
  type SourcesView,
  type SourceTexts,
  sourcesView,
} from '@citable/editor/sources'
import { Box, Button, Flex, Link, Loader, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { Post } from '../analyzers.ts'
import type { Panel } from '../panel/panel-context.tsx'
import { isKeyboardLost } from '../ui/is-keyboard-lost.ts'
import { List } from '../ui/list.tsx'
import { Fold, Line, Quote, Small } from '../ui/parts.tsx'
import { sourcesOfEntry, startSourcesWorker } from './ask-for-sources.ts'

interface SourcesProps {
  /** Handed in: this file is built apart from the one that makes the context. */
  readonly panel: Panel
}

/** Statements of the text with the pages that they cite, and, after a click, what those pages say. */
export default function SourcesTab({ panel }: SourcesProps) {
  const { catalog } = panel
  const [texts, setTexts] = useState<SourceTexts | null>(null)
  useEffect(() => void loadSourceTexts(catalog.locale).then(setTexts), [catalog.locale])
  return texts ? <Sources panel={panel} texts={texts} /> : <Loader small />
}

/** Of each entry on the screen: going to a passage closes the drawer, and the author who comes back wants the other answers. */
const sessions = new WeakMap<Panel['store'], SourcesSession>()

function useSession({ store, entry }: Panel): SourcesSession {
  const { post } = useFetchClient()
  const [session] = useState(
    () =>
      sessions.get(store) ??
      createSourcesSession({
        startWorker: startSourcesWorker,
        schedule: timerSchedule,
        now: () => new Date().toISOString(),
        ...sourcesOfEntry(post as Post, entry),
      }),
  )
  useEffect(() => {
    sessions.set(store, session)
    return session.close
  }, [store, session])
  return session
}

function Sources({ panel, texts }: SourcesProps & { readonly texts: SourceTexts }) {
  const { catalog, entry, show } = panel
  const { draft } = panel.state
  const { post } = useFetchClient()
  const session = useSession(panel)
  const serviceHost = entry.service?.isConfigured ? entry.service.name : null
  useEffect(() => void session.read(draft, serviceHost), [session, draft, serviceHost])
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot)
  const view = sourcesView(state, catalog, texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report
  useEffect(() => {
    if (!view.note || !state.report) return
    panel.store.noteSources(view.note)
    if (serviceHost === null) sourcesOfEntry(post as Post, entry).keep(draft, state.report)
  }, [panel.store, state.report])
  const status = useRef<HTMLParagraphElement>(null)
  // The button that was pressed went away with what it stood for: the keyboard goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each phase
  useEffect(() => {
    if (isKeyboardLost()) status.current?.focus()
  }, [view.phase])

  return (
    <Flex direction="column" alignItems="stretch" gap={4} data-testid="citable-sources" data-phase={view.phase}>
      <Small>{view.help}</Small>
      <Typography ref={status} tabIndex={-1} tag="p" variant="omega" fontWeight="semiBold" textColor="neutral800" role="status">
        {view.statusText}
      </Typography>
      {view.progress && <Progress aria-label={view.statusText} max={view.progress.of} value={view.progress.done} />}
      {view.claims.length === 0 ? null : <Claims claims={view.claims} show={show} />}
      {view.items.length === 0 ? null : (
        <List>
          {view.items.map((item) => (
            <Answer key={item.key} item={item} show={show} />
          ))}
        </List>
      )}
      {view.hosts.length === 0 ? null : <Hosts hosts={view.hosts} text={view.hostsText} />}
      <Flex gap={2}>
        {view.ask === null ? null : (
          <Button size="S" variant="secondary" onClick={() => void session.ask()}>
            {view.ask}
          </Button>
        )}
        {view.phase === 'asking' ? (
          <>
            {view.progress ? null : <Loader small>{view.statusText}</Loader>}
            <Button size="S" variant="tertiary" onClick={session.cancel}>
              {view.cancel}
            </Button>
          </>
        ) : null}
      </Flex>
    </Flex>
  )
}

const Progress = styled.progress`
  width: 100%;
  accent-color: ${({ theme }) => theme.colors.primary600};
`

function Claims({ claims, show }: Pick<SourcesView, 'claims'> & Pick<Panel, 'show'>) {
  return (
    <List>
      {claims.map(({ key, span, jump }) => (
        <li key={key}>
          <Button size="S" variant="tertiary" aria-label={jump.name} onClick={() => show('sources', [span])}>
            <bdi>{jump.label}</bdi>
          </Button>
        </li>
      ))}
    </List>
  )
}

/** The addresses that a click asks. */
function Hosts({ hosts, text }: Pick<SourcesView, 'hosts'> & { readonly text: string }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Small>{text}</Small>
      {hosts.map((host) => (
        <Fold key={host.text} title={host.text}>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={1} dir="ltr">
            {host.addresses.map((address) => (
              <li key={address}>
                <Small>{address}</Small>
              </li>
            ))}
          </Flex>
        </Fold>
      ))}
    </Flex>
  )
}

const looks = {
  stands: { icon: 'good', tone: 'good' },
  differs: { icon: 'warning', tone: 'fair' },
  dead: { icon: 'todo', tone: 'poor' },
  open: { icon: 'unknown', tone: 'neutral' },
} as const satisfies Readonly<Record<SourceItem['tone'], Pick<Badge, 'icon' | 'tone'>>>

function Answer({ item, show }: Pick<Panel, 'show'> & { readonly item: SourceItem }) {
  return (
    <Box tag="li" background="neutral100" hasRadius padding={4} data-source={item.tone}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography variant="omega" fontWeight="semiBold" textColor="neutral800" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {item.text}
        </Typography>
        <Line {...looks[item.tone]}>{item.answerText}</Line>
        {item.passageLabel === '' ? null : <Small>{item.passageLabel}</Small>}
        {item.passage === '' ? null : <Quote dir="auto">{item.passage}</Quote>}
        <Flex gap={4} wrap="wrap" alignItems="center">
          <Button size="S" variant="tertiary" aria-label={item.jump.name} onClick={() => show('sources', [item.span])}>
            {item.jump.label}
          </Button>
          {item.links.map(({ url, name, label }) => (
            <Link key={url} href={url} isExternal aria-label={name}>
              {label}
            </Link>
          ))}
        </Flex>
      </Flex>
    </Box>
  )
}
