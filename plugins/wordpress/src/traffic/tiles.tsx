import { __, sprintf } from '@wordpress/i18n'
import { number, percent } from './formats.ts'
import type { Report } from './report.ts'

/** Below, a change is a matter of chance. */
const minForChange = 30

/** The four totals of the period. */
export function Tiles({ summary }: Pick<Report, 'summary'>) {
  return (
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
      <Tile label={__('Readers sent by assistants', 'citable')} value={number(summary.referral_visits)} note={__('At least.', 'citable')} />
      <Tile
        label={__('Pages fetched', 'citable')}
        value={number(summary.unique_pages_crawled)}
        note={
          summary.index_coverage === null
            ? ''
            : sprintf(
                /* translators: 1 and 2: numbers of published posts. */
                __('A search crawler of an answer engine got %1$s of %2$s published posts.', 'citable'),
                number(Math.round(summary.index_coverage * summary.articles_published)),
                number(summary.articles_published),
              )
        }
      />
    </dl>
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

function changeText(change: number | null | undefined, hits: number): string {
  if (change == null || hits < minForChange) return ''
  return sprintf(
    /* translators: %s: a percentage with its sign. */
    __('%s against the period before', 'citable'),
    `${change < 0 ? '−' : '+'}${percent(Math.abs(change))}`,
  )
}
