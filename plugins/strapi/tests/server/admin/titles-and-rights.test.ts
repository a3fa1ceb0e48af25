import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
const password = 'Passw0rd-of-a-test'
const english = 'Ledger of autumn'
const french = 'Cahier du jardin'
const drafted = 'Ledger of winter'

let site: SharedSite
let documentId = ''
let mapping: object
const tokens: Record<string, string> = {}

/** What a person gets, as text; `status` first, so that a refusal differs from an answer without titles. */
async function get(person: string, method: string, path: string, body?: unknown): Promise<string> {
  const response = await fetch(`${site.base}/citable${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[person]}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return `${response.status} ${await response.text()}`
}

const use = ['use', 'settings.read'].map((name) => ({
  action: `plugin::citable.${name}`,
  subject: null,
  properties: {},
  conditions: [],
}))
const people = {
  'one who reads titles': { fields: ['title', 'markdown'], locales: ['en'] },
  'one who reads texts without titles': { fields: ['markdown'], locales: ['en'] },
  'one who reads no entries': null,
}

beforeAll(async () => {
  site = await sharedSite()
  const roles = site.app.service('admin::role')
  for (const [at, [name, properties]] of Object.entries(people).entries()) {
    const role = await roles.create({ name, code: `titles-${at}`, description: '' })
    const read = { action: 'plugin::content-manager.explorer.read', subject: article, properties, conditions: [] }
    await roles.assignPermissions(role.id, properties === null ? use : [...use, read])
    const email = `titles-${at}@example.org`
    const person = { firstname: 'One', lastname: 'Test', email, password, isActive: true, roles: [role.id], registrationToken: null }
    await site.app.service('admin::user').create(person)
    const response = await fetch(`${site.base}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    tokens[name] = ((await response.json()) as { data: { token: string } }).data.token
  }
  const documents = site.documents(article)
  ;({ documentId } = await documents.create({ locale: 'en', status: 'published', data: { title: english, markdown: 'Leaves fall.' } }))
  await documents.update({ documentId, locale: 'fr', status: 'published', data: { title: french, markdown: 'Les feuilles tombent.' } })
  await settle(site)
  for (const [locale, markdown] of [
    ['en', 'Leaves fall in autumn.'],
    ['fr', 'Les feuilles tombent en automne.'],
  ])
    await documents.update({ documentId, locale, status: 'published', data: { markdown } })
  await settle(site)
  const day = new Date().toISOString().slice(0, 10)
  await site.app.db.connection('citable_traffic').insert({
    document_id: 'fetched',
    sum_key: 'fetched',
    ...{ day, agent: 'gptbot', kind: 'training', evidence: 'unchecked', status: 2, hits: 3, last_at: new Date(), created_at: new Date() },
    ...{ content_type: article, related_document_id: documentId },
  })
  mapping = await site.service('settings').mapping(article)
})

describe('a title is shown to people who may read that field, in the languages that they may read', () => {
  for (const [name, method, path, body] of [
    ['Content health', 'GET', '/health', undefined],
    ['Content health in the order of titles', 'GET', '/health?sort=title&order=desc', undefined],
    ['AI traffic', 'GET', '/traffic?days=7', undefined],
    ['texts that changed', 'GET', '/traffic/versions', undefined],
    ['the preview of a mapping', 'POST', '/settings/preview', () => ({ uid: article, mapping })],
  ] as const)
    test(`in ${name}`, async () => {
      const asked = (person: string) => get(person, method, path, body?.())
      const seen = await asked('one who reads titles')
      expect(seen).toMatch(/^200 /)
      expect(seen).toContain(english)
      expect(seen).not.toContain(french)
      const blind = await asked('one who reads texts without titles')
      expect(blind).toMatch(/^200 /)
      expect(blind).not.toMatch(new RegExp(`${english}|${french}`))
      expect(await asked('one who reads no entries')).not.toMatch(new RegExp(`${english}|${french}|${documentId}`))
    })

  for (const [name, method, path, body] of [
    ['the settings', 'GET', '/settings', undefined],
    ['the panel of the entry', 'GET', `/entry?uid=${article}&locale=en&documentId=`, undefined],
    ['scores', 'POST', '/scores', () => ({ uid: article, documentIds: [documentId] })],
    ['the overview', 'GET', '/overview', undefined],
    ['progress', 'GET', '/backlog', undefined],
  ] as const)
    test(`and to no one else in ${name}`, async () => {
      const answer = await get('one who reads texts without titles', method, path.replace(/=$/, `=${documentId}`), body?.())
      expect(answer).toMatch(/^200 /)
      expect(answer).not.toMatch(new RegExp(`${english}|${french}`))
    })

  test('of what is published, in Content health and AI traffic, while a draft has another one', async () => {
    await site.documents(article).update({ documentId, locale: 'en', data: { title: drafted } })
    for (const path of ['/health', '/traffic?days=7']) {
      const answer = await get('one who reads titles', 'GET', path)
      expect(answer).toContain(english)
      expect(answer).not.toContain(drafted)
    }
    expect(await get('one who reads texts without titles', 'GET', '/health')).toContain(documentId)
  })
})
