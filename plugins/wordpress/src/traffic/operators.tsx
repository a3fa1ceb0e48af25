import { __, sprintf } from '@wordpress/i18n'
import { none, number } from './formats.ts'
import type { Ratio, Report } from './report.ts'
import { Table } from './table.tsx'

/** Fetches of each operator's agents, and the readers that its assistants sent. */
export function Operators({ operators }: Pick<Report, 'operators'>) {
  return (
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
