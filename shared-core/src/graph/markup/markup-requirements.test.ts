import { expect, it } from 'vitest'
import type { Json } from '../../model/values.ts'
import { missingInMarkup, placesIn } from './markup-requirements.ts'

const missing = (...blocks: object[]) => missingInMarkup(blocks.flatMap((block, at) => placesIn(block as Json, at)))

it('a site that another node of the page says in full lacks nothing', () => {
  const whole = { '@type': 'WebSite', name: 'Harbour', url: 'https://harbour.example/' }
  expect(missing({ '@type': 'WebSite', name: 'Harbour' })).toEqual([{ type: 'WebSite', property: 'url' }])
  expect(missing({ '@type': 'WebSite', name: 'Harbour' }, whole)).toEqual([])
  expect(missing({ '@type': 'WebSite', name: 'Harbour' }, { '@type': 'WebSite', url: 'https://harbour.example/' })).toEqual([])
  expect(missing({ '@type': 'Event', name: 'Regatta' }, whole).map(({ type }) => type)).toContain('Event')
})
