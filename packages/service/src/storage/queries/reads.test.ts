import { deflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMigrated } from '../../../test/databases/open-migrated.ts'
import { engines } from '../../../test/databases/storages.ts'
import { a, b, dayMs, now, type Rows, seed } from '../../../test/setup/two-tenants.ts'
import { findAnswer } from '../idempotency.ts'
import { findDoneJobs, findKeylessJobs, findLostItems, getJob, listItems, listJobs, queueState, refusalsOf, standsStill } from '../jobs.ts'
import { findKeyByDigest, getKey, listKeys, type StoredKey } from '../keys.ts'
import {
  countArticles,
  createScoreReader,
  findArticle,
  findForgettable,
  hostOfArticles,
  listArticles,
  readArticleRequest,
  readDocument,
} from '../optimizations.ts'
import { ensureSite, getSite } from '../sites.ts'
import type { Storage } from '../storage.ts'
import { ensureTenant, getTenant, hasKeys } from '../tenants.ts'
import { readSources } from '../traffic/traffic.ts'
import { findTranslation, findTranslations } from '../translations.ts'
import { getDelivery, getWebhook, listDeliveries, listeningWebhooks, listWebhooks } from '../webhooks.ts'

const key = {
  id: 'key1',
  tenant_id: 'a',
  name: 'first',
  prefix: 'ctb_live_1',
  last4: 'aaaa',
  digest: 'digest1',
  scopes: 'score:read gone:scope admin',
  environment: 'live' as const,
  created_by: 'key0',
  created_at: 20,
  expires_at: 21,
  last_used_at: 22,
  revoked_at: 23,
  rotated_at: 24,
  site_id: 'site2',
  ip_allow: '10.0.0.0/8 ::1/128',
  version: 25,
}
const bareKey = {
  ...key,
  id: 'key2',
  name: 'second',
  prefix: 'ctb_test_2',
  last4: 'bbbb',
  digest: 'digest2',
  scopes: '',
  environment: 'test' as const,
  created_at: 30,
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  rotated_at: null,
  site_id: null,
  ip_allow: '',
  version: 1,
}

const firstKey: StoredKey = {
  id: 'key1',
  tenantId: 'a',
  name: 'first',
  prefix: 'ctb_live_1',
  last4: 'aaaa',
  scopes: ['score:read', 'admin'],
  environment: 'live',
  site: { id: 'site2', host: 'two.example' },
  ipAllow: ['10.0.0.0/8', '::1/128'],
  createdAt: 20,
  expiresAt: 21,
  lastUsedAt: 22,
  revokedAt: 23,
  rotatedAt: 24,
  version: 25,
}
const secondKey: StoredKey = {
  ...firstKey,
  id: 'key2',
  name: 'second',
  prefix: 'ctb_test_2',
  last4: 'bbbb',
  scopes: [],
  environment: 'test',
  site: null,
  ipAllow: [],
  createdAt: 30,
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  rotatedAt: null,
  version: 1,
}
const thirdKey: StoredKey = { ...secondKey, id: 'key3' }

const job = (id: string, more: Partial<NonNullable<Rows['job']>[number]>) => ({
  id,
  tenant_id: 'a',
  site_id: null,
  key_id: null,
  traceparent: null,
  tracestate: null,
  type: 'optimize',
  status: 'running' as const,
  priority: 0,
  options: '{}',
  total: 0,
  error: null,
  version: 1,
  created_at: 1,
  started_at: null,
  finished_at: null,
  expires_at: now + dayMs,
  ...more,
})
const richJob = job('job1', {
  site_id: 'site2',
  key_id: 'key1',
  traceparent: 'parent',
  tracestate: 'state',
  type: 'translate',
  status: 'failed',
  priority: 3,
  options: '{"a":1}',
  total: 4,
  error: 'fault',
  version: 5,
  created_at: 6,
  started_at: 7,
  finished_at: 8,
  expires_at: now + 9,
})
const olderJob = job('job2', { created_at: 5 })
const twinJob = job('job3', { created_at: 6, status: 'queued', key_id: 'key2' })
const keylessJob = job('job4', { created_at: 4, key_id: 'key1', status: 'queued' })
const foreignJob = job('jobb', { tenant_id: 'b' })

const item = (job_id: string, n: number, more: Partial<NonNullable<Rows['job_item']>[number]> = {}) => ({
  job_id,
  n,
  tenant_id: 'a',
  status: 'completed' as const,
  ref: null,
  host: null,
  payload: '{}',
  result_id: null,
  attempts: 0,
  run_at: 1,
  owner: null,
  lease_until: null,
  error: null,
  ...more,
})
const richItem = item('job1', 1, {
  status: 'running',
  ref: 'own',
  host: 'one.example',
  payload: '{"b":2}',
  result_id: 'opt_1',
  attempts: 3,
  run_at: now - 40,
  owner: 'worker',
  lease_until: now - 1,
  error: '{"code":"x"}',
})
const items = [
  item('job1', 2),
  richItem,
  item('job1', 0, { status: 'failed' }),
  item('job2', 0),
  item('job3', 0, { status: 'queued', run_at: now - 30 }),
  item('job3', 1, { status: 'running', attempts: 3, lease_until: now, run_at: now - 20 }),
  item('job3', 2, { status: 'running', attempts: 2, lease_until: now - 5, run_at: now - 10 }),
  item('job3', 3, { status: 'canceled' }),
  item('job4', 0, { status: 'canceled' }),
]
const lostItem = item('job3', 4, { status: 'running', attempts: 3, lease_until: now - 2, run_at: now - 10, owner: 'gone' })

const counts = { queued: 0, running: 0, completed: 0, failed: 0, canceled: 0 }
const countedRich = { ...richJob, counts: { ...counts, running: 1, completed: 1, failed: 1 } }
const countedOlder = { ...olderJob, counts: { ...counts, completed: 1 } }
const countedTwin = { ...twinJob, counts: { ...counts, queued: 1, running: 3, canceled: 1 } }
const countedKeyless = { ...keylessJob, counts: { ...counts, canceled: 1 } }

const webhook = (id: string, more: Partial<NonNullable<Rows['webhook']>[number]> = {}) => ({
  id,
  tenant_id: 'a',
  url: `https://${id}.example/`,
  events: ' score.created ',
  description: null,
  status: 'active' as const,
  secret: `secret of ${id}`,
  old_secret: null,
  old_secret_until: null,
  failures: 0,
  failing_since: null,
  last_success_at: null,
  version: 1,
  created_at: 10,
  ...more,
})
const richWebhook = webhook('hook1', {
  events: ' job.completed score.created.late ',
  description: 'told',
  old_secret: 'old',
  old_secret_until: 1,
  failures: 2,
  failing_since: 3,
  last_success_at: 4,
  version: 5,
  created_at: 6,
})
const hooks = {
  one: webhook('hook2'),
  all: webhook('hook3', { events: ' * ', created_at: 9 }),
  disabled: webhook('hook4', { status: 'disabled', created_at: 8 }),
}

const delivery = (id: string, more: Partial<NonNullable<Rows['webhook_delivery']>[number]> = {}) => ({
  id,
  webhook_id: 'hook1',
  tenant_id: 'a',
  event_id: `evt of ${id}`,
  type: 'job.completed',
  body: '{}',
  status: 'pending' as const,
  attempts: 0,
  next_at: null,
  owner: null,
  response_status: null,
  error: null,
  ms: null,
  created_at: 10,
  traceparent: null,
  tracestate: null,
  ...more,
})
const deliveries = {
  rich: delivery('dlv1', {
    body: '{"c":3}',
    status: 'failed',
    attempts: 1,
    next_at: 2,
    owner: 'me',
    response_status: 503,
    error: 'busy',
    ms: 4,
    created_at: 9,
    traceparent: 'parent',
    tracestate: 'state',
  }),
  twin: delivery('dlv2'),
  newest: delivery('dlv3'),
  oldest: delivery('dlv4', { status: 'delivered', created_at: 8 }),
  elsewhere: delivery('dlv5', { webhook_id: 'hook2' }),
}

const article = (id: string, more: Partial<NonNullable<Rows['article']>[number]> = {}) => ({
  id,
  tenant_id: 'a',
  identity: `identity of ${id}`,
  canonical_url: `https://one.example/${id}`,
  latest_optimization_id: 'opt_2',
  aeo_score: 61,
  seo_score: 72,
  created_at: 1,
  updated_at: 2,
  host: 'one.example',
  request: deflateRawSync(`{"of":"${id}"}`),
  publisher_id: null,
  ...more,
})

const optimization = (id: string, more: Partial<NonNullable<Rows['optimization']>[number]> = {}) => ({
  id,
  tenant_id: 'a',
  article_id: 'art_1',
  status: 'completed' as const,
  url: `https://one.example/${id}`,
  aeo_score: 11,
  seo_score: 22,
  rubric_version: `rubric of ${id}`,
  scores: `{"scores":"${id}"}`,
  checks_summary: `{"checks":"${id}"}`,
  document: null,
  version: 3,
  created_at: 100,
  computed_at: 101,
  ...more,
})

const rows: Rows = {
  tenant: [
    { id: 'b', name: 'tenant b', created_at: 2 },
    { id: 'a', name: 'tenant a', created_at: 1 },
  ],
  site: [
    { id: 'site2', tenant_id: 'a', host: 'two.example', created_at: 2 },
    { id: 'site1', tenant_id: 'a', host: 'one.example', created_at: 1 },
    { id: 'siteb', tenant_id: 'b', host: 'one.example', created_at: 3 },
  ],
  api_key: [key, { ...bareKey, id: 'key3', digest: 'digest3' }, bareKey, { ...bareKey, id: 'keyb', tenant_id: 'b', digest: 'digestb' }],
  article: [
    article('art_2', {
      canonical_url: null,
      host: null,
      latest_optimization_id: 'gone',
      request: null,
      publisher_id: 'pub_1',
      aeo_score: 1,
      seo_score: 2,
    }),
    article('art_1'),
    article('art_3', { host: 'two.example' }),
    article('art_b', { tenant_id: 'b', identity: 'identity of art_1' }),
  ],
  optimization: [
    optimization('opt_2', { aeo_score: 33, seo_score: 44, created_at: 200, computed_at: 201, url: null, version: 4 }),
    optimization('opt_1'),
    optimization('opt_3', { aeo_score: null, seo_score: null, computed_at: null, scores: null, checks_summary: null }),
    optimization('opt_4', { status: 'failed', created_at: 300, document: 'inline' }),
    optimization('opt_5', { article_id: 'art_3', created_at: 999 }),
    optimization('opt_b', { tenant_id: 'b', created_at: 999 }),
  ],
  optimization_document: [
    { optimization_id: 'opt_1', document: 'as text' },
    { optimization_id: 'opt_2', document: 'not this', packed: deflateRawSync('packed') },
  ],
  idempotency: [
    { tenant_id: 'a', route: 'optimize', key: 'k', fingerprint: 'print', status: 201, body: '{"d":4}', expires_at: now + 1 },
    { tenant_id: 'a', route: 'optimize', key: 'over', fingerprint: 'late', status: 202, body: '{}', expires_at: now },
    { tenant_id: 'a', route: 'translate', key: 'k', fingerprint: 'other', status: 203, body: '{}', expires_at: now + 1 },
    { tenant_id: 'b', route: 'optimize', key: 'k', fingerprint: 'foreign', status: 204, body: '{}', expires_at: now + 1 },
  ],
  job: [olderJob, richJob, foreignJob, keylessJob, twinJob],
  job_item: [...items, lostItem, item('jobb', 0, { tenant_id: 'b' })],
  host_turn: [
    { host: 'one.example', free_at: 1, refusals: 2 },
    { host: 'two.example', free_at: 1, refusals: 3 },
  ],
  webhook: [hooks.disabled, richWebhook, hooks.all, hooks.one, webhook('hookb', { tenant_id: 'b', events: ' * ' })],
  webhook_delivery: [deliveries.twin, deliveries.rich, deliveries.oldest, deliveries.newest, deliveries.elsewhere],
  translation_memory: [
    { tenant_id: 'a', key: 'k1', text: 'one', unknown_words: 1, used_at: now - 180 * dayMs },
    { tenant_id: 'a', key: 'k2', text: 'two', unknown_words: 2, used_at: now - 180 * dayMs - 1 },
    { tenant_id: 'a', key: 'k3', text: 'three', unknown_words: 3, used_at: now },
    { tenant_id: 'b', key: 'k4', text: 'foreign', unknown_words: 4, used_at: now },
  ],
  translation: [
    { id: 't1', tenant_id: 'a', site_id: 'site1', targets: 'de fr', document: 'first', created_at: now - 30 * dayMs },
    { id: 't2', tenant_id: 'a', site_id: null, targets: 'de', document: 'second', created_at: now - 30 * dayMs - 1 },
    { id: 't3', tenant_id: 'a', site_id: null, targets: 'de', document: 'third', created_at: now },
  ],
  traffic_source: [
    { tenant_id: 'a', site_id: 'site1', source: 'wordpress', first_ts: 30, last_ts: 40, accepted: 1 },
    { tenant_id: 'a', site_id: 'site2', source: 'wordpress', first_ts: 20, last_ts: 35, accepted: 1 },
    { tenant_id: 'a', site_id: 'site1', source: 'middleware', first_ts: 5, last_ts: 6, accepted: 1 },
    { tenant_id: 'b', site_id: 'siteb', source: 'strapi', first_ts: 1, last_ts: 99, accepted: 1 },
  ],
}

const of = (id: string, values: readonly [aeo: number | null, seo: number | null], computedAt: number | null) => ({
  id,
  aeoScore: values[0],
  seoScore: values[1],
  rubricVersion: `rubric of ${id}`,
  computedAt,
})
const history = [of('opt_2', [33, 44], 201), of('opt_3', [null, null], null), of('opt_1', [11, 22], 101)]
const result = (id: string, more: object) => ({
  ...of(id, [11, 22], 101),
  articleId: 'art_1',
  status: 'completed',
  url: `https://one.example/${id}`,
  version: 3,
  createdAt: 100,
  scores: `{"scores":"${id}"}`,
  checksSummary: `{"checks":"${id}"}`,
  ...more,
})

const allJobs = { types: ['optimize', 'translate'], siteId: null, status: null, limit: 10, after: null }
const allArticles = { host: null, maxAeo: null, maxSeo: null, updatedSince: null, limit: 10, after: null }
const idsOf = async (articles: ReturnType<typeof listArticles>) => (await articles).map(({ id }) => id)
const allDeliveries = { status: null, limit: 10, after: null }
const score =
  (id: string, scope = a) =>
  (storage: Storage) =>
    createScoreReader(storage)(scope, id)

/** For lists that are in no order. */
const sorted = <Row>(rows: readonly Row[], nameOf: (row: Row) => string) =>
  [...rows].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))

type Read = readonly [what: string, read: (storage: Storage) => Promise<unknown>, expected: unknown]

const reads: readonly Read[] = [
  ['a key by its digest, of any tenant', (storage) => findKeyByDigest(storage, 'digest1'), firstKey],
  ['no key by another digest', (storage) => findKeyByDigest(storage, 'digest'), null],
  ['a key by its id', (storage) => getKey(storage, a, 'key1'), firstKey],
  ['a key without a site, networks, rights and times', (storage) => getKey(storage, a, 'key2'), secondKey],
  ['no key of another tenant', (storage) => getKey(storage, b, 'key1'), null],
  ['keys, the newest first, then those with the later id', (storage) => listKeys(storage, a), [thirdKey, secondKey, firstKey]],
  ['that there are keys', (storage) => hasKeys(storage), true],
  ['a tenant by its id', (storage) => getTenant(storage, b), { id: 'b', name: 'tenant b' }],
  ['a tenant by its name', (storage) => ensureTenant(storage, 'tenant a', now), { id: 'a', name: 'tenant a' }],
  ['a site by its id', (storage) => getSite(storage, a, 'site2'), { id: 'site2', host: 'two.example' }],
  ['no site of another tenant', (storage) => getSite(storage, a, 'siteb'), null],
  ['a tenant’s own site by its host', (storage) => ensureSite(storage, b, 'one.example', now), { id: 'siteb', host: 'one.example' }],

  [
    'an article by its identity, with the rubric of its newest result',
    (storage) => findArticle(storage, a, 'identity of art_1'),
    { id: 'art_1', aeoScore: 61, seoScore: 72, rubricVersion: 'rubric of opt_2' },
  ],
  [
    'an article whose newest result is gone',
    (storage) => findArticle(storage, a, 'identity of art_2'),
    { id: 'art_2', aeoScore: 1, seoScore: 2, rubricVersion: null },
  ],
  ['no article of another tenant', (storage) => findArticle(storage, b, 'identity of art_2'), null],
  ['the request of an article', (storage) => readArticleRequest(storage, a, 'art_1'), '{"of":"art_1"}'],
  ['no request where none is stored', (storage) => readArticleRequest(storage, a, 'art_2'), null],
  [
    'the hosts of articles that exist',
    (storage) => hostOfArticles(storage, a, ['art_3', 'art_2', 'art_b', 'art_9']),
    new Map([
      ['art_2', null],
      ['art_3', 'two.example'],
    ]),
  ],
  ['articles, those stored last first', (storage) => idsOf(listArticles(storage, a, allArticles)), ['art_3', 'art_2', 'art_1']],
  ['articles after one', (storage) => idsOf(listArticles(storage, a, { ...allArticles, after: 'art_3', limit: 1 })), ['art_2']],
  ['articles of a host', (storage) => idsOf(listArticles(storage, a, { ...allArticles, host: 'two.example' })), ['art_3']],
  ['articles up to an AEO readiness', (storage) => idsOf(listArticles(storage, a, { ...allArticles, maxAeo: 60 })), ['art_2']],
  ['articles up to a SEO score', (storage) => idsOf(listArticles(storage, a, { ...allArticles, maxSeo: 2 })), ['art_2']],
  ['articles with a result since a time', (storage) => idsOf(listArticles(storage, a, { ...allArticles, updatedSince: 3 })), []],
  ['articles of another tenant', (storage) => idsOf(listArticles(storage, b, allArticles)), ['art_b']],
  ['the number of articles', (storage) => countArticles(storage, a, null), 3],
  ['the number of articles of a host', (storage) => countArticles(storage, a, 'one.example'), 1],
  [
    'what an article to forget counts for',
    (storage) => findForgettable(storage, a, 'art_2'),
    { id: 'art_2', canonicalUrl: null, publisherId: 'pub_1' },
  ],
  [
    'an article to forget that counts for no publisher',
    (storage) => findForgettable(storage, a, 'art_1'),
    { id: 'art_1', canonicalUrl: 'https://one.example/art_1', publisherId: null },
  ],
  ['nothing of another tenant to forget', (storage) => findForgettable(storage, b, 'art_1'), null],

  ['a result with the completed results of its article', score('opt_1'), { result: result('opt_1', {}), history }],
  [
    'a result that failed is not in the history',
    score('opt_4'),
    { result: result('opt_4', { status: 'failed', createdAt: 300 }), history },
  ],
  ['the newest result of an article', score('art_1'), { result: result('opt_4', { status: 'failed', createdAt: 300 }), history }],
  [
    'a result without scores',
    score('opt_3'),
    { result: result('opt_3', { aeoScore: null, seoScore: null, computedAt: null, scores: null, checksSummary: null }), history },
  ],
  ['no result of another tenant', score('opt_1', b), null],
  ['no newest result of an article of another tenant', score('art_3', b), null],
  ['a document as text', (storage) => readDocument(storage, a, 'opt_1'), 'as text'],
  ['a packed document before a text', (storage) => readDocument(storage, a, 'opt_2'), 'packed'],
  ['a document of an old row', (storage) => readDocument(storage, a, 'opt_4'), 'inline'],
  ['no document where none is stored', (storage) => readDocument(storage, a, 'opt_3'), null],
  ['no document of another tenant', (storage) => readDocument(storage, b, 'opt_1'), null],

  [
    'an answer for a repeat',
    (storage) => findAnswer(storage, a, 'optimize', 'k', now),
    { fingerprint: 'print', status: 201, body: '{"d":4}' },
  ],
  ['no answer whose time is over', (storage) => findAnswer(storage, a, 'optimize', 'over', now), null],

  ['a job with the counts of its items', (storage) => getJob(storage, a, 'job1'), countedRich],
  ['no job of another tenant', (storage) => getJob(storage, b, 'job1'), null],
  [
    'jobs, the newest first, then those with the later id',
    (storage) => listJobs(storage, a, allJobs),
    [countedTwin, countedRich, countedOlder, countedKeyless],
  ],
  ['jobs of one type', (storage) => listJobs(storage, a, { ...allJobs, types: ['translate'] }), [countedRich]],
  ['jobs of no type', (storage) => listJobs(storage, a, { ...allJobs, types: [] }), []],
  ['jobs of one site', (storage) => listJobs(storage, a, { ...allJobs, siteId: 'site2' }), [countedRich]],
  ['jobs of one state', (storage) => listJobs(storage, a, { ...allJobs, status: 'queued' }), [countedTwin, countedKeyless]],
  [
    'jobs after a place among twins',
    (storage) => listJobs(storage, a, { ...allJobs, after: [6, 'job3'], limit: 2 }),
    [countedRich, countedOlder],
  ],
  ['jobs after the last of the twins', (storage) => listJobs(storage, a, { ...allJobs, after: [6, 'job1'], limit: 1 }), [countedOlder]],
  ['items in their order', (storage) => listItems(storage, a, 'job1', { after: -1, limit: 2 }), [items[2], richItem]],
  ['items after a place', (storage) => listItems(storage, a, 'job1', { after: 0, limit: 9 }), [richItem, items[0]]],
  ['no items of another tenant', (storage) => listItems(storage, b, 'job1', { after: -1, limit: 9 }), []],
  ['the refusals of a host', (storage) => refusalsOf(storage, 'two.example'), 3],
  ['no refusals of an unknown host', (storage) => refusalsOf(storage, 'three.example'), 0],
  ['the queue: what waits or runs in jobs at work, and the oldest of it', (storage) => queueState(storage, now), { depth: 4, lagMs: 30 }],
  ['no wait that is still to come', (storage) => queueState(storage, now - 31), { depth: 4, lagMs: 0 }],
  [
    'items held for the last time by workers that vanished',
    async (storage) => sorted(await findLostItems(storage, now, 3), ({ job_id }) => job_id),
    [
      { ...richItem, type: 'translate' },
      { ...lostItem, type: 'optimize' },
    ],
  ],
  ['jobs at work whose key was revoked', (storage) => findKeylessJobs(storage, 1), [{ ...keylessJob, isRevoked: true }]],
  [
    'jobs at work without anything left to do',
    async (storage) => sorted(await findDoneJobs(storage), ({ id }) => id),
    [countedOlder, countedKeyless, { ...foreignJob, counts: { ...counts, completed: 1 } }],
  ],
  ['that a worker works', (storage) => standsStill(storage, now - 1, 0), false],

  ['a webhook', (storage) => getWebhook(storage, a, 'hook1'), richWebhook],
  ['no webhook of another tenant', (storage) => getWebhook(storage, b, 'hook1'), null],
  ['webhooks, the newest first', (storage) => listWebhooks(storage, a), [hooks.one, hooks.all, hooks.disabled, richWebhook]],
  ['active webhooks that want a type, or all', (storage) => listeningWebhooks(storage, a, 'score.created'), [hooks.one, hooks.all]],
  ['a delivery', (storage) => getDelivery(storage, a, 'hook1', 'dlv1'), deliveries.rich],
  ['no delivery of another webhook', (storage) => getDelivery(storage, a, 'hook2', 'dlv1'), null],
  ['no delivery of another tenant', (storage) => getDelivery(storage, b, 'hook1', 'dlv1'), null],
  [
    'deliveries, the newest first, then those with the later id',
    (storage) => listDeliveries(storage, a, 'hook1', allDeliveries),
    [deliveries.newest, deliveries.twin, deliveries.rich, deliveries.oldest],
  ],
  [
    'deliveries of one state',
    (storage) => listDeliveries(storage, a, 'hook1', { ...allDeliveries, status: 'pending' }),
    [deliveries.newest, deliveries.twin],
  ],
  [
    'deliveries after a place among twins',
    (storage) => listDeliveries(storage, a, 'hook1', { ...allDeliveries, limit: 2, after: [10, 'dlv3'] }),
    [deliveries.twin, deliveries.rich],
  ],

  [
    'translations used lately enough',
    (storage) => findTranslations(storage, a, ['k3', 'k2', 'k1', 'k4', 'k5'], now),
    new Map([
      ['k1', { text: 'one', unknownWords: 1 }],
      ['k3', { text: 'three', unknownWords: 3 }],
    ]),
  ],
  ['a translation on its last day', (storage) => findTranslation(storage, a, { id: 't1', siteId: null }, now), 'first'],
  ['no translation a moment later', (storage) => findTranslation(storage, a, { id: 't2', siteId: null }, now), null],
  ['a translation of the key’s site', (storage) => findTranslation(storage, a, { id: 't1', siteId: 'site1' }, now), 'first'],
  ['no translation of another site', (storage) => findTranslation(storage, a, { id: 't1', siteId: 'site2' }, now), null],
  [
    'no translation without a site, for a key that has one',
    (storage) => findTranslation(storage, a, { id: 't3', siteId: 'site1' }, now),
    null,
  ],

  [
    'sources of all sites together, by name',
    (storage) => readSources(storage, a, null),
    [
      { source: 'middleware', firstTs: 5, lastTs: 6 },
      { source: 'wordpress', firstTs: 20, lastTs: 40 },
    ],
  ],
  [
    'sources of one site',
    (storage) => readSources(storage, a, 'site1'),
    [
      { source: 'middleware', firstTs: 5, lastTs: 6 },
      { source: 'wordpress', firstTs: 30, lastTs: 40 },
    ],
  ],
]

describe.each(engines)('what is read on %s', async (engine) => {
  const { storage } = await openMigrated(engine)
  beforeAll(() => seed(storage, rows))

  it.each(reads)('%s', async (_what, read, expected) => expect(await read(storage)).toEqual(expected))

  it('a history has twenty results, the newest first', async () => {
    const many = Array.from({ length: 21 }, (_, n) => optimization(`opt_${10 + n}`, { created_at: (n * 8) % 21 }))
    await seed(storage, { tenant: rows.tenant!, article: [article('art_1')], optimization: many })
    const found = await createScoreReader(storage)(a, 'art_1')
    const newest = [...many].sort((one, other) => other.created_at - one.created_at).map(({ id }) => id)
    expect(found!.history.map(({ id }) => id)).toEqual(newest.slice(0, 20))
    await seed(storage, rows)
  })
})
