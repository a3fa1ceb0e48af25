import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Booted, boot, databaseName } from '../site/boot.ts'
import { changedApp, inJson } from '../site/changed-app.ts'
import { settle } from '../site/shared-site.ts'

const uidOf = (name: string) => `api::${name}.${name}`
const schemaOf = (name: string) => `src/api/${name}/content-types/${name}/schema.json`
const coreRouter = (name: string, config: string) => () =>
  `const isMember = (context) => context.request.header['x-member'] === 'yes'
const hides = async (context, next) => (isMember(context) ? next() : context.notFound())
module.exports = require('@strapi/strapi').factories.createCoreRouter('${uidOf(name)}', { ${config} })`
const coreController = (name: string, methods: string) => () =>
  `module.exports = require('@strapi/strapi').factories.createCoreController('${uidOf(name)}', () => ({ ${methods} }))`
const withField = (name: string, attribute: object) => inJson(({ attributes }) => Object.assign(attributes, { [name]: attribute }))
/** The plainest type there is, with a name of its own. */
const madeType = (name: string, attributes: object) => ({
  [schemaOf(name)]: () =>
    JSON.stringify({
      kind: 'collectionType',
      collectionName: `${name}s`,
      info: { singularName: name, pluralName: `${name}s`, displayName: name },
      options: { draftAndPublish: true },
      attributes,
    }),
  [`src/api/${name}/routes/${name}.js`]: coreRouter(name, ''),
  [`src/api/${name}/controllers/${name}.js`]: coreController(name, ''),
  [`src/api/${name}/services/${name}.js`]: () => `module.exports = require('@strapi/strapi').factories.createCoreService('${uidOf(name)}')`,
})

const member = { 'x-member': 'yes' }
let apps = ''
let site: Booted
const ids: Record<string, string> = {}

/** A site that keeps entries back in other ways than those of the suites' application, and has fields of its own in other shapes. */
beforeAll(async () => {
  apps = await mkdtemp(join(tmpdir(), 'citable-apps-'))
  const from = await changedApp(join(apps, 'rules'), {
    'src/api/guide/routes/guide.js': coreRouter('guide', "config: { find: { policies: ['global::is-member'] } }"),
    'src/api/page/routes/page.js': coreRouter('page', 'config: { find: { middlewares: [hides] }, findOne: { middlewares: [hides] } }'),
    'src/api/memo/routes/memo.js': coreRouter('memo', "except: ['findOne']"),
    'src/api/writer/routes/writer.js': coreRouter('writer', "only: ['findOne']"),
    'src/api/about/routes/about.js': coreRouter('about', "config: { find: { policies: ['global::is-member'] } }"),
    'src/api/article/routes/article.js': coreRouter(
      'article',
      "config: { findOne: { policies: [{ name: 'global::not-in', config: { locale: 'fr' } }] } }",
    ),
    'src/policies/is-member.js': () => "module.exports = (context) => context.request.header['x-member'] === 'yes'",
    'src/policies/not-in.js': () =>
      'module.exports = ({ params, request, state }, { locale }) => state.isAuthenticated && params.id.length > 0 && request.query.locale !== locale',
    'src/api/lesson/controllers/lesson.js': coreController(
      'lesson',
      `async findOne(context) {
        const { data } = await super.findOne(context)
        if (data.title === 'Closed') throw new (require('@strapi/utils').errors.NotFoundError)()
        return { data }
      },
      async find(context) {
        const { data, meta } = await super.find(context)
        return { data: data.filter(({ title }) => title !== 'Closed'), meta }
      }`,
    ),
    ...madeType('own-component', {
      title: { type: 'string' },
      body: { type: 'richtext' },
      citable: { type: 'component', component: 'sections.text' },
    }),
    ...madeType('own-relation', {
      title: { type: 'string' },
      body: { type: 'richtext' },
      citable: { type: 'relation', relation: 'oneToOne', target: uidOf('memo') },
    }),
    ...madeType('own-private', { title: { type: 'string' }, body: { type: 'richtext' }, citable: { type: 'json', private: true } }),
    ...madeType('own-capital', { title: { type: 'string' }, body: { type: 'richtext' }, Citable: { type: 'string' } }),
    'src/api/own-capital/routes/own-capital.js': coreRouter(
      'own-capital',
      "config: { findOne: { policies: [{ name: 'global::is-member', config: {} }] } }",
    ),
    // a type whose name GraphQL gives to the plugin's value, too
    ...madeType('citable', { title: { type: 'string' }, body: { type: 'richtext' } }),
    'src/api/citable/routes/citable.js': coreRouter('citable', "config: { findOne: { policies: ['global::broken'] } }"),
    'src/policies/broken.js': () => "module.exports = () => { throw new Error('a fault of the site') }",
    'src/components/sections/text.json': withField('citable', { type: 'string' }),
  })
  site = await boot({ from, hasGraphql: true })
  const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
  await site.service('settings').save({ site: identity })
  const make = async (name: string, data: object, key = name) => {
    ids[key] = (await site.documents(uidOf(name)).create({ status: 'published', data })).documentId
  }
  const memo = { title: 'A heap', body: 'The heap needs air.' }
  await make('memo', memo)
  await make('guide', { headline: 'A heap', path: 'guide', intro: 'The heap needs air.', lead: { body: 'It breathes.', citable: 'own' } })
  await make('page', { title: 'A heap', slug: 'page' })
  await make('about', memo)
  await make('writer', { name: 'Ada Lovelace', slug: 'ada' })
  for (const title of ['Open', 'Closed']) await make('lesson', { title, slug: title.toLowerCase() }, title)
  await make('article', { title: 'A heap', slug: 'article' })
  await site
    .documents(uidOf('article'))
    .update({ documentId: ids.article, locale: 'fr', status: 'published', data: { title: 'Un tas', slug: 'tas' } })
  await make('own-component', { ...memo, citable: { body: 'own' } })
  await make('own-relation', { ...memo, citable: ids.memo })
  await make('own-private', { ...memo, citable: { own: true } })
  await make('own-capital', { ...memo, Citable: 'own' })
  await make('citable', memo)
  await settle(site)
})
afterAll(async () => {
  await site?.stop()
  await rm(apps, { recursive: true, force: true })
})

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${site.base}/api${path}`, { headers: { ...site.headers, ...headers } })
  // biome-ignore lint/suspicious/noExplicitAny: answers of several routes
  return { status: response.status, body: (await response.json().catch(() => null)) as any }
}

describe(`on ${databaseName}: our routes hand out what the type's own routes do`, () => {
  test.each<[rule: string, name: string, id: string, asked: { readonly one: number; readonly list: number }]>([
    ['a policy on the list alone', 'guide', 'guide', { one: 200, list: 403 }],
    ['a policy on the entry alone', 'own-capital', 'own-capital', { one: 403, list: 200 }],
    ['a policy of a single type', 'about', 'about', { one: 403, list: 403 }],
    ['a middleware that finds nothing', 'page', 'page', { one: 404, list: 200 }],
    ['no route for one entry', 'memo', 'memo', { one: 200, list: 200 }],
    ['no route for the list', 'writer', 'writer', { one: 200, list: 403 }],
    ['a controller that finds nothing', 'lesson', 'Closed', { one: 404, list: 200 }],
    ['a controller that finds it', 'lesson', 'Open', { one: 200, list: 200 }],
    ['a policy that fails', 'citable', 'citable', { one: 500, list: 200 }],
    ['a policy that reads the address', 'article', 'article', { one: 200, list: 200 }],
  ])('%s: %s', async (_rule, name, id, { one, list }) => {
    const [graph, addresses] = [await get(`/citable/json-ld/${uidOf(name)}/${ids[id]}`), await get(`/citable/alternates/${uidOf(name)}`)]
    expect([graph.status, addresses.status]).toEqual([one, list])
    if (one >= 400 && one < 500) expect(JSON.stringify(addresses.body?.data ?? []).includes(id.toLowerCase())).toBe(false)
  })

  test('a member gets them', async () => {
    for (const name of ['guide', 'own-capital', 'about', 'page'])
      expect([name, (await get(`/citable/json-ld/${uidOf(name)}/${ids[name]}`, member)).status]).toEqual([name, 200])
  })

  test('a policy that reads the language refuses that language', async () => {
    const path = `/citable/json-ld/${uidOf('article')}/${ids.article}`
    expect([(await get(`${path}?locale=en`)).status, (await get(`${path}?locale=fr`)).status]).toEqual([200, 403])
  })
})

describe(`on ${databaseName}: a field called citable`, () => {
  const ask = async (query: string) => {
    const response = await fetch(`${site.base}/graphql`, { method: 'POST', headers: site.headers, body: JSON.stringify({ query }) })
    // biome-ignore lint/suspicious/noExplicitAny: answers of several types
    return (await response.json()) as any
  }

  test.each<[string, string, string, unknown]>([
    ['a component', 'own-component', 'populate=*', { body: 'own' }],
    ['a component that is not asked for', 'own-component', '', undefined],
    ['a relation', 'own-relation', 'populate=*', { title: 'A heap' }],
    ['JSON that is private', 'own-private', '', undefined],
  ])('%s stays what it is', async (_kind, name, query, value) => {
    const { data } = (await get(`/${name}s/${ids[name]}?${query}`)).body
    if (value === undefined) expect(data.citable).toBeUndefined()
    else expect(data.citable).toMatchObject(value as object)
    expect((await get(`/citable/json-ld/${uidOf(name)}/${ids[name]}`)).body.data.jsonLdText).toContain('A heap')
  })

  test('in other letters is another one', async () => {
    const { data } = (await get(`/own-capitals/${ids['own-capital']}`, member)).body
    expect([data.Citable, data.citable.jsonLdText]).toEqual(['own', expect.stringContaining('A heap')])
  })

  test('of a component is no field of the type', async () => {
    const { data } = (await get(`/guides/${ids.guide}?populate=lead`)).body
    expect([data.lead.citable, data.citable.jsonLdText]).toEqual(['own', expect.stringContaining('A heap')])
  })

  test('is answered by GraphQL, beside a type of that name', async () => {
    expect(
      await ask(`{
        citable(documentId: "${ids.citable}") { title citable { jsonLdText } }
        ownComponent(documentId: "${ids['own-component']}") { citable { body } }
        ownRelation(documentId: "${ids['own-relation']}") { citable { title } }
        memo(documentId: "${ids.memo}") { citable { jsonLdText pending } }
      }`),
    ).toMatchObject({
      data: {
        citable: { title: 'A heap', citable: { jsonLdText: expect.stringContaining('A heap') } },
        ownComponent: { citable: { body: 'own' } },
        ownRelation: { citable: { title: 'A heap' } },
        memo: { citable: { jsonLdText: expect.stringContaining('A heap'), pending: false } },
      },
    })
  })
})
