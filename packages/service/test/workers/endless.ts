import { parentPort, threadId } from 'node:worker_threads'
import type { AnalysisJob } from '../../src/analysis/run-analysis.ts'

/** Loops for ever on "loop", fills the heap on "fill", loops with a list of 160 MB on "hold", says that it holds much on "grow", throws outside of a message on "crash", answers otherwise, with its own number in place of the time. */
parentPort?.on('message', ({ input }: AnalysisJob) => {
  const html = 'html' in input ? input.html : ''
  if (html === 'loop') for (;;);
  if (html === 'fill') {
    const kept: unknown[] = []
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
  }
  if (html === 'hold') {
    const held = new Array(20_000_000).fill(0)
    while (held.length > 0);
  }
  if (html === 'crash') {
    setTimeout(() => {
      throw new Error('crashed')
    })
    return
  }
  const json = new TextEncoder().encode(JSON.stringify({ html }))
  parentPort?.postMessage({ result: { ok: true, json, packed: null, ms: threadId }, heapMb: html === 'grow' ? 1_000 : 10 })
})

parentPort?.postMessage({ ready: true })
