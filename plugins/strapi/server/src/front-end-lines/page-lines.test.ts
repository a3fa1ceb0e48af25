import { citableMetadata, citableScript, citableUseWholeHead, citableWholeHead } from '@citable/client/front-end'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type FrontEnd, frontEnds } from '#shared/front-ends.ts'
import { pageLines } from './page-lines.ts'

type Values = Readonly<Record<string, unknown>>
type Answer = { readonly data: readonly unknown[] }

interface Asked {
  readonly address: string
  readonly headers: unknown
}

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: readonly string[]
) => (...values: readonly unknown[]) => Promise<unknown>

/** Runs lines as they are printed, with what they import and what their framework gives. */
const run = (code: string, values: Values): Promise<unknown> => {
  const plain = code.replace(/^import .*$/gm, '').replaceAll('import.meta.env', 'env')
  return new AsyncFunction(...Object.keys(values), plain)(...Object.values(values))
}
/** What the first group of a pattern finds in the lines. */
const within = (lines: string, pattern: RegExp): string => pattern.exec(lines)?.[1] ?? expect.fail(`${pattern} is not in ${lines}`)

const env = { STRAPI_TOKEN: 'a-token' }
const client = { citableMetadata, citableScript, citableUseWholeHead, citableWholeHead }
const notFound = (): never => {
  throw new Error('404')
}

/** The HTML that the lines of a front end print for the answer that `fetch` gets. */
const pages: Readonly<Record<FrontEnd, (lines: string, fetch: unknown, json: unknown) => Promise<unknown>>> = {
  async next(lines, fetch) {
    const code = lines.replace(/^export (?:default )?/gm, '').replace(/<script \{\.\.\.(\w+)\} \/>/, "createElement('script', $1)")
    const asked =
      '\nconst params = Promise.resolve({ locale, slug })\nreturn [await Page({ params }), await generateMetadata({ params }, Promise.resolve(layout))]'
    const layout = { alternates: { canonical: { url: 'https://www.example.org/' } } }
    const stubs = { cache: (read: unknown) => read, notFound, createElement, layout }
    const values = { ...client, ...stubs, fetch, process: { env }, slug: 'heap', locale: 'de' }
    const [page, metadata] = (await run(code + asked, values)) as [ReactNode, ReturnType<typeof citableMetadata>]
    expect(metadata.alternates).toMatchObject(layout.alternates)
    const title = metadata.title === undefined ? '' : `<title>${(metadata.title as { absolute: string }).absolute}</title>`
    return title + renderToStaticMarkup(page)
  },
  async nuxt(lines, _fetch, $fetch) {
    const server = {
      $fetch,
      process: { env },
      defineEventHandler: (handle: unknown) => handle,
      getRouterParam: () => 'heap',
      getQuery: () => ({ locale: 'de' }),
      createError: ({ statusCode }: { readonly statusCode: number }) => new Error(String(statusCode)),
    }
    const [handler = '', page = ''] = lines.split('<!-- pages/')
    const handle = (await run(handler.replace('export default', 'return'), server)) as (event: object) => Promise<unknown>
    let head: ReturnType<typeof citableUseWholeHead> | undefined
    await run(within(page, /<script setup>([\s\S]*)<\/script>/), {
      ...client,
      useFetch: () =>
        handle({}).then(
          (value) => ({ data: { value }, error: { value: null } }),
          (error) => ({ data: { value: null }, error: { value: { statusCode: Number(error.message) } } }),
        ),
      createError: server.createError,
      useRoute: () => ({ params: { slug: 'heap', locale: 'de' } }),
      useHead: (of: () => typeof head) => {
        head = of()
      },
    })
    const title = head?.title === undefined ? '' : `<title>${head.title}</title>`
    return title + head?.script.map(({ type, innerHTML }) => `<script type="${type}">${innerHTML}</script>`).join('')
  },
  async astro(lines, fetch) {
    const html = within(lines, /set:html=\{(.*?)\}/)
    const code = `${within(lines, /^---\n([\s\S]*)---$/m)}\nreturn ${html}`
    const printed = await run(code, { ...client, fetch, env, Astro: { params: { slug: 'heap', locale: 'de' } } })
    return printed instanceof Response ? notFoundUnless(printed.status !== 404) : printed
  },
  async svelte(lines, fetch) {
    const [server = '', page = ''] = lines.split('<!-- src/')
    const error = (status: number) => {
      throw new Error(String(status))
    }
    const load = (await run(`${server.replace('export ', '')}\nreturn load`, { ...env, error })) as (event: object) => Promise<unknown>
    const data = await load({ fetch, params: { slug: 'heap', locale: 'de' } })
    return run(`return ${within(page, /\{@html (.*?)\}</)}`, { ...client, data })
  },
  other: (lines, fetch) => run(`let html = ''\n${lines}\nreturn html`, { fetch, token: 'a-token', slug: 'heap', locale: 'de' }),
}
const notFoundUnless = (isFound: boolean) => (isFound ? '' : notFound())

/** Prints the page of an answer, and reports the request. */
async function print(
  frontEnd: FrontEnd,
  answer: Answer,
  isLocalized = true,
): Promise<{ readonly html: unknown; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = []
  const json = async (address: string, { headers }: { readonly headers: unknown }) => {
    asked.push({ address, headers })
    return answer
  }
  const get = async (address: string, init: { readonly headers: unknown }) => {
    const read = await json(address, init)
    return { ok: true, json: async () => read }
  }
  const lines = pageLines(frontEnd, { address: 'https://cms.example.org/api/articles?filters[slug][$eq]', isLocalized })
  return { html: await pages[frontEnd](lines, get, json), asked }
}

const text = '{"@context":"https://schema.org","@graph":[]}'
const script = `<script type="application/ld+json">${text}</script>`
const head = { title: 'Heap | Notes', html: '<title>Heap | Notes</title>' }

const site = 'https://www.example.org'

describe('the page is at its canonical address', () => {
  const found = (addresses: Readonly<Record<string, string>>, isLocalized: boolean) => ({
    address: 'https://cms.example.org/api/articles?filters[slug][$eq]',
    isLocalized,
    addresses,
  })
  test.each([
    ['no address is known', {}, true, '[locale]/[slug]', ''],
    ['the proposed one', { '*': `${site}/{locale}/articles/{slug}` }, true, '[locale]/articles/[slug]', ''],
    ['without languages', { '*': `${site}/blog/{slug}` }, false, 'blog/[slug]', ''],
    ['the home page', { '*': `${site}/{slug}` }, false, '[slug]', ''],
    ['the same in each language', { en: `${site}/{locale}/{slug}`, de: `${site}/{locale}/{slug}` }, true, '[locale]/[slug]', ''],
    ['languages without a place of their own', { '*': `${site}/{slug}` }, true, '[locale]/[slug]', `; canonical: ${site}/{slug}`],
    [
      'a place for a language that the type lacks',
      { '*': `${site}/{locale}/{slug}` },
      false,
      '[slug]',
      `; canonical: ${site}/{locale}/{slug}`,
    ],
    ['a related entry', { '*': `${site}/{category.slug}/{slug}` }, false, '[slug]', `; canonical: ${site}/{category.slug}/{slug}`],
    ['no slug', { '*': `${site}/{documentId}` }, false, '[slug]', `; canonical: ${site}/{documentId}`],
    [
      'one language elsewhere',
      { en: `${site}/{slug}`, '*': `${site}/{locale}/{slug}` },
      true,
      '[locale]/[slug]',
      `; canonical: ${site}/{slug} ${site}/{locale}/{slug}`,
    ],
  ])('%s', (_name, addresses, isLocalized, path, note) => {
    const of = (frontEnd: FrontEnd): string => pageLines(frontEnd, found(addresses, isLocalized))
    expect(of('next')).toContain(`// app/${path}/page.jsx${note}\n`)
    expect(of('nuxt')).toContain(`// server/api/entries/[slug].js${note}\n`)
    expect(of('nuxt')).toContain(`<!-- pages/${path}.vue -->\n`)
    expect(of('astro')).toContain(`// src/pages/${path}.astro${note}\n`)
    expect(of('svelte')).toContain(`// src/routes/${path}/+page.server.js${note}\n`)
    expect(of('svelte')).toContain(`<!-- src/routes/${path}/+page.svelte -->\n`)
  })
})

describe.each(frontEnds.map(([name]) => name))('the lines for %s', (frontEnd) => {
  test('ask by a header, with no parameter that strict parameters refuse, in the language of the page, and print head and graph', async () => {
    for (const isLocalized of [true, false]) {
      const { html, asked } = await print(
        frontEnd,
        { data: [{ title: 'Heap', citable: { jsonLdText: text, alternates: [], head } }] },
        isLocalized,
      )
      expect(String(html).replaceAll('\n', '')).toBe(`<title>Heap | Notes</title>${script}`)
      expect(asked.length).toBeGreaterThan(0)
      for (const { address, headers } of asked) {
        expect([...new URL(address).searchParams]).toEqual([['filters[slug][$eq]', 'heap'], ...(isLocalized ? [['locale', 'de']] : [])])
        expect(headers).toEqual({ authorization: 'Bearer a-token', prefer: 'citable' })
      }
    }
  })

  test('print the graph alone of an older version of the plugin', async () => {
    const entry = { title: 'Heap', citable: { jsonLdText: text, alternates: [] } }
    expect((await print(frontEnd, { data: [entry] })).html).toBe(script)
  })

  test.each<[name: string, data: readonly unknown[]]>([
    ['an entry of a site whose plugin is off', [{ title: 'Heap' }]],
    ['an entry that is hidden over GraphQL', [{ title: 'Heap', citable: null }]],
    ['an entry that is analysed later', [{ title: 'Heap', citable: { jsonLdText: null, alternates: [], pending: true } }]],
  ])('print nothing, and throw nothing, for %s', async (_name, data) => {
    expect((await print(frontEnd, { data })).html).toBe('')
  })

  test('answer 404 at an address without an entry', async () => {
    if (frontEnd === 'other') expect((await print(frontEnd, { data: [] })).html).toBe('')
    else await expect(print(frontEnd, { data: [] })).rejects.toThrow('404')
  })
})
