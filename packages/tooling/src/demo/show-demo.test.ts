import { expect, it } from 'vitest'
import type { DemoPart } from './demo-part.ts'
import { showDemo, showDetails } from './show-demo.ts'

const graph = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': ['Article', 'TechArticle'] }, { '@type': 'WebPage', name: 'x'.repeat(9_000) }],
}
const part = (name: string): DemoPart => ({
  name,
  address: `http://127.0.0.1:8787/${name}`,
  login: 'admin, password',
  before: { title: 'Heating notes', aeo: 31, seo: 40 },
  help: {
    faults: ['Too short to say what the article is about.', 'Does not name what the text is about.'],
    titles: ['How heat pumps work', 'Heat pumps'],
    words: ['heat pump', '3 kW', 'Oslo', '2024', 'floor heating'],
    sentences: ['Heat pumps move heat into a house'],
  },
  after: { title: 'How heat pumps work', aeo: 62, seo: 88 },
  published: { title: 'How heat pumps work – Warm Homes', jsonLd: JSON.stringify(graph), readFrom: 'the public page' },
  stop: async () => {},
})

it('prints three parts on one screen of 24 lines, without their whole graphs', () => {
  const screen = showDemo(['Service', 'WordPress', 'Strapi'].map(part))
  expect(screen.split('\n').length).toBeLessThanOrEqual(24)
  expect(screen).not.toContain('xxx')
  for (const name of ['Service', 'WordPress', 'Strapi']) expect(screen).toContain(`http://127.0.0.1:8787/${name}`)
})

it('prints the fault of the weak title, three kinds of help, what was chosen, and what readers get', () => {
  expect(
    showDemo([part('WordPress')])
      .replaceAll(/ {2,}/g, ' | ')
      .split('\n'),
  ).toEqual([
    'WordPress | http://127.0.0.1:8787/WordPress',
    ' | login | admin, password',
    ' | weak title | Heating notes: Too short to say what the article is about.',
    ' | help | 2 titles by rule; words of the text: heat pump, 3 kW, Oslo, 2024, …',
    ' | chosen | How heat pumps work (AEO readiness 31 → 62, SEO 40 → 88 of 100)',
    ' | read back | “How heat pumps work – Warm Homes” with JSON-LD of Article + TechArticle, WebPage',
    ' | from | the public page',
    '',
  ])
})

it('prints all of the help, and the whole graph, to those who ask for details', () => {
  const details = showDetails(part('WordPress'))
  for (const line of ['Does not name what the text is about.', '2. Heat pumps', 'floor heating', 'Heat pumps move heat', 'xxx'])
    expect(details).toContain(line)
})
