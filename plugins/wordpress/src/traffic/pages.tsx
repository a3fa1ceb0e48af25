import { __ } from '@wordpress/i18n'
import { day, number } from './formats.ts'
import { PageName } from './page-name.tsx'
import type { Report } from './report.ts'
import { Table } from './table.tsx'

/** Fetches of each page, and the last visit of an index. */
export function Pages({ pages }: Pick<Report, 'pages'>) {
  return (
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
            {last_search_fetch === null ? __('never', 'citable') : <span className="citable-traffic__day">{day(last_search_fetch)}</span>}
            {stale_since_update === true && <strong className="citable-traffic__stale">{__('changed since', 'citable')}</strong>}
          </span>,
        ],
      }))}
    />
  )
}
