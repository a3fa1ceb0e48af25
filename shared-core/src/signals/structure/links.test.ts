import { expect, test } from 'vitest'
import type { AnalysisContext } from '../../model/input.ts'
import { exampleContext } from '../../testing/read-examples.ts'
import type { Reading } from '../reading.ts'
import { classifyLinks, measureLinks } from './links.ts'

const kindOf = (href: string, url: string | null, site: string | null = null): string => {
  const block = { id: 'b1', kind: 'paragraph', text: 'see', inlines: [{ kind: 'link', start: 0, end: 3, value: href }], runs: [] } as const
  const context: AnalysisContext = {
    ...exampleContext,
    url,
    site: site === null ? null : ({ name: 'Boats', url: site } as AnalysisContext['site']),
  }
  const [link] = classifyLinks([measureLinks({ block })], { article: { url }, context } as unknown as Reading)
  return link!.kind
}
const page = 'https://www.boats.example/guides/knots/'

test.each([
  ['#bowline', 'fragment'],
  ['https://www.boats.example/guides/knots/', 'fragment'],
  ['https://www.boats.example/guides/knots', 'fragment'],
  ['http://boats.example/guides/knots/#bowline', 'fragment'],
  ['//boats.example/guides/knots/', 'fragment'],
  ['/guides/knots/', 'fragment'],
  ['/guides/knots/#bowline', 'fragment'],
  ['../knots/', 'fragment'],
  ['./', 'fragment'],
  ['?utm_source=mail', 'fragment'],
  ['/guides/knots/index.html', 'fragment'],
  ['/guides/ropes/', 'internal'],
  ['/guides/', 'internal'],
  ['/guides/knots/bowline/', 'internal'],
  ['/guides/knots/?page=2', 'internal'],
  ['https://boats.example/', 'internal'],
  ['https://other.example/guides/knots/', 'external'],
  ['mailto:mira@boats.example', 'mail'],
  ['tel:+4312345', 'other'],
  ['https://', 'broken'],
])('%s on its page is %s', (href, kind) => {
  expect(kindOf(href, page)).toBe(kind)
})

test('without an address of its own no page is itself', () => {
  expect(kindOf('/guides/knots/', null)).toBe('internal')
  expect(kindOf('https://boats.example/guides/knots/', null, 'https://boats.example/')).toBe('internal')
})
