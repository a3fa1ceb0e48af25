import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of processor time. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly url?: string } }
}

/**
 * Milliseconds of processor time of each task of the thread that runs this page's scripts while something happens: calls, what the promises
 * they settle do, collections of garbage. Processor time, not time on the clock: on a shared machine the clock measures the neighbours.
 *
 * @param script address of a script that runs meanwhile; it tells the page's thread from others. Throws when it does not run.
 */
export async function traceTasks(browser: Browser, page: Page, script: RegExp, action: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  await action()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: readonly TraceEvent[] }
  const ours = traceEvents.find(({ name, args }) => name === 'FunctionCall' && script.test(args?.data?.url ?? ''))
  if (ours === undefined) throw new Error(`No script ${script} ran.`)
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === ours.pid && tid === ours.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
}
