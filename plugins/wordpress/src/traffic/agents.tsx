import { __, sprintf } from '@wordpress/i18n'
import { day, none, number } from './formats.ts'
import type { Report } from './report.ts'
import { Table } from './table.tsx'
import { kindName } from './words.ts'

/** Fetches of each agent, by purpose. */
export function Agents({ crawlers }: Pick<Report, 'crawlers'>) {
  return (
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
      {...(crawlers.some(({ robots_violations = 0 }) => robots_violations > 0) && {
        about: __(
          '“Disallowed, still came” compares with the choice in the settings, from the second day after it was made: until then an agent may go by an older robots.txt.',
          'citable',
        ),
      })}
      rows={crawlers.map(({ agent, name, purpose, hits, pages: count, status, verified, failed, last_seen, robots_violations = 0 }) => ({
        key: agent,
        cells: [
          <span key="agent">
            {name}
            {robots_violations > 0 && (
              <strong className="citable-traffic__stale">
                {sprintf(
                  /* translators: %s: number of fetches. */
                  __('disallowed, still came: %s', 'citable'),
                  number(robots_violations),
                )}
              </strong>
            )}
          </span>,
          number(hits),
          number(count),
          number(status['4xx'] + status['5xx']),
          // of no request it is known whether it is genuine
          verified + failed === 0 ? none : number(failed),
          kindName(purpose),
          last_seen === null ? (
            none
          ) : (
            <span key="seen" className="citable-traffic__day">
              {day(last_seen)}
            </span>
          ),
        ],
      }))}
    />
  )
}
