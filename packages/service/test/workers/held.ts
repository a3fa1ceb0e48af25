import { parentPort, threadId } from 'node:worker_threads'
import type { WorkerAnswer, WorkerRequest } from '../../src/analysis/worker-messages.ts'

/** Names itself on the channel when it has loaded, is ready when the channel says its name, and then answers each request at once. */
const channel = new BroadcastChannel('held workers')
channel.onmessage = (event) => {
  if ((event as { data: unknown }).data !== threadId) return
  channel.close()
  parentPort?.postMessage({ ready: true, cpuMs: null } satisfies WorkerAnswer)
}
channel.postMessage(threadId)

parentPort?.on('message', ({ id }: WorkerRequest) => {
  parentPort?.postMessage({ id, result: { ok: true, json: new Uint8Array(), packed: null, ms: threadId }, heapMb: 10, cpuMs: null })
})
