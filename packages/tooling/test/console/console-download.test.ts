import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The console as the service serves it: scripts without types, which find their document in the browser. */
const { download } = await import(new URL('../../../service/src/console/assets/api.js', import.meta.url).href)

/** Answer of the service. */
let answer: () => Response
/** Where a click led, and the name of the file that it saves. */
let saved: readonly (readonly [string, string])[]
/** Addresses that still hold a file in memory. */
let held: Set<string>

beforeEach(() => {
  saved = []
  held = new Set()
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  Object.defineProperty(document, 'baseURI', { value: 'https://citable.example.com/' })
  const link = { href: '', download: '', click: () => (saved = [...saved, [link.href, link.download]]) }
  vi.spyOn(document, 'createElement').mockImplementation(() => link as unknown as HTMLElement)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    held.add('blob:one')
    return 'blob:one'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => held.delete(address))
  vi.stubGlobal('document', document)
  vi.stubGlobal('sessionStorage', { getItem: () => 'key' })
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['its name', 'attachment; filename="traffic-2026-11.csv"', 'traffic-2026-11.csv'],
  ['a name with spaces', 'attachment; filename="traffic of a site.csv"', 'traffic of a site.csv'],
  ['no name', 'attachment', 'citable.csv'],
  ['nothing about a file', null, 'citable.csv'],
])('a table is saved as a file: the service gives %s', async (_what, disposition, name) => {
  answer = () => new Response('day,hits\r\n', { headers: disposition === null ? {} : { 'content-disposition': disposition } })
  await download('analytics.csv')
  expect(saved).toEqual([['blob:one', name]])
  expect([...held]).toEqual([])
})

it('a table that is refused is no file', async () => {
  answer = () => Response.json({ detail: 'The key may not read traffic.', code: 'forbidden' }, { status: 403 })
  await expect(download('analytics.csv')).rejects.toThrow('The key may not read traffic.')
  expect(saved).toEqual([])
})
