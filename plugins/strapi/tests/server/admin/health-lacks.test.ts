import { beforeAll, expect, test } from 'vitest'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const article = 'api::article.article'

let site: SharedSite
let token = ''

const health = async (query: string) => {
  const response = await fetch(`${site.base}/citable/health?type=${article}${query}`, { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()) as {
    readonly rows: readonly { readonly title: string; readonly lacks: readonly string[]; readonly open: string | null }[]
    readonly total: number
    readonly lacking: object
  }
}
const titles = async (query: string) => (await health(query)).rows.map(({ title }) => title).sort()

beforeAll(async () => {
  site = await sharedSite()
  token = await signIn(site, 'health-lacks')
  const author = await site.documents('api::author.author').create({ data: { name: 'Ada Berg' } })
  for (const data of [
    { title: 'Árbol y compost', description: 'Told.', author: author.documentId },
    { title: 'Soil', description: 'Told.' },
    { title: 'Compost heap' },
  ])
    await site.documents(article).create({
      status: 'published',
      data: { ...data, slug: data.title.toLowerCase().replaceAll(' ', '-').replace('á', 'a'), markdown: 'It needs air.' },
    })
  await settle(site)
})

test('Content health counts what is missing, and lists who lacks it', async () => {
  expect((await health('')).lacking).toEqual({ description: 1, author: 2, image: 3 })
  expect(await titles('&lack=description')).toEqual(['Compost heap'])
  expect(await titles('&lack=author')).toEqual(['Compost heap', 'Soil'])
  // the counts stay when one of them is chosen
  expect((await health('&lack=description')).lacking).toEqual({ description: 1, author: 2, image: 3 })
})

test('it finds titles by words, whatever their case and accents', async () => {
  expect(await titles('&search=COMPOST')).toEqual(['Compost heap', 'Árbol y compost'])
  expect(await titles('&search=arbol')).toEqual(['Árbol y compost'])
  expect((await health('&search=soil')).lacking).toEqual({ description: 0, author: 1, image: 1 })
  expect(await titles(`&search=${encodeURIComponent('%')}`)).toEqual([])
})

test('it says what helps each entry most, in the language of the admin', async () => {
  const [english, german] = [await health('&search=soil&language=en'), await health('&search=soil&language=de')]
  expect(english.rows[0]?.open).toMatch(/\w+ .*[.?]$/)
  expect(german.rows[0]?.open).not.toBe(english.rows[0]?.open)
  expect((await health('&search=soil&language=xx')).rows[0]?.open).toBe(english.rows[0]?.open)
})
