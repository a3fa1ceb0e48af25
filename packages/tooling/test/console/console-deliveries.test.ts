import { expect, it } from 'vitest'
import { useConsole } from './console-page.ts'

const page = useConsole()

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

/** What the page of the only webhook shows, once the service has answered. */
async function openWebhook(deliveries: readonly object[]): Promise<Element> {
  page.answers['GET webhooks'] = { data: [webhook], next_cursor: null }
  page.answers[`GET webhooks/${webhook.id}/deliveries`] = { data: deliveries, next_cursor: null }
  await page.show('webhooks.js', 'webhooksView')
  await page.press(webhook.url)
  return page.main
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
