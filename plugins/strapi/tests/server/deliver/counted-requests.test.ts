import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const bot = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
const other = 'Mozilla/5.0 (compatible; SomeMonitor/1.0)'
const chatgpt = 'https://chatgpt.com/c/1'

let site: SharedSite

beforeAll(async () => {
  site = await sharedSite()
})
beforeEach(async () => {
  await site.app.db.connection('citable_traffic').delete()
})

/** Agent, kind, class of the status, and sum of each count. */
async function counted(): Promise<readonly (readonly unknown[])[]> {
  await site.service('traffic').flush()
  const rows = await site.app.db.connection('citable_traffic').select('agent', 'kind', 'status', 'hits')
  return rows.map(({ agent, kind, status, hits }: Record<string, unknown>) => [agent, kind, Number(status), Number(hits)]).sort()
}

/** Whom an assistant sends counts where the page is; an agent counts with what it got. */
test.each([
  ['a reader whom an assistant sends', browser, chatgpt, '/rye', 200, [['chatgpt', 'referral', 2, 1]]],
  ['a reader whose address says who sent them', browser, null, '/rye?utm_source=chatgpt.com', 200, [['chatgpt', 'referral', 2, 1]]],
  ['a page that answers with no content', browser, chatgpt, '/rye', 204, [['chatgpt', 'referral', 2, 1]]],
  ['a reader who is sent on for good', browser, chatgpt, '/rye', 301, []],
  ['a reader who is sent on for now', browser, chatgpt, '/rye', 302, []],
  ['a page that the browser has', browser, chatgpt, '/rye', 304, []],
  ['a reader who is sent on in the same way', browser, null, '/rye?utm_source=chatgpt.com', 308, []],
  ['a page that is not there', browser, chatgpt, '/gone', 404, []],
  ['a page that fails', browser, chatgpt, '/rye', 500, []],
  ['a reader whom nobody sends', browser, null, '/rye', 200, []],
  ['a reader whom another site sends', browser, 'https://news.example/', '/rye', 200, []],
  ['a program that is neither', other, chatgpt, '/rye', 200, []],
  ['an agent', bot, null, '/rye', 200, [['gptbot', 'training', 2, 1]]],
  ['an agent that says where it comes from', bot, chatgpt, '/rye', 200, [['gptbot', 'training', 2, 1]]],
  ['an agent that is sent on', bot, null, '/rye', 301, [['gptbot', 'training', 3, 1]]],
  ['an agent that finds nothing', bot, null, '/gone', 404, [['gptbot', 'training', 4, 1]]],
  ['an agent that asks what it may', bot, null, '/robots.txt', 200, [['gptbot', 'robots_txt', 2, 1]]],
])('%s', async (_name, userAgent, referrer, path, status, counts) => {
  site.service('traffic').note({ userAgent, referrer, host: 'www.example.org', path, status })
  expect(await counted()).toEqual(counts)
})

test('a reader who is sent on counts once, at the end', async () => {
  const note = (path: string, status: number) =>
    site.service('traffic').note({ userAgent: browser, referrer: chatgpt, host: 'www.example.org', path, status })
  note('/old?utm_source=chatgpt.com', 301)
  note('/rye/', 307)
  note('/rye', 200)
  expect(await counted()).toEqual([['chatgpt', 'referral', 2, 1]])
})

/** The lists of this version are older than a fortnight: they prove agents genuine, and only words that no crawler sends false. */
test.each([
  ['in its operator’s networks', bot, '20.171.206.9', ['training', 'verified']],
  ['in them, as Node tells it', bot, '::ffff:20.171.206.9', ['training', 'verified']],
  ['elsewhere', bot, '203.0.113.7', ['training', 'unverifiable']],
  ['of a proxy of one’s own', bot, '127.0.0.1', ['training', 'unchecked']],
  ['that is not known', bot, null, ['training', 'unchecked']],
  ['of a word that only robots.txt knows', 'Mozilla/5.0 (compatible; Google-Extended)', '203.0.113.7', ['failed', 'failed']],
])('an agent with an address %s', async (_name, userAgent, address, expected) => {
  site.service('traffic').note({ userAgent, referrer: null, host: 'www.example.org', path: '/rye', status: 200, address })
  const event = {
    type: 'hit',
    id: crypto.randomUUID(),
    ts: new Date().toISOString(),
    host: 'www.example.org',
    path: '/rye',
    status: 200,
    user_agent: userAgent,
    address,
  }
  site.service('traffic').take([event])
  await site.service('traffic').flush()
  const rows = await site.app.db.connection('citable_traffic').select('*')
  expect(rows.map(({ kind, evidence, hits }: Record<string, unknown>) => [kind, evidence, Number(hits)])).toEqual([[...expected, 2]])
  if (address !== null) expect(JSON.stringify(rows)).not.toContain(address)
  const { summary } = await site.service('traffic').report(7)
  expect(summary.fetches).toBe(expected[0] === 'failed' ? 0 : 2)
})
