import type { FastifyReply } from 'fastify'

/** Aborted when the caller has gone before the answer was sent, or after so many milliseconds. */
export function callSignal({ raw }: FastifyReply, deadlineMs: number): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), deadlineMs)
  raw.once('close', () => {
    clearTimeout(timer)
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
