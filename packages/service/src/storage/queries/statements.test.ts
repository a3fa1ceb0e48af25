import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openMigrated } from '../../../test/databases/open-migrated.ts'
import { engines } from '../../../test/databases/storages.ts'
import { a, b, changesOf, dayMs, now, type Rows, seed, writeSingly } from '../../../test/setup/two-tenants.ts'
import { noteFacts } from '../article-facts.ts'
import { storeAnswer } from '../idempotency.ts'
import { changeKey, getKey, retireKey, revokeKey, type StoredKey, touchKey } from '../keys.ts'
import { forgetArticle, forgetOldResults, type NewOptimization, storeOptimization } from '../optimizations.ts'
import { forgetPageCopies, storePageCopy } from '../page-copies.ts'
import { countResult, type GradedResult, refreshGrades, uncountArticle } from '../publishers.ts'
import { forgetRateBuckets, storeRateBucket } from '../rate-buckets.ts'
import { pruneRobotsCache, sharedRobotsCache } from '../robots-cache.ts'
import { checkSecret, proofName } from '../secret-proof.ts'
import { ensureSite } from '../sites.ts'
import { type Storage, statement, type TenantScope } from '../storage.ts'
import { ensureTenant, ensureTestSpace } from '../tenants.ts'
import { storeTranslation, storeTranslations } from '../translations.ts'

const ids = ['a', 'b'] as const
const yearMs = 365 * dayMs
const month = new Date(now).toISOString().slice(0, 7)

const key = (tenant_id: string, n: number, more: { revoked_at?: number; rotated_at?: number } = {}) => ({
  id: `${tenant_id}${n}`,
  tenant_id,
  name: `key ${n}`,
  prefix: 'p',
  last4: '1234',
  digest: `${tenant_id}${n}`,
  scopes: 'score:read',
  environment: 'live' as const,
  created_by: null,
  created_at: 1,
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  ...more,
})

const article = (tenant_id: string, n: number, publisher_id: string | null, graded_score: number, graded_at = now) => ({
  id: `${tenant_id}${n}`,
  tenant_id,
  identity: `https://one.example/${n}`,
  canonical_url: `https://one.example/${n}`,
  latest_optimization_id: `${tenant_id}${n}new`,
  aeo_score: graded_score,
  seo_score: 50,
  created_at: 1,
  updated_at: 1,
  publisher_id,
  graded_score,
  graded_words: 200,
  graded_seo_score: 50,
  graded_at,
})

const optimization = (tenant_id: string, article_id: string, age: string, created_at: number) => ({
  id: `${article_id}${age}`,
  tenant_id,
  article_id,
  status: 'completed' as const,
  url: null,
  aeo_score: 50,
  seo_score: 50,
  rubric_version: '1',
  scores: '{}',
  checks_summary: '{}',
  created_at,
  computed_at: created_at,
})

const publisher = (tenant_id: string, id: string, host: string) => ({
  id: `${tenant_id}${id}`,
  tenant_id,
  host,
  name: null,
  // as if there were ten good articles: enough for a letter
  articles: 10,
  counted: 10,
  total: 900,
  squares: 81_000,
  bots_allowed: null,
  bots: null,
  told_letter: null,
  rubric_version: '1',
  oldest_at: now - 2 * yearMs,
  computed_at: 1,
})

const publisherMonth = (tenant_id: string, publisher_id: string, month: string) => ({
  tenant_id,
  publisher_id,
  month,
  articles: 1,
  total: 1,
  squares: 1,
  below_40: 1,
  below_70: 1,
  rubric_version: '0',
})

/** Each tenant has several rows of each kind; ids begin with the tenant. */
const rows: Rows = {
  setting: [
    { name: proofName, value: 'old' },
    { name: 'other', value: 'old' },
  ],
  tenant: ids.map((id) => ({ id, name: id, created_at: 1 })),
  site: ids.map((tenant_id) => ({ id: `${tenant_id}s`, tenant_id, host: 'one.example', created_at: 1 })),
  api_key: ids.flatMap((id) => [key(id, 1), key(id, 2), key(id, 3, { revoked_at: 5 }), key(id, 4, { rotated_at: 5 })]),
  rate_bucket: [
    { name: 'one', tokens: 1, at: now - dayMs, version: 3 },
    { name: 'two', tokens: 1, at: now - dayMs - 1, version: 3 },
  ],
  article: [
    ...ids.flatMap((id) => [
      article(id, 1, `${id}p`, 50),
      article(id, 2, `${id}p`, 90),
      article(id, 3, `${id}q`, 30),
      article(id, 4, null, 10),
      article(id, 5, `${id}p`, 20, now - yearMs - 1),
    ]),
    // counts for a publisher of the other tenant, which must not count it
    article('b', 6, 'ap', 70),
  ],
  optimization: [
    ...ids.flatMap((id) => [
      optimization(id, `${id}1`, 'old', 5),
      optimization(id, `${id}1`, 'new', 9),
      optimization(id, `${id}2`, 'old', 8),
      optimization(id, `${id}2`, 'new', 9),
      optimization(id, `${id}3`, 'new', 5),
    ]),
    // names an article of the other tenant
    { ...optimization('b', 'a1', 'stray', 9) },
  ],
  optimization_document: ids.flatMap((id) => ['1old', '1new', '2old'].map((n) => ({ optimization_id: `${id}${n}`, document: '{}' }))),
  idempotency: ids.flatMap((tenant_id) =>
    [now - 1, now, now + 1].map((expires_at, n) => ({
      tenant_id,
      route: 'optimize',
      key: `k${n}`,
      fingerprint: 'f',
      status: 200,
      body: '{}',
      expires_at,
    })),
  ),
  publisher: ids.flatMap((id) => [publisher(id, 'p', 'one.example'), { ...publisher(id, 'q', 'two.example'), oldest_at: now }]),
  publisher_month: ids.flatMap((id) => [
    publisherMonth(id, `${id}p`, month),
    publisherMonth(id, `${id}p`, '1970-01'),
    publisherMonth(id, `${id}q`, month),
  ]),
  article_reason: [
    ...ids.flatMap((tenant_id) =>
      ['1', '2'].map((n) => ({ tenant_id, article_id: `${tenant_id}${n}`, publisher_id: `${tenant_id}p`, check_id: 'old' })),
    ),
    { tenant_id: 'b', article_id: 'a1', publisher_id: 'bp', check_id: 'stray' },
  ],
  page_copy: ids.flatMap((tenant_id) =>
    [now - dayMs, now - dayMs + 1, now - 1].map((fetched_at, n) => ({
      tenant_id,
      url_hash: `h${n}`,
      etag: null,
      last_modified: null,
      page: new Uint8Array([n]),
      fetched_at,
    })),
  ),
  robots_copy: [now - dayMs, now - dayMs + 1, now - 1].map((fetched_at, n) => ({ origin: `https://${n}.example`, text: null, fetched_at })),
  translation_memory: ids.flatMap((tenant_id) =>
    [now - 180 * dayMs - 1, now - 180 * dayMs, now - dayMs, now - dayMs].map((used_at, n) => ({
      tenant_id,
      key: `k${n}`,
      text: 'old',
      unknown_words: 0,
      used_at,
    })),
  ),
  translation: ids.flatMap((tenant_id) =>
    [now - 30 * dayMs - 1, now - 30 * dayMs].map((created_at, n) => ({
      id: `${tenant_id}${n}`,
      tenant_id,
      site_id: null,
      targets: 'de',
      document: '{}',
      created_at,
    })),
  ),
}

const secondResult: NewOptimization = {
  id: 'second',
  articleId: 'a1',
  identity: 'https://one.example/1',
  canonicalUrl: 'https://one.example/1',
  url: null,
  aeoScore: 51,
  seoScore: 61,
  rubricVersion: '1',
  scores: '{}',
  checksSummary: '{}',
  document: deflateRawSync('{}'),
  request: new Uint8Array([7]),
  createdAt: now,
}

const graded: GradedResult = {
  articleId: 'a1',
  host: 'one.example',
  words: 200,
  siteName: 'One',
  aeoScore: 80,
  seoScore: 60,
  rubricVersion: '2',
  failing: ['new'],
  bots: { allowed: 1, of: 2 },
  at: now,
}

const page = { etag: '"2"', lastModified: 'today' } as Parameters<typeof storePageCopy>[3]

/** Publisher and month with the sums over the articles 1 and 2, whose scores are 50 and 90. */
const sumsOfTwo = (id: string, version: string, more = '') => [
  `publisher ${id}: articles 2, below_70 1, ${version === '2' ? 'bots 2, bots_allowed 1, ' : ''}computed_at now, counted 2, from_40 1, from_80 1, ${
    version === '2' ? 'name One, ' : ''
  }oldest_at now, ${version === '2' ? 'rubric_version 2, ' : ''}seo_total 100, squares 10600, ${more}`,
  `publisher_month ${id} ${month}: articles 2, below_40 0, counted 2, rubric_version ${version}, squares 10600, total 140`,
]

type Act = (storage: Storage) => Promise<unknown>
type Row = readonly [what: string, act: Act, changes: readonly string[]]

const withKey =
  (id: string, act: (storage: Storage, key: StoredKey) => Parameters<Storage['write']>[0][number], change: Partial<StoredKey> = {}): Act =>
  async (storage) => {
    const found = await getKey(storage, { tenantId: id.slice(0, 1) }, id)
    return storage.write([act(storage, { ...found!, ...change })])
  }

const revoke =
  (scope: TenantScope, id: string): Act =>
  (storage) =>
    storage.write([revokeKey(storage, scope, id, now)])

const keyRows: readonly Row[] = [
  ['a key is revoked', revoke(a, 'a1'), ['api_key a1: revoked_at now, version 2']],
  ['a key is revoked by another tenant', revoke(b, 'a1'), []],
  ['a revoked key is revoked', revoke(a, 'a3'), []],
  ['a key is changed', withKey('a1', (storage, each) => changeKey(storage, a, each, { name: 'x' })), ['api_key a1: name x, version 2']],
  ['a key is changed by another tenant', withKey('a1', (storage, each) => changeKey(storage, b, each, { name: 'x' })), []],
  ['a key is changed late', withKey('a1', (storage, each) => changeKey(storage, a, each, { name: 'x' }), { version: 7 }), []],
  [
    'a key is retired',
    withKey('a1', (storage, each) => retireKey(storage, a, each, now + 1, now)),
    ['api_key a1: expires_at now+1, rotated_at now, version 2'],
  ],
  ['a key is retired by another tenant', withKey('a1', (storage, each) => retireKey(storage, b, each, now + 1, now)), []],
  ['a key is retired late', withKey('a1', (storage, each) => retireKey(storage, a, each, now + 1, now), { version: 7 }), []],
  ['a revoked key is retired', withKey('a3', (storage, each) => retireKey(storage, a, each, now + 1, now)), []],
  ['a retired key is retired', withKey('a4', (storage, each) => retireKey(storage, a, each, now + 1, now)), []],
  ['a key is used', (storage) => storage.write([touchKey(storage, a, 'a1', now)]), ['api_key a1: last_used_at now']],
  ['a key is used by another tenant', (storage) => storage.write([touchKey(storage, b, 'a1', now)]), []],
]

const facts = { title: 'T', publishedAt: 1, modifiedAt: 2, isDrawn: 1 } as const
const forget =
  (scope: TenantScope, id: string, publisherId: string | null): Act =>
  (storage) =>
    writeSingly(storage, forgetArticle(storage, scope, { id, canonicalUrl: null, publisherId }))

const articleRows: readonly Row[] = [
  [
    'facts of an article',
    (storage) => storage.write([noteFacts(storage, a, 'a1', facts)]),
    ['article a1: is_drawn 1, modified_at 2, published_at 1, title T'],
  ],
  [
    'facts of an article whose page was not looked at',
    (storage) => storage.write([noteFacts(storage, a, 'a1', { ...facts, isDrawn: null })]),
    ['article a1: modified_at 2, published_at 1, title T'],
  ],
  ['facts of an article, by another tenant', (storage) => storage.write([noteFacts(storage, b, 'a1', facts)]), []],
  [
    'another result of an article',
    (storage) => storage.write(storeOptimization(storage, a, secondResult, false)),
    [
      '+ optimization second',
      '+ optimization_document second',
      'article a1: aeo_score 51, latest_optimization_id second, request x07, seo_score 61, updated_at now',
    ],
  ],
  ['another result of an article, by another tenant', (storage) => storage.write(storeOptimization(storage, b, secondResult, false)), []],
  [
    'an article is forgotten',
    forget(a, 'a1', 'ap'),
    ['- article a1', '- optimization a1new', '- optimization a1old', '- optimization_document a1new', '- optimization_document a1old'],
  ],
  ['an article without a publisher is forgotten', forget(a, 'a4', null), ['- article a4']],
  ['an article is forgotten by another tenant, which has a result of it', forget(b, 'a1', 'ap'), ['- optimization a1stray']],
  [
    'an article is forgotten that counts for another publisher',
    (storage) => storage.write(forgetArticle(storage, a, { id: 'a1', canonicalUrl: null, publisherId: 'aq' })),
    [],
  ],
  [
    'an article is forgotten that counts by now',
    (storage) => storage.write(forgetArticle(storage, a, { id: 'a1', canonicalUrl: null, publisherId: null })),
    [],
  ],
  [
    'old results are forgotten',
    (storage) => storage.write([forgetOldResults(storage, 6)]),
    ['- optimization a1old', '- optimization b1old', '- optimization_document a1old', '- optimization_document b1old'],
  ],
]

const count =
  (scope: TenantScope, change: Partial<GradedResult> = {}): Act =>
  async (storage) => {
    const counted = await countResult(storage, scope, { ...graded, ...change })
    return writeSingly(storage, [...counted.before, ...counted.after])
  }

const publisherRows: readonly Row[] = [
  [
    'a result counts',
    count(a),
    [
      '+ article_reason a a1 new',
      '- article_reason a a1 old',
      'article a1: graded_score 80, graded_seo_score 60',
      'publisher ap: articles 2, bots 2, bots_allowed 1, computed_at now, counted 2, from_80 2, name One, oldest_at now, rubric_version 2, seo_total 110, squares 14500, told_letter A-, total 170, version 2',
      `publisher_month ap ${month}: articles 2, below_40 0, below_70 0, counted 2, rubric_version 2, squares 14500, total 170`,
    ],
  ],
  [
    'the letter was announced in the meantime',
    async (storage) => {
      const counted = await countResult(storage, a, graded)
      await storage.write([statement(storage.build.updateTable('publisher').set({ told_letter: 'F' }).where('id', '=', 'ap'))])
      return storage.write([...counted.before, ...counted.after])
    },
    ['publisher ap: told_letter F'],
  ],
  [
    'a result counts that names an article of another tenant',
    count(b),
    ['+ article_reason b a1 new', '- article_reason b a1 stray', ...sumsOfTwo('bp', '2', 'told_letter B+, total 140, version 2')],
  ],
  [
    'an article counts no more',
    (storage) => {
      const { before, after } = uncountArticle(storage, a, { id: 'a1', publisherId: 'ap' }, now)
      return writeSingly(storage, [...before, ...after])
    },
    ['- article_reason a a1 old', ...sumsOfTwo('ap', '1', 'total 140, version 2')],
  ],
  [
    'an article of another tenant counts no more',
    (storage) => {
      const { before, after } = uncountArticle(storage, b, { id: 'a1', publisherId: 'ap' }, now)
      return writeSingly(storage, [...before, ...after])
    },
    ['- article_reason b a1 stray'],
  ],
  ['grades grow old', (storage) => refreshGrades(storage, a, now), sumsOfTwo('ap', '1', 'total 140')],
]

const answer = { fingerprint: 'f', status: 200, body: '{}' }
const fresh = new Map([['k2', { text: 'new', unknownWords: 1 }]])

const otherRows: readonly Row[] = [
  [
    'an answer is stored for replay',
    (storage) => storage.write(storeAnswer(storage, a, 'optimize', 'new', answer, now)),
    [
      '+ idempotency a optimize new',
      '- idempotency a optimize k0',
      '- idempotency a optimize k1',
      '- idempotency b optimize k0',
      '- idempotency b optimize k1',
    ],
  ],
  [
    'a bucket has another level',
    (storage) =>
      storage.write([storeRateBucket(storage, { name: 'one', tokens: 1, at: 1, version: 3 }, { name: 'one', tokens: 9, at: now })]),
    ['rate_bucket one: at now, tokens 9, version 4'],
  ],
  [
    'a bucket has another level, late',
    (storage) =>
      storage.write([storeRateBucket(storage, { name: 'one', tokens: 1, at: 1, version: 2 }, { name: 'one', tokens: 9, at: now })]),
    [],
  ],
  ['full buckets are forgotten', (storage) => storage.write([forgetRateBuckets(storage, now)]), ['- rate_bucket two']],
  [
    'copies of pages are forgotten',
    (storage) => storage.write(forgetPageCopies(storage, now, 9)),
    ['- page_copy a h0', '- page_copy b h0'],
  ],
  [
    'copies of pages above the number are forgotten',
    (storage) => storage.write(forgetPageCopies(storage, now - 1, 1)),
    ['- page_copy a h0', '- page_copy a h1', '- page_copy b h0', '- page_copy b h1'],
  ],
  [
    'copies of robots.txt are forgotten',
    (storage) => storage.write(pruneRobotsCache(storage, now, 9)),
    ['- robots_copy https://0.example'],
  ],
  [
    'copies of robots.txt above the number are forgotten',
    (storage) => storage.write(pruneRobotsCache(storage, now - 1, 1)),
    ['- robots_copy https://0.example', '- robots_copy https://1.example'],
  ],
  [
    'a copy of robots.txt is newer',
    (storage) => sharedRobotsCache(storage).store('https://1.example', { at: now, text: null }),
    ['robots_copy https://1.example: fetched_at now'],
  ],
  [
    'a segment is translated twice and another one used',
    (storage) => storage.write(storeTranslations(storage, a, fresh, ['k3'], now)),
    ['- translation_memory a k0', 'translation_memory a k2: used_at now', 'translation_memory a k3: used_at now'],
  ],
  [
    'a translation is stored',
    (storage) => storage.write(storeTranslation(storage, a, { id: 'new', siteId: null, targets: ['de'], document: '{}' }, now)),
    ['+ translation new', '- translation a0'],
  ],
  ['a tenant is there', (storage) => ensureTenant(storage, 'a', now), []],
  [
    'a test space is there',
    async (storage) => {
      await storage.write([ensureTestSpace(storage, a, now)])
      return expect(await storage.write([ensureTestSpace(storage, a, now + 1)])).toMatchObject({ ok: true })
    },
    ['+ tenant a_test'],
  ],
  ['a site is there', (storage) => ensureSite(storage, a, 'one.example', now), []],
]

describe.each(engines)('statements on %s', async (engine) => {
  const { storage } = await openMigrated(engine)

  it.each([...keyRows, ...articleRows, ...publisherRows, ...otherRows])('%s', async (_what, act, changes) => {
    await seed(storage, rows)
    expect(await changesOf(storage, () => act(storage))).toEqual(changes)
  })

  it('another secret takes the place of one, and of no other setting', async () => {
    await seed(storage, rows)
    const [change, ...more] = await changesOf(storage, () => checkSecret(storage, 'secret', 'db', true))
    expect(change).toMatch(/^setting secret_proof: value /)
    expect(more).toEqual([])
  })

  it('a copy of a page takes the place of that of its tenant', async () => {
    await seed(storage, rows)
    const store = (scope: TenantScope, at: number) =>
      storage.write(storePageCopy(storage, scope, 'https://one.example/', page, new Uint8Array(), at))
    await store(a, now)
    await store(b, now)
    const [change, ...more] = await changesOf(storage, () => store(a, now + 5))
    expect(change).toMatch(/^page_copy a [\da-f]{64}: fetched_at now\+5$/)
    expect(more).toEqual([])
  })
})
