import { createEditorStore, type EditorStore } from '@citable/editor'
import { createFakeHost, sampleOptimization } from '@citable/editor/testing'
import { describe, expect, it } from 'vitest'
import { analyzeNow } from './analyze-now.ts'

const open = (
  answers: readonly boolean[],
): { readonly store: EditorStore; readonly host: ReturnType<typeof createFakeHost>; asked(): number } => {
  let asked = 0
  const host = createFakeHost()
  const store = createEditorStore({
    host,
    clock: () => '2026-11-21T09:00:00Z',
    schedule: () => () => {},
    analyzer: {
      async analyze() {
        const isFine = answers[Math.min(asked, answers.length - 1)]
        asked += 1
        return isFine
          ? { ok: true, optimization: sampleOptimization(), scorer: { kind: 'device', name: null }, fellBack: null }
          : { ok: false, reason: 'unreachable', detail: 'nobody answered', retryAfterSeconds: null }
      },
    } as never,
  })
  return { store, host, asked: () => asked }
}

describe('the analysis for an assistant', () => {
  it('is of the draft as it is at that moment, and holds what one can act on', async () => {
    const { store, asked } = open([true])
    store.start()
    const answer = await analyzeNow(store)
    const { aeo_score, seo_score, checks } = sampleOptimization()
    expect(asked()).toBe(2)
    expect(answer).toMatchObject({ aeo_score, seo_score, titles: expect.arrayContaining(['Sourdough at home in 4 hours']) })
    expect(answer.open.map(({ check }) => check)).toEqual(
      checks.filter(({ status, effect }) => status === 'fail' && effect !== 'none').map(({ check }) => check),
    )
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
  })

  it('is refused with the reason when there is none', async () => {
    const { store } = open([true, false])
    store.start()
    await expect(analyzeNow(store)).rejects.toThrow('nobody answered')
  })
})
