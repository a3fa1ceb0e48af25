import { call } from './api.js'
import { askingButton, card, choices, element, field, table } from './element.js'

/** Articles of one answer. */
const rows = '50'

/** Dead and silent sources of watched articles, and what watches one more. */
export function sourcesView(show) {
  const url = element('input', { type: 'url', name: 'url', required: true, placeholder: 'https://example.com/article', dir: 'ltr' })
  const answer = choices(
    'answer',
    [
      ['', 'All watched articles'],
      ['link_dead', 'With a dead link'],
      ['does_not_hold', 'With a page that does not hold it'],
    ],
    '',
  )
  const host = element('input', { type: 'text', name: 'host', placeholder: 'example.com', spellcheck: 'false', dir: 'ltr' })
  const said = element('div', { 'aria-live': 'polite' })
  const list = element('div', { 'aria-live': 'polite' })
  let asked = 0
  load()
  return [
    element('h1', {}, 'Sources'),
    element(
      'p',
      { class: 'small' },
      'Whether the pages that articles link still say what they are cited for. Each is asked again every 30 days; webhooks hear of changes by source.changed. Nothing here says that a statement is false.',
    ),
    element(
      'form',
      { class: 'card row', onsubmit: watch },
      element(
        'div',
        { class: 'wide' },
        field('Address of an article', url, 'Its linked pages are asked now and every 30 days. 25 tokens.'),
      ),
      element('div', {}, element('button', { type: 'submit' }, 'Watch its sources')),
    ),
    said,
    element(
      'form',
      { class: 'card filters', onchange: () => load(), onsubmit: (event) => event.preventDefault() },
      field('Articles', answer),
      field('Of one site', host),
    ),
    list,
  ]

  async function watch(event) {
    event.preventDefault()
    const button = event.target.querySelector('button')
    button.disabled = true
    said.replaceChildren(card(element('p', {}, 'The pages are being asked. This takes up to half a minute.')))
    try {
      const { counts } = await call('POST', 'sources', { url: url.value, watch: true })
      said.replaceChildren(card(element('p', {}, `Watched: ${countsOf(counts)}.`)))
      await load()
    } catch (error) {
      show(said, error)
    }
    button.disabled = false
  }

  async function load(before = [], cursor = null) {
    const own = ++asked
    const query = new URLSearchParams({
      limit: rows,
      ...(answer.value && { answer: answer.value }),
      ...(host.value.trim() && { host: host.value.trim() }),
      ...(cursor && { cursor }),
    })
    try {
      const { data, next_cursor } = await call('GET', `sources?${query}`)
      // of two questions, the newer one's answer stays
      if (own !== asked) return
      const all = [...before, ...data]
      list.replaceChildren(
        ...(all.length === 0 ? [nothing(answer.value !== '' || host.value.trim() !== '')] : all.map(articleCard)),
        next_cursor ? element('button', { type: 'button', class: 'quiet', onclick: () => load(all, next_cursor) }, 'Show more') : '',
      )
    } catch (error) {
      if (own === asked) show(list, error)
    }
  }

  function articleCard({ id, url: address, title, counts, faults, checked_at, next_check_at }) {
    const forget = async () => {
      try {
        await call('DELETE', `sources/${id}`)
        await load()
      } catch (error) {
        show(said, error)
      }
    }
    return card(
      element('h2', { class: 'title', dir: 'auto' }, title ?? address),
      element('p', { class: 'small', dir: 'ltr' }, address),
      element('p', {}, `${countsOf(counts)}. Asked on ${dayOf(checked_at)}, again on ${dayOf(next_check_at)}.`),
      faults.length > 0 &&
        table(
          `Dead and silent sources: ${title ?? address}`,
          ['Statement', 'What came of it', 'Page', 'What stands there'],
          faults.map((fault) => [fault.text, wordsOf(fault), pageOf(fault), fault.passage ?? '–']),
        ),
      askingButton('Watch no longer', title ?? address, forget),
    )
  }
}

const nothing = (isFiltered) =>
  card(
    element(
      'p',
      {},
      isFiltered ? 'No watched article is like this.' : 'No article is watched yet. Enter its address above, or send "watch": true.',
    ),
  )

/** `3 stand there, 1 not on the page, 0 could not be checked, 1 dead`. */
const countsOf = ({ stands_there: stands, does_not_hold: differs, could_not_be_checked: open, link_dead: dead }) =>
  `${stands} ${stands === 1 ? 'stands' : 'stand'} there, ${differs} not on the page, ${open} could not be checked, ${dead} dead`

const dayOf = (time) => time.slice(0, 10)

const reasons = {
  not_found: 'there is no such page',
  no_such_name: 'there is no such site',
  soft_404: 'the page says that there is nothing',
  parked: 'the domain is for sale',
  moved_home: 'it leads to the front page of the site',
  reserved: 'no public site can have this name',
}

function wordsOf({ answer, reason, source_figure: figure, text }) {
  if (answer === 'link_dead') return reasons[reason] ? `The link is dead: ${reasons[reason]}.` : 'The link is dead.'
  return figure ? `The source says ${figure}, the text ${text}.` : 'The page does not hold it.'
}

const pageOf = ({ source, archive_url: archive }) => [
  linkTo(source, source),
  archive && element('br'),
  archive && linkTo(archive, 'Copy in the Internet Archive'),
]

/** Only addresses that a browser opens as a page. */
const linkTo = (url, label) =>
  /^https?:\/\//i.test(url) ? element('a', { href: url, target: '_blank', rel: 'noopener noreferrer', dir: 'ltr' }, label) : label
