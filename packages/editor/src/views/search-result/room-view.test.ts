import { expect, it } from 'vitest'
import { createCatalog } from '../../texts/catalog.ts'
import { roomView } from './room-view.ts'

const catalog = createCatalog({ locale: 'en' })

it.each([
  ['title', 'i'.repeat(135), true, '599 of 600 px'],
  ['title', 'i'.repeat(136), false, '604 of 600 px: the end may be cut off'],
  ['description', '', true, '0 of 984 px'],
  ['description', 'i'.repeat(400), false, '1,244 of 984 px: the end may be cut off'],
] as const)('a %s of some width', (part, text, fits, words) => {
  expect(roomView(text, part, catalog)).toMatchObject({ fits, text: words })
})
