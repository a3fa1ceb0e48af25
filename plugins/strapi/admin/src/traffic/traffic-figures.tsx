import { Box, Flex, Typography } from '@strapi/design-system'
import { lazy, Suspense } from 'react'
import type { TrafficAnswer } from '#shared/answers.ts'
import type { TextCode } from '../texts.ts'
import { useNumber, useText } from '../use-texts.tsx'
import { DataTable } from './cells.tsx'
import { Chart } from './chart.tsx'
import { EntryLink } from './entry-link.tsx'
import { kit } from './kit.ts'

const TrafficMore = lazy(() => import('./traffic-more.tsx'))

/** Kinds whose names are translated. */
const kinds = [
  'training',
  'search_index',
  'search_engine',
  'user_fetch',
  'agent',
  'coding_agent',
  'dataset',
  'ads',
  'unknown_ai',
  'other',
  'sitemap',
  'markdown',
  'preview',
  'failed',
] as const
/** Kinds whose name is a file name, the same in every language. */
const fileNames: Readonly<Record<string, string>> = { robots_txt: 'robots.txt', llms_txt: 'llms.txt' }

/** The counts of AI traffic as figures, charts and tables, then their limits: a lower bound, days in UTC. */
export function TrafficFigures({ answer, mayAsk }: { readonly answer: TrafficAnswer; readonly mayAsk: boolean }) {
  const text = useText()
  const number = useNumber()
  const { summary, assistants, entries, special, days } = answer
  const kindName = (kind: string): string =>
    fileNames[kind] ?? ((kinds as readonly string[]).includes(kind) ? text(`kind.${kind}` as TextCode) : kind)
  const assistantName = (id: string) => assistants.find(({ assistant }) => assistant === id)?.name ?? kindName(id)
  const tiles = [
    ['traffic.byAgents', summary.fetches],
    ['traffic.forReaders', summary.userFetches],
    ['traffic.sent', summary.referrals],
  ] as const
  const figures = (
    <>
      <Flex tag="dl" gap={4} wrap="wrap" alignItems="stretch">
        {tiles.map(([label, value]) => (
          <Box key={label} background="neutral0" shadow="tableShadow" hasRadius padding={5} flex="1 1 20rem">
            <Typography tag="dt" variant="pi" textColor="neutral700">
              {text(label)}
            </Typography>
            <Typography tag="dd" variant="alpha" textColor="neutral800" data-testid={`citable-${label}`}>
              {number(value)}
            </Typography>
          </Box>
        ))}
      </Flex>
      <Chart title={text('traffic.byPurpose')} days={days.map(({ t, fetches }) => ({ t, counts: fetches }))} nameOf={kindName} />
      {summary.referrals === 0 ? null : (
        <Chart
          title={text('traffic.byAssistant')}
          days={days.map(({ t, referrals }) => ({ t, counts: referrals }))}
          nameOf={assistantName}
        />
      )}
      {entries.length === 0 ? null : (
        <DataTable
          heads={['traffic.entries', 'traffic.fetches', 'traffic.readers'].map((code) => text(code as TextCode))}
          rows={entries.map((entry) => [
            `${entry.uid} ${entry.documentId}`,
            [<EntryLink key="title" entry={entry} />, entry.fetches, entry.referrals],
          ])}
        />
      )}
      <Typography tag="div" variant="pi" textColor="neutral700">
        {special.length > 0 && (
          <p>{text('traffic.apart', { list: special.map(({ kind, hits }) => `${kindName(kind)} ${number(hits)}`).join(', ') })}</p>
        )}
        <p>
          {text('traffic.lowerBound')} {text('traffic.utc')}
        </p>
      </Typography>
    </>
  )
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Suspense fallback={figures}>
        <TrafficMore kit={kit} answer={answer} mayAsk={mayAsk} kindName={kindName}>
          {figures}
        </TrafficMore>
      </Suspense>
    </Flex>
  )
}
