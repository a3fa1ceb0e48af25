import { expect, it, vi } from 'vitest'
import { failure, hostile, loadScript, settled, textOf, useConsole } from './console-page.ts'

const page = useConsole()
const account = () => document.querySelector<HTMLElement>('.account')!
const nav = () => document.querySelector<HTMLElement>('nav')!
const current = () => [...nav().querySelectorAll('[aria-current=page]')].map(textOf)

/** Listeners of the window. */
let listeners: Record<string, () => void>

async function start(hash = '', key: string | null = 'key'): Promise<void> {
  listeners = {}
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => (listeners[name] = listener))
  location.hash = hash
  if (key === null) sessionStorage.removeItem('citable-key')
  page.answers['GET whoami'] ??= { tenant: { name: 'Acme' }, key: { prefix: 'ck_live_ab', last4: 'wxyz' } }
  page.answers['GET keys'] ??= { data: [] }
  page.answers['GET jobs'] ??= { data: [], next_cursor: null }
  await loadScript('main.js')
  await settled()
}

it.each([
  ['', 'Try', 'Try – Citable console'],
  ['#/jobs', 'Jobs', 'Jobs – Citable console'],
  ['#/keys', 'Keys', 'Keys – Citable console'],
  ['#/none', 'Try', 'Try – Citable console'],
  ['#/constructor', 'Try', 'Try – Citable console'],
])('the address %j shows a view', async (hash, label, title) => {
  await start(hash)
  expect(current()).toEqual([label])
  expect(textOf(page.main.querySelector('h1'))).toBe(label)
  expect(document.title).toBe(title)
  expect([...nav().children].map((link) => [link.getAttribute('href'), textOf(link)])).toEqual([
    ['#/try', 'Try'],
    ['#/jobs', 'Jobs'],
    ['#/publishers', 'Publishers'],
    ['#/traffic', 'AI traffic'],
    ['#/corrections', 'Corrections'],
    ['#/sources', 'Sources'],
    ['#/webhooks', 'Webhooks'],
    ['#/keys', 'Keys'],
  ])
  expect([nav().hidden, account().hidden]).toEqual([false, false])
  expect(textOf(account().firstElementChild)).toBe('Acme, ck_live_ab…wxyz')
})

it('another address shows another view', async () => {
  await start('#/jobs')
  location.hash = '#/keys'
  listeners.hashchange?.()
  await settled()
  expect(current()).toEqual(['Keys'])
  location.hash = '#main'
  listeners.hashchange?.()
  expect(current(), 'the link that skips the head').toEqual(['Keys'])
})

it('without a key the form for one is shown', async () => {
  await start('#/keys', null)
  expect([nav().hidden, account().hidden]).toEqual([true, true])
  expect(document.title).toBe('Citable console')
  expect(page.sent).toEqual([])
  page.field('key').value = ' typed '
  await page.submit()
  expect(sessionStorage.getItem('citable-key')).toBe('typed')
  expect(current()).toEqual(['Keys'])
})

it('a key in the address leaves it at once', async () => {
  await start('#key=a%2Bb', null)
  expect(sessionStorage.getItem('citable-key')).toBe('a+b')
  expect(location.hash).toBe('#/try')
  expect(current()).toEqual(['Try'])
})

it('who signs out is asked for a key', async () => {
  await start()
  account().querySelector('button')!.click()
  expect(sessionStorage.getItem('citable-key')).toBeNull()
  expect(page.field('key')).not.toBeNull()
  expect(nav().hidden).toBe(true)
})

it.each(['invalid_key', 'revoked_key', 'expired_key', 'missing_key'])('%s leads back to the form for a key', async (code) => {
  page.answers['GET whoami'] = failure(401, 'The key is no longer good.', code)
  await start()
  expect(page.alerts()).toEqual(['The key is no longer good.'])
  expect(page.field('key')).not.toBeNull()
  expect(sessionStorage.getItem('citable-key')).toBeNull()
})

it.each([
  ['a refusal', failure(403, 'Not from this network.', 'address_not_allowed'), 'Not from this network.'],
  ['no answer', new Error('refused'), 'The service does not answer. Check that it runs, then try again.'],
])('%s leaves the key', async (_what, answer, message) => {
  page.answers['GET whoami'] = answer
  await start()
  expect(page.alerts()).toEqual([message])
  expect(sessionStorage.getItem('citable-key')).toBe('key')
})

it('a failure and a name are no markup', async () => {
  page.answers['GET whoami'] = failure(403, hostile)
  await start()
  page.expectHarmless()
  page.answers['GET whoami'] = { tenant: { name: hostile }, key: { prefix: 'ck', last4: 'wxyz' } }
  location.hash = '#/keys'
  listeners.hashchange?.()
  await settled()
  expect(textOf(account().firstElementChild)).toContain(hostile)
  expect(account().querySelectorAll('img')).toHaveLength(0)
})

it('the key is sent with each call', async () => {
  await start('#/keys')
  expect(page.sent).toEqual([['GET keys'], ['GET whoami']])
  expect([...page.rights]).toEqual(['Bearer key'])
})
