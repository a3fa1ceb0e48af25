import type { AnalysisFailure, Analyzer } from '@citable/editor'
import { describe, expect, it } from 'vitest'
import { inPageWhenAsked } from './in-page-when-asked.ts'

type Request = Parameters<Analyzer['analyze']>[0]

const failing = (reason: AnalysisFailure['reason']): Analyzer => ({
  analyze: async () => ({ ok: false, reason, detail: null, retryAfterSeconds: null }),
})
/** Says who answered; its content does not matter here. */
const answering = (name: string): Analyzer => ({
  analyze: async () => ({ ok: true, optimization: {} as never, scorer: { kind: 'device', name }, fellBack: null }),
})

async function ask(analyzer: Analyzer): Promise<string | null> {
  const result = await analyzer.analyze({} as Request, new AbortController().signal)
  return result.ok ? result.scorer.name : result.reason
}

describe('the analysis in the page', () => {
  it('is made once each time the author asks, where no worker starts', async () => {
    let loads = 0
    const analyzer = inPageWhenAsked(failing('worker_blocked'), async () => {
      loads += 1
      return answering('page')
    })
    expect(await ask(analyzer)).toBe('worker_blocked')
    expect(loads).toBe(0)
    for (const _time of [1, 2]) {
      analyzer.forgive?.()
      expect(await ask(analyzer)).toBe('page')
      expect(await ask(analyzer)).toBe('worker_blocked')
    }
  })

  it('starts no worker that the browser would refuse again, until the author asks', async () => {
    let starts = 0
    const worker: Analyzer = {
      analyze(...asked) {
        starts += 1
        return failing('worker_blocked').analyze(...asked)
      },
    }
    const analyzer = inPageWhenAsked(worker, async () => answering('page'))
    for (const _key of [1, 2, 3]) expect(await ask(analyzer)).toBe('worker_blocked')
    expect(starts).toBe(1)
    analyzer.forgive?.()
    expect(await ask(analyzer)).toBe('page')
    expect(starts).toBe(2)
  })

  it.each([
    ['a worker that answers', answering('worker'), 'worker'],
    ['a worker that died', failing('worker_died'), 'worker_died'],
    ['a newer request', failing('aborted'), 'aborted'],
  ])('is not made beside %s', async (_name, worker, expected) => {
    const analyzer = inPageWhenAsked(worker, () => Promise.reject(new Error('loaded')))
    analyzer.forgive?.()
    expect(await ask(analyzer)).toBe(expected)
  })

  it('lets the worker forget its failures too', () => {
    let forgiven = 0
    inPageWhenAsked({ ...failing('worker_blocked'), forgive: () => (forgiven += 1) }, () => Promise.reject()).forgive?.()
    expect(forgiven).toBe(1)
  })
})
