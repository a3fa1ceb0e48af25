import { call, checkTitles } from './api.js'
import { bars } from './chart.js'
import { card, drawing, element, field, table } from './element.js'

/** The list of publishers, and one of them. */
export function publishersView(show) {
  const query = element('input', { type: 'search', name: 'q', placeholder: 'example.com' })
  const sort = element(
    'select',
    { name: 'sort' },
    [
      ['grade', 'Best first'],
      ['-grade', 'Worst first'],
      ['name', 'By name'],
      ['-articles', 'Most articles first'],
    ].map(([value, label]) => element('option', { value }, label)),
  )
  const list = element('div', { 'aria-live': 'polite' })
  const form = element(
    'form',
    { class: 'card row', role: 'search', onsubmit: search, onchange: () => load() },
    element('div', { class: 'wide' }, field('Host begins with', query)),
    element('div', {}, field('Order', sort)),
  )
  load()
  return [
    element('h1', {}, 'Publishers'),
    element(
      'p',
      { class: 'small' },
      'A grade says how articles are built for search and answer engines, not whether they are true. It counts pages of 150 words or more, analysed in the last 365 days, and needs five of them.',
    ),
    form,
    list,
  ]

  function search(event) {
    event.preventDefault()
    load()
  }

  async function load(rows = [], cursor = null) {
    const parameters = new URLSearchParams({
      limit: '50',
      sort: sort.value,
      ...(query.value && { q: query.value }),
      ...(cursor && { cursor }),
    })
    try {
      const [{ data, next_cursor }, titles] = await Promise.all([call('GET', `publishers?${parameters}`), checkTitles()])
      const all = [...rows, ...data]
      list.replaceChildren(
        all.length === 0
          ? card(element('p', {}, query.value ? 'No publisher begins like this.' : 'No page was analysed yet. Try an address first.'))
          : card(
              table(
                'Publishers and their grades',
                ['Publisher', 'Grade', '#Score', '#Articles', 'Confidence', 'Scores of articles', 'Most often not met'],
                all.map((publisher) => [
                  element('button', { type: 'button', class: 'quiet', onclick: () => open(publisher.id) }, publisher.host),
                  element(
                    'span',
                    { class: 'grade' },
                    publisher.grade ?? '–',
                    publisher.provisional && element('span', { class: 'small' }, ` ${reasons[publisher.grade_reason]}`),
                  ),
                  publisher.score?.toFixed(1) ?? '–',
                  publisher.articles.toLocaleString(),
                  publisher.confidence,
                  spread(publisher.distribution),
                  element(
                    'ul',
                    { class: 'tight' },
                    publisher.top_reasons.map(({ check, affected }) =>
                      element(
                        'li',
                        {},
                        `${titles[check] ?? check} `,
                        element('span', { class: 'small' }, `(${affected.toLocaleString()})`),
                      ),
                    ),
                  ),
                ]),
              ),
              next_cursor && element('button', { type: 'button', class: 'quiet', onclick: () => load(all, next_cursor) }, 'Show more'),
            ),
      )
    } catch (error) {
      show(list, error)
    }
  }

  async function open(id) {
    try {
      const publisher = await call('GET', `publishers/${id}`)
      const articles = (caption, rows) =>
        table(
          caption,
          ['Article', '#AEO'],
          rows.map(({ title, url, aeo_score }) => [title ?? url ?? 'untitled', aeo_score]),
        )
      const back = element('button', { type: 'button', class: 'quiet', onclick: () => load() }, 'All publishers')
      list.replaceChildren(
        card(
          element('div', { class: 'row' }, back),
          element('h2', {}, publisher.host),
          element(
            'p',
            {},
            element('span', { class: 'grade' }, publisher.grade ?? `no grade: ${reasons[publisher.grade_reason]}`),
            publisher.grade && ` · score ${publisher.score}`,
            publisher.mean !== null && ` · mean ${publisher.mean}`,
            ` · ${publisher.graded_articles} of ${publisher.articles} articles count`,
          ),
          publisher.ai_access &&
            element(
              'p',
              {},
              `${publisher.ai_access.search_bots_allowed} of ${publisher.ai_access.of} crawlers of answer engines may read its pages.`,
            ),
          bars('Articles by AEO score', bands, publisher.distribution),
          table(
            'By month',
            ['Month', 'Grade', '#Score', '#Articles'],
            publisher.history.map(({ month, grade, score, articles: n }) => [month, grade ?? '–', score ?? '–', n]),
          ),
          articles('Best articles', publisher.best),
          articles('Weakest articles', publisher.worst),
        ),
      )
      back.focus()
    } catch (error) {
      show(list, error)
    }
  }
}

/** Why a publisher has no grade. */
const reasons = { too_few_articles: 'too few articles', too_few_words: 'too few articles of 150 words' }

/** Scores of the five parts of a distribution. */
const bands = ['0–19', '20–39', '40–59', '60–79', '80–100']

/** The distribution as five small bars. */
function spread(counts) {
  const highest = Math.max(1, ...counts)
  return drawing(
    'svg',
    {
      viewBox: '0 0 60 20',
      width: 60,
      height: 20,
      role: 'img',
      'aria-label': bands.map((band, index) => `${band}: ${counts[index]}`).join(', '),
    },
    counts.map((n, index) => {
      const height = n === 0 ? 1 : 2 + (n / highest) * 18
      return drawing('rect', { x: index * 12, y: 20 - height, width: 9, height, fill: n === 0 ? 'var(--line)' : 'var(--accent)' })
    }),
  )
}
