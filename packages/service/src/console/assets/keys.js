import { call } from './api.js'
import { askingButton, card, copyButton, element, field, table } from './element.js'

const scopes = [
  ['optimize:write', 'optimize articles'],
  ['score:read', 'read scores'],
  ['publishers:read', 'read publishers'],
  ['analytics:read', 'read AI traffic'],
  ['events:write', 'send traffic events'],
  ['events:attest', 'say which agents of these are verified'],
  ['agents:reach', 'ask own sites by the names of agents'],
  ['translate:write', 'translate'],
  ['webhooks:manage', 'manage webhooks'],
  ['keys:manage', 'manage keys'],
]

const labels = { ...Object.fromEntries(scopes), admin: 'everything' }

/** The tenant's keys: make one, revoke one. */
export function keysView(show) {
  const list = element('div')
  const made = element('div', { 'aria-live': 'polite' })
  const name = element('input', { type: 'text', name: 'name', maxlength: 80, required: true })
  const days = element('input', { type: 'number', name: 'days', min: 1, max: 3650 })
  const site = element('input', { type: 'text', name: 'site', maxlength: 253, placeholder: 'example.com', spellcheck: 'false', dir: 'ltr' })
  const boxes = scopes.map(([value], index) => element('input', { type: 'checkbox', name: 'scope', value, checked: index < 2 }))
  const form = element(
    'form',
    { class: 'card', onsubmit: create },
    element('h2', {}, 'New key'),
    element(
      'div',
      { class: 'row' },
      element('div', { class: 'wide' }, field('Name', name)),
      element('div', {}, field('Only for the site', site)),
      element('div', {}, field('Expires after days', days)),
    ),
    element(
      'fieldset',
      {},
      element('legend', {}, 'What it may do'),
      scopes.map(([value, label], index) =>
        element('label', { class: 'check' }, boxes[index], `${label} `, element('code', { class: 'small' }, value)),
      ),
    ),
    element('button', { type: 'submit' }, 'Make key'),
  )
  load()
  return [element('h1', {}, 'Keys'), list, made, form]

  async function load() {
    try {
      const { data } = await call('GET', 'keys')
      list.replaceChildren(
        card(
          table(
            'Keys',
            ['Name', 'Key', 'May', 'Where', 'Last used', 'State', 'Action'],
            data.map((key) => [
              key.name,
              element('code', {}, `${key.prefix}…${key.last4}`),
              element(
                'ul',
                { class: 'tight' },
                key.scopes.map((scope) => element('li', { title: scope }, labels[scope] ?? scope)),
              ),
              whereOf(key),
              key.last_used_at?.slice(0, 10) ?? 'never',
              stateOf(key),
              key.status === 'revoked' || key.status === 'expired' ? '' : revokeButton(key),
            ]),
          ),
        ),
      )
    } catch (error) {
      show(list, error)
    }
  }

  function revokeButton(key) {
    return askingButton('Revoke', key.name, async () => {
      try {
        await call('DELETE', `keys/${key.id}`)
        await load()
      } catch (error) {
        show(made, error)
      }
    })
  }

  async function create(event) {
    event.preventDefault()
    const chosen = boxes.filter((box) => box.checked).map((box) => box.value)
    if (chosen.length === 0) {
      show(made, new Error('Choose at least one thing the key may do.'))
      return
    }
    const expires = days.value === '' ? null : new Date(Date.now() + Number(days.value) * 86_400_000).toISOString()
    try {
      const { key } = await call('POST', 'keys', {
        name: name.value,
        scopes: chosen,
        ...(expires && { expires_at: expires }),
        ...(site.value.trim() && { site: site.value.trim() }),
      })
      made.replaceChildren(
        element(
          'section',
          { class: 'card done' },
          element('h2', {}, 'Your new key'),
          element('p', {}, 'It is shown only now. Store it where it is safe.'),
          element('pre', { tabindex: 0, 'aria-label': 'Key' }, key),
          copyButton('Copy key', key),
        ),
      )
      form.reset()
      await load()
    } catch (error) {
      show(made, error)
    }
  }
}

/** The binding of a key. */
function whereOf({ site_id, ip_allow, environment }) {
  const bounds = [
    environment === 'test' ? 'test data' : null,
    site_id === null ? null : 'one site',
    ip_allow.length === 0 ? null : ip_allow.join(', '),
  ].filter((bound) => bound !== null)
  return bounds.length === 0 ? 'everywhere' : bounds.join('; ')
}

const stateOf = ({ status, expires_at }) =>
  expires_at === null || status === 'revoked' || status === 'expired' ? status : `${status}, until ${expires_at.slice(0, 10)}`
