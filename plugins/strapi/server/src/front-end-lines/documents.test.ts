import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frontEnds } from '#shared/front-ends.ts'
import { pageLines } from './page-lines.ts'
import { trafficLines } from './traffic-lines.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const readme = read('../../../README.md')
const guide = read('../../../../../packages/docs/strapi-front-ends.md')

const cms = 'https://cms.example.org/api'
const events = `${cms}/citable/events`
/** Code of a section of a document, in the order of its blocks. */
const codeOf = (document: string, heading: string): string => {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^```[^\n]*\n(.*?)^```/gms)].map(([, code = '']) => code).join('\n')
}

/** Documents show the lines of the settings, which the tests of front ends build and run. */
describe('documents show the lines that are proven', () => {
  test.each(frontEnds)('for %s: pages, then traffic', (frontEnd, name) => {
    const page = pageLines(frontEnd, { address: `${cms}/articles?filters[slug][$eq]`, isLocalized: true })
    expect(codeOf(guide, name === 'fetch' ? 'Anything else' : name)).toBe(`${page}\n\n${trafficLines(frontEnd, events)}\n`)
  })

  test('and the README parts of them', () => {
    const rows = [...readme.matchAll(/^\| (Astro|SvelteKit|Nuxt|Next\.js) \| (.*) \|$/gm)]
    expect(rows.length).toBe(4)
    for (const [, name, cell = ''] of rows) {
      const [frontEnd] = frontEnds.find(([, called]) => called === name) ?? expect.fail(`${name} is no front end`)
      const lines = pageLines(frontEnd, { address: `${cms}/articles?filters[slug][$eq]`, isLocalized: false })
      const codes = [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
      expect(codes.length).toBeGreaterThan(0)
      for (const code of codes) expect(lines).toContain(code)
    }
    expect(readme).toContain(`\`\`\`ts fragment\n${trafficLines('next', events)}\n\`\`\``)
  })
})
