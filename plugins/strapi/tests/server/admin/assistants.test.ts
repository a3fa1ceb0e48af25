import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'

let site: Office['site']
let tokens: Office['tokens']
let documentId: Office['documentId']
let ask: Office['ask']

beforeAll(async () => {
  ;({ site, tokens, documentId, ask } = await openOffice())
})

const action = (name: string, subject: string | null = null, properties: object = {}) => ({
  action: name,
  subject,
  properties,
  conditions: [],
})
const use = action('plugin::citable.use')
const readTitle = action('plugin::content-manager.explorer.read', article, { fields: ['title'], locales: ['en'] })
const readAll = action('plugin::content-manager.explorer.read', article, { fields: ['title', 'markdown'], locales: ['en'] })

async function assistant(name: string, ...adminPermissions: readonly object[]) {
  const { body } = await post('/admin/admin-tokens', tokens.admin, { name, description: '', lifespan: null, adminPermissions })
  const key = body.data.accessKey as string
  return async (method: string, params: object) => {
    const answer = await post('/mcp', key, { jsonrpc: '2.0', id: 1, method, params }, 'application/json, text/event-stream')
    return answer.body.result ?? answer.body.error
  }
}
async function post(path: string, token: string, body: object, accept = 'application/json') {
  const response = await fetch(site.base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) }
}
const names = ['citable_json_ld', 'citable_score', 'citable_suggest_titles']
const call = (ask: Awaited<ReturnType<typeof assistant>>, name: string, args: object) => ask('tools/call', { name, arguments: args })
const listed = async (ask: Awaited<ReturnType<typeof assistant>>) =>
  ((await ask('tools/list', {})).tools as readonly { name: string }[]).map(({ name }) => name).filter((name) => /^citable_/.test(name))

describe('tools for assistants', () => {
  test('score, suggest titles and give the structured data of an entry, within the rights of their token', async () => {
    const full = await assistant('full', use, readAll)
    expect((await listed(full)).sort()).toEqual(names)
    const entry = { uid: article, documentId, locale: 'en' }
    const scored = await call(full, 'citable_score', entry)
    expect(scored.structuredContent).toMatchObject({ aeo_score: expect.any(Number), seo_score: expect.any(Number) })
    expect(scored.structuredContent.open_checks.length).toBeGreaterThan(3)
    expect((await call(full, 'citable_json_ld', { ...entry, status: 'published' })).structuredContent.json_ld['@graph']).toEqual(
      expect.arrayContaining([expect.objectContaining({ headline: 'Title' })]),
    )
    expect((await call(full, 'citable_suggest_titles', entry)).structuredContent).toMatchObject({ titles: expect.any(Array) })
    expect((await call(full, 'citable_score', { ...entry, uid: 'api::guide.guide' })).isError).toBe(true)
    expect((await call(full, 'citable_score', { ...entry, documentId: 'none' })).isError).toBe(true)
    // a field that the token may not read is no part of the answer
    const titleOnly = await assistant('title only', use, readTitle)
    expect(JSON.stringify(await call(titleOnly, 'citable_json_ld', entry))).not.toContain('"wordCount":1')
    expect(await listed(await assistant('no right', readAll))).toEqual([])
  })

  test('structured data that people wrote are a field like others', async () => {
    const guide = 'api::guide.guide'
    const structuredData = { '@type': 'Article', '@id': 'https://example.org/heap#article', headline: 'Written by hand' }
    const data = { headline: 'A heap', path: 'heap', lead: { body: 'A heap needs air.' }, structuredData }
    const { documentId: id } = await site.documents(guide).create({ data })
    const read = (...fields: readonly string[]) => action('plugin::content-manager.explorer.read', guide, { fields })
    const graphFor = async (name: string, ...fields: readonly string[]) =>
      JSON.stringify(await call(await assistant(name, use, read(...fields)), 'citable_json_ld', { uid: guide, documentId: id }))
    expect(await graphFor('reads it', 'headline', 'structuredData')).toContain('Written by hand')
    const without = await graphFor('does not read it', 'headline')
    expect([without.includes('A heap'), without.includes('Written by hand')]).toEqual([true, false])
  })

  test('a write goes through Strapi’s own tools: with the right to it, into the draft; what is published then has its JSON-LD', async () => {
    const made = await site.documents(article).create({ locale: 'en', data: { title: 'Heap', markdown: 'A heap needs air.' } })
    const on = (name: string) =>
      action(`plugin::content-manager.explorer.${name}`, article, { fields: ['title', 'markdown'], locales: ['en'] })
    const publishing = action('plugin::content-manager.explorer.publish', article, { locales: ['en'] })
    const entry = { documentId: made.documentId, locale: 'en' }
    const write = { ...entry, data: { title: 'Why a heap needs air' } }
    const isDone = async (ask: Awaited<ReturnType<typeof assistant>>, name: string, args: object): Promise<boolean> => {
      const answer = await call(ask, name, args)
      return answer.content !== undefined && answer.isError !== true
    }
    const titleOf = async (status: string) => (await site.documents(article).findOne({ ...entry, status }))?.title

    const reader = await assistant('may read', use, readAll)
    expect(await isDone(reader, 'update_article', write)).toBe(false)
    expect(await titleOf('draft')).toBe('Heap')

    const writer = await assistant('may write', use, readAll, on('update'))
    expect(await isDone(writer, 'update_article', write)).toBe(true)
    expect(await isDone(writer, 'publish_article', entry)).toBe(false)
    await site.service('snapshots').idle()
    expect([await titleOf('draft'), await titleOf('published')]).toEqual(['Why a heap needs air', undefined])
    expect(await site.service('snapshots').find(article, made.documentId, 'en')).toBeNull()

    const publisher = await assistant('may publish', use, readAll, publishing)
    expect(await isDone(publisher, 'publish_article', entry)).toBe(true)
    await site.service('snapshots').idle()
    const stored = await site.service('snapshots').find(article, made.documentId, 'en')
    expect(stored.jsonLd['@graph']).toEqual(expect.arrayContaining([expect.objectContaining({ headline: 'Why a heap needs air' })]))
  })
})

const page = 'api::page.page'
const fields = ['title', 'slug', 'description', 'markdown']
const on = (name: string, over: object = {}) =>
  action(`plugin::content-manager.explorer.${name}`, article, { fields, locales: ['en'], ...over })
const readAny = [
  on('read'),
  action('plugin::content-manager.explorer.read', page, { fields: ['title', 'seo.metaDescription', 'seo.canonicalURL'] }),
]
const turn = (mayWrite: boolean) => site.service('settings').save({ assistants: { mayWrite } })
const make = (over: object = {}) =>
  site.documents(article).create({ locale: 'en', data: { title: 'Heap', slug: 'heap', markdown: 'A heap needs air.', ...over } })
const draftOf = (documentId: string) => site.documents(article).findOne({ documentId, locale: 'en', status: 'draft' })
const versionOf = async (ask: Awaited<ReturnType<typeof assistant>>, entry: object): Promise<string> =>
  (await call(ask, 'citable_score', entry)).structuredContent.text_version
const said = (answer: { isError?: boolean; content: readonly { text: string }[] }) => [answer.isError ?? false, answer.content[0]?.text]

afterAll(() => turn(false))

describe('the tool that writes', () => {
  test('is off until the settings allow it: not listed, and refused by name', async () => {
    const { documentId: id } = await make()
    const entry = { uid: article, documentId: id, locale: 'en' }
    const writer = await assistant('switch', use, ...readAny, on('update'))
    const write = async () => {
      const asked = { ...entry, field: 'title', value: 'Why a heap needs air', text_version: await versionOf(writer, entry) }
      return call(writer, 'citable_apply', asked)
    }
    expect((await ask('GET', '/settings', tokens.admin)).body.settings.assistants).toEqual({ mayWrite: false })
    expect(await listed(writer)).not.toContain('citable_apply')
    expect((await write()).structuredContent).toBeUndefined()
    expect((await draftOf(id)).title).toBe('Heap')
    // only people who may change settings switch it
    expect((await ask('PUT', '/settings/assistants', tokens.writer, { mayWrite: true })).status).toBe(403)
    expect((await ask('PUT', '/settings/assistants', tokens.changer, { mayWrite: true })).body.settings.assistants.mayWrite).toBe(true)
    expect(await listed(writer)).toContain('citable_apply')
    expect((await write()).structuredContent).toMatchObject({
      path: 'title',
      before: { value: 'Heap' },
      after: { value: 'Why a heap needs air' },
    })
    expect((await ask('PUT', '/settings/assistants', tokens.changer, { mayWrite: false })).status).toBe(200)
    expect(await listed(writer)).not.toContain('citable_apply')
  })

  test('goes into the draft, publishes nothing, and says scores before and after', async () => {
    await turn(true)
    // more than 50 words: below, both scores end at the same limit
    const markdown =
      'A compost heap needs air, because the microbes that rot leaves breathe. Turn the heap once a week in summer and once a month in winter, and lay two parts of twigs to one part of grass. A heap without air smells of eggs within ten days. Push a stick of 2 cm into its middle: where it comes out wet and cold, the heap wants turning.'
    const { documentId: id } = await make({ markdown })
    await site.documents(article).publish({ documentId: id, locale: 'en' })
    await site.service('snapshots').idle()
    const entry = { uid: article, documentId: id, locale: 'en' }
    const writer = await assistant('writes', use, ...readAny, on('update'))
    const version = await versionOf(writer, entry)
    const value = 'Air lets the microbes of a compost heap work: how much it needs, and how to bring it in.'
    const { structuredContent: done } = await call(writer, 'citable_apply', {
      ...entry,
      field: 'description',
      value,
      text_version: version,
    })
    expect(done).toMatchObject({ path: 'description', before: { value: '' }, after: { value } })
    for (const state of [done.before, done.after])
      expect(state).toMatchObject({ aeo_score: expect.any(Number), seo_score: expect.any(Number) })
    expect(done.after.seo_score).toBeGreaterThan(done.before.seo_score)
    expect(done.text_version).toBe(await versionOf(writer, entry))
    expect((await draftOf(id)).description).toBe(value)
    const published = await site.documents(article).findOne({ documentId: id, locale: 'en', status: 'published' })
    expect([published.title, published.description ?? null]).toEqual(['Heap', null])
  })
})

describe('the tool that writes refuses', () => {
  test('takes the right to update the entry, its locale and its field', async () => {
    await turn(true)
    const { documentId: id } = await make()
    const entry = { uid: article, documentId: id, locale: 'en' }
    const asked = { ...entry, field: 'title', value: 'Taken over' }
    for (const [name, ...rights] of [
      ['reads only'],
      ['another field', on('update', { fields: ['description'] })],
      ['another locale', on('update', { locales: ['de'] })],
      ['another type', action('plugin::content-manager.explorer.update', page, { fields: ['title'] })],
    ] as const) {
      const limited = await assistant(name, use, ...readAny, ...rights)
      const answer = await call(limited, 'citable_apply', { ...asked, text_version: await versionOf(limited, entry) })
      expect(said(answer), name).toEqual([true, expect.stringContaining('no right to update')])
    }
    const blind = await assistant('may not read', use, on('update'))
    expect(said(await call(blind, 'citable_apply', { ...asked, text_version: '-' }))).toEqual([
      true,
      expect.stringContaining('no such draft'),
    ])
    expect((await draftOf(id)).title).toBe('Heap')
  })

  test('stops where the draft is another one meanwhile, in the field or elsewhere', async () => {
    await turn(true)
    const { documentId: id } = await make()
    const entry = { uid: article, documentId: id, locale: 'en' }
    const writer = await assistant('late', use, ...readAny, on('update'))
    const version = await versionOf(writer, entry)
    await site.documents(article).update({ documentId: id, locale: 'en', data: { markdown: 'A heap needs water.' } })
    const asked = { ...entry, field: 'title', value: 'Why a heap needs air' }
    expect(said(await call(writer, 'citable_apply', { ...asked, text_version: version }))).toEqual([
      true,
      expect.stringContaining('Read it again'),
    ])
    expect((await draftOf(id)).title).toBe('Heap')
    // of two that were given the same text one writes
    const same = await versionOf(writer, entry)
    const both = await Promise.all(
      ['First', 'Second'].map((value) => call(writer, 'citable_apply', { ...asked, value, text_version: same })),
    )
    expect(both.filter(({ isError }) => isError !== true)).toHaveLength(1)
    expect((await draftOf(id)).title).toBe(both.find(({ isError }) => isError !== true)?.structuredContent.after.value)
  })

  test('keeps the rules of the field, the rest of its component, and types without drafts', async () => {
    await turn(true)
    const { documentId: id } = await site.documents(page).create({
      data: {
        title: 'Heap',
        parts: [{ __component: 'sections.text', body: 'A heap needs air.' }],
        seo: { metaDescription: 'Old', canonicalURL: 'https://example.org/heap' },
      },
    })
    const update = action('plugin::content-manager.explorer.update', page, { fields: ['title', 'seo.metaDescription'] })
    const writer = await assistant('component', use, ...readAny, update, on('update'))
    const entry = { uid: page, documentId: id }
    const write = async (over: object) =>
      call(writer, 'citable_apply', {
        ...entry,
        field: 'description',
        value: 'New',
        text_version: await versionOf(writer, entry),
        ...over,
      })
    expect((await write({})).structuredContent).toMatchObject({
      path: 'seo.metaDescription',
      before: { value: 'Old' },
      after: { value: 'New' },
    })
    const { seo } = await site.documents(page).findOne({ documentId: id, status: 'draft', populate: ['seo'] })
    expect(seo).toMatchObject({ metaDescription: 'New', canonicalURL: 'https://example.org/heap' })
    const withRules = async (attribute: object, rules: object, work: () => Promise<void>) => {
      const before = { ...attribute }
      Object.assign(attribute, { rules })
      try {
        await work()
      } finally {
        Object.assign(attribute, { rules: undefined }, before)
      }
    }
    const { metaDescription } = site.service('settings').shape(page).components['shared.seo']
    await withRules(metaDescription, { maxLength: 12, minLength: 3, regex: '^[A-Z]' }, async () => {
      for (const [value, reason] of [
        ['A text that is too long', '12 characters at most'],
        ['Ab', '3 characters or more'],
        ['lower', 'does not match the pattern'],
      ])
        expect(said(await write({ value }))).toEqual([true, expect.stringContaining(reason ?? '')])
    })
    const { documentId: other } = await make({ title: 'Another heap', slug: 'another' })
    const own = { uid: article, documentId: other, locale: 'en', field: 'title' }
    await make({ title: 'Held', slug: 'held' })
    await withRules(site.service('settings').shape(article).attributes.title, { unique: true }, async () => {
      const text_version = await versionOf(writer, own)
      expect(said(await call(writer, 'citable_apply', { ...own, value: 'Held', text_version }))).toEqual([
        true,
        expect.stringContaining('unique'),
      ])
      expect((await call(writer, 'citable_apply', { ...own, value: 'Free', text_version })).structuredContent.after.value).toBe('Free')
    })
    const memo = await site.documents('api::memo.memo').create({ data: { title: 'Memo', body: 'A heap needs air.' } })
    const onMemo = (name: string) => action(`plugin::content-manager.explorer.${name}`, 'api::memo.memo', { fields: ['title', 'body'] })
    const noter = await assistant('memo', use, onMemo('read'), onMemo('update'))
    const noted = { uid: 'api::memo.memo', documentId: memo.documentId }
    const answer = await call(noter, 'citable_apply', {
      ...noted,
      field: 'title',
      value: 'New',
      text_version: await versionOf(noter, noted),
    })
    expect(said(answer)).toEqual([true, expect.stringContaining('no drafts')])
    expect(said(await write({ field: 'seo_title', value: 'New' }))).toEqual([true, expect.stringContaining('no such field')])
  })
})
