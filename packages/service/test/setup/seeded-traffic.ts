const dayMs = 86_400_000

const agentIds = [
  'gptbot',
  'oai-searchbot',
  'chatgpt-user',
  'claudebot',
  'claude-searchbot',
  'perplexitybot',
  'ccbot',
  'bingbot',
  'googlebot',
  'duckassistbot',
] as const
const assistantIds = ['chatgpt', 'claude', 'perplexity', 'copilot', 'duck-ai'] as const
const states = ['verified', 'failed', 'unverifiable', 'unchecked'] as const
const statuses = [200, 200, 200, 200, 304, 301, 404, 410, 500, 503] as const
const special = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/notes.md'] as const
/** In an order that languages and bytes disagree about: hyphens, underscores, dots, upper and lower case, what is no ASCII. */
const words = [
  'Bread',
  'bread',
  'bread-flour',
  'bread_flour',
  'breadth',
  'bread.html',
  'B/a',
  'a',
  'Z',
  '%C3%A9clair',
  'ecology',
  '10',
  '9',
  '~x',
]

/** Sites with ids and hosts, in the order of their ids. */
export const seededSites = ['alpha-shop.example', 'alpha.example', 'alphabet.example'].map((host, index) => ({ id: `site_${index}`, host }))

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Events of 60 days before a time, in no order: three sites, every state of verification, pages that many and that few agents fetch, times
 * that meet to the millisecond. A twentieth are sent twice.
 *
 * @param pages paths beside the fourteen that sort differently from language to language
 */
export function seededEvents(count: number, before: number, pages = 40): readonly object[] {
  const next = numbersOf(20_261_122)
  const of = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!
  const events = Array.from({ length: count }, (_, index) => {
    // whole half minutes: many fall together
    const ts = before - Math.floor(next() * 60 * 2_880) * 30_000
    const word = of(words)
    const path = next() < 0.5 ? `/${word}` : `/posts/${word}-${Math.floor(next() * pages)}`
    const common = { id: `e${index}`, ts: new Date(ts).toISOString(), host: of(seededSites).host, path }
    if (next() < 0.12) {
      return {
        type: 'visit',
        ...common,
        assistant: of(assistantIds),
        evidence: of(['referrer', 'utm', 'both']),
        engaged: of([true, false, null]),
      }
    }
    return {
      type: 'hit',
      ...common,
      path: next() < 0.06 ? of(special) : path,
      agent_id: of(agentIds),
      status: of(statuses),
      bytes: Math.floor(next() * 90_000),
      duration_ms: next() < 0.2 ? null : Math.floor(next() ** 4 * 9_000),
      content_type: of(['text/html', 'text/html', 'application/json', null]),
      verification: of(states),
      robots_allowed: of([true, false, null]),
    }
  })
  return [...events, ...events.filter((_, index) => index % 20 === 0)]
}

/** Reports that between them ask for every parameter and every part. */
export function seededQueries(now: number): readonly string[] {
  const day = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString().slice(0, 10)
  return [
    '',
    'compare=none',
    'granularity=week',
    'limit=1',
    'limit=200',
    'limit=7&compare=none',
    ...['Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Kathmandu'].map((tz) => `tz=${tz}`),
    `from=${day(5)}&to=${day(2)}&granularity=hour`,
    `from=${day(5)}&to=${day(2)}&granularity=hour&tz=Australia/Adelaide`,
    `from=${day(3)}T07:30:00%2B02:00&to=${day(1)}T21:00:00Z`,
    `from=${day(60)}&to=${day(1)}`,
    `from=${day(400)}&to=${day(1)}&granularity=week`,
    ...['verified', 'failed', 'unverifiable', 'unchecked'].map((state) => `verification=${state}`),
    'operator=openai',
    'operator=openai,anthropic&tz=Europe/Berlin',
    'agent=gptbot,bingbot',
    'purpose=search_index',
    'assistant=chatgpt',
    'operator=nobody',
    'path=/posts/',
    'path=/bread&limit=200',
    'path=/B',
    'path=/%C3%A9',
    'path=/b&tz=Asia/Kolkata',
    ...seededSites.map(({ id }) => `site=${id}`),
    'site=site_1&path=/posts/b&operator=openai&verification=unchecked',
    'include=pages&limit=200',
    'include=referrals,timeseries&limit=3',
    'include=crawlers,special,issues',
  ]
}
