import { setTimeout as pause } from 'node:timers/promises'
import { makeArticle } from './make-article.ts'
import { percentile } from './measure.ts'
import type { ServedState } from './report-to-parent.ts'
import { startServiceProcess } from './start-service-process.ts'

/** Events of a call. */
const batch = 20

/** Calls a second, and calls that may run at the same moment before one is left out. */
const rate = 20
const atOnce = 32

/** Share of the time that counts as warming up: code is compiled, caches fill. */
const warmUpShare = 0.25

/** Samples over the rest. */
const samples = 30

/** Allowed growth from the first third of the samples to the last, at their medians: our own choice, above a run without a leak. */
const allowed = {
  rssBytes: { share: 1.1, more: 16 * 1024 ** 2 },
  heapBytes: { share: 1.1, more: 4 * 1024 ** 2 },
  descriptors: { share: 1, more: 4 },
}

type Held = keyof typeof allowed

export interface Growth {
  readonly held: Held
  readonly first: number
  readonly middle: number
  readonly last: number
  readonly isFlat: boolean
}

/** Compares what was held at the beginning and at the end, by medians of thirds. */
export function growthOf(states: readonly Pick<ServedState, Held>[]): readonly Growth[] {
  const third = Math.max(1, Math.floor(states.length / 3))
  return (Object.keys(allowed) as Held[]).flatMap((held) => {
    const values = states.flatMap((state) => state[held] ?? [])
    if (values.length === 0) return []
    const median = (part: readonly number[]): number =>
      percentile(
        [...part].sort((a, b) => a - b),
        50,
      )
    const [first, middle, last] = [values.slice(0, third), values.slice(third, -third), values.slice(-third)].map(median) as [
      number,
      number,
      number,
    ]
    return [{ held, first, middle, last, isFlat: last <= Math.max(first * allowed[held].share, first + allowed[held].more) }]
  })
}

/**
 * Calls the real service at a steady rate for so many seconds: articles, jobs of one article, traffic, readings and reports. Prints what it held in the
 * first, the middle and the last third. Exit code 1 when something grew, or a call was not answered with success.
 */
export async function soakService(seconds: number): Promise<number> {
  const service = await startServiceProcess({ atOnce, nodeOptions: ['--expose-gc'] })
  try {
    const { html, title } = makeArticle(600)
    const content = (edition: number) => ({ title, html: `${html}<p>Edition ${edition}.</p>` })
    const { id } = JSON.parse(await service.call('/v1/optimize', { content: content(0) }))
    const kinds = [
      (n: number) => service.call('/v1/optimize', { content: content(n) }),
      () => service.call(`/v1/score/${id}?include=checks`),
      () => service.call('/v1/publishers'),
      (n: number) => service.call('/v1/jobs', { type: 'optimize', items: [{ content: content(-n) }] }),
      () => service.call('/v1/jobs?limit=5'),
      () => service.call(`/v1/score/${id}`),
      () => service.call('/v1/whoami'),
      () => service.call('/livez'),
      () => service.call('/v1/publishers'),
      () => service.call(`/v1/score/${id}`),
      (n: number) => service.call('/v1/events', { events: eventsOf(n) }),
      () => service.call('/v1/analytics'),
    ]
    const states: ServedState[] = []
    const faults: string[] = []
    const running = new Set<Promise<void>>()
    let [answered, leftOut] = [0, 0]
    const started = performance.now()
    const elapsed = (): number => (performance.now() - started) / 1000
    for (let n = 1; elapsed() < seconds; n++) {
      await pause(Math.max(0, (n / rate - elapsed()) * 1000))
      if (running.size >= atOnce) leftOut++
      else {
        const call = kinds[n % kinds.length]!(n).then(
          () => void answered++,
          (error: Error) => void faults.push(error.message),
        )
        const ended: Promise<void> = call.finally(() => running.delete(ended))
        running.add(ended)
      }
      const due = seconds * (warmUpShare + ((1 - warmUpShare) * states.length) / samples)
      if (elapsed() >= due) states.push(await service.state())
    }
    await Promise.all(running)
    states.push(await service.state())
    console.log(`${seconds} s: ${answered} calls answered, ${leftOut} left out because ${atOnce} ran already, ${faults.length} failed`)
    for (const fault of [...new Set(faults)].slice(0, 5)) console.log(`  ${fault}`)
    const growth = growthOf(states)
    for (const { held, first, middle, last, isFlat } of growth) {
      const figures = [first, middle, last].map((value) => shown(held, value)).join(' → ')
      console.log(`${held.padEnd(12)} ${figures}   ${isFlat ? 'flat' : 'GREW'}`)
    }
    return faults.length === 0 && growth.every(({ isFlat }) => isFlat) ? 0 : 1
  } finally {
    await service.close()
  }
}

/** Fetches of agents, yesterday and before: a report of full days has them. */
const eventsOf = (n: number): readonly object[] =>
  Array.from({ length: batch }, (_, index) => ({
    type: 'hit',
    id: `e${n}-${index}`,
    ts: new Date(Date.now() - (1 + ((n + index) % 28)) * 86_400_000).toISOString(),
    host: 'example.com',
    path: `/articles/${(n * batch + index) % 500}`,
    status: 200,
    user_agent: index % 2 === 0 ? 'OAI-SearchBot/1.0' : 'GPTBot/1.2',
  }))

const shown = (held: Held, value: number): string => (held === 'descriptors' ? String(value) : `${(value / 1024 ** 2).toFixed(1)} MiB`)
