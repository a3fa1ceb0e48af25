import { parseHTML } from '@citable/tooling/gates/page'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { readPageGraphs } from '../components/schema/read-page-graphs.ts'
import { readPrintedHead } from './read-printed-head.ts'

const fetched = vi.fn()
const { signal } = new AbortController()
const page = (head: string) =>
  fetched.mockResolvedValue({ ok: true, text: async () => `<!doctype html><html><head>${head}</head><body></body></html>` })

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => parseHTML(html).document
    },
  )
})
afterAll(() => vi.unstubAllGlobals())

const readHead = (isPublic = true) => readPrintedHead({ address: 'https://a.example/a', isPublic, time: '' }, signal)
const readGraphs = (isPublic = true) => readPageGraphs('https://a.example/a', isPublic, signal)

it.each([
  ['a public page as a visitor', true, 'omit'],
  ['a draft as its author', false, 'same-origin'],
])('%s gets it, and never an old copy', async (_what, isPublic, credentials) => {
  page('')
  await readHead(isPublic)
  await readGraphs(isPublic)
  const asked = ['https://a.example/a', { credentials, cache: 'no-store', signal }]
  expect(fetched.mock.calls).toEqual([asked, asked])
})

it.each<[string, () => void]>([
  ['an error', () => fetched.mockResolvedValue({ ok: false, text: async () => '' })],
  ['no answer', () => fetched.mockRejectedValue(new Error('gone'))],
])('a page that gives %s says nothing', async (_what, set) => {
  set()
  expect(await readHead()).toBeNull()
  expect(await readGraphs()).toEqual({ foreign: null, others: [], isRead: false })
})

const og = (name: string, text: string) => `<meta property="og:${name}" content="${text}">`
const twitter = (name: string, text: string) => `<meta name="twitter:${name}" content="${text}">`
const picture = { url: 'i.png', alt: null, width: null, height: null }

it.each<[string, string, object]>([
  ['no texts', '', { title: '', description: '', social: null }],
  ['title and description', '<title>T</title><meta name="description" content=" D ">', { title: 'T', description: 'D', social: null }],
  ['a card', og('title', 'OT') + og('description', 'OD'), { social: { title: 'OT', description: 'OD', image: null } }],
  [
    'a card of another network',
    twitter('title', 'TT') + twitter('description', 'TD'),
    { social: { title: 'TT', description: 'TD', image: null } },
  ],
  [
    'both cards, of which the first counts',
    twitter('title', 'TT') + og('title', 'OT'),
    { social: { title: 'OT', description: '', image: null } },
  ],
  ['an empty card beside another', og('title', '') + twitter('title', 'TT'), { social: { title: 'TT', description: '', image: null } }],
  ['an image alone', og('image', 'i.png'), { social: { title: '', description: '', image: picture } }],
  ['an image of another network', twitter('image', 'i.png') + twitter('image:alt', 'A'), { social: { image: { ...picture, alt: 'A' } } }],
  [
    'an image with its measures',
    og('image', 'i.png') + og('image:alt', 'A kettle') + og('image:width', '1200') + og('image:height', '630'),
    { social: { image: { url: 'i.png', alt: 'A kettle', width: 1200, height: 630 } } },
  ],
])('the head of a page has %s', async (_what, head, expected) => {
  page(head)
  expect(await readHead()).toMatchObject(expected)
})

const script = (value: unknown, kind = 'theirs') =>
  `<script type="application/ld+json" class="${kind}">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`
const foreign = (value: unknown) => `<script type="application/json" class="citable-foreign">${JSON.stringify(value)}</script>`
const article = { '@id': '#a', '@type': 'Article' }

it.each<[string, string, object]>([
  ['nothing', '', { foreign: null, others: [], isRead: true }],
  [
    'a graph of another plugin',
    foreign({ seo_plugin: 'Yoast', nodes: [article, 'no node'] }),
    { foreign: { seo_plugin: 'Yoast', nodes: [article] }, others: [] },
  ],
  ['no graph without its plugin', foreign({ nodes: [article] }), { foreign: null }],
  ['no graph without nodes', foreign({ seo_plugin: 'Yoast', nodes: {} }), { foreign: null }],
  ['data of the theme', script({ '@type': ['BreadcrumbList', 'Thing'] }), { foreign: null, others: ['BreadcrumbList', 'Thing'] }],
  ['a type of the theme once', script([{ '@type': 'Thing' }, { '@type': 'Thing' }]), { others: ['Thing'] }],
  [
    'data of the theme beside the graph',
    foreign({ seo_plugin: 'Yoast', nodes: [article] }) + script({ '@graph': [article] }) + script({ '@type': 'Thing' }),
    { others: ['Thing'] },
  ],
  [
    'data without an id beside the graph',
    foreign({ seo_plugin: 'Yoast', nodes: [{ '@type': 'WebPage' }] }) + script({ '@type': 'Thing' }),
    { others: ['Thing'] },
  ],
  ['data that cannot be read', script('{ broken'), { others: [] }],
  ['data without a type', script({ name: 'x' }), { others: [] }],
])('a page carries %s', async (_what, head, expected) => {
  page(head)
  expect(await readGraphs()).toMatchObject(expected)
})
