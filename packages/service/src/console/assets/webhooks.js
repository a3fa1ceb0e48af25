import { call } from './api.js'
import { askingButton, card, choices, copyButton, element, field, table } from './element.js'

/** Events that a webhook can get, in words. */
const types = {
  'optimization.completed': 'an article was scored',
  'optimization.failed': 'an article could not be scored',
  'score.changed': 'a score changed',
  'translation.completed': 'a translation is ready',
  'job.completed': 'a job is done',
  'job.failed': 'a job failed',
  'publisher.grade_changed': 'a publisher’s grade changed',
  'traffic.issue_detected': 'AI traffic has a problem',
  'source.changed': 'what a source says changed',
}
const wordsOf = (type) => (type === '*' ? 'everything' : (types[type] ?? (type === 'webhook.test' ? 'a test' : type)))

/** The tenant's webhooks: make one, try it, see what was sent. */
export function webhooksView(show) {
  const url = element('input', { type: 'url', name: 'url', required: true, placeholder: 'https://hooks.example.com/citable', dir: 'ltr' })
  const boxes = Object.keys(types).map((value) =>
    element('input', { type: 'checkbox', name: 'event', value, checked: value === 'score.changed' || value === 'job.completed' }),
  )
  const made = element('div', { 'aria-live': 'polite' })
  const place = element('div')
  const form = element(
    'form',
    { class: 'card', onsubmit: create },
    element('h2', {}, 'New webhook'),
    field('Address', url, 'https of a public server. It gets ids and scores, never text of articles.'),
    element(
      'fieldset',
      {},
      element('legend', {}, 'Tell it when'),
      Object.entries(types).map(([value, label], index) =>
        element('label', { class: 'check' }, boxes[index], `${label} `, element('code', { class: 'small' }, value)),
      ),
    ),
    element('button', { type: 'submit' }, 'Make webhook'),
  )
  list()
  return [element('h1', {}, 'Webhooks'), place, made, form]

  async function list() {
    form.hidden = false
    try {
      const { data } = await call('GET', 'webhooks')
      place.replaceChildren(
        data.length === 0
          ? card(element('p', {}, 'There is no webhook yet.'))
          : card(
              table(
                'Webhooks',
                ['Address', 'Told when', 'State', 'Last success', '#Failures since'],
                data.map((webhook) => [
                  element('button', { type: 'button', class: 'quiet', onclick: () => open(webhook) }, webhook.url),
                  webhook.events.map(wordsOf).join(', '),
                  webhook.status === 'active' ? 'on' : 'off',
                  webhook.last_success_at === null ? 'never' : time(webhook.last_success_at),
                  webhook.failures.toLocaleString(),
                ]),
              ),
            ),
      )
    } catch (error) {
      show(place, error)
    }
  }

  async function create(event) {
    event.preventDefault()
    const events = boxes.filter((box) => box.checked).map((box) => box.value)
    if (events.length === 0) {
      show(made, new Error('Choose at least one thing to be told of.'))
      return
    }
    try {
      const { secret } = await call('POST', 'webhooks', { url: url.value, events })
      made.replaceChildren(
        element(
          'section',
          { class: 'card done' },
          element('h2', {}, 'Its secret'),
          element('p', {}, 'It is shown only now. The receiver checks with it that a message is from here (Standard Webhooks).'),
          element('pre', { tabindex: 0, 'aria-label': 'Secret' }, secret),
          copyButton('Copy secret', secret),
        ),
      )
      form.reset()
      await list()
    } catch (error) {
      show(made, error)
    }
  }

  /** One webhook and what was sent to it. */
  async function open(webhook) {
    form.hidden = true
    made.replaceChildren()
    const back = element('button', { type: 'button', class: 'quiet', onclick: () => list() }, 'All webhooks')
    const isOn = webhook.status === 'active'
    const act = (method, path, body, then) => async () => {
      try {
        const answer = await call(method, `webhooks/${webhook.id}${path}`, body)
        await then(answer)
      } catch (error) {
        show(made, error)
      }
    }
    const button = (label, onclick) => element('button', { type: 'button', class: 'quiet', onclick }, label)
    const sent = deliveriesOf(webhook, show)
    place.replaceChildren(
      card(
        element(
          'div',
          { class: 'row' },
          back,
          isOn &&
            button(
              'Send a test',
              act('POST', '/test', undefined, () => sent.load()),
            ),
          button(
            isOn ? 'Switch off' : 'Switch on',
            act('PATCH', '', { status: isOn ? 'disabled' : 'active' }, (changed) => open(changed)),
          ),
          askingButton(
            'Delete',
            webhook.url,
            act('DELETE', '', undefined, () => list()),
          ),
        ),
        element('h2', { class: 'title', dir: 'ltr' }, webhook.url),
        element('p', {}, `${isOn ? 'On' : 'Off'}. Told when: ${webhook.events.map(wordsOf).join(', ')}.`),
        sent.place,
      ),
    )
    back.focus()
    await sent.load()
  }
}

const states = { pending: 'waiting', delivered: 'delivered', failed: 'failed, tried again', abandoned: 'given up' }

/** Deliveries of the last thirty days, newest first; what still waits is looked at again. */
function deliveriesOf(webhook, show) {
  const list = element('div', { 'aria-live': 'polite' })
  const status = choices('status', [['', 'All'], ...Object.entries(states)], '')
  status.addEventListener('change', () => load())
  const place = element('div', {}, element('div', { class: 'narrow' }, field('Deliveries', status)), list)
  return { place, load }

  async function load(pages = 1) {
    try {
      const all = []
      let cursor = null
      for (let page = 0; page < pages && (page === 0 || cursor !== null); page++) {
        const query = new URLSearchParams({ limit: '20', ...(status.value && { status: status.value }), ...(cursor && { cursor }) })
        const { data, next_cursor } = await call('GET', `webhooks/${webhook.id}/deliveries?${query}`)
        all.push(...data)
        cursor = next_cursor
      }
      list.replaceChildren(
        all.length === 0
          ? element('p', {}, 'Nothing was sent.')
          : table(
              'Deliveries, newest first',
              ['Made', 'About', 'State', '#Attempts', 'Answer', '#ms', 'Action'],
              all.map((delivery) => [
                time(delivery.created_at),
                wordsOf(delivery.type),
                `${states[delivery.status]}${delivery.status === 'failed' && delivery.next_at ? ` at ${time(delivery.next_at)}` : ''}`,
                delivery.attempts.toLocaleString(),
                delivery.response_status ?? delivery.error ?? '–',
                delivery.ms?.toLocaleString() ?? '–',
                delivery.status === 'pending' ? '' : again(delivery),
              ]),
            ),
        cursor === null ? '' : element('button', { type: 'button', class: 'quiet', onclick: () => load(pages + 1) }, 'Show more'),
      )
      if (all.some((delivery) => delivery.status === 'pending')) setTimeout(() => place.isConnected && load(pages), 1_000)
    } catch (error) {
      show(list, error)
    }
  }

  function again({ id, type, created_at }) {
    const label = `Send again: ${wordsOf(type)}, ${time(created_at)}`
    const send = async () => {
      try {
        await call('POST', `webhooks/${webhook.id}/deliveries/${id}/replay`)
        await load()
      } catch (error) {
        show(list, error)
      }
    }
    return element('button', { type: 'button', class: 'quiet', 'aria-label': label, onclick: send }, 'Send again')
  }
}

const time = (text) => new Date(text).toLocaleString()
