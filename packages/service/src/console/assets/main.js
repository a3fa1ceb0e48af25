import { call, forgetKey, readKey, storeKey } from './api.js'
import { correctionsView } from './corrections.js'
import { card, element, field } from './element.js'
import { jobsView } from './jobs.js'
import { keysView } from './keys.js'
import { publishersView } from './publishers.js'
import { sourcesView } from './sources.js'
import { trafficView } from './traffic.js'
import { tryView } from './try.js'
import { webhooksView } from './webhooks.js'

const views = {
  try: ['Try', tryView],
  jobs: ['Jobs', jobsView],
  publishers: ['Publishers', publishersView],
  traffic: ['AI traffic', trafficView],
  corrections: ['Corrections', correctionsView],
  sources: ['Sources', sourcesView],
  webhooks: ['Webhooks', webhooksView],
  keys: ['Keys', keysView],
}

const main = document.querySelector('main')
const nav = document.querySelector('nav')
const account = document.querySelector('.account')

nav.append(...Object.entries(views).map(([name, [label]]) => element('a', { href: `#/${name}` }, label)))
account.append(
  element('span'),
  element(
    'button',
    {
      type: 'button',
      class: 'quiet',
      onclick: () => {
        forgetKey()
        start()
      },
    },
    'Sign out',
  ),
)

// a key in the address leaves it at once, so that it is neither bookmarked nor sent on
const given = /^#key=(.+)$/.exec(location.hash)?.[1]
if (given !== undefined) {
  storeKey(decodeURIComponent(given))
  history.replaceState(null, '', `${location.pathname}#/try`)
}
addEventListener('hashchange', () => {
  if (location.hash === '#main') return
  start()
  main.focus({ preventScroll: true })
})
start()

/** Shows a failure; a key that is no longer good leads back to the form for one. */
function show(place, error) {
  if (['invalid_key', 'revoked_key', 'expired_key', 'missing_key'].includes(error.code)) {
    forgetKey()
    signIn(error.message)
    return
  }
  place.replaceChildren(element('section', { class: 'card alert', role: 'alert' }, element('p', {}, error.message)))
}

async function start() {
  if (readKey() === null) {
    signIn()
    return
  }
  const name = location.hash.slice(2)
  const [label, view] = views[Object.hasOwn(views, name) ? name : 'try']
  nav.hidden = false
  account.hidden = false
  document.title = `${label} – Citable console`
  for (const link of nav.children) {
    if (link.textContent === label) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  main.replaceChildren(...view(show))
  try {
    const { tenant, key } = await call('GET', 'whoami')
    account.firstElementChild.textContent = `${tenant.name}, ${key.prefix}…${key.last4}`
  } catch (error) {
    show(main, error)
  }
}

function signIn(message) {
  nav.hidden = true
  account.hidden = true
  document.title = 'Citable console'
  const key = element('input', { type: 'password', name: 'key', autocomplete: 'off', required: true, spellcheck: 'false' })
  const form = element(
    'form',
    {
      class: 'card',
      onsubmit: (event) => {
        event.preventDefault()
        storeKey(key.value.trim())
        start()
      },
    },
    field('API key', key, 'Stored in this tab only. The first start of the service shows one; citable keys create makes more.'),
    element('button', { type: 'submit' }, 'Sign in'),
  )
  main.replaceChildren(
    element('h1', {}, 'Citable console'),
    ...(message ? [element('section', { class: 'card alert', role: 'alert' }, element('p', {}, message))] : []),
    form,
    card(element('p', {}, 'Every operation is described in the ', element('a', { href: 'docs' }, 'API reference'), '.')),
  )
  key.focus()
}
