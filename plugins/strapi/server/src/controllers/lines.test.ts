import { expect, it } from 'vitest'
import { linesController } from './lines.ts'

const shape = { uid: 'api::post.post', kind: 'collectionType', localized: false }
const mapping = { slug: 'slug', title: 'title', addresses: {} as Record<string, string> }

function ask(type: { readonly shape?: object; readonly mapping?: object | null }, of: 'page' | 'traffic' = 'page', more: object = {}) {
  const settings = {
    uids: () => ['api::post.post'],
    shape: () => ({ ...shape, ...type.shape }),
    mapping: async () => (type.mapping === null ? null : { ...mapping, ...type.mapping }),
    get: async () => ({ site: { url: 'https://example.org' } }),
  }
  const strapi = {
    config: { get: () => '/content' },
    contentType: () => ({ info: { pluralName: 'posts' } }),
  }
  const context = { query: { frontEnd: 'next', server: 'https://cms.example.org', ...more }, body: null as unknown, badRequest: () => {} }
  const done = linesController({ strapi, settings } as never)[of](context as never)
  return Promise.resolve(done).then(() => context.body as { lines: string; test?: string } | null)
}

const found = async (type: Parameters<typeof ask>[0]) => /https:[^=]+/.exec((await ask(type))?.lines ?? '')?.[0]

it.each([
  ['a type that has addresses', {}, 'https://cms.example.org/content/posts?filters[slug][$eq]'],
  ['its own field', { mapping: { slug: 'path' } }, 'https://cms.example.org/content/posts?filters[path][$eq]'],
  ['no type that is off', { mapping: null }, 'https://cms.example.org/content/articles?filters[slug][$eq]'],
  ['no person', { mapping: { kind: 'person' } }, 'https://cms.example.org/content/articles?filters[slug][$eq]'],
  ['no single type', { shape: { kind: 'singleType' } }, 'https://cms.example.org/content/articles?filters[slug][$eq]'],
  ['no type without a slug', { mapping: { slug: null } }, 'https://cms.example.org/content/articles?filters[slug][$eq]'],
])('lines ask for %s', async (_what, type, address) => {
  expect(await found(type)).toBe(address)
})

it('pages of a type with languages are below them', async () => {
  expect((await ask({ shape: { localized: true } }))?.lines).toContain('app/[locale]/[slug]/page.jsx')
  expect((await ask({}))?.lines).toContain('app/[slug]/page.jsx')
})

it.each([
  [{ '*': 'https://example.org/journal/{slug}' }, '// app/journal/[slug]/page.jsx\n'],
  [{ '*': 'https://example.org/{year}/{slug}' }, '// app/[slug]/page.jsx; canonical: https://example.org/{year}/{slug}\n'],
])('a page stands at the address %o, or the lines name that address', async (addresses, line) => {
  expect((await ask({ mapping: { addresses } }))?.lines).toContain(line)
})

it('lines that count fetches come with a command that shows whether they work', async () => {
  const answer = await ask({}, 'traffic')
  expect(answer?.lines).toContain('https://cms.example.org/content/citable/events')
  expect(answer?.test).toMatch(/^curl 'https:\/\/cms\.example\.org\/content\/citable\/events'/)
})

it.each([
  ['an address that could end the code', { server: "https://a.example'; evil()" }],
  ['an address of another protocol', { server: 'javascript:alert(1)' }],
  ['a framework that nobody knows', { frontEnd: 'gatsby' }],
])('%s gets no lines', async (_what, more) => {
  expect(await ask({}, 'page', more)).toBeNull()
})
