import { OptimizeRequest } from '@citable/contract'
import { readRequest } from '@citable/contract/requests'
import { expect, it } from 'vitest'
import { printRequest, withoutTexts } from './stored-request.ts'

const now = '2026-11-20T00:00:00Z'
const fields = { title: 'Bread', authors: [{ name: 'Ada', url: null }], language: 'en' }

it.each([
  { what: 'an address', request: { url: 'https://example.com/a', options: { titles: 2 } } },
  { what: 'the HTML of an article', request: { content: { ...fields, html: '<p>“Bread” is food.</p>' } } },
  { what: 'the HTML of a page', request: { content: { html: '<html><body>Bread</body></html>', url: 'https://example.com/a' } } },
  { what: 'Markdown', request: { content: { markdown: '# Bread', ...fields }, target_queries: ['bread'] } },
  {
    what: 'blocks',
    request: {
      content: {
        blocks: [
          { id: 'a', html: 'Bread' },
          { id: 'b', markdown: '*Bread*' },
        ],
        title: null,
      },
    },
  },
  { what: 'an empty text', request: { content: { html: '' } } },
])('is printed like the whole request when it was sent as $what', ({ request }) => {
  const valid = OptimizeRequest.parse(request) as Parameters<typeof withoutTexts>[0]
  const { input } = readRequest(valid, now)
  const { text, contentDigest } = printRequest(withoutTexts(valid), input ?? { kind: 'page', html: 'what was fetched' })
  expect(text).toBe(JSON.stringify(valid))
  expect(contentDigest === null).toBe((valid.url ?? valid.content?.url) !== undefined)
})

it('holds no text that the input holds', () => {
  const texts = [{ html: 'Bread' }, { markdown: 'Bread' }, { blocks: [{ id: 'a', html: 'Bread' }] }]
  for (const content of texts) expect(JSON.stringify(withoutTexts({ content }))).not.toContain('Bread')
})
