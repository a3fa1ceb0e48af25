import type { Hit } from '../../src/traffic/read-event.ts'

let count = 0

/** A fetch of `/a` on example.com by a search agent, answered with a page; each with an id of its own. */
export const sampleHit = (ts: number, more: Partial<Hit> = {}): Hit => ({
  type: 'hit',
  id: `e${++count}`,
  ts,
  host: 'example.com',
  path: '/a',
  kind: 'page',
  agentId: 'oai-searchbot',
  status: 200,
  verification: 'unchecked',
  isHtml: true,
  method: 'GET',
  bytes: 1,
  durationMs: null,
  isDisallowed: false,
  userAgent: null,
  ...more,
})
