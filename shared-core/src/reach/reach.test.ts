import { describe, expect, it } from 'vitest'
import { agents, findAgent, simulatedMark } from '../model/agents.ts'
import { browserName, judgeReach, judgeRobots, type RealRequests, type ServedAnswer, simulatedName } from './index.ts'
import { readAnswer } from './read-answer.ts'

const sentence = 'Bread rises because yeast turns sugar into gas, and the dough is strong enough to hold it. '
const page = (head = '', body = sentence.repeat(20)): string =>
  `<!doctype html><html lang="en"><head><title>Bread</title>${head}</head><body><main><h1>Bread</h1><p>${body}</p></main></body></html>`

/** A part of an answer; a text: its HTML. */
type Said = string | (Partial<Omit<ServedAnswer, 'text'>> & { readonly html?: string; readonly fault?: string })

function answerOf(said: Said, agent: Parameters<typeof readAnswer>[1]) {
  if (typeof said !== 'string' && said.fault !== undefined) return { fault: said.fault }
  const { html = page(), ...more } = typeof said === 'string' ? { html: said } : said
  return readAnswer({ status: 200, headers: {}, robotsTags: [], redirect: null, text: html, isHtml: true, ...more }, agent)
}

interface Case {
  readonly agent?: string
  readonly robots?: string | number | null
  readonly path?: string
  readonly answer?: Said
  readonly browser?: readonly Said[]
  readonly came?: Partial<RealRequests>
}

function judge({ agent: id = 'gptbot', robots = 404, path = '/bread', answer = page(), browser = [page()], came }: Case) {
  const agent = findAgent(id)!
  const file = typeof robots === 'string' ? { status: 200, text: robots } : { status: robots, text: '' }
  return judgeReach({
    agent,
    robots: judgeRobots(file, [agent], path).get(id)!,
    answer: answerOf(answer, agent),
    browser: browser.map((one) => answerOf(one, null)),
    came: came === undefined ? null : { days: 90, hits: 9, verified: 5, served: 9, refused: 0, last: null, ...came },
  })
}

const cloudflare = '<html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt = {cvId: 3}</script></body></html>'
const akamaiBlock =
  '<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>You do not have permission. Reference&#32;&#35;18&#46;2d <P>https://errors.edgesuite.net/18.2d</BODY></HTML>'
const short = (head: string, body = ''): string => `<html><head>${head}</head><body>${body}</body></html>`
const app = '<html><head><script src="/app.js"></script></head><body><div id="root"></div></body></html>'

describe('a row says', () => {
  it.each<[string, Case, string, object]>([
    // served
    ['a page served to all', {}, 'served', { status: 200 }],
    ['a page that robots.txt allows', { robots: 'User-agent: *\nDisallow: /private' }, 'served', {}],
    ['a rule for another agent', { robots: 'User-agent: CCBot\nDisallow: /' }, 'served', {}],
    ['a page with less text: other lists', { answer: page('', sentence.repeat(9)) }, 'served', {}],
    ['a page with more text: drawn on the server for robots', { browser: [app] }, 'served', {}],
    ['a short page', { answer: page('', 'Closed today.'), browser: [page('', 'Closed today, and tomorrow.')] }, 'served', {}],
    [
      'a Chinese page',
      { answer: page('', '面包发酵是因为酵母。'.repeat(60)), browser: [page('', '面包发酵是因为酵母。'.repeat(70))] },
      'served',
      {},
    ],
    ['index, follow', { answer: { robotsTags: ['index, follow, max-snippet:-1'] } }, 'served', {}],
    ['noindex for another', { answer: { robotsTags: ['googlebot: noindex, nofollow'] } }, 'served', {}],
    ['noindex for another in the page', { answer: page('<meta name="ccbot" content="noindex">') }, 'served', {}],
    ['noarchive', { answer: { robotsTags: ['noarchive'] } }, 'served', {}],
    ['a date that looks like a name', { answer: { robotsTags: ['unavailable_after: 25 Jun 2030 15:00:00 PST'] } }, 'served', {}],
    ['a size of pictures', { answer: { robotsTags: ['max-image-preview:large'] } }, 'served', {}],
    [
      'the script that Cloudflare puts into pages',
      { answer: page('<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>') },
      'served',
      {},
    ],
    [
      'the script that Imperva puts into pages',
      { answer: page('<script src="/_Incapsula_Resource?SWJIYLWA=719&ns=2"></script>') },
      'served',
      {},
    ],
    ['the script of DataDome', { answer: page('<script src="https://js.datadome.co/tags.js"></script>') }, 'served', {}],
    ['the script of PerimeterX', { answer: page("<script>window._pxAppId = 'PX1'</script>") }, 'served', {}],
    ['the script of AWS WAF', { answer: page('<script src="https://1.token.awswaf.com/1/challenge.js"></script>') }, 'served', {}],
    [
      'Turnstile in a form',
      { answer: page('<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>') },
      'served',
      {},
    ],
    [
      'headers of networks in front',
      { answer: { headers: { server: 'cloudflare', 'cf-ray': '8a', 'x-sucuri-id': '1', 'x-datadome': 'protected' } } },
      'served',
      {},
    ],
    [
      'an article about challenge pages',
      { answer: page('', `${sentence.repeat(25)}<code>window._cf_chl_opt = {}, px-captcha, /_sec/cp_challenge/</code>`) },
      'served',
      {},
    ],
    // robots.txt
    ['a block by name', { robots: 'User-agent: GPTBot\nDisallow: /' }, 'blocked_by_robots', { line: 'Disallow: /' }],
    ['a block of all', { robots: 'User-agent: *\nDisallow: /br' }, 'blocked_by_robots', { line: 'Disallow: /br' }],
    ['a block by pattern', { robots: 'User-agent: *\nDisallow: /*?print=', path: '/bread?print=1' }, 'blocked_by_robots', {}],
    ['an exception for the page', { robots: 'User-agent: *\nDisallow: /\nAllow: /bread$' }, 'served', {}],
    ['a group of its own', { robots: 'User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /' }, 'served', {}],
    ['a block before what the server answers', { robots: 'User-agent: *\nDisallow: /', answer: { status: 403 } }, 'blocked_by_robots', {}],
    ['robots.txt with 503', { robots: 503 }, 'robots_unreachable', { status: 503 }],
    ['robots.txt with 429', { robots: 429 }, 'robots_unreachable', { status: 429 }],
    ['robots.txt that does not answer', { robots: null }, 'robots_unreachable', { status: null }],
    ['robots.txt with 403: none', { robots: 403 }, 'served', {}],
    ['an agent without token', { agent: 'google-notebooklm', robots: 'User-agent: *\nDisallow: /' }, 'served', {}],
    ['a token that nobody sends', { agent: 'google-extended' }, 'token_only', {}],
    ['a token that is blocked', { agent: 'google-extended', robots: 'User-agent: Google-Extended\nDisallow: /' }, 'blocked_by_robots', {}],
    // refused
    ...[401, 403, 406, 429, 451, 404, 410].map((status): [string, Case, string, object] => [
      `${status} for the name`,
      { answer: { status } },
      'refused',
      { status, by: null, everyone: false },
    ]),
    ['403 for all', { answer: { status: 403 }, browser: [{ status: 403 }] }, 'refused', { everyone: true }],
    ['404 for all', { answer: { status: 404 }, browser: [{ status: 404 }] }, 'refused', { status: 404, everyone: true }],
    [
      '429 that the browser gets too, later',
      { answer: { status: 429 }, browser: [page(), { status: 429 }] },
      'refused',
      { everyone: true },
    ],
    ['403 that the browser does not get, later', { answer: { status: 403 }, browser: [page(), page()] }, 'refused', { everyone: false }],
    ['a block of Akamai', { answer: { status: 403, html: akamaiBlock } }, 'refused', { by: 'akamai', everyone: false }],
    ['a block of Akamai with 200', { answer: akamaiBlock }, 'refused', { by: 'akamai' }],
    [
      'a block of Cloudflare',
      { answer: { status: 403, html: short('<title>Attention Required! | Cloudflare</title>') } },
      'refused',
      { by: 'cloudflare' },
    ],
    [
      'an error of Cloudflare as text',
      { answer: { status: 403, html: 'error code: 1020', isHtml: false } },
      'refused',
      { by: 'cloudflare' },
    ],
    [
      'a block of Wordfence with 503',
      { answer: { status: 503, html: short('', '<p>Generated by Wordfence</p>') } },
      'refused',
      { by: 'wordfence' },
    ],
    ['a block of Sucuri', { answer: { status: 403, headers: { 'x-sucuri-block': 'BOT' } } }, 'refused', { by: 'sucuri' }],
    ['a denial of Vercel', { answer: { status: 403, headers: { 'x-vercel-mitigated': 'deny' } } }, 'refused', { by: 'vercel' }],
    // challenge
    [
      'a challenge of Cloudflare by header',
      { answer: { status: 403, headers: { 'cf-mitigated': 'challenge' } } },
      'challenge',
      { by: 'cloudflare', status: 403, everyone: false },
    ],
    ['a challenge of Cloudflare with 200', { answer: cloudflare }, 'challenge', { by: 'cloudflare', status: 200 }],
    ['a challenge for all', { answer: cloudflare, browser: [cloudflare] }, 'challenge', { everyone: true }],
    ['a challenge where a browser is refused', { answer: cloudflare, browser: [{ status: 403 }] }, 'challenge', { everyone: true }],
    [
      'a challenge of AWS with 202',
      { answer: { status: 202, html: '', headers: { 'x-amzn-waf-action': 'challenge' } } },
      'challenge',
      { by: 'aws_waf' },
    ],
    [
      'a captcha of AWS',
      { answer: { status: 405, html: short('<script>window.gokuProps = {"key":"AQ"}</script>') } },
      'challenge',
      { by: 'aws_waf' },
    ],
    [
      'a challenge of Vercel by header',
      { answer: { status: 429, headers: { 'x-vercel-mitigated': 'challenge' } } },
      'challenge',
      { by: 'vercel' },
    ],
    [
      'a challenge of Vercel',
      { answer: { status: 429, html: short('<title>Vercel Security Checkpoint</title>') } },
      'challenge',
      { by: 'vercel' },
    ],
    [
      'DataDome',
      { answer: { status: 403, html: short("<script>var dd={'host':'geo.captcha-delivery.com'}</script>") } },
      'challenge',
      { by: 'datadome' },
    ],
    ['PerimeterX', { answer: { status: 403, html: short('', '<div id="px-captcha"></div>') } }, 'challenge', { by: 'perimeterx' }],
    [
      'Imperva with an incident',
      { answer: short('', 'Request unsuccessful. Incapsula incident ID: 443-2') },
      'challenge',
      { by: 'imperva' },
    ],
    [
      'Imperva by a frame',
      { answer: short('', '<iframe src="/_Incapsula_Resource?CWUDNSAI=1&incident_id=44"></iframe>') },
      'challenge',
      { by: 'imperva' },
    ],
    [
      'Imperva without text',
      { answer: short('<META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"><script src="/_Incapsula_Resource?SWJIYLWA=71"></script>') },
      'challenge',
      { by: 'imperva' },
    ],
    ['a challenge of Akamai', { answer: short('', '<div id="sec-if-cpt-container"></div>') }, 'challenge', { by: 'akamai' }],
    [
      'a challenge of Akamai by address',
      { answer: short('<meta http-equiv="refresh" content="5; URL=\'/?bm-verify=AAQ\'">') },
      'challenge',
      { by: 'akamai' },
    ],
    ['a challenge of Sucuri', { answer: short("<script>sucuri_cloudproxy_js=''</script>") }, 'challenge', { by: 'sucuri' }],
    [
      'a captcha of SiteGround',
      { answer: { status: 202, html: short('<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">') } },
      'challenge',
      { by: 'siteground' },
    ],
    [
      'Anubis',
      { answer: short('<script src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script>') },
      'challenge',
      { by: 'anubis' },
    ],
    // without text
    ['an empty application', { answer: app }, 'without_text', { everyone: false }],
    ['an empty application for all', { answer: app, browser: [app] }, 'without_text', { length: 0, everyone: true }],
    ['a page without text', { answer: short('') }, 'without_text', { length: 0 }],
    ['a fifth of the text', { answer: page('', sentence.repeat(4)) }, 'without_text', { everyone: false }],
    [
      'a fifth of the text, in Japanese',
      { answer: page('', 'パンは酵母で膨らむ。'.repeat(20)), browser: [page('', 'パンは酵母で膨らむ。'.repeat(100))] },
      'without_text',
      {},
    ],
    // noindex and nosnippet
    ['noindex in the header', { answer: { robotsTags: ['noindex'] } }, 'noindex', { place: 'header', name: null }],
    [
      'noindex for this agent in the header',
      { answer: { robotsTags: ['gptbot: noindex'] } },
      'noindex',
      { place: 'header', name: 'gptbot' },
    ],
    [
      'noindex by the second line',
      { answer: { robotsTags: ['googlebot: nofollow', 'GPTBot: noindex, nosnippet'] } },
      'noindex',
      { name: 'gptbot' },
    ],
    ['noindex for all in a line of its own', { answer: { robotsTags: ['googlebot: nofollow', 'noindex'] } }, 'noindex', { name: null }],
    [
      'noindex behind another name in one line',
      { answer: { robotsTags: ['googlebot: nofollow, gptbot: noindex'] } },
      'noindex',
      { name: 'gptbot' },
    ],
    ['none for every robot', { answer: { robotsTags: ['*: none'] } }, 'noindex', { directive: 'none', name: null }],
    ['noindex in the page', { answer: page('<meta name="robots" content="NOINDEX,follow">') }, 'noindex', { place: 'meta', name: null }],
    [
      'noindex for this agent in the page',
      { answer: page('<meta name="GPTBot" content="noindex">') },
      'noindex',
      { place: 'meta', name: 'gptbot' },
    ],
    ['nosnippet in the header', { answer: { robotsTags: ['nosnippet'] } }, 'nosnippet', { place: 'header' }],
    [
      'nosnippet in the page',
      { agent: 'googlebot', answer: page('<meta name="googlebot" content="max-snippet: 0">') },
      'nosnippet',
      { directive: 'max-snippet:0' },
    ],
    // elsewhere, errors, nothing
    [
      'a redirect for the name',
      { answer: { status: 302, redirect: 'https://example.org/bots' } },
      'redirected',
      { to: 'https://example.org/bots', everyone: false },
    ],
    [
      'a redirect for all',
      { answer: { status: 301, redirect: 'https://b.example/' }, browser: [{ status: 301, redirect: 'https://b.example/' }] },
      'redirected',
      { everyone: true },
    ],
    ['500 for the name', { answer: { status: 500 } }, 'server_error', { status: 500, everyone: false }],
    ['503 for all', { answer: { status: 503 }, browser: [{ status: 503 }] }, 'server_error', { everyone: true }],
    ['no answer', { answer: { fault: 'timeout' } }, 'no_answer', { fault: 'timeout', everyone: false }],
    ['no answer for all', { answer: { fault: 'connection' }, browser: [{ fault: 'connection' }] }, 'no_answer', { everyone: true }],
    ['a file in place of the page', { answer: { isHtml: false, html: 'ok' } }, 'no_page', { everyone: false }],
    ['a file for all', { answer: { isHtml: false, html: 'ok' }, browser: [{ isHtml: false, html: 'ok' }] }, 'no_page', { everyone: true }],
  ])('%s', (_name, input, code, args) => {
    const row = judge(input)
    expect([row.code, row.args]).toEqual([code, expect.objectContaining(args)])
  })

  it('all that is found in an answer, the gravest first', () => {
    const { answer, robots } = judge({ robots: 'User-agent: *\nDisallow: /', answer: { html: app, robotsTags: ['noindex, nosnippet'] } })
    expect(answer.map(({ code }) => code)).toEqual(['without_text', 'noindex', 'nosnippet'])
    expect(robots).toEqual({ code: 'blocked', args: { line: 'Disallow: /' } })
  })
})

describe('what really came', () => {
  it.each<[Case, string | null]>([
    [{ answer: { status: 403 }, came: { verified: 5, served: 9, refused: 0 } }, 'really_served'],
    [{ answer: { status: 403 }, came: { verified: 0, served: 9, refused: 0 } }, null],
    [{ answer: { status: 403 }, came: { verified: 5, served: 1, refused: 8 } }, null],
    [{ answer: cloudflare, came: { verified: 1, served: 3, refused: 1 } }, 'really_served'],
    [{ came: { verified: 5, served: 1, refused: 8 } }, 'really_refused'],
    [{ came: { verified: 5, served: 8, refused: 1 } }, null],
    [{}, null],
  ])('%j contradicts: %s', (input, contradiction) => {
    expect(judge(input).contradiction).toBe(contradiction)
  })
})

describe('names', () => {
  it.each(agents.filter(({ isTokenOnly }) => isTokenOnly !== true).map((agent) => [agent.name, agent] as const))('%s', (_name, agent) => {
    const name = simulatedName(agent)
    expect(name).toContain(agent.match[0])
    expect(name).toMatch(/ CitableReach\/1\.0$/)
    // no word of another agent that is as long or longer
    const others = agents.filter(({ id }) => id !== agent.id).flatMap(({ match }) => match)
    const isThere = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.]/g, '\\.')}(?![\\p{L}\\p{N}])`, 'iu').test(name)
    expect(others.filter((word) => word.length >= agent.match[0]!.length && isThere(word))).toEqual([])
  })

  it('a browser’s has the mark too', () => expect(browserName).toContain(simulatedMark))
})
