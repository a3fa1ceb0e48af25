import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { agents, findAgent } from '@citable/core/agents'
import { describe, expect, it } from 'vitest'
import type { Proofs, Verification } from '../traffic/proofs.ts'
import { createAgentNetworks, freshMs, type NetworkList, shippedLists } from './agent-networks.ts'
import { checkNames, type NameResolver, rememberNames, systemResolver } from './reverse-dns.ts'
import { createTestSigner } from './test-agent.ts'
import { verify } from './verify.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const day = 24 * 60 * 60 * 1000

/** The lists that come with this version, as if they were of another day. */
const listsOf = (asOf: number): readonly NetworkList[] => shippedLists.map((list) => ({ ...list, asOf }))

const fault = (code: string) => Object.assign(new Error(code), { code })
const silent: NameResolver = {
  reverse: async () => {
    throw fault('ESERVFAIL')
  },
  addresses: async () => [],
}

interface Case {
  readonly agent: string
  readonly address: string | null
  /** Days between the lists and the request. */
  readonly age: number
  readonly resolver?: NameResolver | null
  /** Days between the request and now. */
  readonly ago?: number
}

async function verdictOf({ agent, address, age, resolver = null, ago = 0 }: Case, signature: Proofs['signature'] = null) {
  const at = now - ago * day
  return verify(findAgent(agent)!, { address, signature }, at, {
    networks: createAgentNetworks(listsOf(at - age * day)),
    names: resolver && rememberNames(resolver, () => now),
    keysOf: async (origin) => (origin === 'https://chatgpt.com' ? [chatgpt.key] : origin === 'https://agent.bot.goog' ? [goog.key] : null),
    now: () => now,
  })
}

const chatgpt = createTestSigner()
const goog = createTestSigner()

/** An address in a list of each agent that has one. */
const inside = agents.flatMap(({ id, verify: { networks } }) => {
  const list = shippedLists.find((one) => networks.includes(one.id))
  return list ? [[id, list.prefixes.find((prefix) => !prefix.includes(':'))!.split('/')[0]!, list] as const] : []
})
const isCrawler = (id: string) => ['training', 'search_index', 'search_engine', 'dataset', 'ads'].includes(findAgent(id)!.purpose)

describe('an address in its operator’s networks verifies', () => {
  it.each(inside)('%s from %s', async (agent, address) => {
    for (const age of [0, 13, 15, 400])
      for (const form of [address, `::ffff:${address}`, ` ${address} `])
        expect(await verdictOf({ agent, address: form, age })).toEqual({ verification: 'verified', method: 'ip' })
  })

  it.each([
    ['googlebot', '2001:4860:4801:10::1'],
    ['googlebot', '2001:4860:4801:0010:ffff:ffff:ffff:ffff'],
    ['yandexbot', '2a02:6b8::feed'],
    [
      'ccbot',
      shippedLists
        .find(({ id }) => id === 'common-crawl')!
        .prefixes.find((prefix) => prefix.includes(':'))!
        .split('/')[0]!,
    ],
  ])('%s from %s', async (agent, address) => {
    expect(await verdictOf({ agent, address, age: 90 })).toEqual({ verification: 'verified', method: 'ip' })
  })
})

describe('an address outside its operator’s networks', () => {
  it.each(inside)('%s: a crawler fails by a fresh list, and none fails by an old one', async (agent) => {
    const fresh: Verification = isCrawler(agent) ? 'failed' : 'unverifiable'
    for (const [age, expected] of [
      [0, fresh],
      [13.9, fresh],
      [14, 'unverifiable'],
      [90, 'unverifiable'],
      [-13, fresh],
      [-15, 'unverifiable'],
    ] as const)
      for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::7', '8.8.8.8'])
        expect((await verdictOf({ agent, address, age })).verification, `${age} ${address}`).toBe(expected)
  })

  it.each([
    ['chatgpt-user', 'user_fetch'],
    ['claude-user', 'user_fetch'],
    ['perplexity-user', 'user_fetch'],
    ['mistralai-user', 'user_fetch'],
    ['google-agent', 'agent'],
    ['google-notebooklm', 'user_fetch'],
    ['claude-code', 'coding_agent'],
    ['cursor', 'coding_agent'],
    ['devin', 'agent'],
    ['chatgpt-agent', 'agent'],
  ])('%s may come from a person’s own machine', async (agent, purpose) => {
    expect(findAgent(agent)?.purpose).toBe(purpose)
    expect(await verdictOf({ agent, address: '203.0.113.7', age: 0 })).toEqual({ verification: 'unverifiable', method: 'none' })
  })

  it.each([
    '10.0.0.1',
    '127.0.0.1',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
  ])('%s is the site’s own proxy, and tells nothing', async (address) => {
    for (const agent of ['gptbot', 'googlebot', 'chatgpt-user'])
      expect(await verdictOf({ agent, address, age: 0, resolver: silent })).toEqual({ verification: 'unchecked', method: 'none' })
  })

  it.each(['an address of one agent is not one of another'])('%s', async () => {
    const searchbot = inside.find(([id]) => id === 'oai-searchbot')![1]
    expect(await verdictOf({ agent: 'gptbot', address: searchbot, age: 0 })).toEqual({ verification: 'failed', method: 'ip' })
    const anthropic = inside.find(([id]) => id === 'claudebot')![1]
    for (const agent of ['claudebot', 'claude-user', 'claude-searchbot'])
      expect((await verdictOf({ agent, address: anthropic, age: 0 })).verification).toBe('verified')
  })
})

describe('without an address that can be looked up', () => {
  it.each([null, '', 'unknown', '-', '203.0.113', '203.0.113.7:443', 'example.com', '203.0.113.7, 10.0.0.1'])(
    '“%s” is not checked',
    async (address) => {
      for (const agent of ['gptbot', 'googlebot', 'bytespider', 'unknown-ai'])
        expect(await verdictOf({ agent, address, age: 0 })).toEqual({ verification: 'unchecked', method: 'none' })
    },
  )

  it.each(agents.filter(({ isTokenOnly }) => isTokenOnly).map(({ id }) => id))(
    '%s is sent by no crawler, whatever its address',
    async (agent) => {
      for (const address of [null, '203.0.113.7', inside.find(([id]) => id === 'googlebot')![1], '127.0.0.1'])
        expect(await verdictOf({ agent, address, age: 0 })).toEqual({ verification: 'failed', method: 'none' })
    },
  )

  it.each(
    agents
      .filter(({ isTokenOnly, verify: { networks, reverseDns } }) => !isTokenOnly && networks.length === 0 && reverseDns.length === 0)
      .map(({ id }) => id),
  )('%s: its operator publishes nothing to check by', async (agent) => {
    expect(await verdictOf({ agent, address: '203.0.113.7', age: 0, resolver: silent })).toEqual({
      verification: 'unverifiable',
      method: 'none',
    })
  })

  it.each(['oai-adsbot', 'amzn-searchbot', 'mistralai-index', 'shapbot'])('%s: no list of it is known yet', async (agent) => {
    expect(await verdictOf({ agent, address: '203.0.113.7', age: 0 })).toEqual({ verification: 'unverifiable', method: 'none' })
  })
})

/** Names by address, and addresses by name. */
const zone = (
  names: Readonly<Record<string, readonly string[]>>,
  addresses: Readonly<Record<string, readonly string[] | string>>,
): NameResolver => ({
  reverse: async (address) => {
    if (!names[address]) throw fault('ENOTFOUND')
    return names[address]
  },
  addresses: async (name) => {
    const found = addresses[name]
    if (found === undefined) throw fault('ENODATA')
    if (typeof found === 'string') throw fault(found)
    return found
  },
})
const crawl = 'crawl-203-0-113-7.googlebot.com'

describe('names that lead back to the address', () => {
  it.each<[string, string, string, NameResolver, number, Verification]>([
    ['verify', 'googlebot', '203.0.113.7', zone({ '203.0.113.7': [crawl] }, { [crawl]: ['203.0.113.7'] }), 90, 'verified'],
    [
      'verify, though a fresh list lags behind',
      'googlebot',
      '203.0.113.7',
      zone({ '203.0.113.7': [crawl] }, { [crawl]: ['203.0.113.7'] }),
      0,
      'verified',
    ],
    [
      'in capitals, with a dot behind',
      'googlebot',
      '203.0.113.7',
      zone({ '203.0.113.7': ['Crawl.GoogleBot.com.'] }, { 'crawl.googlebot.com': ['203.0.113.7'] }),
      90,
      'verified',
    ],
    [
      'further down',
      'googlebot',
      '203.0.113.7',
      zone({ '203.0.113.7': ['a.geo.googlebot.com'] }, { 'a.geo.googlebot.com': ['203.0.113.7'] }),
      90,
      'verified',
    ],
    [
      'one of several addresses',
      'bingbot',
      '203.0.113.7',
      zone({ '203.0.113.7': ['b.search.msn.com'] }, { 'b.search.msn.com': ['8.8.8.8', '203.0.113.7'] }),
      90,
      'verified',
    ],
    [
      'one of several names',
      'applebot',
      '203.0.113.7',
      zone({ '203.0.113.7': ['x.example.com', 'a.applebot.apple.com'] }, { 'a.applebot.apple.com': ['203.0.113.7'] }),
      90,
      'verified',
    ],
    [
      'of IPv6',
      'ccbot',
      '2001:db8::7',
      zone({ '2001:db8::7': ['a.crawl.commoncrawl.org'] }, { 'a.crawl.commoncrawl.org': ['2001:db8:0:0::7'] }),
      90,
      'verified',
    ],
    [
      'of IPv4 in IPv6 form',
      'googlebot',
      '::ffff:203.0.113.7',
      zone({ '203.0.113.7': [crawl] }, { [crawl]: ['203.0.113.7'] }),
      90,
      'verified',
    ],
    [
      'of an agent that has no list',
      'baiduspider',
      '203.0.113.7',
      zone({ '203.0.113.7': ['baiduspider-1.crawl.baidu.com'] }, { 'baiduspider-1.crawl.baidu.com': ['203.0.113.7'] }),
      90,
      'verified',
    ],
    [
      'of a fetch for a person',
      'google-notebooklm',
      '203.0.113.7',
      zone({ '203.0.113.7': ['google-proxy-203-0-113-7.google.com'] }, { 'google-proxy-203-0-113-7.google.com': ['203.0.113.7'] }),
      90,
      'verified',
    ],
    [
      'forged: the name leads elsewhere',
      'googlebot',
      '203.0.113.7',
      zone({ '203.0.113.7': [crawl] }, { [crawl]: ['66.249.66.1'] }),
      90,
      'failed',
    ],
    ['forged: the name leads nowhere', 'googlebot', '203.0.113.7', zone({ '203.0.113.7': [crawl] }, {}), 90, 'failed'],
    ['of another owner', 'googlebot', '203.0.113.7', zone({ '203.0.113.7': ['static.example.net'] }, {}), 90, 'failed'],
    [
      'that only end alike',
      'googlebot',
      '203.0.113.7',
      zone({ '203.0.113.7': ['crawl.notgooglebot.com'] }, { 'crawl.notgooglebot.com': ['203.0.113.7'] }),
      90,
      'failed',
    ],
    [
      'that hold the domain in their middle',
      'googlebot',
      '203.0.113.7',
      zone({ '203.0.113.7': ['crawl.googlebot.com.example.net'] }, {}),
      90,
      'failed',
    ],
    [
      'of rented machines',
      'googlebot',
      '203.0.113.7',
      zone({ '203.0.113.7': ['7.113.0.203.gae.googleusercontent.com'] }, {}),
      90,
      'failed',
    ],
    ['without a name', 'bingbot', '203.0.113.7', zone({}, {}), 90, 'failed'],
    ['of a fetch for a person that lead elsewhere', 'google-notebooklm', '203.0.113.7', zone({}, {}), 90, 'unverifiable'],
    ['that name servers do not answer', 'googlebot', '203.0.113.7', silent, 90, 'unverifiable'],
    [
      'whose addresses name servers do not answer',
      'googlebot',
      '203.0.113.7',
      zone({ '203.0.113.7': [crawl] }, { [crawl]: 'ETIMEOUT' }),
      90,
      'unverifiable',
    ],
    ['that name servers do not answer, beside a fresh list', 'googlebot', '203.0.113.7', silent, 0, 'failed'],
    [
      'of an operator that gives its addresses none',
      'gptbot',
      '203.0.113.7',
      zone({ '203.0.113.7': ['static.example.net'] }, {}),
      90,
      'unverifiable',
    ],
  ])('%s (%s)', async (_name, agent, address, resolver, age, expected) => {
    expect((await verdictOf({ agent, address, age, resolver })).verification).toBe(expected)
  })

  it('of today say nothing of a request long ago', async () => {
    const resolver = zone({}, {})
    expect((await verdictOf({ agent: 'bingbot', address: '203.0.113.7', age: 90, resolver, ago: 13 })).verification).toBe('failed')
    expect((await verdictOf({ agent: 'bingbot', address: '203.0.113.7', age: 90, resolver, ago: 15 })).verification).toBe('unverifiable')
  })

  it('are remembered for a day, and silence for five minutes', async () => {
    let clock = now
    let asked = 0
    let answer: () => Promise<readonly string[]> = silent.reverse as () => Promise<readonly string[]>
    const find = rememberNames(
      {
        reverse: () => {
          asked++
          return answer()
        },
        addresses: async () => ['203.0.113.7'],
      },
      () => clock,
    )
    const ask = () => find('203.0.113.7', ['googlebot.com'])
    expect([await ask(), await ask(), asked]).toEqual(['unknown', 'unknown', 1])
    clock += 300_001
    answer = async () => [crawl]
    expect([await ask(), await ask(), asked]).toEqual(['confirmed', 'confirmed', 2])
    clock += day - 1
    await ask()
    expect(asked).toBe(2)
    clock += 1
    await ask()
    expect(asked).toBe(3)
    expect(await find('203.0.113.7', ['search.msn.com'])).toBe('contradicted')
  })

  it('are looked up for 64 addresses at once; the others wait for the next batch', async () => {
    const release = Promise.withResolvers<readonly string[]>()
    const find = rememberNames({ reverse: () => release.promise, addresses: async () => [] }, () => now)
    const all = Array.from({ length: 70 }, (_, index) => find(`203.0.113.${index}`, ['googlebot.com']))
    release.resolve([])
    expect((await Promise.all(all)).filter((verdict) => verdict === 'unknown')).toHaveLength(6)
    expect(await find('203.0.113.69', ['googlebot.com'])).toBe('contradicted')
  })

  it('are those of a real server of names', async () => {
    const server = createSocket('udp4')
    const rows: Readonly<Record<string, Buffer | null>> = {
      '7.113.0.203.in-addr.arpa 12': nameBytes(crawl),
      [`${crawl} 1`]: Buffer.from([203, 0, 113, 7]),
      '8.113.0.203.in-addr.arpa 12': nameBytes('forged.googlebot.com'),
      'forged.googlebot.com 1': Buffer.from([66, 249, 66, 1]),
      '9.113.0.203.in-addr.arpa 12': null,
      [`7${'.0'.repeat(23)}.8.b.d.0.1.0.0.2.ip6.arpa 12`]: nameBytes('six.googlebot.com'),
      'six.googlebot.com 28': Buffer.from('20010db8000000000000000000000007', 'hex'),
    }
    server.on('message', (query, { port, address }) => server.send(answerOf(query, rows), port, address))
    server.bind(0, '127.0.0.1')
    await once(server, 'listening')
    const resolver = systemResolver([`127.0.0.1:${(server.address() as AddressInfo).port}`])
    const addresses = ['203.0.113.7', '203.0.113.8', '203.0.113.9', '203.0.113.10', '2001:db8::7']
    const verdicts = await Promise.all(addresses.map((address) => checkNames(resolver, address, ['googlebot.com'])))
    server.close()
    expect(verdicts).toEqual(['confirmed', 'contradicted', 'unknown', 'contradicted', 'confirmed'])
  })
})

const nameBytes = (name: string): Buffer =>
  Buffer.concat([...name.split('.').map((part) => Buffer.from([part.length, ...Buffer.from(part)])), Buffer.from([0])])

/** An answer of a server of names (RFC 1035); null: SERVFAIL; no row: NXDOMAIN. */
function answerOf(query: Buffer, rows: Readonly<Record<string, Buffer | null>>): Buffer {
  let [at, name] = [12, '']
  while (query[at] !== 0) {
    name += `${name && '.'}${query.toString('latin1', at + 1, at + 1 + query[at]!)}`
    at += query[at]! + 1
  }
  const type = query.readUInt16BE(at + 1)
  const data = rows[`${name.toLowerCase()} ${type}`]
  const header = Buffer.from(query.subarray(0, 12))
  header.writeUInt16BE(0x8180 | (data ? 0 : data === null ? 2 : 3), 2)
  header.writeUInt16BE(data ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const question = query.subarray(12, at + 5)
  if (!data) return Buffer.concat([header, question])
  const row = Buffer.alloc(12)
  row.writeUInt16BE(0xc00c, 0)
  row.writeUInt16BE(type, 2)
  row.writeUInt16BE(1, 4)
  row.writeUInt32BE(60, 6)
  row.writeUInt16BE(data.length, 10)
  return Buffer.concat([header, question, row, data])
}

describe('a signature', () => {
  const seconds = now / 1000
  const signed = (origin: string, by = chatgpt, authority = 'example.com'): Proofs['signature'] => ({
    authority,
    method: 'GET',
    path: '/',
    ...by.headers({ origin, created: seconds - 5, expires: seconds + 60 }),
  })
  const atChatgpt = signed('https://chatgpt.com')
  it.each<[string, string, string | null, Proofs['signature'], { verification: Verification; method: string }]>([
    ['verifies its own agent', 'chatgpt-agent', null, atChatgpt, { verification: 'verified', method: 'wba' }],
    ['verifies another agent of its operator', 'chatgpt-user', '203.0.113.7', atChatgpt, { verification: 'verified', method: 'wba' }],
    ['goes before an address outside', 'gptbot', '203.0.113.7', atChatgpt, { verification: 'verified', method: 'wba' }],
    ['of one operator contradicts an agent of another', 'googlebot', null, atChatgpt, { verification: 'failed', method: 'wba' }],
    ['of one operator contradicts another’s address', 'googlebot', '66.249.66.1', atChatgpt, { verification: 'failed', method: 'wba' }],
    [
      'of Google verifies its agent',
      'google-agent',
      null,
      signed('https://agent.bot.goog', goog),
      { verification: 'verified', method: 'wba' },
    ],
    [
      'of another site fails',
      'chatgpt-agent',
      null,
      signed('https://chatgpt.com', chatgpt, 'example.org'),
      { verification: 'failed', method: 'wba' },
    ],
    [
      'of another site fails, whatever its address',
      'gptbot',
      '20.171.206.1',
      signed('https://chatgpt.com', chatgpt, 'example.org'),
      { verification: 'failed', method: 'wba' },
    ],
    [
      'by an unknown key leaves it to the address',
      'gptbot',
      '20.171.206.1',
      signed('https://chatgpt.com', goog),
      { verification: 'verified', method: 'ip' },
    ],
    [
      'by an unknown key, and no address',
      'chatgpt-agent',
      null,
      signed('https://chatgpt.com', goog),
      { verification: 'unverifiable', method: 'none' },
    ],
    [
      'of an unknown origin leaves it to the address',
      'gptbot',
      '203.0.113.7',
      signed('https://example.net'),
      { verification: 'failed', method: 'ip' },
    ],
    [
      'says nothing of an agent without operator',
      'firecrawlagent',
      '203.0.113.7',
      atChatgpt,
      { verification: 'unverifiable', method: 'none' },
    ],
  ])('%s', async (_name, agent, address, signature, expected) => {
    expect(await verdictOf({ agent, address, age: 0 }, signature)).toEqual(expected)
  })

  it('is not looked at while keys may not be fetched', async () => {
    const means = { networks: createAgentNetworks(listsOf(now)), names: null, keysOf: null, now: () => now }
    expect(await verify(findAgent('chatgpt-agent')!, { address: null, signature: atChatgpt }, now, means)).toEqual({
      verification: 'unchecked',
      method: 'none',
    })
  })
})

it('lists judge crawlers for 14 days', () => {
  expect(freshMs).toBe(14 * day)
})
