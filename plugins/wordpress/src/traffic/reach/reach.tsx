import { agents as allAgents } from '@citable/core/agents'
import { NoSiteFault, type ReachReport, realRequestDays, usualAgents } from '@citable/core/reach'
import { loadTraffic, type ReachGroup, reachGroups, reachSummary, type SayTraffic } from '@citable/editor/traffic'
import { Button, Notice, SelectControl, Spinner, TextControl } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { Table } from '../table.tsx'
import { agentsOf, askByService, askHere } from './ask-site.ts'

interface ReachProps {
  /** Address of the front page. */
  readonly home: string
  /** A service is connected, which asks from outside. */
  readonly isReady: boolean
}

/** Whether agents reach a page of this site, asked by a click. */
export function Reach(props: ReachProps) {
  const [say, setSay] = useState<SayTraffic | null>(null)
  useEffect(() => void loadTraffic(document.documentElement.lang || 'en').then((loaded) => setSay(() => loaded)), [])
  return say ? <ReachOf {...props} say={say} /> : <Spinner />
}

type Outcome = { readonly report: ReachReport; readonly isFromService: boolean; readonly problem: string }

function ReachOf({ home, isReady, say }: ReachProps & { readonly say: SayTraffic }) {
  const [url, setUrl] = useState(home)
  const [which, setWhich] = useState<'usual' | 'all'>('usual')
  const [progress, setProgress] = useState<{ readonly done: number; readonly agent: string } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [failure, setFailure] = useState('')
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const agents = agentsOf(which === 'all' ? null : usualAgents)

  const ask = async () => {
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    setOutcome(null)
    setFailure('')
    setProgress({ done: 0, agent: '' })
    const step = (name: string) => setProgress({ done: agents.findIndex((agent) => agent.name === name) + 1, agent: name })
    const run = { agents, signal, step }
    try {
      let problem = ''
      const outside = isReady
        ? await askByService(url, run).catch((error: unknown) => {
            problem = sentenceOf(error, say)
            return null
          })
        : null
      const report = outside ?? (await askHere(url, run))
      setOutcome({ report, isFromService: outside !== null, problem })
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof NoSiteFault ? say('reachNoSite') : sentenceOf(error, say))
    }
    setProgress(null)
  }

  return (
    <div className="citable-traffic__reach">
      <h2>{say('reachHeading')}</h2>
      <p>{say('reachAbout')}</p>
      <div className="citable-traffic__head">
        <TextControl
          label={say('reachPage')}
          type="url"
          dir="ltr"
          value={url}
          onChange={setUrl}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
        <SelectControl
          label={say('reachWhich')}
          value={which}
          options={[
            { value: 'usual', label: say('reachUsual', { count: usualAgents.length }) },
            { value: 'all', label: say('reachAll', { count: allAgents.length }) },
          ]}
          onChange={(value) => setWhich(value === 'all' ? 'all' : 'usual')}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
        {progress === null ? (
          <Button variant="secondary" onClick={() => void ask()} __next40pxDefaultSize>
            {say('reachAsk')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => stop.current?.abort()} __next40pxDefaultSize>
            {say('reachStop')}
          </Button>
        )}
      </div>
      {progress !== null && (
        <p>
          <Spinner /> {progress.agent !== '' && say('reachAsking', { done: progress.done, count: agents.length, agent: progress.agent })}
        </p>
      )}
      {failure !== '' && (
        <Notice status="error" isDismissible={false}>
          {failure}
        </Notice>
      )}
      <p role="status">{outcome === null ? '' : reachSummary(outcome.report.rows, say)}</p>
      {outcome !== null && <Rows {...outcome} say={say} />}
    </div>
  )
}

function Rows({ report, isFromService, problem, say }: Outcome & { readonly say: SayTraffic }) {
  return (
    <>
      {problem !== '' && (
        <Notice status="warning" isDismissible={false}>
          {problem}
        </Notice>
      )}
      {!report.isWhole && (
        <Notice status="warning" isDismissible={false}>
          {say('reachStopped')}
        </Notice>
      )}
      <Table
        title={report.url}
        about={say(isFromService ? 'reachFromService' : 'reachFromHere')}
        head={[say('columnAgents'), say('columnRobots'), say('columnServer'), say('columnCame', { days: realRequestDays })]}
        numbers={0}
        rows={reachGroups(report.rows, say).map(({ key, standing, agents, robots, server, came }) => ({
          key,
          cells: [
            <Names key="agents" standing={standing} agents={agents} say={say} />,
            <bdi key="robots">{robots}</bdi>,
            <Lines key="server" lines={server} />,
            <Lines key="came" lines={came} />,
          ],
        }))}
      />
    </>
  )
}

function Names({ standing, agents, say }: Pick<ReachGroup, 'standing' | 'agents'> & { readonly say: SayTraffic }) {
  return (
    <>
      <strong className={standing === 'stopped' ? 'citable-traffic__stale' : 'citable-traffic__standing'}>
        {say(`standing_${standing}`)}
      </strong>
      {agents.join(', ')}
    </>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => lines.map((line) => <bdi key={line}>{line} </bdi>)

const sentenceOf = (error: unknown, say: SayTraffic): string => (error as { message?: string } | null)?.message || say('reachFailed')
