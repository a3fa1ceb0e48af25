import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The console as the service serves it: scripts without types, which find their document in the browser. */
const { webhooksView } = await import(new URL('../../service/src/console/assets/webhooks.js', import.meta.url).href)

const webhook = {
  id: 'w1',
  url: 'https://hooks.example.com/citable',
  events: ['score.changed'],
  status: 'active',
  last_success_at: null,
  failures: 0,
}
const delivery = {
  id: 'd1',
  type: 'webhook.test',
  status: 'delivered',
  created_at: '2026-11-27T10:00:00Z',
  next_at: null,
  attempts: 1,
  response_status: 204,
  error: null,
  ms: 12,
}

/** Answers of the service, by the end of their path. */
let answers: Readonly<Record<string, readonly object[]>>

beforeEach(() => {
  const { document, Node } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  vi.stubGlobal('document', document)
  vi.stubGlobal('Node', Node)
  vi.stubGlobal('sessionStorage', { getItem: () => 'key' })
  vi.stubGlobal('fetch', async (url: URL) => Response.json({ data: answers[url.pathname.split('/').at(-1)!], next_cursor: null }))
  Object.defineProperty(document, 'baseURI', { value: 'https://citable.example.com/' })
})
afterEach(() => {
  // what waits is looked at again while it is shown
  document.querySelector('main')?.replaceChildren()
  vi.unstubAllGlobals()
})

/** What the page of the only webhook shows, once the service has answered. */
async function openWebhook(deliveries: readonly object[]): Promise<Element> {
  answers = { webhooks: [webhook], deliveries }
  const main = document.querySelector('main')!
  main.replaceChildren(
    ...webhooksView((_place: Element, error: Error) => {
      throw error
    }),
  )
  const button = () => [...main.querySelectorAll('button')].find(({ textContent }) => textContent === webhook.url)
  await expect.poll(() => button() !== undefined).toBe(true)
  button()?.click()
  await expect.poll(() => main.querySelector('[aria-live] > *') !== null).toBe(true)
  return main
}

it.each([
  ['none', [], [], true],
  ['one', [delivery], ['a test delivered 1 204 12 Send again'], false],
  ['one that waits', [{ ...delivery, status: 'pending', response_status: null, ms: null }], ['a test waiting 1 – – '], false],
])('the deliveries of a webhook: %s', async (_name, deliveries, rows, isNone) => {
  const main = await openWebhook(deliveries)
  const cells = [...main.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' '),
  )
  expect(cells).toEqual(rows)
  expect(main.textContent.includes('Nothing was sent.')).toBe(isNone)
})
