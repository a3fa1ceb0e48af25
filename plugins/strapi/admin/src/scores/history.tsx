import { Box, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { HistoryDay } from '#shared/answers.ts'
import { NumbersTable, Scaled } from '../traffic/cells.tsx'
import { useText } from '../use-texts.tsx'

const Line = styled.polyline`
  fill: none;
  stroke: ${({ theme }) => theme.colors.primary600};
  stroke-width: 2;
`
const dayMs = 86_400_000
/** Height and width of the drawing in its own units: a point of a score is one high. */
const tall = 100

interface HistoryProps {
  readonly days: readonly HistoryDay[]
}

/** Line of the average AEO readiness: from 0 at the foot to 100, days as far apart as they are, from left to right in every language. */
export function HistoryLine({ days, height }: HistoryProps & { readonly height: string }) {
  const text = useText()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const [from, to] = [Date.parse(first.t), Date.parse(last.t)]
  return (
    <svg
      viewBox={`-1 -2 ${tall + 2} ${tall + 4}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text('history.label', { first: first.t, last: last.t, from: first.aeo, to: last.aeo })}
      style={{ width: '100%', height }}
    >
      <Line
        points={days.map(({ t, aeo }) => `${(tall * (Date.parse(t) - from)) / (to - from)},${tall - aeo}`).join(' ')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The day that today is compared with: four weeks ago, or the first that is known. */
export function trendOf(days: readonly HistoryDay[]): { readonly since: string; readonly change: number } | null {
  const today = days.at(-1)
  const before = today && days.find(({ t }) => Date.parse(t) >= Date.parse(today.t) - 28 * dayMs)
  return today === undefined || before === undefined || before === today ? null : { since: before.t, change: today.aeo - before.aeo }
}

/** The averages of every day, drawn and as a table; from the second day on. */
export function History({ days }: HistoryProps) {
  const text = useText()
  if (days.length < 2) return null
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6} marginTop={6} data-testid="citable-history">
      <Typography tag="h2" variant="delta" textColor="neutral800">
        {text('history.title')}
      </Typography>
      <Scaled top={tall}>
        <HistoryLine days={days} height="14rem" />
      </Scaled>
      <NumbersTable
        heads={[text('traffic.day'), 'AEO', 'SEO', text('traffic.entries')]}
        rows={days.toReversed().map(({ t, aeo, seo, entries }) => [t, [t, aeo, seo, entries]])}
      />
    </Box>
  )
}
