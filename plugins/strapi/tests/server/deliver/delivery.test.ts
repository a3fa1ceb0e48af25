import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { citableScript } from '@citable/client/front-end'
import { jsonLdOfPage } from '@citable/tooling/sites/json-ld-faults'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compile } from 'svelte/compiler'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { queriesOf } from '../site/boot.ts'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
let site: SharedSite

interface Citable {
  readonly jsonLd?: {
    readonly '@graph': readonly {
      readonly headline?: string
      readonly inLanguage?: string
      readonly workTranslation?: unknown
      readonly translationOfWork?: unknown
    }[]
  } | null
  readonly jsonLdText: string | null
  readonly alternates: readonly { readonly locale: string; readonly url: string }[]
}
interface Entry {
  readonly documentId: string
  readonly title: string
  readonly locale?: string
  readonly citable?: Citable
}

const post = async (data: object, query = ''): Promise<Entry> => {
  const response = await fetch(`${site.base}/api/articles${query}`, {
    method: 'POST',
    headers: site.headers,
    body: JSON.stringify({ data }),
  })
  return ((await response.json()) as { data: Entry }).data
}
const get = async <Data = Entry>(path: string, headers: Readonly<Record<string, string>> = site.headers) => {
  const response = await fetch(site.base + path, { headers })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    data: (text === '' ? null : (JSON.parse(text) as { data: Data }).data) as Data,
  }
}
const graphOf = (entry: Entry): NonNullable<Citable['jsonLd']> | null =>
  entry.citable?.jsonLdText ? (JSON.parse(entry.citable.jsonLdText) as NonNullable<Citable['jsonLd']>) : null
const headline = (entry: Entry) => graphOf(entry)?.['@graph'].find((node) => node.headline !== undefined)?.headline

let english: Entry
beforeAll(async () => {
  site = await sharedSite()
  await site
    .service('settings')
    .save({ site: { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' } })
  english = await post({ title: 'The English one', slug: 'english', markdown: 'Some text.' })
  await site
    .documents(article)
    .update({ documentId: english.documentId, locale: 'fr', data: { title: 'La française', slug: 'francaise', markdown: 'Du texte.' } })
  await site.documents(article).publish({ documentId: english.documentId, locale: 'fr' })
  await site.service('snapshots').idle()
})

describe('appended to REST answers', () => {
  test('one entry, its locale, and the addresses of the others', async () => {
    const { data } = await get(`/api/articles/${english.documentId}`)
    expect(headline(data)).toBe('The English one')
    expect(data.citable?.alternates).toEqual([
      { locale: 'en', url: 'https://www.example.org/english' },
      { locale: 'fr', url: 'https://www.example.org/francaise' },
    ])
    const french = await get(`/api/articles/${english.documentId}?locale=fr`)
    expect(headline(french.data)).toBe('La française')
    expect(graphOf(french.data)?.['@graph'].some(({ inLanguage }) => inLanguage === 'fr')).toBe(true)
    const tied = (entry: Entry) => graphOf(entry)?.['@graph'].find((node) => node.headline !== undefined)
    expect(tied(data)?.workTranslation).toMatchObject([{ url: 'https://www.example.org/francaise', inLanguage: 'fr' }])
    expect(tied(french.data)?.translationOfWork).toMatchObject({ '@id': 'https://www.example.org/english#article', inLanguage: 'en' })
    expect(Object.keys(data.citable ?? {}).sort()).toEqual(['alternates', 'head', 'jsonLdText'])
    const full = await get(`/api/articles/${english.documentId}?locale=fr&citable=full`)
    expect(full.data.citable?.jsonLd).toEqual(graphOf(french.data))
    expect((await get(`/api/articles/${english.documentId}?citable=0`)).data).not.toHaveProperty('citable')
    expect((await get(`/api/articles/${english.documentId}?citable=yes`)).status).toBe(400)
  })

  test('the text is the object, with every character that could close the script element escaped', async () => {
    const { documentId } = await post({ title: 'A </script><script>alert(1)</script> & more <!--', markdown: 'x' })
    const { data } = await get(`/api/articles/${documentId}?citable=full`)
    const text = data.citable?.jsonLdText ?? ''
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(data.citable?.jsonLd)
  })

  test('a list with a projection: each entry gets its own', async () => {
    for (let index = 0; index < 12; index++) await post({ title: `Entry ${index}`, markdown: 'x' })
    const list = '/api/articles?fields[0]=title&pagination[pageSize]=25'
    for (const entry of (await get<readonly Entry[]>(list)).data) expect(entry).not.toHaveProperty('citable')
    const { data } = await get<readonly Entry[]>(`${list}&citable=1`)
    expect(data.length).toBeGreaterThan(12)
    for (const entry of data) expect(headline(entry)).toBe(entry.title)
  })

  test('locale=* gives each locale its own, also when the projection drops the locale', async () => {
    const path = `/api/articles?citable=1&locale=*&filters[documentId][$eq]=${english.documentId}`
    for (const query of [path, `${path}&fields[0]=title`]) {
      const { data } = await get<readonly Entry[]>(query)
      expect(data.map((entry) => headline(entry)).sort()).toEqual(['La française', 'The English one'])
    }
  })

  test('costs one query for a page of any length', async () => {
    const path = '/api/articles?pagination[pageSize]=25&citable=1'
    await get(path)
    const withUs = await queriesOf(site.app, () => get(path))
    await site.service('settings').save({ delivery: { append: false, route: true } })
    await get(path)
    const without = await queriesOf(site.app, () => get(path))
    await site.service('settings').save({ delivery: { append: true, route: true } })
    expect(withUs.length - without.length).toBe(1)
  })

  test('drafts carry nothing, even beside a published version', async () => {
    await site.documents(article).update({ documentId: english.documentId, locale: 'en', data: { title: 'Secret plan' } })
    const draft = await get(`/api/articles/${english.documentId}?status=draft`)
    expect(draft.data.title).toBe('Secret plan')
    expect(draft.data).not.toHaveProperty('citable')
    const published = await get(`/api/articles/${english.documentId}`)
    expect(JSON.stringify(published.data)).not.toContain('Secret plan')
    await site.documents(article).discardDraft({ documentId: english.documentId, locale: 'en' })
  })

  test('private fields never appear', async () => {
    const { documentId } = await post({ title: 'Private note', markdown: 'x', note: 'internal remark' })
    expect(JSON.stringify((await get(`/api/articles/${documentId}`)).data)).not.toContain('internal remark')
  })

  test('code and types that are no articles get no key of the plugin', async () => {
    const [entry] = await site.documents(article).findMany({ status: 'published' })
    expect(entry).not.toHaveProperty('citable')
    await site.documents('api::faq.faq').create({ status: 'published', data: { question: 'Why?', answer: 'Because.' } })
    const { data } = await get<readonly Entry[]>('/api/faqs?citable=1')
    expect(data[0]).not.toHaveProperty('citable')
  })

  test('a snapshot that is older than its entry is brought up to date by the answer', async () => {
    const { documentId } = await post({ title: 'Imported', markdown: 'x' })
    await site.app.db.connection('citable_snapshots').where({ related_document_id: documentId }).delete()
    expect(headline((await get(`/api/articles/${documentId}`)).data)).toBe('Imported')
  })
})

describe('the route', () => {
  const path = (documentId: string, query = '') => `/api/citable/json-ld/${article}/${documentId}${query}`

  test('gives the same as the answer, with a version', async () => {
    const appended = (await get(`/api/articles/${english.documentId}`)).data.citable
    const { status, headers, data } = await get<Citable>(path(english.documentId))
    expect(status).toBe(200)
    expect(data).toEqual(appended)
    expect(headers.get('cache-control')).toBe('private, max-age=60')
    const again = await fetch(site.base + path(english.documentId), {
      headers: { ...site.headers, 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect((await get<Citable>(path(english.documentId, '?locale=fr'))).data.jsonLdText).toContain('La française')
  })

  test('404 for drafts, unpublished locales, other types and unknown entries', async () => {
    const draft = await post({ title: 'Draft', markdown: 'x' }, '?status=draft')
    expect((await get(path(draft.documentId))).status).toBe(404)
    expect((await get(path(english.documentId, '?locale=de'))).status).toBe(404)
    expect((await get('/api/citable/json-ld/plugin::users-permissions.user/1')).status).toBe(404)
    expect((await get('/api/citable/json-ld/admin::user/1')).status).toBe(404)
    expect((await get('/api/citable/json-ld/api::faq.faq/x')).status).toBe(404)
    expect((await get(path('zzzzzzzzzzzzzzzzzzzzzzzz'))).status).toBe(404)
  })

  test('404 for what a middleware of the site holds back', async () => {
    const { documentId } = await post({ title: 'Members only', slug: 'members-only', markdown: 'x' })
    expect((await get(path(documentId))).status).toBe(200)
    let isHeld = true
    onTestFinished(() => {
      isHeld = false
    })
    site.app.documents.use((context: { readonly params: { readonly documentId?: string } }, next: () => Promise<unknown>) =>
      isHeld && context.params.documentId === documentId ? null : next(),
    )
    expect([(await get(`/api/articles/${documentId}`)).status, (await get(path(documentId))).status]).toEqual([404, 404])
    isHeld = false
    expect((await get(path(documentId))).status).toBe(200)
  })

  test('403 without rights, and for a token that may call us but not read articles', async () => {
    expect((await get(path(english.documentId), {})).status).toBe(403)
    const token = async (permissions: readonly string[]) => {
      const made = await site.app
        .service('admin::api-token')
        .create({ name: permissions.join(), description: '', type: 'custom', permissions, lifespan: null })
      return { authorization: `Bearer ${made.accessKey}` }
    }
    expect((await get(path(english.documentId), await token(['plugin::citable.content.jsonLd']))).status).toBe(403)
    expect((await get(path(english.documentId), await token(['api::article.article.findOne']))).status).toBe(403)
    expect(
      (await get(path(english.documentId), await token(['plugin::citable.content.jsonLd', 'api::article.article.findOne']))).status,
    ).toBe(200)
  })

  test('404 when it is switched off', async () => {
    await site.service('settings').save({ delivery: { append: true, route: false } })
    expect((await get(path(english.documentId))).status).toBe(404)
    await site.service('settings').save({ delivery: { append: true, route: true } })
  })
})

/** A page as it was before its entry changed, as a cache has it. */
let before = ''

/** A front end as small as one can be: a component of Svelte, rendered on a server of its own for each visit. */
async function withFrontEnd(run: (base: string) => Promise<void>): Promise<void> {
  const source = `<script>
  import { citableHead } from '@citable/client/front-end'
  let { entry } = $props()
</script>
<svelte:head><title>{entry.title}</title>{@html citableHead(entry, { defaultLocale: 'en' })}</svelte:head>
<h1>{entry.title}</h1>`
  const folder = await mkdtemp(join(import.meta.dirname, '../../app/.tmp/page-'))
  const file = join(folder, 'page.mjs')
  await writeFile(file, compile(source, { generate: 'server' }).js.code)
  const { default: page } = await import(pathToFileURL(file).href)
  const server = createServer(async ({ url = '' }, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    if (url === '/before') return answer.end(before)
    const { data: entry } = await get(`/api/articles${url}`)
    const { head, body } = render(page, { props: { entry } })
    return answer.end(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

test('a front end prints it in its HTML: one script, valid for two validators, whatever a title says', async () => {
  const title = 'Ends here: </script><script>alert(1)</script> & more'
  const { documentId } = await post({ title, slug: 'ends-here', markdown: 'Some text that says it.' })
  await site.documents(article).update({ documentId, locale: 'fr', data: { title: 'Fin', slug: 'fin', markdown: 'Du texte.' } })
  await site.documents(article).publish({ documentId, locale: 'fr' })
  await site.service('snapshots').idle()
  await withFrontEnd(async (base) => {
    const html = await (await fetch(`${base}/${documentId}`)).text()
    const { graph, faults } = await jsonLdOfPage(html)
    expect(faults).toEqual([])
    expect(graph['@graph'].map((node) => node.headline).filter(Boolean)).toEqual([title])
    expect(html).toContain('<link rel="alternate" hreflang="fr" href="https://www.example.org/fin">')
    const check = (address: string) => site.service('pageCheck').check(address, () => true)
    // a page of this machine is not in the public internet, unless a site allows it
    expect(await check(`${base}/${documentId}`)).toEqual({ state: 'badAddress' })
    site.app.config.set('plugin::citable.allowPrivateAddresses', true)
    onTestFinished(() => site.app.config.set('plugin::citable.allowPrivateAddresses', false))
    expect(await check(`${base}/${documentId}`)).toEqual({ state: 'same' })
    expect(await site.service('pageCheck').check(`${base}/${documentId}`, () => false)).toEqual({ state: 'unknownPage' })
    before = '<!doctype html><title>Nothing of ours</title>'
    expect(await check(`${base}/before`)).toEqual({ state: 'nothing' })
    expect(await check(`${site.base}/api/articles`)).toEqual({ state: 'noPage' })
    expect(await check('http://127.0.0.1:9/')).toEqual({ state: 'unreachable' })
    expect(await check('file:///etc/passwd')).toEqual({ state: 'badAddress' })
    await site.documents(article).update({ documentId, locale: 'en', status: 'published', data: { description: 'A new description.' } })
    await site.service('snapshots').idle()
    before = html
    expect(await check(`${base}/before`)).toEqual({ state: 'different' })
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://www.example.org/ends-here">')
  })
})

test('React takes the same without a word changed', async () => {
  const { data } = await get(`/api/articles/${english.documentId}`)
  const html = renderToStaticMarkup(createElement('script', citableScript(data)))
  expect(html).toBe(`<script type="application/ld+json">${data.citable?.jsonLdText}</script>`)
})

test('addresses for sitemaps, in all languages, of what is published', async () => {
  const path = `/api/citable/alternates/${article}`
  const { data } = await get<readonly (readonly { hreflang: string; href: string }[])[]>(path)
  expect(data).toContainEqual([
    { hreflang: 'en', href: 'https://www.example.org/english' },
    { hreflang: 'fr', href: 'https://www.example.org/francaise' },
    { hreflang: 'x-default', href: 'https://www.example.org/english' },
  ])
  await site.documents(article).unpublish({ documentId: english.documentId, locale: 'fr' })
  const [first] = (await get<typeof data>(`${path}?pageSize=1`)).data
  expect(first).toEqual([
    { hreflang: 'en', href: 'https://www.example.org/english' },
    { hreflang: 'x-default', href: 'https://www.example.org/english' },
  ])
  await site.documents(article).publish({ documentId: english.documentId, locale: 'fr' })
  await site.service('snapshots').idle()
  expect((await get(`${path}?pageSize=0`)).status).toBe(400)
  expect((await get('/api/citable/alternates/api::faq.faq')).status).toBe(404)
  expect((await get(path, {})).status).toBe(403)
})

test('for all other languages sitemaps name the default one, wherever it stands, else the first', async () => {
  const { documentId } = await post({ title: 'Garden', slug: 'garden', markdown: 'Some text.' })
  await site.documents(article).update({ documentId, locale: 'de', data: { title: 'Garten', slug: 'garten', markdown: 'Etwas Text.' } })
  await site.documents(article).publish({ documentId, locale: 'de' })
  await site.service('snapshots').idle()
  const addresses = async () => (await site.service('delivery').alternates(article, [documentId]))[0]
  const german = { hreflang: 'de', href: 'https://www.example.org/garten' }
  const english = { hreflang: 'en', href: 'https://www.example.org/garden' }
  expect(await addresses()).toEqual([german, english, { ...english, hreflang: 'x-default' }])
  await site.documents(article).unpublish({ documentId, locale: 'en' })
  await site.service('snapshots').idle()
  expect(await addresses()).toEqual([german, { ...german, hreflang: 'x-default' }])
  await site.documents(article).delete({ documentId, locale: '*' })
})

test('a front end prints it in the page, once, and a hostile title stays text', async () => {
  const { documentId } = await post({
    title: 'Hostile </script><script>alert(1)</script> title',
    slug: 'hostile',
    markdown: 'Text of the page.',
  })
  const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const frontEnd = createServer(async (_request, response) => {
    const { data } = await get(`/api/articles/${documentId}`)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><head><title>${escapeHtml(data.title)}</title><script type="application/ld+json">${data.citable?.jsonLdText}</script></head><body><h1>${escapeHtml(data.title)}</h1></body></html>`,
    )
  })
  await new Promise<void>((listening) => frontEnd.listen(0, '127.0.0.1', listening))
  try {
    const html = await (await fetch(`http://127.0.0.1:${(frontEnd.address() as AddressInfo).port}/`)).text()
    const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)]
    expect(scripts).toHaveLength(1)
    const graph = JSON.parse(scripts[0]?.[1] ?? '') as NonNullable<Citable['jsonLd']>
    expect(graph['@graph'].find((node) => node.headline !== undefined)?.headline).toBe('Hostile </script><script>alert(1)</script> title')
  } finally {
    await new Promise((closed) => frontEnd.close(closed))
  }
})

test('a picture that is deleted is gone', async () => {
  const files = site.app.db.query('plugin::upload.file')
  const file = await files.create({
    data: {
      name: 'heap.png',
      url: 'https://cdn.example.org/heap.png',
      mime: 'image/png',
      hash: 'heap',
      ext: '.png',
      size: 9,
      provider: 'local',
      width: 1200,
      height: 800,
    },
  })
  const { documentId } = await post({ title: 'Pictured', slug: 'pictured', markdown: 'Text.', cover: file.id })
  const text = async () => (await get(`/api/articles/${documentId}`)).data.citable?.jsonLdText
  expect(await text()).toContain('cdn.example.org/heap.png')
  await files.update({ where: { id: file.id }, data: { url: 'https://cdn.example.org/pile.png' } })
  await expect.poll(text).toContain('cdn.example.org/pile.png')
  await files.delete({ where: { id: file.id } })
  await expect.poll(text).not.toContain('cdn.example.org')
})
