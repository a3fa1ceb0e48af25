import { cpus, loadavg } from 'node:os'
import { startPostgres } from '../sites/postgres.ts'
import { makeArticle } from './make-article.ts'
import { percentile } from './measure.ts'
import { type ServedApart, type ServeOptions, serveApart } from './serve-apart.ts'
import { soakService } from './soak.ts'

/** Words of the articles that are sent, calls of each kind, those before them that are not counted, and calls at the same moment. */
const words = 2_000
const calls = { optimize: 1_000, score: 15_000, publishers: 15_000, livez: 15_000 }
/** V8 has compiled what a reading runs after some 15,000 of them; until then one costs up to three times as much. */
const uncounted = { optimize: 40, score: 15_000 }
const atOnce = 16

/** Milliseconds of the server's CPU a call may cost at the median of the rounds, every thread included. 0.2: 5,000 readings a second and core. */
const gates: Readonly<Record<string, number>> = { optimize: 25, score: 0.2 }

interface Load {
  readonly name: string
  /** Milliseconds of the server's CPU per call, median over the rounds. */
  readonly cpuMs: number
  readonly perSecond: number
  /** Milliseconds from call to answer, the waiting for others included, sorted. */
  readonly times: readonly number[]
}

/**
 * Loads the real service on loopback from another process and prints the server's CPU per call, calls per second and times. CPU holds on a
 * busy machine, the others do not. `--gate`: exit code 1 when a call costs more than its gate. Node's `--cpu-prof` given to this process
 * reaches the service. `--soak <seconds>`: whether it holds the same at the end as at the beginning, see soak.ts. `--postgres`: on a
 * PostgreSQL server of its own, whose CPU is not counted.
 */
export async function benchService(args: readonly string[]): Promise<number> {
  if (args.includes('--soak')) return soakService(secondsOf(args[args.indexOf('--soak') + 1]))
  if (!args.includes('--postgres')) return benchAt(args, {})
  const postgres = await startPostgres()
  try {
    return await benchAt(args, { databaseUrl: await postgres.createDatabase() })
  } finally {
    await postgres.stop()
  }
}

async function benchAt(args: readonly string[], where: Pick<ServeOptions, 'databaseUrl'>): Promise<number> {
  const served = await serveApart({ atOnce, ...where })
  try {
    const { call } = served
    const { html, title } = makeArticle(words)
    const optimize = async (index: number): Promise<string> =>
      JSON.parse(await call('/v1/optimize', { content: { html: `${html}<p>Edition ${index}.</p>`, title } })).id
    for (let index = 0; index < uncounted.optimize; index++) await optimize(-index)
    const ids: string[] = []
    const keepId = async (index: number): Promise<void> => {
      ids.push(await optimize(index))
    }
    const readScore = (index: number): Promise<string> => call(`/v1/score/${ids[index % ids.length]}`)
    const optimized = await load('optimize', calls.optimize, keepId, served)
    await load('score', uncounted.score, readScore, served)
    const loads = [
      optimized,
      await load('score', calls.score, readScore, served),
      await load('publishers', calls.publishers, () => call('/v1/publishers'), served),
      // the floor: what HTTP itself costs
      await load('livez', calls.livez, () => call('/livez'), served),
    ]
    console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]!.toFixed(1)}`)
    for (const { name, cpuMs, perSecond, times } of loads) {
      const [p50, p99] = [percentile(times, 50).toFixed(1), percentile(times, 99).toFixed(1)]
      console.log(
        `${name.padEnd(11)} server CPU ${cpuMs.toFixed(3)} ms a call, ${(1000 / cpuMs).toFixed(0)} a second and core   seen: ${perSecond.toFixed(0)} a second   p50 ${p50} ms   p99 ${p99} ms`,
      )
    }
    const missed = loads.filter(({ name, cpuMs }) => cpuMs > (gates[name] ?? Number.POSITIVE_INFINITY))
    for (const { name } of missed) console.log(`Above the gate: ${name} in ${gates[name]} ms of the server’s CPU.`)
    return args.includes('--gate') && missed.length > 0 ? 1 : 0
  } finally {
    await served.close()
  }
}

const rounds = 5

async function load(name: string, calls: number, call: (index: number) => Promise<unknown>, served: ServedApart): Promise<Load> {
  const cpuOf = async (): Promise<number> => (await served.state()).cpuMs
  const times: number[] = []
  const cpu: number[] = []
  const started = performance.now()
  let next = 1
  for (let round = 1; round <= rounds; round++) {
    const before = await cpuOf()
    const end = Math.round((calls * round) / rounds)
    const first = next
    const work = async (): Promise<void> => {
      while (next <= end) {
        const index = next++
        const from = performance.now()
        await call(index)
        times.push(performance.now() - from)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    cpu.push(((await cpuOf()) - before) / (next - first))
  }
  const seconds = (performance.now() - started) / 1000
  const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
  return { name, cpuMs: percentile(sorted(cpu), 50), perSecond: calls / seconds, times: sorted(times) }
}

/** @throws when it is not a whole number of seconds */
function secondsOf(text = ''): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error('--soak takes a whole number of seconds, such as --soak 3600.')
  return Number(text)
}
