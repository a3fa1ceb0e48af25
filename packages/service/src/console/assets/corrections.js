import { call } from './api.js'
import { card, choices, element, field, table } from './element.js'

/** Pages of one answer. */
const rows = '50'

const dayMs = 86_400_000

const ranges = [
  ['7', 'In the last 7 days'],
  ['28', 'In the last 28 days'],
  ['90', 'In the last 90 days'],
  ['400', 'In the last 400 days'],
]

/** Pages whose text has changed, and which version each agent that is proven has of them. */
export function correctionsView(show) {
  const range = choices('range', ranges, '90')
  const path = element('input', { type: 'text', name: 'path', placeholder: '/', maxlength: 1024, spellcheck: 'false', dir: 'ltr' })
  const list = element('div', { 'aria-live': 'polite' })
  let asked = 0
  load()
  return [
    element('h1', {}, 'Corrections'),
    element(
      'p',
      { class: 'small' },
      'Pages whose text has changed, and which version each verified agent last fetched. An operator may show an old text although its crawler has the new one. Times are UTC.',
    ),
    element(
      'form',
      { class: 'card filters', onchange: load, onsubmit: (event) => event.preventDefault() },
      field('Changed', range),
      field('Pages beginning with', path),
    ),
    list,
  ]

  async function load() {
    const own = ++asked
    try {
      if (path.value && !path.value.startsWith('/')) throw new Error('Pages are named by their path, which begins with /.')
      const since = new Date(Date.now() - Number(range.value) * dayMs).toISOString().slice(0, 10)
      const { data } = await call(
        'GET',
        `analytics/versions?${new URLSearchParams({ since, limit: rows, ...(path.value && { path: path.value }) })}`,
      )
      // of two questions, the newer one's answer stays
      if (own === asked) list.replaceChildren(...cardsOf(data))
    } catch (error) {
      if (own === asked) show(list, error)
    }
  }
}

/** Pages that agents have fetched one by one, then those that none has. */
function cardsOf(pages) {
  if (pages.length === 0) return [nothing()]
  const [fetched, others] = [true, false].map((wanted) => pages.filter(({ agents }) => agents.length > 0 === wanted))
  return [...fetched.map(pageCard), ...(others.length > 0 ? [unfetched(others)] : [])]
}

const unfetched = (pages) =>
  card(
    table(
      'Changed pages that no verified agent has fetched',
      ['Page', 'Changed', '#Versions'],
      pages.map(({ host, path, changed_at, versions }) => [`${host}${path}`, timeOf(changed_at), versions]),
    ),
  )

const nothing = () =>
  card(
    element('h2', {}, 'No changed page'),
    element(
      'p',
      {},
      'A version is noted whenever the service fetches an address and its text has changed: have pages fetched after they are published, by POST /v1/optimize with url or by a job.',
    ),
  )

const states = { current: 'has the new text', old: 'has an old text', unknown: 'not known' }

/** Day and minute, UTC. */
const timeOf = (time) => (time === null ? '–' : `${time.slice(0, 10)} ${time.slice(11, 16)}`)

/** `GPTBot and CCBot`. */
const namesOf = (agents) => new Intl.ListFormat('en').format(agents.map(({ name }) => name))

/** Who has what, in a sentence or two. */
function summaryOf(agents) {
  const of = (wanted) => agents.filter(({ state }) => state === wanted)
  const [old, current] = [of('old'), of('current')]
  const sentences = [
    old.length > 0 && `${namesOf(old)} still ${old.length === 1 ? 'has' : 'have'} an old text.`,
    current.length > 0 && `${namesOf(current)} ${current.length === 1 ? 'has' : 'have'} the new one.`,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : 'Which text agents have is not known.'
}

function pageCard({ host, path, versions, changed_at, before_at, agents }) {
  const misled = agents.filter((agent) => agent.misled)
  return card(
    element('h2', { dir: 'ltr' }, `${host}${path}`),
    element('p', {}, `Changed on ${timeOf(changed_at)}. `, element('strong', {}, summaryOf(agents))),
    element('p', { class: 'small' }, `${versions} versions are known; the one before began on ${timeOf(before_at)}.`),
    misled.length > 0 &&
      element(
        'p',
        {},
        `${namesOf(misled)} asked after the change and got 304, “not modified”: ETag or Last-Modified of the server does not change with the text.`,
      ),
    table(
      `Agents: ${host}${path}`,
      ['Agent', 'Text', 'Its version began', 'Last fetched', 'Has it since', 'Told “not modified”'],
      agents.map(({ name, state, version_at, fetched_at, since, unchanged_at }) => [
        name,
        states[state],
        timeOf(version_at),
        timeOf(fetched_at),
        timeOf(since),
        timeOf(unchanged_at),
      ]),
    ),
  )
}
