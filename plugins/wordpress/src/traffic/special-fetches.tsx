import { __ } from '@wordpress/i18n'
import { number } from './formats.ts'
import type { Report } from './report.ts'
import { Table } from './table.tsx'
import { kindName } from './words.ts'

/** Fetches of files that are no pages, and link previews. */
export function SpecialFetches({ special, crawlers }: Pick<Report, 'special' | 'crawlers'>) {
  const agentName = (id: string): string => crawlers.find(({ agent }) => agent === id)?.name ?? id
  return (
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
  )
}
