import { type Analyzer, analysisFailure } from '@citable/editor'
import { expect, it } from 'vitest'
import { loadedAnalyzer } from './loaded-analyzer.ts'

const request = {} as Parameters<Analyzer['analyze']>[0]
const { signal } = new AbortController()

it('answers what the loaded code answers', async () => {
  const analyze = loadedAnalyzer(async () => async () => analysisFailure('forbidden', '403'))
  expect(await analyze(request, signal)).toMatchObject({ ok: false, reason: 'forbidden', detail: '403' })
})

it('says that nothing was reached where the code cannot be fetched, and tries again', async () => {
  let loads = 0
  const analyze = loadedAnalyzer(async () => {
    loads += 1
    if (loads === 1) throw new Error('ChunkLoadError')
    return async () => analysisFailure('rate_limited')
  })
  expect(await analyze(request, signal)).toMatchObject({ ok: false, reason: 'unreachable' })
  expect(await analyze(request, signal)).toMatchObject({ ok: false, reason: 'rate_limited' })
})
