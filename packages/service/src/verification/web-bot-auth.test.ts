import { createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SignedRequest } from '../traffic/proofs.ts'
import { createKeyDirectories, keyOrigins, readDirectory } from './key-directories.ts'
import { createTestSigner, type SignOptions } from './test-agent.ts'
import { type KeysOf, verifySignature } from './web-bot-auth.ts'

const at = 1_763_640_000
const origin = 'https://chatgpt.com'
const signer = createTestSigner()
const rsa = createTestSigner('rsa')
const other = createTestSigner()
const keysOf: KeysOf = async (asked) => (asked === origin ? [signer.key, rsa.key] : asked === 'https://agent.bot.goog' ? [other.key] : null)

const usual: SignOptions = { origin, created: at - 10, expires: at + 300 }

function outcome(options: Partial<SignOptions> = {}, request: Partial<SignedRequest> = {}, by = signer) {
  const headers = by.headers({ ...usual, ...options })
  return verifySignature({ authority: 'example.com', method: 'GET', path: '/bread?a=1', ...headers, ...request }, at, keysOf)
}

describe('the draft’s own vectors hold', () => {
  const pem = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAr4tmm3r20Wd/PbqvP1s2
+QEtvpuRaV8Yq40gjUR8y2Rjxa6dpG2GXHbPfvMs8ct+Lh1GH45x28Rw3Ry53mm+
oAXjyQ86OnDkZ5N8lYbggD4O3w6M6pAvLkhk95AndTrifbIFPNU8PPMO7OyrFAHq
gDsznjPFmTOtCEcN2Z1FpWgchwuYLPL+Wokqltd11nqqzi+bJ9cvSKADYdUAAN5W
Utzdpiy6LbTgSxP7ociU4Tn0g5I6aDZJ7A8Lzo0KSyZYoA485mqcO0GVAdVw9lq4
aOT9v6d+nb4bnNkQVklLQ3fVAvJm+xdDOp9LCNCN48V2pnDOkFV6+U9nV5oyc6XI
2wIDAQAB
-----END PUBLIC KEY-----`
  const { n, e } = createPublicKey(pem).export({ format: 'jwk' })
  const directory = JSON.stringify({
    keys: [
      { kty: 'OKP', crv: 'Ed25519', x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs' },
      { kty: 'RSA', n, e },
    ],
  })
  const exampleKeys: KeysOf = async (asked) => (asked === 'https://signature-agent.test' ? readDirectory(directory, []) : null)
  const parameters = (label: string, keyId: string, algorithm: string, expires: number, nonce: string) =>
    `sig2=("@authority" "signature-agent"${label});created=1735689600;keyid="${keyId}";alg="${algorithm}";expires=${expires};nonce="${nonce}";tag="web-bot-auth"`
  const edKey = 'poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U'
  const rsaKey = 'oD0HwocPBSfpNy5W3bpJeyFGY_IQ_YpqxSjQ3Yd-CLA'
  const vectors = [
    {
      name: 'Ed25519',
      agent: 'agent2="https://signature-agent.test"',
      input: parameters(
        ';key="agent2"',
        edKey,
        'ed25519',
        4889289600,
        'n9p433xm+NJ3ph3upfBIGmsuwHw387YV7Q/F+6BSpGCVjYCqQw6rznNA8PVVLySrAWsv0hQtFioQb6E1YsauiA==',
      ),
      signature: 'sig2=:RdNFx5Bj6au3YgAMQL/RzmUlZE8QZLIaXGRpw985hWnwPfMxT228NMk6ehRS1PSl4e8PhbNZACSanGdhEwYCCg==:',
      at: 1_763_640_000,
    },
    {
      name: 'Ed25519 with the older header',
      agent: '"https://signature-agent.test"',
      input: parameters(
        '',
        edKey,
        'ed25519',
        1735693200,
        'e8N7S2MFd/qrd6T2R3tdfAuuANngKI7LFtKYI/vowzk4lAZYadIX6wW25MwG7DCT9RUKAJ0qVkU0mEeLElW1qg==',
      ),
      signature: 'sig2=:jdq0SqOwHdyHr9+r5jw3iYZH6aNGKijYp/EstF4RQTQdi5N5YYKrD+mCT1HA1nZDsi6nJKuHxUi/5Syp3rLWBA==:',
      at: 1_735_690_000,
    },
    {
      name: 'RSA-PSS',
      agent: 'agent2="https://signature-agent.test"',
      input: parameters(
        ';key="agent2"',
        rsaKey,
        'rsa-pss-sha512',
        4889289600,
        'wcfPQPh7SzkvrIVvhD00vNk9PkxJNY2NVbYl2PVBB4zmUoluSwE7W6bPtF60QA3k8g06FU7PPCD+J58YofY1zg==',
      ),
      signature:
        'sig2=:gHzpLNeHaHIO19NaJH9YMW5dcVSi2s0wOMBr6p18vcofS106sfC4KBIS0/szPlBBd1vIcyQ88B6CTEWIhRAiVrb9zfX0mx1aG12CSGWcYkSirHeyTxhbuJvXd27ed6skWoy4PjXItq38936ivUQjfdIwXh1aX6HxkAC3vRnEdSNfntkLWeEuIQ5BLIOBGE39fSwg27Qjq6OVWYas/9/aFUr3HA34MXWYdp+//cvlEKDp3kRoLOw9ro0AOr6srHrTeEtxon2afcws1aZVSlPdd2fZSEIGmw9HAHLDCEkFTERu1gH2k/zIEqgy7CAYXI9E5slog0cLg/Vc6+f8gih33g==:',
      at: 1_763_640_000,
    },
    {
      name: 'RSA-PSS with the older header',
      agent: '"https://signature-agent.test"',
      input: parameters(
        '',
        rsaKey,
        'rsa-pss-sha512',
        1735693200,
        'XSHtZVCThSIAksXsH9WBs6AtxtXC0eQGiIcUGSoJstFs8lAWakjhrfwzLhyjtme5iXMZvmFWqDEs6cT3Jf+BbQ==',
      ),
      signature:
        'sig2=:I1QWNzGXdP1a4dSvOHLCVOOanEYHDk+ZsVxM9MLX/p4ko69ghKwR5EOtAD96g7g4GWP7lmpM/jFAf9q8EFRDTPLjUXySwMv4YPgabv2LQihTJG2y8a2m6IGltyruwQNiqSJVUuRaG9+b17CGmAMFZh30X6GXLdQJrCARpeTqPwp2DC+a8haDE/VE5EruqzjA5/2mKwvrkzkSqeW5tOVtFwWRRHIOidquf/8Je6kM9mhgkg4arudLA5SL4wyyYE1jURIgcOl8agrfdJ5Def23DIRtiOLRa8jT9cpTLFAuFHN+mrZA/LH9h0gSIg1cPb+0cMASee5uku1KjWcFer7jWA==:',
      at: 1_735_690_000,
    },
  ]
  it.each(vectors)('$name', async ({ agent, input, signature, at: when }) => {
    const request = { authority: 'example.com', method: 'GET', path: '/', agent, input, signature }
    expect(await verifySignature(request, when, exampleKeys)).toEqual({ outcome: 'verified', signer: 'https://signature-agent.test' })
    expect(await verifySignature({ ...request, authority: 'example.org' }, when, exampleKeys)).toMatchObject({ outcome: 'failed' })
    expect(await verifySignature(request, 4_889_289_601, exampleKeys)).toMatchObject({ outcome: 'failed' })
  })

  it('their keys, whose private halves are public, verify nothing', () => {
    expect(readDirectory(directory)).toEqual([])
  })
})

describe('a signature', () => {
  const covers = (...more: readonly (readonly [string, string])[]) => ({
    components: [['"@authority"', 'example.com'], ...more, ['"signature-agent";key="sig1"', `"${origin}"`]] as const,
  })
  it.each<[string, Partial<SignOptions>, Partial<SignedRequest>]>([
    ['of the least that is asked for', {}, {}],
    ['at a host in capitals', {}, { authority: 'EXAMPLE.com' }],
    ['at the usual port', {}, { authority: 'example.com:443' }],
    ['over the method', covers(['"@method"', 'GET']), {}],
    ['over the path', covers(['"@path"', '/bread']), {}],
    ['over the query', covers(['"@query"', '?a=1']), {}],
    ['over no query', covers(['"@query"', '?']), { path: '/bread' }],
    [
      'over the whole address',
      {
        components: [
          ['"@target-uri"', 'https://example.com/bread?a=1'],
          ['"signature-agent";key="sig1"', `"${origin}"`],
        ],
      },
      {},
    ],
    ['that names its algorithm', { parameters: ';alg="ed25519"' }, {}],
    ['with a nonce', { parameters: ';nonce="abc=="' }, {}],
    [
      'of an origin with a slash',
      {
        agent: `sig1="${origin}/"`,
        components: [
          ['"@authority"', 'example.com'],
          ['"signature-agent";key="sig1"', `"${origin}/"`],
        ],
      },
      {},
    ],
    [
      'that says how its keys are found',
      {
        agent: `sig1="${origin}";type=directory`,
        components: [
          ['"@authority"', 'example.com'],
          ['"signature-agent";key="sig1"', `"${origin}";type=directory`],
        ],
      },
      {},
    ],
    ['beside a member of another', { agent: `other="https://example.net", sig1="${origin}"` }, {}],
    [
      'with the older header',
      {
        agent: `"${origin}"`,
        components: [
          ['"@authority"', 'example.com'],
          ['"signature-agent"', `"${origin}"`],
        ],
      },
      {},
    ],
    ['of this very second', { created: at }, {}],
    ['of a clock that is a little ahead', { created: at + 30 }, {}],
    ['in its last second', { expires: at }, {}],
  ])('%s is verified', async (_name, options, request) => {
    expect(await outcome(options, request)).toEqual({ outcome: 'verified', signer: origin })
  })

  it('by RSA is verified', async () => {
    expect(await outcome({}, {}, rsa)).toMatchObject({ outcome: 'verified' })
    expect(await outcome({ parameters: ';alg="rsa-pss-sha512"' }, {}, rsa)).toMatchObject({ outcome: 'verified' })
  })

  it.each<[string, Partial<SignOptions>, Partial<SignedRequest>]>([
    ['of another site', {}, { authority: 'example.org' }],
    ['of another port', {}, { authority: 'example.com:8443' }],
    ['of another path', covers(['"@path"', '/butter']), {}],
    ['of another method', covers(['"@method"', 'POST']), {}],
    ['of another query', covers(['"@query"', '?a=2']), {}],
    ['that ended', { expires: at - 1 }, {}],
    ['of a time to come', { created: at + 3_600, expires: at + 7_200 }, {}],
    ['that ends before it begins', { created: at + 50, expires: at + 40 }, {}],
    ['cut short', {}, { signature: 'sig1=:AAAA:' }],
    ['of zeros', {}, { signature: `sig1=:${Buffer.alloc(64).toString('base64')}:` }],
    ['with the algorithm of another key', { parameters: ';alg="rsa-pss-sha512"' }, {}],
    ['with a secret for a key', { parameters: ';alg="hmac-sha256"' }, {}],
  ])('%s fails', async (_name, options, request) => {
    expect(await outcome(options, request)).toEqual({ outcome: 'failed', signer: origin })
  })

  it('by another key under this one’s name fails', async () => {
    expect(await outcome({ keyId: signer.key.id }, {}, other)).toMatchObject({ outcome: 'failed' })
  })

  it.each<[string, Partial<SignOptions>, Partial<SignedRequest>]>([
    ['by a key of another origin', { keyId: other.key.id }, {}],
    ['of an origin that is not fetched', { origin: 'https://example.net' }, {}],
    ['over http', { origin: 'http://chatgpt.com' }, {}],
    ['of an address below an origin', { origin: 'https://chatgpt.com/keys' }, {}],
    ['of an origin with a question', { origin: 'https://chatgpt.com/?a' }, {}],
    ['of no address', { origin: 'chatgpt' }, {}],
    ['without key', { keyId: null }, {}],
    ['without beginning', { created: null }, {}],
    ['without end', { expires: null }, {}],
    ['that covers no site', { components: [['"signature-agent";key="sig1"', `"${origin}"`]] }, {}],
    ['that does not cover who signs', { components: [['"@authority"', 'example.com']] }, {}],
    ['over a header that we do not see', covers(['"accept"', 'text/html']), {}],
    ['over a part with parameters', covers(['"@query-param";name="a"', '1']), {}],
    ['whose header is missing', {}, { agent: '' }],
    ['whose header is broken', {}, { agent: 'sig1="https://chatgpt.com' }],
    ['whose own header is missing', {}, { signature: '' }],
    ['whose own header is broken', {}, { signature: 'sig1=:AA' }],
    ['of another label', {}, { signature: 'sig2=:AAAA:' }],
    ['that is no bytes', {}, { signature: 'sig1="AAAA"' }],
    [
      'whose keys are found another way',
      {
        agent: `sig1="${origin}";type=cimd`,
        components: [
          ['"@authority"', 'example.com'],
          ['"signature-agent";key="sig1"', `"${origin}";type=cimd`],
        ],
      },
      {},
    ],
  ])('%s cannot be told', async (_name, options, request) => {
    expect(await outcome(options, request)).toEqual({ outcome: 'unverifiable', signer: null })
  })

  it.each<[string, Partial<SignOptions>, Partial<SignedRequest>]>([
    ['none', {}, { input: '', signature: '', agent: '' }],
    ['one of another kind', { tag: 'payments' }, {}],
    ['nonsense', {}, { input: '((((', signature: '))))' }],
  ])('%s says nothing', async (_name, options, request) => {
    expect(await outcome(options, request)).toEqual({ outcome: 'none', signer: null })
  })

  it('beside a bad one decides', async () => {
    const good = signer.headers(usual)
    const input = `bad=${good.input.slice(5)}, ${good.input}`
    const request = {
      authority: 'example.com',
      method: 'GET',
      path: '/',
      agent: good.agent,
      input,
      signature: `bad=:AAAA:, ${good.signature}`,
    }
    expect(await verifySignature(request, at, keysOf)).toMatchObject({ outcome: 'verified' })
  })
})

describe('a directory of keys', () => {
  const { x } = signer.key.key.export({ format: 'jwk' })
  const key = { kty: 'OKP', crv: 'Ed25519', x }
  const text = JSON.stringify({ keys: [key] })

  it.each<[string, string, number | null]>([
    ['one key', text, 1],
    ['a key that cannot sign', JSON.stringify({ keys: [key, { kty: 'oct', k: 'AAAA' }, { kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }] }), 1],
    ['a key that is broken', JSON.stringify({ keys: [{ ...key, x: 'AA' }, null, 7] }), 0],
    ['no key', JSON.stringify({ keys: [] }), 0],
    ['21 keys', JSON.stringify({ keys: Array(21).fill(key) }), null],
    ['no JSON', '<html>', null],
    ['another object', '{"jwks":[]}', null],
    ['keys that are no list', '{"keys":{}}', null],
  ])('%s', (_name, body, count) => {
    expect(readDirectory(body)?.length ?? null).toBe(count)
  })

  it('a short RSA key verifies nothing', () => {
    const n = Buffer.alloc(128, 0xc5).toString('base64url')
    expect(readDirectory(JSON.stringify({ keys: [{ kty: 'RSA', n, e: 'AQAB' }] }))).toEqual([])
  })

  it('is asked of known origins alone, once while it lasts, and keeps its keys through an outage', async () => {
    let clock = 0
    let answer: { text: string; cacheControl: string } | null = { text, cacheControl: 'public, max-age=600' }
    const asked: string[] = []
    const find = createKeyDirectories(
      async (url) => {
        asked.push(url)
        return answer
      },
      () => clock,
    )
    expect(await find('https://example.net')).toBeNull()
    expect(asked).toEqual([])
    const both = await Promise.all([find(origin), find(origin)])
    expect(both.map((keys) => keys?.length)).toEqual([1, 1])
    clock += 599_000
    await find(origin)
    expect(asked).toEqual([`${origin}/.well-known/http-message-signatures-directory`])
    clock += 2_000
    answer = null
    expect(await find(origin)).toHaveLength(1)
    clock += 299_000
    expect(await find(origin)).toHaveLength(1)
    expect(asked).toHaveLength(2)
    clock += 2_000
    answer = { text: JSON.stringify({ keys: [] }), cacheControl: '' }
    expect(await find(origin)).toEqual([])
    expect(asked).toHaveLength(3)
  })

  it('no origin is asked that is not in the table of agents', () => {
    expect([...keyOrigins].sort()).toEqual(['https://agent.bot.goog', 'https://chatgpt.com'])
  })
})
