import { describe, expect, it } from 'vitest'
import { bulkFigures, type Run } from './bulk-figures.ts'
import { nothingDone } from './run-bulk.ts'

const counts = { published: 50, analysed: 12, outdated: 2, failed: 0, average: 60 }
const run = (changes: Partial<Run>): Run => ({ state: 'idle', isByService: false, atStart: 10, progress: nothingDone, ...changes })
const done = (posts: number) => ({ ...nothingDone, done: posts })

describe('bulkFigures', () => {
  it.each([
    ['counts outdated analyses as left', counts, run({}), { isBusy: false, analysed: 10, left: 40, quarter: 0 }],
    [
      'adds what a run of this browser has done',
      counts,
      run({ state: 'running', progress: done(20) }),
      { analysed: 30, left: 20, quarter: 2 },
    ],
    ['never shows more than there are', counts, run({ state: 'stopping', progress: done(99) }), { analysed: 50, left: 0 }],
    [
      'takes the site’s counts once the run is over',
      counts,
      run({ state: 'finished', progress: done(20) }),
      { analysed: 10, finished: 20 },
    ],
    [
      'takes the site’s counts while the service does it',
      counts,
      run({ state: 'running', isByService: true, atStart: 4 }),
      { analysed: 10, finished: 6, quarter: 0 },
    ],
    ['is zero before the site has answered', null, run({ atStart: 0 }), { published: 0, analysed: 0, left: 0, finished: 0 }],
    ['divides by no zero where all is done', { ...counts, published: 10 }, run({ state: 'running' }), { left: 0, quarter: 0 }],
  ])('%s', (_, given, of, expected) => {
    expect(bulkFigures(given, of)).toMatchObject(expected)
  })
})
