import { placesOf } from '@citable/core/messages'
import type { Finding, ReachRow, RobotsFact } from '@citable/core/reach'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { texts as arabic } from '../../texts/traffic/ar.ts'
import { texts as german } from '../../texts/traffic/de.ts'
import { texts as spanish } from '../../texts/traffic/es.ts'
import { texts as french } from '../../texts/traffic/fr.ts'
import { texts as japanese } from '../../texts/traffic/ja.ts'
import { trafficTexts } from '../../texts/traffic/traffic-texts.ts'
import { changedSentence, heldRows, loadTraffic, reachGroups, reachSummary, type SayTraffic } from './traffic.ts'

let say: SayTraffic
let sayGerman: SayTraffic
beforeAll(async () => {
  ;[say, sayGerman] = await Promise.all([loadTraffic('en'), loadTraffic('de_DE_formal')])
})

const allowed: RobotsFact = { code: 'allowed', args: { line: null } }
const served: Finding = { code: 'served', args: { status: 200, length: 900 } }
const row = (more: Partial<ReachRow>): ReachRow => ({
  agent: 'gptbot',
  code: 'served',
  args: {},
  robots: allowed,
  answer: [served],
  came: null,
  contradiction: null,
  ...more,
})

test.each(Object.entries({ arabic, german, spanish, french, japanese }))('%s has every text, with the same places', (_language, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(trafficTexts))
  for (const [code, english] of Object.entries(trafficTexts)) {
    const own = placesOf(texts[code as keyof typeof trafficTexts] ?? '')
    // a language may say without the number what English bends by it
    const [needed, allowed] = [
      placesOf(english).filter((name) => name !== 'count' || !english.includes('{count, plural')),
      placesOf(english),
    ]
    expect([code, needed.filter((name) => !own.includes(name)), own.filter((name) => !allowed.includes(name))]).toEqual([code, [], []])
  }
})

it.each<[RobotsFact, string]>([
  [allowed, 'Allows it: no rule concerns it'],
  [{ code: 'allowed', args: { line: 'Allow: /a' } }, 'Allows it: Allow: /a'],
  [{ code: 'blocked', args: { line: 'Disallow: /' } }, 'Keeps it out: Disallow: /'],
  [{ code: 'no_file', args: {} }, 'There is none: everything is allowed'],
  [{ code: 'unreachable', args: { status: 503 } }, 'Could not be read (503): crawlers stay away until it can'],
  [{ code: 'unreachable', args: { status: null } }, 'Could not be read (no answer): crawlers stay away until it can'],
  [{ code: 'no_token', args: {} }, 'Cannot name it: it has no token'],
])('robots.txt: %o', (robots, sentence) => {
  expect(reachGroups([row({ robots })], say)[0]!.robots).toBe(sentence)
})

it.each<[Finding, string]>([
  [served, 'The page'],
  [{ code: 'token_only', args: {} }, 'Not asked: the name stands only in robots.txt'],
  [{ code: 'no_answer', args: { fault: 'timeout', everyone: false } }, 'No answer. A browser’s name gets the page.'],
  [
    { code: 'challenge', args: { status: 200, by: 'cloudflare', everyone: true } },
    'A challenge page of Cloudflare (200). A browser’s name gets the same.',
  ],
  [{ code: 'server_error', args: { status: 1503, by: null, everyone: false } }, 'An error (1503). A browser’s name gets the page.'],
  [{ code: 'refused', args: { status: 403, by: null, everyone: false } }, 'A refusal (403). A browser’s name gets the page.'],
  [
    { code: 'refused', args: { status: 403, by: 'wordfence', everyone: false } },
    'A refusal by Wordfence (403). A browser’s name gets the page.',
  ],
  [
    { code: 'redirected', args: { status: 302, to: 'https://b.example/', everyone: true } },
    'It leads elsewhere (302): https://b.example/. A browser’s name gets the same.',
  ],
  [{ code: 'no_page', args: { status: 200, everyone: false } }, 'No HTML (200). A browser’s name gets the page.'],
  [{ code: 'without_text', args: { length: 12, browser: 1900, everyone: false } }, '12 characters of text; a browser’s name gets 1,900'],
  [
    { code: 'without_text', args: { length: 0, browser: 0, everyone: true } },
    'A page whose text only scripts draw. A browser’s name gets the same.',
  ],
  [{ code: 'noindex', args: { directive: 'noindex', name: null, place: 'meta' } }, 'The page says noindex to every robot (meta element)'],
  [
    { code: 'nosnippet', args: { directive: 'max-snippet:0', name: 'gptbot', place: 'header' } },
    'The page says max-snippet:0 to gptbot (X-Robots-Tag)',
  ],
])('the server: %o', (finding, sentence) => {
  expect(reachGroups([row({ answer: [finding] })], say)[0]!.server).toEqual([sentence])
})

describe('what really came', () => {
  const came = { days: 90, hits: 1200, verified: 900, served: 1000, refused: 200, last: '2026-11-03T23:59:00Z' }
  it.each<[string, Partial<ReachRow>, readonly string[]]>([
    ['is not known', { came: null }, ['Not counted here']],
    ['is nothing', { came: { ...came, hits: 0, last: null } }, ['Nothing']],
    ['is so much', { came }, ['1,200: 900 verified, 1,000 served, 200 refused; last on November 3, 2026']],
    [
      'contradicts the simulation',
      { came, contradiction: 'really_served' },
      [
        '1,200: 900 verified, 1,000 served, 200 refused; last on November 3, 2026',
        'Most that came were served, verified ones among them: the server may know the agent by its address.',
      ],
    ],
  ])('%s', (_what, more, sentences) => {
    expect(reachGroups([row(more)], say)[0]!.came).toEqual(sentences)
  })
})

test('agents with the same facts stand together, those who are kept out first', () => {
  const refused: Finding = { code: 'refused', args: { status: 403, by: null, everyone: false } }
  const rows = [
    row({}),
    row({ agent: 'ccbot', code: 'blocked_by_robots', robots: { code: 'blocked', args: { line: 'Disallow: /' } } }),
    row({ agent: 'claudebot', code: 'refused', answer: [refused] }),
    row({ agent: 'oai-searchbot' }),
    row({ agent: 'unheard-of', code: 'refused', answer: [refused] }),
  ]
  expect(reachGroups(rows, say).map(({ standing, agents }) => [standing, agents])).toEqual([
    ['stopped', ['ClaudeBot', 'unheard-of']],
    ['wished', ['CCBot']],
    ['reached', ['GPTBot', 'OAI-SearchBot']],
  ])
  expect(reachSummary(rows, say)).toBe('2 agents reach the page, 1 is kept out by the site’s own word, 2 are kept out by something else.')
})

describe('a changed text', () => {
  const held = (name: string, state: 'current' | 'old' | 'unknown', fetched_at: string | null = '2026-11-02T10:00:00Z') => ({
    agent: name.toLowerCase(),
    name,
    state,
    fetched_at,
  })
  const changed_at = '2026-11-03T23:30:00Z'
  it.each([
    [
      [held('GPTBot', 'old')],
      'Changed on November 3, 2026. GPTBot still has the old text.',
      'Geändert am 3. November 2026. GPTBot hat noch den alten Text.',
    ],
    [
      [held('Googlebot', 'current'), held('GPTBot', 'old'), held('CCBot', 'old')],
      'Changed on November 3, 2026. GPTBot and CCBot still have the old text. Googlebot has the new one.',
      'Geändert am 3. November 2026. GPTBot und CCBot haben noch den alten Text. Googlebot hat den neuen.',
    ],
    [
      [held('GPTBot', 'unknown', null)],
      'Changed on November 3, 2026. Which text GPTBot has is not known.',
      'Geändert am 3. November 2026. Welchen Text GPTBot hat, ist nicht bekannt.',
    ],
    [
      [],
      'Changed on November 3, 2026. No verified agent is known to have fetched it.',
      'Geändert am 3. November 2026. Von keinem bestätigten Agenten ist bekannt, dass er ihn abgerufen hat.',
    ],
  ])('with %j', (agents, english, inGerman) => {
    expect(changedSentence({ changed_at, agents }, say)).toBe(english)
    expect(changedSentence({ changed_at, agents }, sayGerman)).toBe(inGerman)
  })

  it('has a row for each agent, those with the old text first', () => {
    const agents = [held('Googlebot', 'current'), held('Other', 'unknown', null), held('GPTBot', 'old')]
    expect(heldRows({ changed_at, agents }, say)).toEqual([
      { key: 'gptbot', name: 'GPTBot', text: 'the old one', fetched: 'November 2, 2026' },
      { key: 'googlebot', name: 'Googlebot', text: 'the new one', fetched: 'November 2, 2026' },
      { key: 'other', name: 'Other', text: 'not known', fetched: '–' },
    ])
  })
})
