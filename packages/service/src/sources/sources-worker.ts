import { parentPort } from 'node:worker_threads'
import { runSourcesTask } from './run-sources-task.ts'
import type { SourcesTask } from './sources-task.ts'

/** One task at a time; the thread that started this one ends it when a task takes too long. */
parentPort?.on('message', async (task: SourcesTask) => {
  parentPort?.postMessage(await runSourcesTask(task).catch(() => null))
})

parentPort?.postMessage('ready')
