import { beforeAll, describe, expect, test } from 'vitest'
import { queriesOf } from '../site/boot.ts'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
const page = 'api::page.page'
const identity = { url: 'https://www.example.org', name: 'Garden Notes', publisher: { kind: 'organization', name: '' }, logo: '' }

let site: SharedSite

// biome-ignore lint/suspicious/noExplicitAny: answers of several types
const get = async (path: string, headers: object = {}): Promise<any> =>
  (await fetch(`${site.base}/api${path}`, { headers: { ...site.headers, ...headers } })).json()
const publish = async (uid: string, data: object, more: object = {}): Promise<string> => {
  const { documentId } = await site.documents(uid).create({ status: 'published', data, ...more })
  await site.service('snapshots').idle()
  return documentId
}

beforeAll(async () => {
  site = await sharedSite()
  await site.service('settings').save({ site: identity })
})

describe('the head of an entry', () => {
  test('has its title by the template, its address, and what social networks show', async () => {
    const documentId = await publish(article, {
      title: 'Why a heap needs "air"',
      slug: 'air',
      description: 'Air & soil.',
      markdown: 'It does.',
    })
    const { head } = (await get(`/articles/${documentId}`)).data.citable
    expect(head).toMatchObject({
      title: 'Why a heap needs "air" | Garden Notes',
      description: 'Air & soil.',
      canonical: 'https://www.example.org/air',
      robots: 'max-image-preview:large',
      openGraph: {
        type: 'article',
        title: 'Why a heap needs "air"',
        url: 'https://www.example.org/air',
        siteName: 'Garden Notes',
        image: null,
      },
      twitter: { card: 'summary' },
      alternates: [],
    })
    expect(head.openGraph.publishedTime).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(head.html).toContain('<title>Why a heap needs &quot;air&quot; | Garden Notes</title>')
    expect(head.html).toContain('<link rel="canonical" href="https://www.example.org/air">')
    expect(head.html).not.toContain('ld+json')
    await site.service('settings').save({ site: { ...identity, titleTemplate: '{site}: {title}' } })
    await site.service('repair').runAll()
    await settle(site)
    expect((await get(`/articles/${documentId}`)).data.citable.head.title).toBe('Garden Notes: Why a heap needs "air"')
    await site.service('settings').save({ site: identity })
    await site.service('repair').runAll()
    await settle(site)
  })

  test('names its languages, with the default one for all other readers', async () => {
    const documentId = await publish(article, { title: 'Heap', slug: 'heap', markdown: 'x' }, { locale: 'en' })
    await site
      .documents(article)
      .update({ documentId, locale: 'fr', status: 'published', data: { title: 'Tas', slug: 'tas', markdown: 'x' } })
    await site.service('snapshots').idle()
    const { head } = (await get(`/articles/${documentId}?locale=fr`)).data.citable
    expect(head.alternates).toEqual([
      { hreflang: 'en', href: 'https://www.example.org/heap' },
      { hreflang: 'fr', href: 'https://www.example.org/tas' },
      { hreflang: 'x-default', href: 'https://www.example.org/heap' },
    ])
    expect(head.title).toBe('Tas | Garden Notes')
  })

  test('takes the fields of shared.seo as people wrote them', async () => {
    const seo = {
      metaTitle: 'About heaps',
      metaDescription: 'All of it.',
      canonicalURL: 'https://other.example/heaps',
      metaRobots: 'nofollow',
    }
    const documentId = await publish(page, { title: 'Heaps', slug: 'heaps', body: 'Text.', seo })
    const { head } = (await get(`/pages/${documentId}`)).data.citable
    expect(head).toMatchObject({
      title: 'About heaps',
      description: 'All of it.',
      canonical: 'https://other.example/heaps',
      robots: 'nofollow',
    })
  })

  test('of one that asks not to be found says that, and gives no address; the route has nothing of it', async () => {
    const documentId = await publish(page, { title: 'Hidden', slug: 'hidden', body: 'Text.', seo: { metaRobots: 'noindex, nofollow' } })
    const { citable } = (await get(`/pages/${documentId}`)).data
    expect(citable).toMatchObject({
      jsonLdText: null,
      alternates: [],
      head: { title: 'Hidden | Garden Notes', robots: 'noindex, nofollow' },
    })
    expect(JSON.stringify(citable)).not.toContain('example.org')
    expect((await get(`/citable/json-ld/${page}/${documentId}`)).error.status).toBe(404)
  })

  test('stays away from lists, unless they ask for all', async () => {
    const [entry] = (await get('/articles?citable=1')).data
    expect(entry.citable).not.toHaveProperty('head')
    expect((await get('/articles?citable=full')).data[0].citable.head.title).toContain('| Garden Notes')
  })

  test('costs no query', async () => {
    const documentId = await publish(article, { title: 'Cheap', slug: 'cheap', markdown: 'x' })
    const path = `/articles/${documentId}`
    await get(path)
    const withUs = await queriesOf(site.app, () => get(path))
    await site.service('settings').save({ delivery: { append: false, route: true } })
    await get(path)
    const without = await queriesOf(site.app, () => get(path))
    await site.service('settings').save({ delivery: { append: true, route: true } })
    expect(withUs.length - without.length).toBe(1)
  })

  test('is HTML over GraphQL', async () => {
    const documentId = await publish(article, { title: 'Graph', slug: 'graph', markdown: 'x' })
    const response = await fetch(`${site.base}/graphql`, {
      method: 'POST',
      headers: site.headers,
      body: JSON.stringify({ query: `{ article(documentId: "${documentId}") { citable { headHtml } } }` }),
    })
    expect(JSON.stringify(await response.json())).toContain('<title>Graph | Garden Notes</title>')
  })
})

describe('the trail to an entry', () => {
  test('names the related entry of its address, and follows its name', async () => {
    const author = await site.documents('api::author.author').create({ data: { name: 'Mara Lindqvist' } })
    const settings = site.service('settings')
    const before = (await settings.get()).types
    const addresses = { '*': 'https://www.example.org/{author.name}/{slug}' }
    await settings.save({ types: { ...before, [article]: { enabled: true, mapping: null, chosen: { addresses } } } })
    const documentId = await publish(article, { title: 'By Mara', slug: 'by-mara', markdown: 'x', author: author.documentId })
    const trail = async () => {
      const { '@graph': nodes } = JSON.parse((await get(`/articles/${documentId}`)).data.citable.jsonLdText)
      const list = nodes.find((node: object) => (node as { '@type': string })['@type'] === 'BreadcrumbList')
      return list?.itemListElement.map(({ name, item }: { name: string; item?: string }) => [name, item])
    }
    const of = (name: string) => [
      ['Garden Notes', 'https://www.example.org/'],
      [name, `https://www.example.org/${encodeURIComponent(name)}`],
    ]
    expect((await trail())?.slice(0, 2)).toEqual(of('Mara Lindqvist'))
    expect((await trail())?.at(-1)?.[0]).toBe('By Mara')
    await site.documents('api::author.author').update({ documentId: author.documentId, data: { name: 'Mara Berg' } })
    await settle(site)
    expect((await trail())?.slice(0, 2)).toEqual(of('Mara Berg'))
    await settings.save({ types: before })
  })
})
