import { call, download } from './api.js'
import { stackedBars, words } from './chart.js'
import { card, choices, element, field, table } from './element.js'

/** Rows of each table. */
const rows = '50'

const ranges = [
  ['7', 'Last 7 days'],
  ['28', 'Last 28 days'],
  ['90', 'Last 90 days'],
  ['364', 'Last 52 weeks'],
  ['days', 'From one day to another'],
]

/** Fetches of agents and readers sent by assistants. */
export function trafficView(show) {
  const range = choices('range', ranges, '28')
  const [from, to] = ['from', 'to'].map((name) => element('input', { type: 'date', name, max: day(0) }))
  const days = [field('First day', from), field('Last day', to)]
  const operator = choices('operator', [['', 'All']], '')
  const purpose = choices('purpose', [['', 'All']], '')
  const path = element('input', { type: 'text', name: 'path', placeholder: '/', maxlength: 1024, spellcheck: 'false', dir: 'ltr' })
  const report = element('div', { 'aria-live': 'polite' })
  let asked = 0
  chooseRange()
  load()
  return [
    element('h1', {}, 'AI traffic'),
    element(
      'p',
      { class: 'small' },
      'Fetches by crawlers and assistants, and readers that assistants sent. A fetch is not a citation, and most citations cause no visit.',
    ),
    element(
      'form',
      { class: 'card filters', onchange: change, onsubmit: (event) => event.preventDefault() },
      field('Range', range),
      days,
      field('Operator', operator),
      field('Purpose', purpose),
      field('Pages beginning with', path),
    ),
    report,
  ]

  function chooseRange() {
    const isOwn = range.value === 'days'
    if (isOwn && from.value === '') [from.value, to.value] = [day(28), day(0)]
    for (const each of days) each.hidden = !isOwn
  }

  function change(event) {
    if (event.target === range) chooseRange()
    load()
  }

  /** The filters as the service takes them; throws an Error that says what is wrong. */
  function query(more = {}) {
    const isOwn = range.value === 'days'
    const [first, last] = isOwn ? [from.value, to.value] : [day(Number(range.value)), day(0)]
    if (!(first && last)) throw new Error('Choose a first and a last day.')
    if (first > last) throw new Error('The first day is behind the last one.')
    if (path.value && !path.value.startsWith('/')) throw new Error('Pages are named by their path, which begins with /.')
    const filters = { operator: operator.value, purpose: purpose.value, path: path.value }
    const long = Date.parse(last) - Date.parse(first) > 120 * dayMs
    return new URLSearchParams({
      from: first,
      to: last,
      limit: rows,
      ...(long && { granularity: 'week' }),
      ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
      ...more,
    })
  }

  async function load() {
    const own = ++asked
    try {
      const answer = await call('GET', `analytics?${query()}`)
      // of two questions, the newer one's answer stays
      if (own !== asked) return
      offer(
        operator,
        answer.operators.map((each) => [each.operator, each.name]),
      )
      offer(
        purpose,
        answer.purposes.map((each) => [each.purpose, words(each.purpose)]),
      )
      report.replaceChildren(...reportOf(answer, save))
    } catch (error) {
      if (own === asked) show(report, error)
    }
  }

  /** A button that hands over a list as a table of 200 rows. */
  function save(list) {
    const said = element('span', { class: 'small', role: 'status' })
    const get = async () => {
      said.textContent = ''
      try {
        await download(`analytics?${query({ include: list, format: 'csv', limit: '200' })}`)
      } catch (error) {
        said.textContent = ` ${error.message}`
      }
    }
    const label = `Download as CSV: ${words(list)}`
    return element(
      'p',
      { class: 'table-foot' },
      element('button', { type: 'button', class: 'quiet', 'aria-label': label, onclick: get }, 'Download as CSV'),
      said,
    )
  }
}

/** Adds what a list does not offer yet: a filtered answer knows fewer. */
function offer(select, options) {
  const known = new Set([...select.options].map(({ value }) => value))
  for (const [value, label] of options) if (!known.has(value)) select.append(element('option', { value }, label))
}

const dayMs = 86_400_000
const day = (ago) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10)

const number = (label, value, note) =>
  card(element('h2', {}, label), element('p', { class: 'number' }, value), note && element('p', { class: 'small' }, note))

/** Small counts are shown as counts: a percentage of a handful says nothing. */
const changeText = (change, hits) =>
  change == null || hits < 30 ? null : `${change >= 0 ? '+' : '−'}${Math.abs(Math.round(change * 100))} % against the period before`

/** The name of an issue. */
const issueTitles = {
  search_bot_blocked: 'Search crawlers are refused',
  js_only_page: 'Pages whose text only scripts draw',
  bot_4xx_spike: 'Many requests end in errors',
  never_crawled: 'Articles that no search crawler has fetched',
  stale_copy: 'Articles that changed after they were fetched',
  spoofed_agent: 'Somebody pretends to be an agent',
  import_gap: 'Days whose log was not read',
}

/** `12 of 40`: a share in numbers. */
const articlesOf = (share, all) => `${Math.round(share * all).toLocaleString()} of ${all.toLocaleString()}`

/** `12.4 (9.8–15.1)`; a dash where there is too little to say. */
const ratio = (value) => (value === null ? '–' : `${value.value} (${value.low}–${value.high})`)

/** Days in which lists of networks separate a crawler from an impostor. */
const freshDays = 14

/** What the senders' addresses were compared with. */
function proofOf(day) {
  const isOld = (Date.now() - Date.parse(day)) / 86_400_000 >= freshDays
  const of = `Addresses are compared with the operators’ networks of ${day}`
  return isOld ? `${of}. Lists that old prove crawlers genuine, and none forged: citable agents refresh gets newer ones.` : `${of}.`
}

function reportOf({ range, summary, timeseries, crawlers, operators, referrals, pages, issues, data_quality }, save) {
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
  if (summary.crawler_hits === 0 && summary.referral_visits === 0 && summary.spoofed_hits === 0) {
    return [card(element('p', {}, 'Nothing in this range fits the filters.'))]
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
        summary.index_coverage === null
          ? null
          : `A search crawler of an answer engine got ${articlesOf(summary.index_coverage, summary.articles_published)} analysed articles.`,
      ),
    ),
    data_quality.verification_snapshot != null && element('p', { class: 'small' }, proofOf(data_quality.verification_snapshot)),
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
              element('strong', {}, issueTitles[code] ?? words(code)),
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
        `Fetches per ${range.granularity} by purpose`,
        timeseries.map(({ t, crawls }) => ({ t, values: crawls })),
      ),
      save('timeseries'),
    ),
    referrals.length > 0 &&
      card(
        element('h2', {}, 'Readers by assistant'),
        stackedBars(
          `Readers per ${range.granularity} by assistant`,
          timeseries.map(({ t, referrals: values }) => ({ t, values })),
        ),
      ),
    card(
      table(
        'Agents',
        ['Agent', 'Purpose', '#Fetches', '#Pages', '#Errors', '#Not genuine', 'Last seen'],
        crawlers.map(({ name, purpose, hits, pages: n, status, verified, failed, last_seen }) => [
          name,
          words(purpose),
          hits.toLocaleString(),
          n.toLocaleString(),
          (status['4xx'] + status['5xx']).toLocaleString(),
          // of no request it is known whether it is genuine
          verified + failed === 0 ? '–' : failed.toLocaleString(),
          last_seen?.slice(0, 10) ?? '–',
        ]),
      ),
      save('crawlers'),
    ),
    operators.length > 0 &&
      card(
        table(
          'Operators',
          [
            'Operator',
            '#Fetches',
            '#Read for answers',
            '#For a reader',
            '#Readers sent',
            'Read per reader sent',
            '#Articles for its search',
          ],
          operators.map(({ name, hits, html_crawls, user_fetches, referrals: n, crawl_to_refer, index_coverage }) => [
            name,
            hits.toLocaleString(),
            html_crawls.toLocaleString(),
            user_fetches.toLocaleString(),
            n.toLocaleString(),
            element('span', { class: 'unbroken' }, ratio(crawl_to_refer)),
            index_coverage === null ? '–' : articlesOf(index_coverage, summary.articles_published),
          ]),
        ),
        element(
          'p',
          { class: 'small table-foot' },
          'Read for answers: without search engines, advertising and link previews. In brackets: where the ratio lies with 95 % certainty. Articles for its search: of the analysed ones, those that its search crawlers got. A dash: too few to say, or no such crawler.',
        ),
        save('operators'),
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
      save('pages'),
    ),
  ].filter((part) => part !== false)
}
