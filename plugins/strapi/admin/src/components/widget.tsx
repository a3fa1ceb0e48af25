import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { OverviewAnswer } from '../../../src/answers.ts'
import { pluginId } from '../id.ts'
import { useText, WithTexts } from '../use-texts.tsx'
import { colours, Icon } from './tones.tsx'

/** Home page: how the published entries stand. */
export default function Widget() {
  return (
    <WithTexts>
      <Overview />
    </WithTexts>
  )
}

function Overview() {
  const text = useText()
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
  const { entries, average, good, fair, poor } = overview
  if (average === null) return <Typography textColor="neutral600">{text('widget.none')}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-testid="citable-widget">
      <Typography textColor="neutral800">{text('widget.entries', { count: entries, average })}</Typography>
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
