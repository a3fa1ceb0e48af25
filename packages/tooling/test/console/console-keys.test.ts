import { expect, it } from 'vitest'
import { failure, hostile, useConsole } from './console-page.ts'

const page = useConsole()
const show = () => page.show('keys.js', 'keysView')

const key = {
  id: 'k1',
  name: 'site',
  prefix: 'ck_live_ab',
  last4: 'wxyz',
  scopes: ['score:read'],
  site_id: null,
  ip_allow: [],
  environment: 'live',
  last_used_at: null,
  status: 'active',
  expires_at: null,
}

it.each([
  ['as it is made', {}, ['site', 'ck_live_ab…wxyz', 'read scores', 'everywhere', 'never', 'active', 'Revoke']],
  ['for everything', { scopes: ['admin'] }, ['site', 'ck_live_ab…wxyz', 'everything', 'everywhere', 'never', 'active', 'Revoke']],
  ['with a right of later', { scopes: ['new:right'] }, ['site', 'ck_live_ab…wxyz', 'new:right', 'everywhere', 'never', 'active', 'Revoke']],
  [
    'with bounds',
    { environment: 'test', site_id: 's1', ip_allow: ['10.0.0.0/8', '::1'] },
    ['site', 'ck_live_ab…wxyz', 'read scores', 'test data; one site; 10.0.0.0/8, ::1', 'never', 'active', 'Revoke'],
  ],
  [
    'that was used and will end',
    { last_used_at: '2026-11-19T10:00:00Z', expires_at: '2027-01-02T00:00:00Z' },
    ['site', 'ck_live_ab…wxyz', 'read scores', 'everywhere', '2026-11-19', 'active, until 2027-01-02', 'Revoke'],
  ],
  [
    'that is revoked',
    { status: 'revoked', expires_at: '2027-01-02T00:00:00Z' },
    ['site', 'ck_live_ab…wxyz', 'read scores', 'everywhere', 'never', 'revoked', ''],
  ],
  [
    'that has expired',
    { status: 'expired', expires_at: '2026-01-02T00:00:00Z' },
    ['site', 'ck_live_ab…wxyz', 'read scores', 'everywhere', 'never', 'expired', ''],
  ],
])('a key %s', async (_what, more, cells) => {
  page.answers['GET keys'] = { data: [{ ...key, ...more }] }
  await show()
  expect(page.cells('Keys')).toEqual([cells])
})

it('no key is listed', async () => {
  page.answers['GET keys'] = { data: [] }
  await show()
  expect(page.cells('Keys')).toEqual([])
  expect(page.alerts()).toEqual([])
})

it.each([
  ['refuses', failure(403, 'The key may not manage keys.'), 'The key may not manage keys.'],
  ['answers with a page', () => new Response('<h1>502</h1>', { status: 502 }), 'The service answered with status 502.'],
  ['answers with no JSON', () => new Response('ok'), 'The service answered with status 200.'],
  ['does not answer', new Error('refused'), 'The service does not answer. Check that it runs, then try again.'],
])('the service %s', async (_what, answer, message) => {
  page.answers['GET keys'] = answer
  await show()
  expect(page.alerts()).toEqual([message])
})

it('texts of a key are no markup', async () => {
  page.answers['GET keys'] = { data: [{ ...key, name: hostile, scopes: [hostile], ip_allow: [hostile], prefix: hostile }] }
  await show()
  page.expectHarmless()
})

it('a key is revoked when it is asked for twice', async () => {
  page.answers['GET keys'] = { data: [key] }
  page.answers['DELETE keys/k1'] = () => new Response(null, { status: 204 })
  await show()
  await page.press('Revoke')
  expect(page.sent).toEqual([['GET keys']])
  await page.press('Really revoke?')
  expect(page.sent).toEqual([['GET keys'], ['DELETE keys/k1'], ['GET keys']])
})

it('a key that cannot be revoked stays listed', async () => {
  page.answers['GET keys'] = { data: [key] }
  page.answers['DELETE keys/k1'] = failure(409, 'The key is in use.')
  await show()
  await page.press('Revoke')
  await page.press('Really revoke?')
  expect(page.alerts()).toEqual(['The key is in use.'])
  expect(page.cells('Keys')).toHaveLength(1)
})

const boxes = () => [...page.main.querySelectorAll<HTMLInputElement>('[name=scope]')]

it.each([
  ['with a name only', {}, { name: 'mine', scopes: ['optimize:write', 'score:read'] }],
  ['for a site', { site: ' example.com ' }, { name: 'mine', scopes: ['optimize:write', 'score:read'], site: 'example.com' }],
  ['that ends', { days: '2' }, { name: 'mine', scopes: ['optimize:write', 'score:read'], expires_at: '2026-11-22T12:00:00.000Z' }],
])('a key is made %s, and shown once', async (_what, fields, body) => {
  page.answers['GET keys'] = { data: [] }
  page.answers['POST keys'] = { key: 'ck_live_secret' }
  await show()
  for (const [name, value] of Object.entries({ name: 'mine', ...fields })) await page.fill(name, value)
  await page.submit()
  expect(page.sent).toEqual([['GET keys'], ['POST keys', body], ['GET keys']])
  expect(page.main.querySelector('pre')?.textContent).toBe('ck_live_secret')
  expect(page.button('Copy key')).toBeDefined()
  expect(page.field('name').value).toBe('')
})

it('a key that may do nothing is not made', async () => {
  page.answers['GET keys'] = { data: [] }
  await show()
  for (const box of boxes()) box.checked = false
  await page.submit()
  expect(page.alerts()).toEqual(['Choose at least one thing the key may do.'])
  expect(page.sent).toEqual([['GET keys']])
})

it('a key that is refused leaves what was typed', async () => {
  page.answers['GET keys'] = { data: [] }
  page.answers['POST keys'] = failure(422, 'The site is no host name.')
  await show()
  await page.fill('name', 'mine')
  boxes().find(({ value }) => value === 'keys:manage')!.checked = true
  await page.submit()
  expect(page.sent[1]).toEqual(['POST keys', { name: 'mine', scopes: ['optimize:write', 'score:read', 'keys:manage'] }])
  expect(page.alerts()).toEqual(['The site is no host name.'])
  expect(page.field('name').value).toBe('mine')
})
