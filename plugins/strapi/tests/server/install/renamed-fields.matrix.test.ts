import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Booted, boot, databaseName, headlineOf } from '../site/boot.ts'
import { changedApp, inJson } from '../site/changed-app.ts'
import { settle } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const [article, author, page, guide, memo, lesson] = [
  'api::article.article',
  'api::author.author',
  'api::page.page',
  'api::guide.guide',
  'api::memo.memo',
  'api::lesson.lesson',
]
const addresses = { '*': 'https://www.example.org/articles/{slug}' }
const schemaOf = (name: string) => `src/api/${name}/content-types/${name}/schema.json`
/** As the Content-Type Builder does: in its place. `change`: what else becomes of the field. */
const renamed = (from: string, to: string, change: object = {}) =>
  inJson((schema) => {
    const attributes = Object.entries(schema.attributes).map(([name, one]) =>
      name === from ? [to, { ...(one as object), ...change }] : [name, one],
    )
    schema.attributes = Object.fromEntries(attributes)
  })

let apps = ''
let site: Booted
let token = ''
let starts = 0
const ids: Record<string, string> = {}

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
async function ask(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: any }> {
  const response = await fetch(`${site.base}/citable${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
const typeOf = async (uid: string) =>
  (await ask('GET', '/settings')).body.types.find((one: { shape: { uid: string } }) => one.shape.uid === uid)
const lostInHealth = async () => {
  const { status, body } = await ask('GET', '/health')
  return { status, lost: body.lost }
}
const headline = (uid: string) => headlineOf(site, uid, ids[uid] ?? '', uid === article ? 'en' : '')
const look = async () => {
  await site.service('repair').runAll()
  await settle(site)
}

/** The same database with other schemas. `moved`: what a site's own migration writes into the new columns. */
async function startAgain(changes: Parameters<typeof changedApp>[1], moved: Readonly<Record<string, object>>): Promise<void> {
  await site.stop({ leaveDatabase: true })
  const name = `start-${++starts}`
  site = await boot({ at: site.folder, from: await changedApp(join(apps, name), changes) })
  token = await signIn(site, name)
  for (const [table, values] of Object.entries(moved)) await site.app.db.connection(table).update(values)
  await look()
}

beforeAll(async () => {
  apps = await mkdtemp(join(tmpdir(), 'citable-apps-'))
  site = await boot()
  token = await signIn(site, 'start-0')
  const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
  await site.service('settings').save({ site: identity })
  for (const [uid, data] of [
    [article, { title: 'A heap', slug: 'heap', markdown: 'The heap needs air.' }],
    [page, { title: 'A page', slug: 'page', parts: [{ __component: 'sections.text', body: 'The heap needs air.' }] }],
    [guide, { headline: 'A guide', path: 'guide', intro: 'The heap needs air.' }],
    [memo, { title: 'A memo', body: 'The heap needs air.' }],
    [lesson, { title: 'A lesson', slug: 'lesson', content: '<p>The heap needs air.</p>' }],
  ] as const)
    ids[uid] = (await site.documents(uid).create({ status: 'published', ...(uid === article && { locale: 'en' }), data })).documentId
  // what a new site does in Setup; the other types stay as they were proposed
  await ask('PUT', '/settings/addresses', { addresses: { [article]: addresses, [lesson]: addresses } })
  await settle(site)
})
afterAll(async () => {
  await site?.stop()
  await rm(apps, { recursive: true, force: true })
})

describe(`on ${databaseName}: fields are renamed and removed between two starts`, () => {
  beforeAll(() =>
    startAgain(
      {
        [schemaOf('article')]: renamed('title', 'headline'),
        [schemaOf('page')]: renamed('title', 'kopfzeile', { required: false }),
        [schemaOf('guide')]: renamed('headline', 'kopfzeile'),
        // all its texts
        [schemaOf('memo')]: inJson(({ attributes }) => {
          delete attributes.body
          delete attributes.faqs
        }),
        // another type's field, which articles name
        [schemaOf('author')]: renamed('name', 'penName'),
        // a whole type
        'src/api/lesson': () => null,
      },
      { articles: { headline: 'A new heap' }, pages: { kopfzeile: 'A new page' }, guides: { kopfzeile: 'A new guide' } },
    ),
  )

  test('Content health answers, and lists all lost fields', async () => {
    expect(await lostInHealth()).toEqual({
      status: 200,
      lost: [
        { name: 'Article', fields: ['title', 'author.name'], isMapped: true },
        { name: 'Author', fields: ['name'], isMapped: false },
        { name: 'Guide', fields: ['headline'], isMapped: true },
        { name: 'Memo', fields: ['body', 'faqs'], isMapped: false },
        { name: 'Page', fields: ['title'], isMapped: false },
      ],
    })
  })

  test.each([
    [
      'a title under another usual name',
      article,
      { lost: ['title', 'author.name'], left: null, enabled: true, mapping: { title: 'headline', author: null, addresses } },
    ],
    ['a title under a name of its own', guide, { lost: ['headline'], left: null, enabled: true, mapping: { title: 'kopfzeile' } }],
    [
      'a title that is never proposed',
      page,
      { lost: ['title'], left: { title: '', body: ['parts', 'faqs'] }, enabled: true, mapping: null },
    ],
    ['a text', memo, { lost: ['body', 'faqs'], left: { title: 'title', body: [] }, enabled: true, mapping: null }],
  ])('Setup shows the loss of %s', async (_name, uid, said) => {
    expect(await typeOf(uid)).toMatchObject(said)
  })

  test.each([
    [article, 'A new heap'],
    [guide, 'A new guide'],
    // nothing is made up
    [page, undefined],
    [memo, undefined],
  ])('the graph of %s has the headline of today', async (uid, text) => {
    expect(await headline(uid)).toBe(text)
  })

  test.each(['articles', 'pages', 'guides', 'memos'])('REST answers for %s', async (path) => {
    expect((await fetch(`${site.base}/api/${path}`, { headers: { ...site.headers, prefer: 'citable' } })).status).toBe(200)
  })

  test('a deleted type is not listed any more', async () => {
    expect(await typeOf(lesson)).toBeUndefined()
    const response = await fetch(`${site.base}/api/citable/json-ld/${lesson}/${ids[lesson]}`, { headers: site.headers })
    expect(response.status).toBe(404)
    expect((await ask('GET', '/backlog')).body).toMatchObject({ state: 'idle', pending: 0, failed: 0 })
  })

  test('addresses are saved, and the loss stays shown', async () => {
    expect((await ask('PUT', '/settings/addresses', { addresses: { [article]: addresses } })).status).toBe(200)
    await settle(site)
    expect((await typeOf(article)).lost).toEqual(['title', 'author.name'])
  })

  test('a saved mapping ends the loss, and brings the graph back', async () => {
    const { left } = await typeOf(page)
    expect((await ask('PUT', '/settings/type', { uid: page, enabled: true, mapping: { ...left, title: 'kopfzeile' } })).status).toBe(200)
    await settle(site)
    expect(await headline(page)).toBe('A new page')
    const byName = await typeOf(author)
    const asPerson = { ...byName.left, title: 'penName' }
    expect((await ask('PUT', '/settings/type', { uid: author, enabled: true, mapping: asPerson })).status).toBe(200)
    for (const uid of [article, guide]) {
      const { mapping } = await typeOf(uid)
      expect((await ask('PUT', '/settings/type', { uid, enabled: true, mapping })).status).toBe(200)
    }
    // a type that is switched off lacks nothing
    expect((await ask('PUT', '/settings/type', { uid: memo, enabled: false, mapping: null })).status).toBe(200)
    await settle(site)
    expect(await lostInHealth()).toEqual({ status: 200, lost: [] })
  })
})

describe(`on ${databaseName}: a field becomes another one`, () => {
  beforeAll(async () => {
    // PostgreSQL would take no text for JSON
    await site.app.db.connection('pages').update({ kopfzeile: null })
    await startAgain(
      {
        [schemaOf('article')]: renamed('title', 'headline', { required: false }),
        [schemaOf('author')]: renamed('name', 'penName'),
        [schemaOf('page')]: renamed('title', 'kopfzeile', { type: 'json' }),
        [schemaOf('guide')]: renamed('headline', 'kopfzeile', { required: false }),
      },
      { articles: { headline: 'A new heap' }, guides: { kopfzeile: 'A new guide' } },
    )
  })

  test('a field that is no longer required stays in use', async () => {
    expect(await typeOf(guide)).toMatchObject({ lost: [], mapping: { title: 'kopfzeile' }, enabled: true })
    expect(await headline(guide)).toBe('A new guide')
  })

  test('a field that holds JSON now is lost, although it was chosen', async () => {
    expect(await typeOf(page)).toMatchObject({ lost: ['kopfzeile'], mapping: null, left: { title: '' } })
    expect((await lostInHealth()).lost).toEqual([{ name: 'Page', fields: ['kopfzeile'], isMapped: false }])
  })
})

describe(`on ${databaseName}: fields have their old names again`, () => {
  beforeAll(() => startAgain({}, { articles: { title: 'A heap' }, pages: { title: 'A page' }, guides: { headline: 'A guide' } }))

  test('graphs are whole, and the fields lost now are shown', async () => {
    expect(await Promise.all([article, page, guide].map(headline))).toEqual(['A heap', 'A page', 'A guide'])
    expect(await lostInHealth()).toEqual({
      status: 200,
      lost: [
        { name: 'Article', fields: ['headline'], isMapped: true },
        { name: 'Author', fields: ['penName'], isMapped: true },
        { name: 'Guide', fields: ['kopfzeile'], isMapped: true },
        { name: 'Page', fields: ['kopfzeile'], isMapped: true },
      ],
    })
  })

  test('a type that is back has its former settings', async () => {
    expect(await typeOf(lesson)).toMatchObject({ lost: [], enabled: true, mapping: { title: 'title', addresses } })
    // Strapi has deleted its entries with it
    expect(await headline(lesson)).toBeUndefined()
  })
})
