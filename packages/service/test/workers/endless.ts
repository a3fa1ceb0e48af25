import { parentPort } from 'node:worker_threads'
import type { AnalysisJob } from '../../src/analysis/run-analysis.ts'

/** Loops for ever on "loop", fills the heap on "fill", throws outside of a message on "crash", answers otherwise. */
parentPort?.on('message', ({ input }: AnalysisJob) => {
  const html = 'html' in input ? input.html : ''
  if (html === 'loop') for (;;);
  if (html === 'fill') {
    const kept: unknown[] = []
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
  }
  if (html === 'crash') {
    setTimeout(() => {
      throw new Error('crashed')
    })
    return
  }
  parentPort?.postMessage({ ok: true, json: new TextEncoder().encode(JSON.stringify({ html })), packed: null, ms: 1 })
})

parentPort?.postMessage({ ready: true })
