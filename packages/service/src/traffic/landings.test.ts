import { expect, it } from 'vitest'
import { topLandings, visitsOfPages } from './landings.ts'

const landings = [
  { assistantId: 'claude', path: '/a', visits: 1 },
  { assistantId: 'claude', path: '/b', visits: 1 },
  { assistantId: 'chatgpt', path: '/b', visits: 1 },
  { assistantId: 'chatgpt', path: '/d', visits: 1 },
  { assistantId: 'chatgpt', path: '/c', visits: 2 },
]

it('lists pages by the visits of all assistants, equal ones by their paths', () => {
  expect(visitsOfPages(landings)).toEqual([
    { path: '/b', visits: 2 },
    { path: '/c', visits: 2 },
    { path: '/a', visits: 1 },
    { path: '/d', visits: 1 },
  ])
  expect(visitsOfPages([])).toEqual([])
})

it('lists of each assistant so many pages as are asked for', () => {
  expect(topLandings(landings, 2)).toEqual([
    { assistantId: 'claude', path: '/a', visits: 1 },
    { assistantId: 'claude', path: '/b', visits: 1 },
    { assistantId: 'chatgpt', path: '/c', visits: 2 },
    { assistantId: 'chatgpt', path: '/b', visits: 1 },
  ])
})
