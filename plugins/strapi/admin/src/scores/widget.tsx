import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { OverviewAnswer } from '#shared/answers.ts'
import { pluginId } from '../id.ts'
import { colours, Icon } from '../ui/tones.tsx'
import { useDirection, useText, WithTexts } from '../use-texts.tsx'
import { HistoryLine, trendOf } from './history.tsx'

/** Widget on Strapi's home page: average score of the published entries, its trend, and how many are good, fair and poor. */
export default function Widget() {
  return (
    <WithTexts>
      <Overview />
    </WithTexts>
  )
}

function Overview() {
  const text = useText()
  const direction = useDirection()
  const { get } = useFetchClient()
  const [overview, setOverview] = useState<OverviewAnswer | 'failed' | null>(null)
  useEffect(() => {
    get(`/${pluginId}/overview`).then(
      ({ data }) => setOverview(data as OverviewAnswer),
      () => setOverview('failed'),
    )
  }, [get])
  if (overview === null) return null
  if (overview === 'failed') return <Typography textColor="neutral600">{text('widget.failed')}</Typography>
  const { entries, average, good, fair, poor, history } = overview
  if (average === null) return <Typography textColor="neutral600">{text('widget.none')}</Typography>
  const trend = trendOf(history)
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" dir={direction} data-testid="citable-widget">
      <Typography textColor="neutral800">{text('widget.entries', { count: entries, average })}</Typography>
      {trend === null ? null : (
        <Box>
          <Flex gap={1} data-testid="citable-trend">
            <Icon name={trend.change > 0 ? 'up' : trend.change < 0 ? 'down' : 'same'} />
            <Typography variant="pi" textColor="neutral700">
              {text('widget.trend', {
                change: trend.change > 0 ? `+${trend.change}` : String(trend.change).replace('-', '−'),
                day: trend.since,
              })}
            </Typography>
          </Flex>
          <HistoryLine days={history} height="4rem" />
        </Box>
      )}
      <Flex gap={3} wrap="wrap">
        {(
          [
            ['good', good, 'good', 'widget.good'],
            ['fair', fair, 'partly', 'widget.fair'],
            ['poor', poor, 'todo', 'widget.poor'],
          ] as const
        ).map(([tone, count, icon, label]) => (
          <Box key={tone} background={colours[tone].soft} hasRadius padding={3} flex="1 1 8rem">
            <Flex gap={2}>
              <Icon name={icon} tone={tone} />
              <Typography variant="beta" textColor="neutral800">
                {count}
              </Typography>
            </Flex>
            <Typography variant="pi" textColor="neutral700">
              {text(label)}
            </Typography>
          </Box>
        ))}
      </Flex>
    </Flex>
  )
}
