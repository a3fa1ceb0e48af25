import { parentPort, threadId } from 'node:worker_threads'
import type { WorkerRequest } from '../../src/analysis/worker-messages.ts'

/** Loops for ever on "loop…", sleeps a second on "sleep", works 100 ms on "busy", fills the heap on "fill", loops with a list of 160 MB on "hold", says that it holds much on "grow", throws outside of a message on "crash", answers otherwise, with its own number in place of the time and when it began. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

parentPort?.on('message', ({ id, work: { op, job } }: WorkerRequest) => {
  const begunAt = performance.timeOrigin + performance.now()
  const { input } = job as { input?: { html?: string; body?: Uint8Array } }
  const html = op === 'analyse' ? (input?.html ?? new TextDecoder().decode(input?.body)) : ''
  if (html === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
  if (html === 'busy') for (const end = performance.now() + 100; performance.now() < end; );
  if (html.startsWith('loop')) for (;;);
  if (html === 'fill') {
    const held: unknown[] = []
    for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
  }
  if (html === 'hold') {
    const held = new Array(20_000_000).fill(0)
    while (held.length > 0);
  }
  if (html === 'crash') {
    setImmediate(() => {
      throw new Error('crashed')
    })
    return
  }
  const json = new TextEncoder().encode(JSON.stringify({ html, begunAt }))
  parentPort?.postMessage({
    id,
    result: { ok: true, json, packed: null, ms: threadId },
    heapMb: html === 'grow' ? 1_000 : 10,
    cpuMs: cpuMs(),
  })
})

parentPort?.postMessage({ ready: true, cpuMs: cpuMs() })
