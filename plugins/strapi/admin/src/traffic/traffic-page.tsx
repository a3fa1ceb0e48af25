import { Box, Field, Flex, Link, Toggle, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient, useRBAC } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { TrafficAnswer } from '#shared/answers.ts'
import { pluginId, right } from '../id.ts'
import { Card, SelectField } from '../ui/fields.tsx'
import { FrontEndLines } from '../ui/front-end-lines.tsx'
import { useDirection, useText } from '../use-texts.tsx'
import { TrafficFigures } from './traffic-figures.tsx'

/** Days of a range. */
const ranges = ['7', '28', '90', '365'] as const

/** Fetches of AI agents, and readers sent by assistants. */
export function TrafficPage() {
  const text = useText()
  const direction = useDirection()
  const { get, put } = useFetchClient()
  const { allowedActions } = useRBAC(right('settings.update') as never)
  const mayChange = (allowedActions as { canUpdate?: boolean }).canUpdate === true
  const [days, setDays] = useState<string>('28')
  const [answer, setAnswer] = useState<TrafficAnswer | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    get(`/${pluginId}/traffic?days=${days}`, { signal: controller.signal }).then(
      ({ data }) => setAnswer(data as TrafficAnswer),
      () => {
        if (!controller.signal.aborted) setAnswer('failed')
      },
    )
    return () => controller.abort()
  }, [get, days])
  if (answer === null) return <Page.Loading />
  if (answer === 'failed') return <Page.Error content={text('traffic.failed')} />
  const turn = (isOn: boolean) =>
    put(`/${pluginId}/settings/traffic`, { isOn }).then(
      () => setAnswer({ ...answer, isOn }),
      () => setAnswer('failed'),
    )
  return (
    <Page.Main dir={direction} data-testid="citable-traffic">
      <Page.Title>{text('traffic.title')}</Page.Title>
      <Layouts.Header
        title={text('traffic.title')}
        subtitle={text('traffic.subtitle')}
        navigationAction={
          <Link tag={NavLink} to={`/plugins/${pluginId}`}>
            {text('health.title')}
          </Link>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Flex gap={6} wrap="wrap" alignItems="flex-end" justifyContent="space-between">
            {mayChange ? (
              <Box maxWidth="40rem">
                <Field.Root name="isOn" hint={text('traffic.countHint')}>
                  <Field.Label>{text('traffic.count')}</Field.Label>
                  <Toggle
                    onLabel={text('delivery.on')}
                    offLabel={text('delivery.off')}
                    checked={answer.isOn}
                    onChange={(event: { target: { checked: boolean } }) => void turn(event.target.checked)}
                  />
                  <Field.Hint />
                </Field.Root>
              </Box>
            ) : (
              <Typography textColor="neutral700">{answer.isOn ? '' : text('traffic.off')}</Typography>
            )}
            {answer.firstDay === null ? null : (
              <Box minWidth="20rem">
                <SelectField
                  name="days"
                  label={text('traffic.period')}
                  value={days}
                  options={ranges.map((count) => [count, text('traffic.days', { days: Number(count) })])}
                  onChange={setDays}
                />
              </Box>
            )}
          </Flex>
          {answer.firstDay === null ? <Nothing isOn={answer.isOn} /> : <TrafficFigures answer={answer} mayAsk={mayChange} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

/** First steps before anything is counted. */
function Nothing({ isOn }: { readonly isOn: boolean }) {
  const text = useText()
  return (
    <Card intro={text(isOn ? 'traffic.nothing' : 'traffic.nothingWhileOff')} mayChange={true}>
      <FrontEndLines label={text('traffic.snippet')} linesOf="traffic" />
    </Card>
  )
}
