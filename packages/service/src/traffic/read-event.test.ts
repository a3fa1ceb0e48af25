import { findAgent } from '@citable/core/agents'
import { describe, expect, it } from 'vitest'
import { readEvent } from './read-event.ts'

const now = Date.parse('2026-11-27T10:00:00Z')
const agent = findAgent('gptbot')!

/** What is stored of a hit of a crawler. */
function hit(more: object) {
  const value = { type: 'hit', id: 'e1', ts: '2026-11-27T09:00:00Z', host: 'example.com', path: '/bread', status: 200, bytes: 1000 }
  const verdict = readEvent({ ...value, user_agent: 'GPTBot/1.0', ...more }, now, () => ({ kind: 'agent', agent }), null)
  if (!verdict.ok || verdict.event.type !== 'hit') throw new Error(JSON.stringify(verdict))
  return verdict.event
}

describe('a hit is one of a page', () => {
  it.each([
    ['whose path has no ending', '/bread', true],
    ['of a folder', '/recipes/', true],
    ['of the home page', '/', true],
    ['whose path ends like a page', '/bread.html', true],
    ['whose path ends like an old page', '/BREAD.HTM', true],
    ['not when it is an image', '/bread.webp', false],
    ['not when it is a script', '/bread.js', false],
    ['not when it is a document', '/bread.PDF', false],
    ['whose title ends in a long word behind a dot', '/about-node.javascript', true],
    ['whose folder has a dot', '/v1.5/bread', true],
  ])('%s, where its type is not known', (_name, path, isHtml) => {
    expect(hit({ path }).isHtml).toBe(isHtml)
  })

  it.each([
    ['HTML', 'text/html; charset=utf-8', true],
    ['XHTML', 'application/xhtml+xml', true],
    ['an image', 'image/png', false],
    ['nothing', '', false],
  ])('by its type before its path: %s', (_name, contentType, isHtml) => {
    for (const path of ['/bread', '/bread.html', '/bread.png']) expect(hit({ path, content_type: contentType }).isHtml, path).toBe(isHtml)
  })
})
