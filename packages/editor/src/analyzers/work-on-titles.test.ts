import { expect, it, vi } from 'vitest'
import type { TitleJob } from './title-job.ts'
import { type TitleWorker, workOnTitles } from './work-on-titles.ts'

const job = { kind: 'prompt' } as unknown as TitleJob

function startFake() {
  const listeners: Record<string, (event: never) => void> = {}
  const worker = {
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener
    },
    postMessage: vi.fn(),
    terminate: vi.fn(),
  }
  const controller = new AbortController()
  const start = vi.fn(() => worker as unknown as TitleWorker)
  const answer = workOnTitles(start, job, controller.signal, 'It failed.')
  return { answer, worker, start, controller, tell: (type: string, event: object) => listeners[type]!(event as never) }
}

it('gives the answer of the worker and ends the worker', async () => {
  const { answer, worker, tell } = startFake()
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(job)
  tell('message', { data: { ok: false, detail: 'x' } })
  expect(await answer).toEqual({ ok: false, detail: 'x' })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it.each([
  ['says why', { message: 'no script' }, 'no script'],
  ['says nothing', { message: '' }, 'It failed.'],
  ['is refused by the page', {}, 'It failed.'],
])('rejects when the worker fails and %s', async (_, event, sentence) => {
  const { answer, worker, tell } = startFake()
  tell('error', event)
  await expect(answer).rejects.toThrow(sentence)
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('ends the worker of a job that is called off', async () => {
  const { answer, worker, controller } = startFake()
  controller.abort('closed')
  await expect(answer).rejects.toBe('closed')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('starts no worker for a job that is called off already', async () => {
  const start = vi.fn()
  await expect(workOnTitles(start, job, AbortSignal.abort('closed'), '')).rejects.toBe('closed')
  expect(start).not.toHaveBeenCalled()
})

it('rejects when the browser refuses to start a worker', async () => {
  const start = () => {
    throw new Error('refused')
  }
  await expect(workOnTitles(start, job, new AbortController().signal, '')).rejects.toThrow('refused')
})
