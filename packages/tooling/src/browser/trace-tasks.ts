import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of processor time. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly url?: string } }
}

const isCallOf =
  (script: RegExp) =>
  ({ name, args }: TraceEvent): boolean =>
    name === 'FunctionCall' && script.test(args?.data?.url ?? '')

async function trace(
  browser: Browser,
  page: Page,
  categories: readonly string[],
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: [...categories] })
  await action()
  return JSON.parse((await browser.stopTracing()).toString('utf8')).traceEvents
}

/**
 * Milliseconds of processor time that each call into a script took on the page's own thread while something happens, and everything that it
 * called.
 *
 * @param script address of the script. Throws when it does not run.
 */
export async function traceCalls(browser: Browser, page: Page, script: RegExp, action: () => Promise<void>): Promise<readonly number[]> {
  const calls = (await trace(browser, page, ['devtools.timeline'], action)).filter(isCallOf(script))
  if (calls.length === 0) throw new Error(`No script ${script} ran.`)
  return calls.map(({ tdur = 0 }) => tdur / 1000)
}

/**
 * Milliseconds, about, of each stretch in which a script was on the stack of the page's own thread, sampled every millisecond: for a script that
 * other code calls. Waiting is not counted.
 *
 * @param script address of the script. Throws when it is never found.
 */
export async function sampleStretches(page: Page, script: RegExp, action: () => Promise<void>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 1000 })
  await session.send('Profiler.start')
  await action()
  const { nodes, samples = [] } = (await session.send('Profiler.stop')).profile
  await session.detach()
  const ours = new Set<number>()
  // parents are before their children
  for (const { id, callFrame, children = [] } of nodes) {
    if (script.test(callFrame.url)) ours.add(id)
    if (ours.has(id)) for (const child of children) ours.add(child)
  }
  const stretches: number[] = []
  let length = 0
  for (const id of [...samples, -1]) {
    if (ours.has(id)) length++
    else if (length > 0) {
      stretches.push(length)
      length = 0
    }
  }
  if (stretches.length === 0) throw new Error(`No script ${script} ran.`)
  return stretches
}

/**
 * Milliseconds of processor time of each task of the thread that runs this page's scripts while something happens: calls, what the promises
 * they settle do, collections of garbage. Processor time, not time on the clock: on a shared machine the clock measures the neighbours.
 *
 * @param script address of a script that runs meanwhile; it marks the page's thread. Throws when it does not run.
 */
export async function traceTasks(browser: Browser, page: Page, script: RegExp, action: () => Promise<void>): Promise<readonly number[]> {
  const traceEvents = await trace(browser, page, ['devtools.timeline', 'toplevel'], action)
  const ours = traceEvents.find(isCallOf(script))
  if (ours === undefined) throw new Error(`No script ${script} ran.`)
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === ours.pid && tid === ours.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
}
