import apiFetch from '@wordpress/api-fetch'
import { Notice, SelectControl, Spinner } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { Chart } from './chart.tsx'
import { day, number, percent } from './formats.ts'
import type { Ratio, Report } from './report.ts'
import { Table } from './table.tsx'
import { caveatSentence, kindName } from './words.ts'

/** What PHP tells the page. */
interface Facts {
  readonly download: string
  readonly isOn: boolean
  readonly settings: string
}

declare global {
  interface Window {
    citableTraffic?: Facts
  }
}

/** Days of a range; longer ones are drawn by week. */
const ranges = [7, 28, 90, 365] as const
const mostDaysByDay = 90

/** Below, a change is a matter of chance. */
const leastForChange = 30

const dayMs = 86_400_000
const dayAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

const none = '–'

/** Tools → AI traffic. */
export function TrafficPage() {
  const { download = '', isOn = true, settings = '' } = window.citableTraffic ?? {}
  const [days, setDays] = useState<number>(28)
  const [report, setReport] = useState<Report | null>(null)
  const [problem, setProblem] = useState('')
  const range = `from=${dayAgo(days - 1)}&to=${dayAgo(0)}`

  useEffect(() => {
    let isCurrent = true
    setReport(null)
    setProblem('')
    apiFetch<Report>({ path: `/citable/v1/traffic?${range}&granularity=${days > mostDaysByDay ? 'week' : 'day'}` }).then(
      (answer) => isCurrent && setReport(answer),
      (error: unknown) => isCurrent && setProblem((error as { message?: string }).message ?? String(error)),
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
        {report !== null && <Numbers report={report} />}
      </div>
    </div>
  )
}

function Numbers({ report }: { readonly report: Report }) {
  const { summary, crawlers, operators, referrals, pages, special, timeseries, data_quality: quality } = report
  const agentName = (id: string): string => crawlers.find(({ agent }) => agent === id)?.name ?? id
  const assistantName = (id: string): string =>
    id === 'other' ? kindName(id) : (referrals.find(({ assistant }) => assistant === id)?.name ?? id)
  const isHidden = quality.caveats.includes('page_cache_hides_hits')
  return (
    <>
      {report.service_problem !== null && (
        <Notice status="warning" isDismissible={false}>
          {sprintf(
            /* translators: %s: a sentence that says why. */
            __('These are this site’s own counts. %s', 'citable'),
            report.service_problem,
          )}
        </Notice>
      )}
      {isHidden && (
        <Notice status="warning" isDismissible={false}>
          {report.source === 'site'
            ? __(
                'A page cache or a network in front of this site answers many requests before WordPress does. Those are missing here: the numbers are a lower bound. The access log of the server has them all.',
                'citable',
              )
            : __('Requests that a page cache answered are missing where the numbers come from WordPress.', 'citable')}
        </Notice>
      )}
      {quality.first_event === null ? (
        <Notice status="info" isDismissible={false}>
          {__(
            'Nothing is counted yet. As soon as an AI agent fetches a page, or an assistant sends a reader, it appears here. New sites may wait for days.',
            'citable',
          )}
        </Notice>
      ) : (
        <>
          <dl className="citable-traffic__tiles">
            <Tile
              label={__('Fetches by agents', 'citable')}
              value={number(summary.crawler_hits)}
              note={
                changeText(summary.change?.crawler_hits, summary.crawler_hits) ||
                __('AI agents, and search engines whose index AI answers use.', 'citable')
              }
            />
            <Tile
              label={__('Fetched for a reader', 'citable')}
              value={number(summary.user_fetches)}
              note={__('An assistant opened a page for somebody.', 'citable')}
            />
            <Tile
              label={__('Readers sent by assistants', 'citable')}
              value={number(summary.referral_visits)}
              note={__('At least.', 'citable')}
            />
            <Tile
              label={__('Pages fetched', 'citable')}
              value={number(summary.unique_pages_crawled)}
              note={
                summary.index_coverage === null
                  ? ''
                  : sprintf(
                      /* translators: 1: a percentage, 2: number of published posts. */
                      __('%1$s of %2$s published posts by a search crawler of an answer engine', 'citable'),
                      percent(summary.index_coverage),
                      number(summary.articles_published),
                    )
              }
            />
          </dl>
          <Chart
            title={__('Fetches by purpose', 'citable')}
            days={timeseries.map(({ t, crawls }) => ({ t, counts: crawls }))}
            nameOf={kindName}
          />
          {summary.referral_visits > 0 && (
            <Chart
              title={__('Readers by assistant', 'citable')}
              days={timeseries.map(({ t, referrals: counts }) => ({ t, counts }))}
              nameOf={assistantName}
            />
          )}
          <Table
            title={__('Operators', 'citable')}
            about={__(
              'Fetches per reader: how many pages an operator’s agents read for each reader its assistants sent, with the range in which the true value lies with 95 %. A dash stands for fewer than 30 fetches or 5 readers.',
              'citable',
            )}
            head={[
              __('Operator', 'citable'),
              __('Pages read', 'citable'),
              __('For a reader', 'citable'),
              __('Readers sent', 'citable'),
              __('Fetches per reader', 'citable'),
            ]}
            rows={operators.map(({ operator, name, html_crawls, user_fetches, referrals: sent, crawl_to_refer }) => ({
              key: operator,
              cells: [name, number(html_crawls), number(user_fetches), number(sent), ratioText(crawl_to_refer)],
            }))}
          />
          <Table
            title={__('Agents', 'citable')}
            head={[
              __('Agent', 'citable'),
              __('Fetches', 'citable'),
              __('Posts', 'citable'),
              __('Errors', 'citable'),
              __('Not genuine', 'citable'),
              __('Purpose', 'citable'),
              __('Last seen', 'citable'),
            ]}
            numbers={4}
            rows={crawlers.map(({ agent, name, purpose, hits, pages: count, status, failed, last_seen }) => ({
              key: agent,
              cells: [
                name,
                number(hits),
                number(count),
                number(status['4xx'] + status['5xx']),
                number(failed),
                kindName(purpose),
                last_seen === null ? none : day(last_seen),
              ],
            }))}
          />
          <Table
            title={__('Pages', 'citable')}
            head={[
              __('Page', 'citable'),
              __('Fetches', 'citable'),
              __('For a reader', 'citable'),
              __('Readers sent', 'citable'),
              __('Last fetched by a search crawler', 'citable'),
            ]}
            numbers={3}
            rows={pages.map(({ path, title, edit, crawls, user_fetches, referrals: sent, last_search_fetch, stale_since_update }) => ({
              key: path,
              cells: [
                <PageName key="page" path={path} title={title ?? ''} edit={edit ?? ''} />,
                number(crawls),
                number(user_fetches),
                number(sent),
                <span key="last">
                  {last_search_fetch === null ? __('never', 'citable') : day(last_search_fetch)}
                  {stale_since_update === true && <strong className="citable-traffic__stale">{__('changed since', 'citable')}</strong>}
                </span>,
              ],
            }))}
          />
          {special.length > 0 && (
            <Table
              title={__('Counted apart', 'citable')}
              about={__(
                'Fetches of robots.txt, sitemaps, feeds, llms.txt and Markdown copies, and link previews. They are in no other number.',
                'citable',
              )}
              head={[__('What', 'citable'), __('Fetches', 'citable'), __('Agent', 'citable')]}
              numbers={1}
              rows={special.map(({ kind, agent, hits }) => ({
                key: `${kind} ${agent}`,
                cells: [kindName(kind), number(hits), agentName(agent)],
              }))}
            />
          )}
        </>
      )}
      <Caveats report={report} />
    </>
  )
}

function Caveats({ report }: { readonly report: Report }) {
  const sentences = [
    ...report.data_quality.caveats.map(caveatSentence),
    ...(report.source === 'site'
      ? [
          __(
            'An agent is known by the name it sends, and anybody can send a name: whether it is genuine is not checked here. Only names that no genuine agent sends are told as not genuine.',
            'citable',
          ),
          __('What is not genuine is in no other number.', 'citable'),
        ]
      : [
          sprintf(
            /* translators: %s: number of requests. */
            __('Requests that only claimed to be an agent: %s. They are in no other number.', 'citable'),
            number(report.summary.spoofed_hits),
          ),
        ]),
    __('No addresses of visitors, no cookies and no names of browsers are stored.', 'citable'),
  ]
  return (
    <section className="citable-traffic__caveats">
      <h2>{__('How to read these numbers', 'citable')}</h2>
      <ul className="ul-disc">
        {sentences
          .filter((sentence) => sentence !== '')
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
    </section>
  )
}

function Tile({ label, value, note }: { readonly label: string; readonly value: string; readonly note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="citable-traffic__value">{value}</span>
        {note !== '' && <span className="citable-traffic__note">{note}</span>}
      </dd>
    </div>
  )
}

function PageName({ path, title, edit }: { readonly path: string; readonly title: string; readonly edit: string }) {
  const name = title || path || __('(deleted)', 'citable')
  return (
    <>
      {edit === '' ? (
        <span dir="auto">{name}</span>
      ) : (
        <a href={edit} dir="auto">
          {name}
        </a>
      )}
      {title !== '' && path !== '' && (
        <span className="citable-traffic__path">
          <bdi dir="ltr">{path}</bdi>
        </span>
      )}
    </>
  )
}

const ratioText = (ratio: Ratio): string =>
  ratio === null
    ? none
    : sprintf(
        /* translators: 1: a number, 2 and 3: the ends of its range. */
        __('%1$s (%2$s to %3$s)', 'citable'),
        number(ratio.value),
        number(ratio.low),
        number(ratio.high),
      )

function changeText(change: number | null | undefined, hits: number): string {
  if (change == null || hits < leastForChange) return ''
  return sprintf(
    /* translators: %s: a percentage with its sign. */
    __('%s against the period before', 'citable'),
    `${change < 0 ? '−' : '+'}${percent(Math.abs(change))}`,
  )
}
