import { citableHead, citableLanguages, citableScript, citableUseHead } from '@citable/client/front-end'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type FrontEnd, frontEnds } from '../ui/front-ends.ts'
import { snippetOf } from './snippets.ts'

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
const client = { citableHead, citableLanguages, citableScript, citableUseHead }

/** The HTML that the lines of a front end print for the answer that `fetch` gets. */
const pages: Readonly<Record<FrontEnd, (lines: string, fetch: unknown, json: unknown) => Promise<unknown>>> = {
  async next(lines, fetch) {
    const code = lines.replace(/^export (?:default )?/gm, '').replace(/<script \{\.\.\.(\w+)\} \/>/, "createElement('script', $1)")
    const asked = '\nconst params = Promise.resolve({ slug })\nreturn [await Page({ params }), await generateMetadata({ params })]'
    const values = { ...client, fetch, createElement, process: { env }, slug: 'heap' }
    const [page, { alternates }] = (await run(code + asked, values)) as [ReactNode, { alternates: { languages: object } }]
    expect(alternates.languages).toEqual({})
    return renderToStaticMarkup(page)
  },
  async nuxt(lines, _fetch, $fetch) {
    const values = { $fetch, process: { env }, defineEventHandler: (handle: unknown) => handle, getRouterParam: () => 'heap' }
    const [server = '', page = ''] = lines.split('<!-- pages/')
    const handle = (await run(server.replace('export default', 'return'), values)) as (event: object) => Promise<unknown>
    let head: ReturnType<typeof citableUseHead> | undefined
    await run(within(page, /<script setup>([\s\S]*)<\/script>/), {
      ...client,
      useFetch: async () => ({ data: { value: await handle({}) } }),
      useRoute: () => ({ params: { slug: 'heap' } }),
      useHead: (of: () => typeof head) => {
        head = of()
      },
    })
    return head?.script.map(({ type, innerHTML }) => `<script type="${type}">${innerHTML}</script>`).join('')
  },
  astro(lines, fetch) {
    const html = within(lines, /set:html=\{(.*?)\}/)
    return run(`${within(lines, /^---\n([\s\S]*)---$/m)}\nreturn ${html}`, { ...client, fetch, env, Astro: { params: { slug: 'heap' } } })
  },
  async svelte(lines, fetch) {
    const [server = '', page = ''] = lines.split('<!-- src/')
    const load = (await run(`${server.replace('export ', '')}\nreturn load`, env)) as (event: object) => Promise<unknown>
    const data = await load({ fetch, params: { slug: 'heap' } })
    return run(`return ${within(page, /\{@html (.*?)\}</)}`, { ...client, data })
  },
  other: (lines, fetch) => run(`let html = ''\n${lines}\nreturn html`, { fetch, token: 'a-token', slug: 'heap' }),
}

/** Prints the page of an answer, and tells the request. */
async function print(frontEnd: FrontEnd, answer: Answer): Promise<{ readonly html: unknown; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = []
  const json = async (address: string, { headers }: { readonly headers: unknown }) => {
    asked.push({ address, headers })
    return answer
  }
  const get = async (address: string, init: { readonly headers: unknown }) => {
    const read = await json(address, init)
    return { json: async () => read }
  }
  const lines = snippetOf(frontEnd, 'https://cms.example.org/api/articles?filters[slug][$eq]')
  return { html: await pages[frontEnd](lines, get, json), asked }
}

const text = '{"@context":"https://schema.org","@graph":[]}'

for (const [frontEnd] of frontEnds) {
  test(`the lines for ${frontEnd} ask by a header, with no parameter that strict parameters refuse, and print the graph`, async () => {
    const { html, asked } = await print(frontEnd, { data: [{ title: 'Heap', citable: { jsonLdText: text, alternates: [] } }] })
    expect(html).toBe(`<script type="application/ld+json">${text}</script>`)
    expect(asked.length).toBeGreaterThan(0)
    for (const { address, headers } of asked) {
      expect([...new URL(address).searchParams]).toEqual([['filters[slug][$eq]', 'heap']])
      expect(headers).toEqual({ authorization: 'Bearer a-token', prefer: 'citable' })
    }
  })

  test.each<[name: string, data: readonly unknown[]]>([
    ['an entry of a site whose plugin is off', [{ title: 'Heap' }]],
    ['an entry that is hidden', [{ title: 'Heap', citable: null }]],
    ['an entry that is analysed later', [{ title: 'Heap', citable: { jsonLdText: null, alternates: [], pending: true } }]],
    ['an address without an entry', []],
  ])(`the lines for ${frontEnd} print nothing, and throw nothing, for %s`, async (_name, data) => {
    expect((await print(frontEnd, { data })).html).toBe('')
  })
}
