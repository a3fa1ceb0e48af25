import { expect, it } from 'vitest'
import type { DemoPart } from './demo-part.ts'
import { showDemo } from './show-demo.ts'

const graph = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': ['Article', 'TechArticle'] }, { '@type': 'WebPage', name: 'x'.repeat(9_000) }],
}
const part = (name: string): DemoPart => ({
  name,
  address: `http://127.0.0.1:8787/${name}`,
  login: 'admin, password',
  before: { title: '', aeo: 31, seo: 40 },
  after: { title: 'How heat pumps work', aeo: 62, seo: 88 },
  titles: ['How heat pumps work', 'Heat pumps'],
  jsonLd: JSON.stringify(graph),
  readFrom: 'the public page',
  stop: async () => {},
})

it('tells three parts on one screen of 24 lines, without their whole graphs', () => {
  const screen = showDemo(['Service', 'WordPress', 'Strapi'].map(part))
  expect(screen.split('\n').length).toBeLessThanOrEqual(24)
  expect(screen).not.toContain('xxx')
  for (const name of ['Service', 'WordPress', 'Strapi']) expect(screen).toContain(`http://127.0.0.1:8787/${name}`)
  expect(screen).toMatch(/ {2}login +admin, password\n {2}title +\(none\) → How heat pumps work\n/)
  expect(screen).toMatch(/ {2}scores +AEO readiness 31 → 62, SEO 40 → 88 of 100\n {2}JSON-LD +Article \+ TechArticle, WebPage\n/)
  expect(screen).toMatch(/ {2}read from +the public page\n/)
})
