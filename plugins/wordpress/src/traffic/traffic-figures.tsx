import { Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { Agents } from './agents.tsx'
import { Caveats } from './caveats.tsx'
import { Chart } from './chart.tsx'
import { Operators } from './operators.tsx'
import { Pages } from './pages.tsx'
import type { Report } from './report.ts'
import { SpecialFetches } from './special-fetches.tsx'
import { Tiles } from './tiles.tsx'
import { kindName } from './words.ts'

/** The counts of AI traffic as figures, charts and tables, with their caveats. */
export function TrafficFigures({ report }: { readonly report: Report }) {
  const { summary, crawlers, operators, referrals, pages, special, timeseries, data_quality: quality } = report
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
          <Tiles summary={summary} />
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
          <Operators operators={operators} />
          <Agents crawlers={crawlers} />
          <Pages pages={pages} />
          {special.length > 0 && <SpecialFetches special={special} crawlers={crawlers} />}
        </>
      )}
      <Caveats report={report} />
    </>
  )
}
