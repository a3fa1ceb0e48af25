import { call } from './api.js'
import { stackedBars, words } from './chart.js'
import { card, element, field, table } from './element.js'

/** What agents fetched and whom assistants sent. */
export function trafficView(show) {
  const days = element(
    'select',
    { name: 'days' },
    [7, 28, 90].map((n) => element('option', { value: n, selected: n === 28 }, `Last ${n} days`)),
  )
  const report = element('div', { 'aria-live': 'polite' })
  days.addEventListener('change', load)
  load()
  return [
    element('h1', {}, 'AI traffic'),
    element(
      'p',
      { class: 'small' },
      'Fetches by crawlers and assistants, and readers that assistants sent. A fetch is not a citation, and most citations cause no visit.',
    ),
    element('div', { class: 'card' }, element('div', { class: 'narrow' }, field('Range', days))),
    report,
  ]

  async function load() {
    const from = new Date(Date.now() - Number(days.value) * 86_400_000).toISOString().slice(0, 10)
    const to = new Date().toISOString().slice(0, 10)
    try {
      report.replaceChildren(...reportOf(await call('GET', `analytics?from=${from}&to=${to}`)))
    } catch (error) {
      show(report, error)
    }
  }
}

const number = (label, value, note) =>
  card(element('h2', {}, label), element('p', { class: 'number' }, value), note && element('p', { class: 'small' }, note))

/** Small counts are shown as counts: a percentage of a handful says nothing. */
const changeText = (change, hits) =>
  change == null || hits < 30 ? null : `${change >= 0 ? '+' : '−'}${Math.abs(Math.round(change * 100))} % against the period before`

function reportOf({ summary, timeseries, crawlers, referrals, pages, issues, data_quality }) {
  if (data_quality.first_event === null) {
    return [
      card(
        element('h2', {}, 'No events yet'),
        element(
          'p',
          {},
          'Send events with POST /v1/events from a site or its middleware, or connect a WordPress or Strapi site. They appear here at once.',
        ),
      ),
    ]
  }
  return [
    element(
      'div',
      { class: 'grid' },
      number('Fetches by agents', summary.crawler_hits.toLocaleString(), changeText(summary.change?.crawler_hits, summary.crawler_hits)),
      number('Fetches for a reader', summary.user_fetches.toLocaleString(), 'An assistant opened a page for somebody.'),
      number(
        'Readers sent by assistants',
        summary.referral_visits.toLocaleString(),
        'At least: many assistants do not say where a reader comes from.',
      ),
      number(
        'Pages fetched',
        summary.unique_pages_crawled.toLocaleString(),
        summary.index_coverage === null ? null : `${Math.round(summary.index_coverage * 100)} % of analysed articles by a search crawler`,
      ),
    ),
    issues.length > 0 &&
      card(
        element('h2', {}, 'Look at'),
        element(
          'ul',
          { class: 'plain' },
          issues.map(({ code, severity, affected, examples, fix }) =>
            element(
              'li',
              {},
              element('strong', {}, words(code)),
              ' ',
              element('span', { class: 'tag' }, `${severity}, ${affected.toLocaleString()}`),
              element('p', {}, fix),
              element('p', { class: 'small', dir: 'auto' }, examples.join(', ')),
            ),
          ),
        ),
      ),
    card(
      element('h2', {}, 'Fetches by purpose'),
      stackedBars(
        'Fetches per day by purpose',
        timeseries.map(({ t, crawls }) => ({ t, values: crawls })),
      ),
    ),
    referrals.length > 0 &&
      card(
        element('h2', {}, 'Readers by assistant'),
        stackedBars(
          'Readers per day by assistant',
          timeseries.map(({ t, referrals: values }) => ({ t, values })),
        ),
      ),
    card(
      table(
        'Agents',
        ['Agent', 'Purpose', '#Fetches', '#Pages', '#Errors', '#Not genuine', 'Last seen'],
        crawlers.map(({ name, purpose, hits, pages: n, status, failed, last_seen }) => [
          name,
          words(purpose),
          hits.toLocaleString(),
          n.toLocaleString(),
          (status['4xx'] + status['5xx']).toLocaleString(),
          failed.toLocaleString(),
          last_seen?.slice(0, 10) ?? '–',
        ]),
      ),
    ),
    card(
      table(
        'Pages',
        ['Page', '#Fetches', '#For a reader', '#Readers', '#AEO', 'Last search fetch'],
        pages.map(({ path, crawls, user_fetches, referrals: n, aeo_score, last_search_fetch, stale_since_update }) => [
          path,
          crawls.toLocaleString(),
          user_fetches.toLocaleString(),
          n.toLocaleString(),
          aeo_score ?? '–',
          `${last_search_fetch?.slice(0, 10) ?? 'never'}${stale_since_update ? ', changed since' : ''}`,
        ]),
      ),
    ),
  ].filter((part) => part !== false)
}
