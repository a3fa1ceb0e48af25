import { call } from './api.js'
import { card, element, field, table } from './element.js'

const maxAddresses = 500
const maxReference = 200

/** Milliseconds between two looks at a job that runs: the first, and the longest. */
const looks = { first: 1_000, longest: 5_000 }

const isFinal = ({ status }) => ['completed', 'failed', 'canceled'].includes(status)

/** Many addresses as one job: made here, watched, canceled, read item by item. */
export function jobsView(show) {
  const addresses = element('textarea', { name: 'addresses', spellcheck: 'false', dir: 'ltr', required: true })
  const button = element('button', { type: 'submit' }, 'Start job')
  const made = element('div', { 'aria-live': 'polite' })
  const place = element('div')
  const form = element(
    'form',
    { class: 'card', onsubmit: create },
    field('Addresses', addresses, `One on each line, at most ${maxAddresses}. A site is asked for one page at a time.`),
    button,
  )
  list()
  return [element('h1', {}, 'Jobs'), form, made, place]

  async function create(event) {
    event.preventDefault()
    made.replaceChildren()
    try {
      const urls = readAddresses(addresses.value)
      button.disabled = true
      const items = urls.map((url) => ({ url, ref: url.slice(0, maxReference) }))
      const job = await call('POST', 'jobs', { type: 'optimize', items })
      form.reset()
      open(job)
    } catch (error) {
      show(made, error)
    } finally {
      button.disabled = false
    }
  }

  async function list(rows = [], cursor = null) {
    try {
      const { data, next_cursor } = await call('GET', `jobs?${new URLSearchParams({ limit: '20', ...(cursor && { cursor }) })}`)
      const all = [...rows, ...data]
      place.replaceChildren(
        all.length === 0
          ? card(element('p', {}, 'There is no job yet.'))
          : card(
              table(
                'Jobs, newest first',
                ['Begun', 'Kind', 'State', 'Progress', '#Done', '#Failed'],
                all.map((job) => [
                  element('button', { type: 'button', class: 'quiet', onclick: () => open(job) }, time(job.created_at)),
                  job.type,
                  job.status,
                  bar(job),
                  job.counts.completed.toLocaleString(),
                  job.counts.failed.toLocaleString(),
                ]),
              ),
              next_cursor && element('button', { type: 'button', class: 'quiet', onclick: () => list(all, next_cursor) }, 'Show more'),
            ),
      )
    } catch (error) {
      show(place, error)
    }
  }

  /** One job, looked at again until it is final or no longer shown. */
  async function open(first) {
    let job = first
    const back = element('button', { type: 'button', class: 'quiet', onclick: () => list() }, 'All jobs')
    const cancel = element('button', { type: 'button', class: 'danger', onclick: stop }, 'Cancel job')
    const state = element('div')
    const said = element('p', { class: 'small', role: 'status' })
    const items = itemsOf(job.id, show)
    const whole = card(
      element('div', { class: 'row' }, back, cancel),
      element('h2', {}, `Job of ${time(job.created_at)}`),
      state,
      said,
      items.place,
    )
    place.replaceChildren(whole)
    back.focus()
    draw()
    await items.load()
    for (let wait = looks.first; !isFinal(job); wait = Math.min(wait * 1.25, looks.longest)) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (!whole.isConnected) return
      try {
        job = await call('GET', `jobs/${job.id}`)
      } catch (error) {
        show(place, error)
        return
      }
      draw()
      await items.load()
    }

    async function stop() {
      cancel.disabled = true
      try {
        job = await call('POST', `jobs/${job.id}/cancel`)
        draw()
        await items.load()
      } catch (error) {
        show(made, error)
      }
    }

    function draw() {
      const { total, completed, failed, canceled } = job.counts
      cancel.hidden = isFinal(job)
      state.replaceChildren(
        bar(job),
        element('p', {}, `${completed + failed + canceled} of ${total}: ${completed} done, ${failed} failed, ${canceled} canceled`),
      )
      if (isFinal(job)) said.textContent = job.error?.detail ?? `The job is ${job.status}.`
    }
  }
}

/** @throws Error that says which line is no address */
function readAddresses(text) {
  const lines = text.split('\n').map((line) => line.trim())
  const wrong = lines.findIndex((line) => line !== '' && !(URL.canParse(line) && /^https?:/i.test(line)))
  if (wrong !== -1) throw new Error(`Line ${wrong + 1} is not the address of a page: ${lines[wrong].slice(0, 100)}`)
  const urls = [...new Set(lines.filter((line) => line !== ''))]
  if (urls.length === 0) throw new Error('Enter at least one address.')
  if (urls.length > maxAddresses) throw new Error(`These are ${urls.length} addresses; a job takes at most ${maxAddresses}.`)
  return urls
}

/** The items of a job, with the scores of those that are done: each result is asked for once. */
function itemsOf(id, show) {
  const place = element('div')
  const scores = new Map()
  let pages = 1
  return { place, load }

  async function load() {
    try {
      const all = []
      let cursor = null
      for (let page = 0; page < pages && (page === 0 || cursor !== null); page++) {
        const answer = await call('GET', `jobs/${id}/items?${new URLSearchParams({ limit: '50', ...(cursor && { cursor }) })}`)
        all.push(...answer.data)
        cursor = answer.next_cursor
      }
      for (const { result_id } of all) {
        if (result_id?.startsWith('opt_') && !scores.has(result_id)) scores.set(result_id, await call('GET', `score/${result_id}`))
      }
      place.replaceChildren(
        table(
          'Articles of the job',
          ['Article', 'State', '#AEO', '#SEO', 'What went wrong'],
          all.map(({ ref, index, status, result_id, error }) => [
            ref ?? `article ${index + 1}`,
            status,
            scores.get(result_id)?.aeo_score ?? '–',
            scores.get(result_id)?.seo_score ?? '–',
            error?.detail ?? '',
          ]),
        ),
        cursor === null ? '' : element('button', { type: 'button', class: 'quiet', onclick: more }, 'Show more'),
      )
    } catch (error) {
      show(place, error)
    }
  }

  function more() {
    pages++
    load()
  }
}

function bar({ progress, status }) {
  const percent = Math.round(progress * 100)
  return element('progress', { max: 100, value: percent, 'aria-label': `${percent} %, ${status}` }, `${percent} %`)
}

const time = (text) => new Date(text).toLocaleString()
