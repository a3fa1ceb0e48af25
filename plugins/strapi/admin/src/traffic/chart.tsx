import { type Counts, stackBars } from '@citable/editor/stack-bars'
import { Box, Flex, Typography } from '@strapi/design-system'
import { useText } from '../use-texts.tsx'
import { NumbersTable, Scaled } from './cells.tsx'

/** Height of the drawing in its own units; a day is one wide. */
const tall = 100
/** Colours that colour-blind readers distinguish, dark to light in turn; the outline separates neighbours. */
const colours = ['#0072b2', '#e69f00', '#00664b', '#cc79a7', '#6b7280', '#56b4e9', '#a7aaad'] as const

interface ChartProps {
  readonly title: string
  readonly days: readonly { readonly t: string; readonly counts: Counts }[]
  nameOf(name: string): string
}

/** A stacked bar for each day, its legend, and the same numbers as a table. Time runs from left to right in every language. */
export function Chart({ title, days, nameOf }: ChartProps) {
  const text = useText()
  const { names, scale, bars } = stackBars(days)
  const colourOf = (name: string) => colours[name === 'other' ? 6 : names.indexOf(name)] ?? colours[6]
  const sum = bars.reduce((all, { total }) => all + (total ?? 0), 0)
  const [first = '', last = ''] = [bars[0]?.t, bars.at(-1)?.t]
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6} data-testid="citable-chart">
      <Typography tag="h2" variant="delta" textColor="neutral800">
        {title}
      </Typography>
      <Scaled top={scale}>
        <svg
          viewBox={`0 0 ${Math.max(1, bars.length)} ${tall}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={text('traffic.chartLabel', { title, sum, first, last })}
          style={{ width: '100%', height: '18rem' }}
        >
          {bars.map(({ t, parts, total }, index) => (
            <g key={t}>
              <title>{`${t}: ${parts.map(({ name, count }) => `${nameOf(name)} ${count}`).join(', ') || (total ?? 0)}`}</title>
              {parts.map(({ name, from, to }) => (
                <rect
                  key={name}
                  x={index + 0.12}
                  width={0.76}
                  y={tall * (1 - to)}
                  height={tall * (to - from)}
                  fill={colourOf(name)}
                  stroke="#fff"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </g>
          ))}
        </svg>
      </Scaled>
      <Flex tag="ul" gap={4} wrap="wrap" paddingTop={4}>
        {names.map((name) => (
          <Flex key={name} tag="li" gap={2}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" fill={colourOf(name)} />
            </svg>
            <Typography variant="pi" textColor="neutral800">
              {nameOf(name)}
            </Typography>
          </Flex>
        ))}
      </Flex>
      <NumbersTable
        heads={[text('traffic.day'), ...names.map(nameOf), text('traffic.total')]}
        rows={bars.map(({ t, parts, total }) => {
          const countOf = (name: string) => parts.find((part) => part.name === name)?.count ?? 0
          return [t, [t, ...names.map((name) => (total === null ? '–' : countOf(name))), total ?? '–']]
        })}
      />
    </Box>
  )
}
