import { agents as allAgents } from '@citable/core/agents'
import { type ReachReport, type ReachRow, realRequestDays, usualAgents } from '@citable/core/reach'
import { reachGroups, reachSummary, type SayTraffic } from '@citable/editor/traffic'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { pluginId } from '../id.ts'
import type { TrafficKit } from './kit.ts'
import { Card, Cards, Section } from './sections.tsx'

/** Agents in one call: the server asks one page a second. */
const atOnce = 6

/** Whether agents reach a page of the front end, asked by a click. */
export function Reach({ kit: { SelectField, TextField }, say }: { readonly kit: TrafficKit; readonly say: SayTraffic }) {
  const { post } = useFetchClient()
  const [url, setUrl] = useState('')
  const [which, setWhich] = useState('usual')
  const [progress, setProgress] = useState<{ readonly done: number; readonly agent: string } | null>(null)
  const [report, setReport] = useState<ReachReport | null>(null)
  const [failure, setFailure] = useState('')
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const ask = async () => {
    const controller = new AbortController()
    stop.current = controller
    const ids = which === 'all' ? allAgents.map(({ id }) => id) : usualAgents
    const rows: ReachRow[] = []
    let address = url
    setReport(null)
    setFailure('')
    try {
      for (let at = 0; at < ids.length; at += atOnce) {
        const some = ids.slice(at, at + atOnce)
        setProgress({ done: at + 1, agent: allAgents.find(({ id }) => id === some[0])?.name ?? '' })
        const { data } = await post(`/${pluginId}/traffic/reach`, { url, agents: some }, { signal: controller.signal })
        const part = data as ReachReport
        rows.push(...part.rows)
        address = part.url
        if (!part.isWhole) break
      }
    } catch (error) {
      if (!controller.signal.aborted) setFailure(sentenceOf(error, say))
    }
    if (rows.length > 0) setReport({ url: address, rows, isWhole: rows.length === ids.length })
    setProgress(null)
  }

  return (
    <Section title={say('reachHeading')} about={`${say('reachAbout')} ${say('reachFromHere')}`} testId="citable-reach">
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Box flex="1 1 28rem">
          <TextField name="reachUrl" label={say('reachPage')} value={url} placeholder="https://" onChange={setUrl} />
        </Box>
        <SelectField
          name="reachWhich"
          label={say('reachWhich')}
          value={which}
          options={[
            ['usual', say('reachUsual', { count: usualAgents.length })],
            ['all', say('reachAll', { count: allAgents.length })],
          ]}
          onChange={setWhich}
        />
        {progress === null ? (
          <Button variant="secondary" size="L" disabled={!URL.canParse(url)} onClick={() => void ask()}>
            {say('reachAsk')}
          </Button>
        ) : (
          <Button variant="secondary" size="L" onClick={() => stop.current?.abort()}>
            {say('reachStop')}
          </Button>
        )}
      </Flex>
      <Typography tag="p" role="status" textColor="neutral800">
        {progress !== null
          ? say('reachAsking', { ...progress, count: which === 'all' ? allAgents.length : usualAgents.length })
          : failure || (report === null ? '' : reachSummary(report.rows, say))}
      </Typography>
      {report !== null && !report.isWhole && failure === '' && <Typography tag="p">{say('reachStopped')}</Typography>}
      {report !== null && (
        <Cards>
          {reachGroups(report.rows, say).map(({ key, standing, agents, robots, server, came }) => (
            <Card key={key} title={`${say(`standing_${standing}`)}: ${agents.join(', ')}`}>
              <dl style={{ display: 'grid', gap: '1.2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))' }}>
                {(
                  [
                    [say('columnRobots'), [robots]],
                    [say('columnServer'), server],
                    [say('columnCame', { days: realRequestDays }), came],
                  ] as const
                ).map(([name, words]) => (
                  <div key={name}>
                    <Typography tag="dt" variant="pi" textColor="neutral600">
                      {name}
                    </Typography>
                    {words.map((sentence) => (
                      <Typography key={sentence} tag="dd" textColor="neutral800">
                        {sentence}
                      </Typography>
                    ))}
                  </div>
                ))}
              </dl>
            </Card>
          ))}
        </Cards>
      )}
    </Section>
  )
}

function sentenceOf(error: unknown, say: SayTraffic): string {
  const code = error instanceof Error ? error.message : null
  return say(code === 'other_site' ? 'reachOtherSite' : code === 'no_site' ? 'reachNoSite' : 'reachFailed')
}
