import apiFetch from '@wordpress/api-fetch'
import { Notice, SelectControl, Spinner } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { loadedLater } from '../components/loaded-later.tsx'
import { number } from './formats.ts'
import type { Report } from './report.ts'
import { TrafficFigures } from './traffic-figures.tsx'

/** Facts from PHP. */
interface Facts {
  readonly download: string
  readonly isOn: boolean
  readonly settings: string
  readonly home: string
  /** This person may have the site asked by the names of agents. */
  readonly mayAsk: boolean
  readonly isReady: boolean
}

const Reach = loadedLater(async () => (await import('./reach/reach.tsx')).Reach)
const Changes = loadedLater(async () => (await import('./changes.tsx')).Changes)

declare global {
  interface Window {
    citableTraffic?: Facts
  }
}

/** Days of a range; longer ones are drawn by week. */
const ranges = [7, 28, 90, 365] as const
const maxDaysByDay = 90

const dayMs = 86_400_000
const dayAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** Tools → AI traffic. */
export function TrafficPage() {
  const { download = '', isOn = true, settings = '', home = '', mayAsk = false, isReady = false } = window.citableTraffic ?? {}
  const [days, setDays] = useState<number>(28)
  const [report, setReport] = useState<Report | null>(null)
  const [problem, setProblem] = useState('')
  const range = `from=${dayAgo(days - 1)}&to=${dayAgo(0)}`

  useEffect(() => {
    let isCurrent = true
    setReport(null)
    setProblem('')
    apiFetch<Report>({ path: `/citable/v1/traffic?${range}&granularity=${days > maxDaysByDay ? 'week' : 'day'}` }).then(
      (answer) => isCurrent && setReport(answer),
      (error: unknown) =>
        isCurrent && setProblem((error as { message?: string }).message || __('Something went wrong. Try again.', 'citable')),
    )
    return () => {
      isCurrent = false
    }
  }, [range, days])

  return (
    <div className="citable-traffic">
      <div className="citable-traffic__head">
        <SelectControl
          label={__('Period', 'citable')}
          value={String(days)}
          options={ranges.map((count) => ({
            value: String(count),
            /* translators: %d: number of days, more than one. */
            label: sprintf(__('Last %d days', 'citable'), count),
          }))}
          onChange={(value) => setDays(Number(value))}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
        <a className="button" href={`${download}&${range}`}>
          {__('Download this site’s counts (CSV)', 'citable')}
        </a>
      </div>
      {!isOn && (
        <Notice
          status="warning"
          isDismissible={false}
          {...(settings !== '' && { actions: [{ label: __('Settings', 'citable'), url: settings }] })}
        >
          {__('Counting is switched off in the settings. What was counted before is shown.', 'citable')}
        </Notice>
      )}
      <p role="status" className="screen-reader-text">
        {report === null ? '' : `${__('Fetches by agents', 'citable')}: ${number(report.summary.crawler_hits)}`}
      </p>
      <div aria-busy={report === null && problem === ''}>
        {problem !== '' && (
          <Notice status="error" isDismissible={false}>
            {problem}
          </Notice>
        )}
        {report === null && problem === '' && <Spinner />}
        {report !== null && <TrafficFigures report={report} />}
      </div>
      {report !== null && <Changes isCached={report.data_quality.caveats.includes('page_cache_hides_hits')} />}
      {report !== null && mayAsk && <Reach home={home} isReady={isReady} />}
    </div>
  )
}
