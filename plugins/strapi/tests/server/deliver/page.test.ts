import { citableTrafficEvent } from '@citable/client/front-end'
import { faultsOf } from '@citable/tooling/sites/json-ld-faults'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { queriesOf } from '../site/boot.ts'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'

const page = 'api::page.page'
const writer = 'api::writer.writer'
const faq = 'api::faq.faq'
let site: SharedSite

type Node = Readonly<Record<string, unknown>>
interface Entry {
  readonly documentId: string
  readonly citable?: { readonly jsonLdText: string | null; readonly pending?: true }
}

const get = async (path: string, headers: Readonly<Record<string, string>> = site.headers) => {
  const response = await fetch(site.base + path, { headers })
  return { status: response.status, headers: response.headers, body: (await response.json()) as { data: Entry & Entry['citable'] } }
}
const rest = async (documentId: string, headers?: Readonly<Record<string, string>>, type = 'pages') =>
  (await get(`/api/${type}/${documentId}`, headers)).body.data
const route = (documentId: string, headers?: Readonly<Record<string, string>>, uid = page) =>
  get(`/api/citable/json-ld/${uid}/${documentId}`, headers)
const graphql = async (query: string, headers: Readonly<Record<string, string>> = site.headers) => {
  const response = await fetch(`${site.base}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return (await response.json()) as {
    data?: Record<string, readonly { documentId: string; citable: Record<string, unknown> | null }[]>
    errors?: unknown
  }
}
const nodes = (entry: Entry) =>
  entry.citable?.jsonLdText ? (JSON.parse(entry.citable.jsonLdText) as { readonly '@graph': readonly Node[] })['@graph'] : []
const ofType = (entry: Entry, type: string) => nodes(entry).find((node) => [node['@type']].flat().includes(type))
const questions = (entry: Entry) =>
  ((ofType(entry, 'FAQPage')?.mainEntity ?? []) as readonly { name: string; acceptedAnswer: { text: string } }[]).map(
    ({ name, acceptedAnswer }) => [name, acceptedAnswer.text],
  )

/** Publishes, and waits for the analysis. */
const publish = async (uid: string, data: object): Promise<string> => {
  const { documentId } = await site.documents(uid).create({ status: 'published', data })
  await site.service('snapshots').idle()
  return documentId as string
}

const token = async (...permissions: readonly string[]) => {
  const { accessKey } = await site.app
    .service('admin::api-token')
    .create({ name: permissions.join(), description: '', type: 'custom', permissions, lifespan: null })
  return { authorization: `Bearer ${accessKey}` }
}
const pageRights = ['plugin::citable.content.jsonLd', 'api::page.page.find', 'api::page.page.findOne']

beforeAll(async () => {
  site = await sharedSite()
  await site
    .service('settings')
    .save({ site: { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' } })
})

describe('what a page is made of', () => {
  test('components in components, quotations with who spoke, and pairs of question and answer', async () => {
    const documentId = await publish(page, {
      title: 'Compost',
      slug: 'compost',
      parts: [
        {
          __component: 'sections.columns',
          heading: 'Basics',
          column: [
            {
              text: { heading: 'Air', body: 'A heap needs **air** every week.' },
              questions: [
                { question: 'How often is it turned?', answer: 'Once a week, or when it *smells*.' },
                { question: 'May bread go in?', answer: 'In small amounts.\n\nNever mouldy.' },
              ],
            },
          ],
        },
        { __component: 'sections.quote', text: 'Turn it weekly.', by: 'A gardener' },
      ],
    })
    const entry = await rest(documentId)
    expect(questions(entry)).toEqual([
      ['How often is it turned?', 'Once a week, or when it smells.'],
      ['May bread go in?', 'In small amounts.\nNever mouldy.'],
    ])
    expect(ofType(entry, 'Article')).toMatchObject({ headline: 'Compost' })
    expect(Number(ofType(entry, 'Article')?.wordCount)).toBeGreaterThan(25)
  })

  test('entries that a relation names, and their changes', async () => {
    const first = await publish(faq, { question: 'What is humus?', answer: 'Ripe compost.' })
    const second = await publish(faq, { question: 'Is it soil?', answer: 'It becomes part of it.' })
    const documentId = await publish(page, { title: 'Humus', slug: 'humus', faqs: [first, second] })
    expect(questions(await rest(documentId)).map(([name]) => name)).toEqual(['What is humus?', 'Is it soil?'])

    await site.documents(faq).update({ documentId: first, status: 'published', data: { answer: 'What is left of leaves.' } })
    await expect.poll(async () => questions(await rest(documentId))[0]).toEqual(['What is humus?', 'What is left of leaves.'])
    // one question alone is no list of them
    await site.documents(faq).unpublish({ documentId: second })
    await expect.poll(async () => JSON.stringify(await rest(documentId))).not.toContain('Is it soil?')
  })

  test('a related draft is not published', async () => {
    const { documentId: draft } = await site
      .documents(faq)
      .create({ data: { question: 'Is this secret?', answer: 'Until it is published.' } })
    const documentId = await publish(page, {
      title: 'Drafts',
      slug: 'drafts',
      parts: [{ __component: 'sections.text', body: 'Text.' }],
      faqs: [draft],
    })
    expect(JSON.stringify(await rest(documentId))).not.toContain('Is this secret?')
  })
})

describe('people', () => {
  test('a person is a person, with the page about them, and no e-mail address', async () => {
    const documentId = await publish(writer, {
      name: 'Jo Field',
      slug: 'jo-field',
      jobTitle: 'Editor',
      bio: 'Writes about soil.',
      email: 'jo@example.org',
      linkedin: 'https://www.linkedin.com/in/jo-field',
    })
    const entry = await rest(documentId, undefined, 'writers')
    expect(ofType(entry, 'Person')).toEqual({
      '@type': 'Person',
      '@id': 'https://www.example.org/jo-field#person',
      name: 'Jo Field',
      description: 'Writes about soil.',
      jobTitle: 'Editor',
      url: 'https://www.example.org/jo-field',
      sameAs: ['https://www.linkedin.com/in/jo-field'],
    })
    expect(ofType(entry, 'ProfilePage')).toMatchObject({ mainEntity: { '@id': 'https://www.example.org/jo-field#person' } })
    expect(ofType(entry, 'Article')).toBeUndefined()
    expect(entry.citable?.jsonLdText).not.toContain('jo@example.org')
    expect(await site.service('snapshots').find(writer, documentId, '')).toMatchObject({ aeoScore: null, seoScore: null })
  })

  test.each<[string, (documentId: string) => Promise<unknown>]>([
    ['unpublished', (documentId) => site.documents(writer).unpublish({ documentId })],
    ['deleted', (documentId) => site.documents(writer).delete({ documentId })],
  ])('an author that is %s is gone everywhere', async (how, change) => {
    const author = await publish(writer, { name: `Author ${how}`, slug: `author-${how}` })
    const parts = [{ __component: 'sections.text', body: 'Text.' }]
    const documentId = await publish(page, { title: `By one ${how}`, slug: `by-${how}`, author, parts })
    expect((await rest(documentId)).citable?.jsonLdText).toContain(`Author ${how}`)
    expect((await route(author, undefined, writer)).status).toBe(200)
    const asked = `{ pages(filters: { slug: { eq: "by-${how}" } }) { documentId citable { jsonLdText } } }`
    const overGraphql = async () => (await graphql(asked)).data?.pages?.[0]?.citable?.jsonLdText
    const inSitemap = async () => JSON.stringify((await get(`/api/citable/alternates/${writer}`)).body.data)
    expect(await overGraphql()).toContain(`Author ${how}`)
    expect(await inSitemap()).toContain(`author-${how}`)
    await change(author)
    expect((await route(author, undefined, writer)).status).toBe(404)
    await expect.poll(async () => (await rest(documentId)).citable?.jsonLdText).not.toContain(`Author ${how}`)
    expect((await route(documentId)).body.data.jsonLdText).not.toContain(`Author ${how}`)
    expect(await overGraphql()).not.toContain(`Author ${how}`)
    expect(await inSitemap()).not.toContain(`author-${how}`)
  })
})

describe('what a reader may not see', () => {
  test('is not named: an author, and what related entries say', async () => {
    const author = await publish(writer, { name: 'Hidden Hand', slug: 'hidden-hand' })
    const faqs = [
      await publish(faq, { question: 'Who may read?', answer: 'Members.' }),
      await publish(faq, { question: 'Who may write?', answer: 'Editors.' }),
    ]
    const parts = [{ __component: 'sections.text', heading: 'Open', body: 'For everybody.' }]
    const documentId = await publish(page, { title: 'Rights', slug: 'rights', author, faqs, parts })
    const texts = async (...more: readonly string[]) => {
      const headers = await token(...pageRights, ...more)
      const appended = (await rest(documentId, headers)).citable?.jsonLdText ?? ''
      expect((await route(documentId, headers)).body.data.jsonLdText).toBe(appended)
      expect(appended).toContain('"headline":"Rights"')
      return [appended.includes('Hidden Hand'), appended.includes('Who may read?')]
    }
    expect(await texts()).toEqual([false, false])
    expect(await texts('api::writer.writer.find')).toEqual([true, false])
    expect(await texts('api::faq.faq.find')).toEqual([false, true])
    expect(await texts('api::writer.writer.find', 'api::faq.faq.find')).toEqual([true, true])
  })

  test('an answer to a token is private', async () => {
    const documentId = await publish(page, { title: 'Cached', slug: 'cached', parts: [{ __component: 'sections.text', body: 'Text.' }] })
    expect((await route(documentId)).headers.get('cache-control')).toBe('private, max-age=60')
  })
})

describe('what an entry says to search engines', () => {
  const parts = [{ __component: 'sections.text', body: 'Text of the page.' }]

  test('an entry that asks not to be found delivers that and no more, and asks again', async () => {
    const documentId = await publish(page, { title: 'Quiet', slug: 'quiet', parts, seo: { metaRobots: 'noindex, nofollow' } })
    expect((await rest(documentId)).citable).toMatchObject({ jsonLdText: null, alternates: [], head: { robots: 'noindex, nofollow' } })
    expect((await route(documentId)).status).toBe(404)
    await site.documents(page).update({ documentId, status: 'published', data: { seo: { metaRobots: 'index, follow' } } })
    expect((await rest(documentId)).citable?.jsonLdText).toContain('"headline":"Quiet"')
  })

  test('its own address counts, unless it names this machine', async () => {
    const address = async (slug: string, canonicalURL: string) =>
      ofType(await rest(await publish(page, { title: slug, slug, parts, seo: { canonicalURL } })), 'WebPage')?.['@id']
    expect(await address('moved', 'https://elsewhere.example/moved')).toBe('https://elsewhere.example/moved')
    expect(await address('local', 'http://localhost:3000/local')).toBe('https://www.example.org/local')
  })
})

describe('what AI agents fetch, and whom assistants send', () => {
  const bot = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
  const traffic = () => site.service('traffic')
  const rows = async (): Promise<readonly Record<string, unknown>[]> => {
    await traffic().flush()
    return site.app.db.connection('citable_traffic').select()
  }
  const send = async (events: readonly object[], headers = site.headers) => {
    const response = await fetch(`${site.base}/api/citable/events`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    })
    return { status: response.status, body: (await response.json()) as { accepted: number; rejected: readonly { code: string }[] } }
  }
  const asked = (url: string, headers: Readonly<Record<string, string>>) =>
    citableTrafficEvent(new Request(url, { headers }), { status: 200 }, new Date(), crypto.randomUUID()) as object
  const turn = (isOn: boolean) => site.service('settings').save({ traffic: { isOn, days: 400 } })

  test('nothing is counted before it is switched on', async () => {
    expect((await send([asked('https://www.example.org/x', { 'user-agent': bot })])).status).toBe(409)
    await fetch(site.base, { headers: { 'user-agent': bot }, redirect: 'manual' })
    expect(await rows()).toEqual([])
  })

  test('events of a front end count by day, agent and entry; nothing else of them is stored', async () => {
    await turn(true)
    const parts = [{ __component: 'sections.text', body: 'Text.' }]
    const documentId = await publish(page, { title: 'Fetched', slug: 'fetched', parts })
    const url = 'https://www.example.org/fetched'
    const hit = asked(`${url}/`, { 'user-agent': bot, 'x-forwarded-for': '203.0.113.9' })
    const visit = asked(`${url}?utm_source=chatgpt.com`, { 'user-agent': browser, referer: 'https://chatgpt.com/c/secret', cookie: 'a=1' })
    const other = { ...hit, id: 'other', path: '/elsewhere' }
    const { status, body } = await send([hit, hit, visit, other, { ...hit, user_agent: browser, id: 'person' }, { type: 'none' }])
    expect([status, body.accepted, body.rejected.map(({ code }) => code)]).toEqual([200, 3, ['not_an_agent', 'invalid']])
    await send([{ ...hit, id: 'again' }])
    const day = new Date().toISOString().slice(0, 10)
    const counted = (await rows()).map((row) => [row.day, row.agent, row.kind, row.related_document_id, Number(row.hits)])
    expect(counted.sort()).toEqual(
      [
        [day, 'gptbot', 'training', documentId, 2],
        [day, 'gptbot', 'training', '', 1],
        [day, 'chatgpt', 'referral', documentId, 1],
      ].sort(),
    )
    expect(JSON.stringify(await rows())).not.toMatch(/203\.0|secret|Chrome|Mozilla|elsewhere/)
    const report = await traffic().report(7)
    expect(report).toMatchObject({
      firstDay: day,
      summary: { fetches: 3, userFetches: 0, referrals: 1 },
      agents: [{ agent: 'gptbot', name: 'GPTBot', purpose: 'training', hits: 3, lastDay: day }],
      assistants: [{ assistant: 'chatgpt', visits: 1 }],
      entries: [{ uid: page, documentId, fetches: 2, referrals: 1 }],
    })
    expect(report.days.at(-1)).toEqual({ t: day, fetches: { training: 3 }, referrals: { chatgpt: 1 } })
    expect(report.days[0]).toMatchObject({ fetches: null })
  })

  test('a token needs our right', async () => {
    const event = asked('https://www.example.org/x', { 'user-agent': bot })
    expect((await send([event], await token('api::page.page.find'))).status).toBe(403)
    expect((await send([event], await token('plugin::citable.traffic.events'))).status).toBe(200)
  })

  test('pages that this server gives count by themselves, its API does not', async () => {
    const visit = async (path: string) => {
      const before = await rows()
      await fetch(site.base + path, { headers: { ...site.headers, 'user-agent': bot }, redirect: 'manual' })
      const sum = (all: typeof before) => all.reduce((hits, row) => hits + Number(row.hits), 0)
      return sum(await rows()) - sum(before)
    }
    expect([await visit('/robots.txt'), await visit('/api/pages'), await visit('/admin/init')]).toEqual([1, 0, 0])
    expect((await rows()).find(({ kind }) => kind === 'robots_txt')).toMatchObject({ agent: 'gptbot', content_type: '' })
  })

  test('what is older than the site retains is dropped', async () => {
    expect((await rows()).length).toBeGreaterThan(0)
    await site.app.db.connection('citable_traffic').update({ day: '2020-01-01' })
    await traffic().dropOld()
    expect(await rows()).toEqual([])
    await turn(false)
  })
})

describe('over GraphQL', () => {
  const citable = 'documentId citable { jsonLdText alternates { locale url } scores { aeo seo } pending }'

  test('published entries carry the same as over REST, drafts and hidden ones nothing, and one query reads all', async () => {
    const { data = {}, errors } = await graphql(`{ pages(pagination: { limit: 100 }) { title ${citable} } }`)
    expect(errors).toBeUndefined()
    expect(data.pages?.length).toBeGreaterThan(5)
    for (const { documentId, citable: found } of data.pages ?? [])
      expect(found?.jsonLdText).toBe((await rest(documentId)).citable?.jsonLdText ?? undefined)
    expect(data.pages?.[0]?.citable).toMatchObject({
      alternates: [],
      scores: { aeo: expect.any(Number), seo: expect.any(Number) },
      pending: false,
    })
    const drafts = await graphql(`{ pages(status: DRAFT) { ${citable} } }`)
    expect(drafts.data?.pages?.map((entry) => entry.citable).filter((one) => one !== null)).toEqual([])
    const withUs = await queriesOf(site.app, () => graphql(`{ pages { ${citable} } }`))
    const without = await queriesOf(site.app, () => graphql('{ pages { documentId } }'))
    expect(withUs.length - without.length).toBe(1)
  })

  test('a reader without the right to see an author does not find the name', async () => {
    const author = await publish(writer, { name: 'Unseen Hand', slug: 'unseen' })
    await publish(page, { title: 'Unseen', slug: 'unseen', author, parts: [{ __component: 'sections.text', body: 'Text.' }] })
    const query = `{ pages(filters: { slug: { eq: "unseen" } }) { ${citable} } }`
    const texts = async (...more: readonly string[]) => JSON.stringify((await graphql(query, await token(...pageRights, ...more))).data)
    expect(await texts()).toContain('Unseen')
    expect(await texts()).not.toContain('Unseen Hand')
    expect(await texts('api::writer.writer.find')).toContain('Unseen Hand')
    const people = await graphql(`{ writers { name citable { jsonLdText scores { aeo } } } }`)
    expect(people.data?.writers?.[0]?.citable).toMatchObject({ scores: null, jsonLdText: expect.stringContaining('"Person"') })
  })
})

test('a locale that is deleted with its entries is gone everywhere', async () => {
  const article = 'api::article.article'
  const documentId = await publish(article, { title: 'The English one', slug: 'english', markdown: 'Some text.' })
  const french = { title: 'La française', slug: 'francaise', markdown: 'Du texte.' }
  await site.documents(article).update({ documentId, locale: 'fr', status: 'published', data: french })
  const asked = '{ articles(locale: "*") { documentId citable { jsonLdText alternates { locale url } } } }'
  const answers = async () => ({
    rest: [
      (await get(`/api/articles/${documentId}`)).body.data.citable,
      (await get(`/api/articles?locale=*&citable=1&filters[documentId]=${documentId}`)).body,
    ],
    route: [
      (await route(documentId, undefined, article)).body,
      (await get(`/api/citable/json-ld/${article}/${documentId}?locale=fr`)).body,
    ],
    graphql: (await graphql(asked)).data?.articles,
    sitemap: (await get(`/api/citable/alternates/${article}`)).body,
  })
  const namesFrench = async () =>
    Object.entries(await answers()).flatMap(([door, answer]) => (/francaise|La française/.test(JSON.stringify(answer)) ? [door] : []))
  await expect.poll(namesFrench).toEqual(['rest', 'route', 'graphql', 'sitemap'])
  const locales = site.app.plugin('i18n').service('locales')
  const { id } = await locales.findByCode('fr')
  await locales.delete({ id })
  await expect.poll(namesFrench).toEqual([])
  const left = await answers()
  expect(left.graphql).toMatchObject([{ documentId, citable: { alternates: [{ locale: 'en', url: 'https://www.example.org/english' }] } }])
  expect([
    (await get(`/api/articles/${documentId}?locale=fr`)).status,
    (await get(`/api/citable/json-ld/${article}/${documentId}?locale=fr`)).status,
  ]).toEqual([404, 404])
})

test('no address names this machine, wherever one was written', async () => {
  await site.service('settings').save({
    site: {
      url: 'https://www.example.org',
      name: 'Example',
      publisher: { kind: 'organization', name: '' },
      logo: 'http://localhost:1337/logo.png',
    },
  })
  const files = site.app.db.query('plugin::upload.file')
  const picture = (url: string) =>
    files.create({
      data: { name: 'a.png', url, mime: 'image/png', hash: url, ext: '.png', size: 9, provider: 'local', width: 1200, height: 800 },
    })
  const here = 'http://127.0.0.1:1337'
  const cover = await picture(`${here}/uploads/cover.png`)
  const author = await publish(writer, { name: 'Local Hand', slug: 'local-hand', linkedin: 'http://localhost/in/jo', bio: 'Writes.' })
  const body = `Text of the page.\n\n![A heap](${here}/uploads/heap.png)\n\n[a page](http://localhost:3000/other) and ![more](/uploads/more.png)`
  const video = `<p>Text.</p><figure><img src="http://[::1]:1337/uploads/inside.png" alt="Inside"></figure><iframe src="${here}/v.mp4"></iframe>`
  const data = {
    title: 'Local',
    slug: 'local-page',
    author,
    cover: cover.id,
    parts: [
      { __component: 'sections.text', heading: 'Here', body },
      { __component: 'sections.columns', column: [{ rich: { body: video } }] },
    ],
    seo: { canonicalURL: 'http://0.0.0.0:3000/local', shareImage: cover.id },
  }
  const told = async (): Promise<string> => {
    const documentId = await publish(page, data)
    const answer = JSON.stringify([
      (await rest(documentId)).citable,
      (await route(documentId)).body,
      (await rest(author, undefined, 'writers')).citable,
      (await graphql(`{ pages(filters: { slug: { eq: "local-page" } }) { citable { jsonLdText alternates { url } } } }`)).data,
      (await get(`/api/citable/alternates/${page}?pageSize=100`)).body,
    ])
    await site.documents(page).delete({ documentId })
    return answer
  }
  const local = /localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]/
  const atHome = await told()
  expect(atHome).toContain('https://www.example.org/local-page')
  // an upload that was stored here is named where uploads are now
  expect(atHome).toContain('https://cms.example.org/uploads/cover.png')
  expect(atHome).not.toMatch(local)
  const { absoluteUrl } = site.app.config.get('server')
  onTestFinished(() => site.app.config.set('server.absoluteUrl', absoluteUrl))
  for (const url of [here, '']) {
    site.app.config.set('server.absoluteUrl', url)
    const answer = await told()
    expect(answer).toContain('https://www.example.org/local-page')
    expect(answer, url).not.toMatch(local)
  }
})

test('an entry among others takes 2 KB at most, and is valid; one that comes alone is whole', async () => {
  const paragraph = 'A heap of leaves rots in six months when it is as damp as a sponge and is turned once a week by hand. '
  const questions = Array.from({ length: 20 }, (_, index) => ({
    question: `What is question ${index + 1}?`,
    answer: paragraph.repeat(3),
  }))
  const author = await publish(writer, { name: 'Ada Author', slug: 'ada-author', jobTitle: 'Editor', bio: paragraph.repeat(9) })
  await publish(page, {
    title: 'How long does compost take, and which of the three ways is the fastest one?',
    slug: 'a-long-page',
    author,
    parts: [
      ...Array.from({ length: 10 }, (_, index) => ({ __component: 'sections.text', heading: `Part ${index}`, body: paragraph.repeat(8) })),
      { __component: 'sections.columns', column: [{ questions }] },
    ],
    seo: { metaTitle: 'How long does compost take?', metaDescription: paragraph.repeat(9) },
  })
  const list = async (query: string, type = 'pages') =>
    (await get(`/api/${type}?pagination[pageSize]=100&sort=id:DESC&${query}`)).body.data as unknown as readonly Entry[]
  const sizes = async (type: string) =>
    (await list('citable=1', type)).map(({ citable }) => Buffer.byteLength(JSON.stringify(citable ?? null)))
  expect(Math.max(...(await sizes('pages')), ...(await sizes('writers')))).toBeLessThanOrEqual(2048)
  const [among] = await list('citable=1')
  expect(among?.citable).toMatchObject({ shortened: true })
  const { faults, graph } = await faultsOf(among?.citable?.jsonLdText ?? '')
  expect(faults).toEqual([])
  expect(graph['@graph']).toMatchObject([
    {
      '@type': 'Article',
      headline: 'How long does compost take, and which of the three ways is the fastest one?',
      author: [{ name: 'Ada Author' }],
    },
  ])
  const [alone] = await list('citable=1&filters[slug]=a-long-page')
  const [full] = await list('citable=full')
  expect(alone?.citable).not.toHaveProperty('shortened')
  expect(full?.citable?.jsonLdText).toBe(alone?.citable?.jsonLdText)
  expect(ofType(alone as Entry, 'FAQPage')?.mainEntity).toHaveLength(20)
})

test('a list costs one query of the plugin, whatever is related', async () => {
  const path = '/api/pages?pagination[pageSize]=25&citable=1'
  await get(path)
  const withUs = await queriesOf(site.app, () => get(path))
  await site.service('settings').save({ delivery: { append: false, route: true } })
  await get(path)
  const without = await queriesOf(site.app, () => get(path))
  await site.service('settings').save({ delivery: { append: true, route: true } })
  expect(withUs.length - without.length).toBe(1)
})

describe('what was there before', () => {
  test('is analysed on a thread of its own, can wait, and says how far it is', async () => {
    const { service } = site
    await service('snapshots').idle()
    await service('repair').runAll()
    for (let index = 0; index < 26; index++)
      await site
        .documents(page)
        .create({ status: 'published', data: { title: `Old ${index}`, parts: [{ __component: 'sections.text', body: 'Text.' }] } })
    await service('snapshots').idle()
    await site.app.db.connection('citable_snapshots').where({ content_type: page }).delete()
    const before = await service('repair').backlog()
    expect(before).toMatchObject({ state: 'idle', failed: 0, failures: [] })
    expect(before.pending).toBeGreaterThanOrEqual(26)
    expect(before.done + before.pending).toBe(before.total)

    await service('repair').setPaused(true)
    await service('repair').runAll()
    expect(await service('repair').backlog()).toMatchObject({ state: 'paused', pending: before.pending })
    // an answer brings three of its entries up to date and says of the others that they are to come
    const { body } = await get('/api/pages?citable=1&pagination[pageSize]=100&filters[title][$startsWith]=Old')
    const states = (body.data as unknown as readonly Entry[]).map(({ citable }) =>
      citable?.pending ? 'pending' : typeof citable?.jsonLdText,
    )
    expect([states.filter((one) => one === 'string').length, states.filter((one) => one === 'pending').length]).toEqual([3, 23])

    // listeners hear of all of them once, and of what is published meanwhile as always
    const heard: (readonly [event: string, told: Readonly<Record<string, unknown>>])[] = []
    const names = ['citable.scored', 'citable.schema_changed', 'citable.backlog_done']
    const off = names.map((name) => site.app.eventHub.on(name, (told: Readonly<Record<string, unknown>>) => void heard.push([name, told])))
    const { pending } = await service('repair').backlog()
    await service('repair').setPaused(false)
    await expect.poll(async () => (await service('repair').backlog()).state, { interval: 2 }).toBe('running')
    const documentId = await publish(page, {
      title: 'Meanwhile',
      slug: 'meanwhile',
      parts: [{ __component: 'sections.text', body: 'Text.' }],
    })
    await expect.poll(() => service('repair').backlog()).toMatchObject({ state: 'idle', pending: 0, done: before.total + 1 })
    await service('snapshots').idle()
    for (const stop of off) stop()
    expect(heard.filter(([name]) => name === 'citable.backlog_done')).toEqual([
      ['citable.backlog_done', { entries: pending, failed: 0, left: 0 }],
    ])
    expect(heard.filter(([name]) => name === 'citable.scored').map(([, told]) => told.documentId)).toEqual([documentId])
    await site.documents(page).delete({ documentId })
  })

  test('of an older version learns what it was made from', async () => {
    const author = await publish(writer, { name: 'Early Author', slug: 'early' })
    const parts = [{ __component: 'sections.text', body: 'Text.' }]
    const documentId = await publish(page, { title: 'Early', slug: 'early-page', author, parts })
    const { connection } = site.app.db
    const before = await site.service('snapshots').find(page, documentId, '')
    await connection('citable_links').delete()
    await connection('citable_snapshots').update({ basis: 'of an older version' })
    await site.service('repair').runAll()
    expect(await site.service('snapshots').find(page, documentId, '')).toMatchObject({
      jsonLd: before.jsonLd,
      analysedAt: before.analysedAt,
    })
    await site.documents(writer).delete({ documentId: author })
    await expect.poll(async () => (await rest(documentId)).citable?.jsonLdText).not.toContain('Early Author')
  })

  test('names what cannot be analysed, and goes on with the others', async () => {
    const { service } = site
    const bad = await publish(page, { title: 'Bad', slug: 'bad', parts: [{ __component: 'sections.text', body: 'Text.' }] })
    const good = await publish(page, { title: 'Good', slug: 'good', parts: [{ __component: 'sections.text', body: 'Text.' }] })
    await service('snapshots').idle()
    // the settings saved above have it look at everything again
    await settle(site)
    await site.app.db.connection('citable_snapshots').whereIn('related_document_id', [bad, good]).delete()
    const { sync } = service('snapshots')
    const log = vi.spyOn(site.app.log, 'error').mockImplementation(() => {})
    service('snapshots').sync = (uid: string, documentId: string, ...more: unknown[]) =>
      documentId === bad ? Promise.reject(new Error('It broke')) : sync(uid, documentId, ...more)
    await service('repair').runAll()
    service('snapshots').sync = sync
    log.mockRestore()
    expect(await service('repair').backlog()).toMatchObject({
      state: 'idle',
      pending: 0,
      failed: 1,
      failures: [{ uid: page, documentId: bad, reason: 'It broke' }],
    })
    await service('repair').runAll()
    expect(await service('repair').backlog()).toMatchObject({ failed: 0, pending: 0 })
  })
})
