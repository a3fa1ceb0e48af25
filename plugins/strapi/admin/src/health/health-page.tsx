import { Box } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { HealthAnswer, HistoryDay, OverviewAnswer } from '#shared/answers.ts'
import { pluginId, right } from '../id.ts'
import { History } from '../scores/history.tsx'
import { TrafficPage } from '../traffic/traffic-page.tsx'
import { LostFields } from '../ui/mapping-notes.tsx'
import { useDirection, useText, WithTexts } from '../use-texts.tsx'
import { Backlog } from './backlog.tsx'
import { type Asked, Filters } from './filters.tsx'
import { HealthTable } from './health-table.tsx'
import { SetUp } from './set-up.tsx'

const HealthMore = lazy(() => import('../more/health-more.tsx'))
const WatchedPage = lazy(() => import('../watched/watched-page.tsx'))

/** Content health, and the pages below it. */
export default function HealthPage() {
  const { pathname } = useLocation()
  return (
    <Page.Protect permissions={right('use') as never}>
      <WithTexts fallback={<Page.Loading />}>
        <Suspense>
          <Below page={pathname.split('/').at(-1) ?? ''} />
        </Suspense>
      </WithTexts>
    </Page.Protect>
  )
}

function Below({ page }: { readonly page: string }) {
  if (page === 'sources') return <WatchedPage />
  if (page === 'alt-texts') return <HealthMore />
  return page === 'traffic' ? <TrafficPage /> : <Content />
}

const first: Asked = { type: '', locale: '', state: '', lack: '', search: '', sort: 'aeoScore', order: 'asc', page: 1 }

function Content() {
  const text = useText()
  const direction = useDirection()
  const { get } = useFetchClient()
  const [asked, setAsked] = useState(first)
  const [answer, setAnswer] = useState<HealthAnswer | 'failed' | null>(null)
  /** Grows while a backlog is worked off, so that the list follows. */
  const [progress, setProgress] = useState(0)

  const [history, setHistory] = useState<readonly HistoryDay[]>([])
  useEffect(() => {
    // the list is of use without it
    get(`/${pluginId}/overview`).then(
      ({ data }) => setHistory((data as OverviewAnswer).history),
      () => {},
    )
  }, [get])

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again as the backlog gets shorter
  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams(
      Object.entries({ ...asked, language: document.documentElement.lang }).flatMap(([name, value]) =>
        value === '' ? [] : [[name, String(value)]],
      ),
    )
    get(`/${pluginId}/health?${query}`, { signal: controller.signal }).then(
      ({ data }) => setAnswer(data as HealthAnswer),
      () => {
        if (!controller.signal.aborted) setAnswer('failed')
      },
    )
    return () => controller.abort()
  }, [get, asked, progress])

  if (answer === null) return <Page.Loading />
  if (answer === 'failed') return <Page.Error content={text('health.failedToRead')} />
  const list = { answer, asked, ask: setAsked }
  return (
    <Page.Main dir={direction} data-testid="citable-health">
      <Page.Title>{text('health.title')}</Page.Title>
      <Layouts.Header
        title={text('health.title')}
        subtitle={text('health.subtitle')}
        primaryAction={
          <Suspense>
            <HealthMore asked={asked} />
          </Suspense>
        }
      />
      <Layouts.Content>
        {answer.isSetUp ? null : <SetUp />}
        {answer.lost.length === 0 ? null : (
          <Box marginBottom={5}>
            <LostFields types={answer.lost} />
          </Box>
        )}
        <Backlog onProgress={setProgress} />
        <Filters {...list} />
        <Suspense>
          <HealthMore list={list} />
        </Suspense>
        <HealthTable {...list} />
        <History days={history} />
      </Layouts.Content>
    </Page.Main>
  )
}
