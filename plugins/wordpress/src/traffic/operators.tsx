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
        'Read for answers: pages that an operator’s agents got, without those of search engines, advertising and link previews. Pages per reader: how many of these for each reader its assistants sent, with the range in which the true value lies with 95 %. A dash stands for fewer than 30 pages or 5 readers.',
        'citable',
      )}
      head={[
        __('Operator', 'citable'),
        __('Fetches', 'citable'),
        __('Read for answers', 'citable'),
        __('For a reader', 'citable'),
        __('Readers sent', 'citable'),
        __('Pages per reader', 'citable'),
      ]}
      rows={operators.map(({ operator, name, hits, html_crawls, user_fetches, referrals: sent, crawl_to_refer }) => ({
        key: operator,
        cells: [
          name,
          hits === undefined ? none : number(hits),
          number(html_crawls),
          number(user_fetches),
          number(sent),
          ratioText(crawl_to_refer),
        ],
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
