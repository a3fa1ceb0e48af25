import { Agent } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../sites/postgres.ts'
import { editionOf } from './make-article.ts'
import { percentile } from './measure.ts'
import { type Load, loadOf, measureRound, type Round, roundsOf } from './rounds.ts'
import { soakService } from './soak.ts'
import {
  type ServeOptions,
  type ServerProcess,
  type ServiceProcess,
  serveBare,
  servePool,
  startServiceProcess,
} from './start-service-process.ts'

/** Words of the articles that are sent, calls of each kind, those before them that are not counted, and calls at the same moment. */
const words = 2_000
const calls = { optimize: 1_000, score: 15_000, publishers: 15_000, livez: 15_000 }
/** V8 has compiled what a reading runs after some 15,000 of them; until then one costs up to three times as much. */
const uncounted = { optimize: 100, score: 15_000 }
const atOnce = 16

/** Two processes of one program differ by up to 6 % for as long as they live, so several are started, and the fastest round of each kind counts. */
const poolRounds = { starts: 3, count: 5, calls: 200 } as const

/** Connections at which a reading is compared with a bare endpoint. */
const connections = [16, 128] as const

const gates = {
  /** Milliseconds of the server's CPU a call may cost at the median of the rounds, every thread included. 0.2: 5,000 readings a second and core. */
  cpuMs: { optimize: 25, score: 0.2 } as Readonly<Record<string, number>>,
  /** A reading of a score: of the rate of a bare endpoint with the same answer, at least. */
  bare: 0.35,
  /** An article sent to the service: of the rate of the pool alone, at least. */
  pool: 0.95,
  /** A tenant beside one who floods: the 99th percentile may be so many times what it is alone and so many milliseconds more. */
  beside: { times: 2, moreMs: 200 },
  /** Milliseconds to /livez meanwhile, 99th percentile. */
  livezMs: 50,
} as const

/** Calls of the tenant who is watched, and what the other one has under way. */
const neighbours = { calls: 200, atOnce: 40, words: 60_000 } as const

/** A measured value and its gate. */
interface Verdict {
  readonly text: string
  readonly isMissed: boolean
}

/**
 * Loads the real service on loopback from another process and prints the server's CPU per call, calls per second and times; then, in the same
 * run, readings beside a bare endpoint, articles beside the pool alone, and a tenant beside one who floods. CPU and ratios hold on a busy
 * machine, the others do not. `--gate`: exit code 1 when a gate is missed. Node's `--cpu-prof` given to this process reaches the service.
 * `--soak <seconds>`: whether it holds the same at the end as at the beginning, see soak.ts. `--postgres`: on a PostgreSQL server of its own,
 * whose CPU is not counted.
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
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]!.toFixed(1)}`)
  const served = await startServiceProcess({ atOnce: Math.max(...connections), ...where })
  try {
    const ids = await measureOptimize(served)
    const verdicts = [...(await measureReadings(served, ids)), ...(await measureNeighbours(served)), await measurePool(where)]
    for (const { text, isMissed } of verdicts) console.log(isMissed ? `${text}   MISSED` : text)
    console.log(`Load at the end ${loadavg()[0]!.toFixed(1)}`)
    return args.includes('--gate') && verdicts.some(({ isMissed }) => isMissed) ? 1 : 0
  } finally {
    await served.close()
  }
}

/** Results of articles sent to the service. */
async function measureOptimize(served: ServiceProcess): Promise<readonly string[]> {
  const ids: string[] = []
  const optimize = optimizeOn(served, ids)
  await measureRound(served, -uncounted.optimize, -1, atOnce, optimize)
  ids.length = 0
  const rounds: Round[] = []
  for (const { first, last } of roundsOf(calls.optimize)) rounds.push(await measureRound(served, first, last, atOnce, optimize))
  print(loadOf('optimize', rounds))
  return ids
}

const optimizeOn =
  (served: ServiceProcess, ids: string[]) =>
  async (edition: number): Promise<void> => {
    ids.push(JSON.parse(await served.call('/v1/optimize', { content: editionOf(words, edition) })).id)
  }

/**
 * Articles sent to a service with one analysis worker, and the same ones to a pool of one worker behind a bare endpoint, in turns. By the clock,
 * without the time in which the worker waited for a core: client, server and storage take it from the worker where all cores are at work.
 */
async function measurePool(where: Pick<ServeOptions, 'databaseUrl'>): Promise<Verdict> {
  const [ours, alone]: [Round[], Round[]] = [[], []]
  for (let start = 0; start < poolRounds.starts; start++) await addPoolRounds(ours, alone, where)
  print(loadOf('optimize', ours), 'one worker')
  print(loadOf('pool alone', alone), 'one worker')
  const fastest = (rounds: readonly Round[], counted: (round: Round) => number): number =>
    Math.max(...rounds.map((round) => round.calls / counted(round)))
  const ratioOf = (counted: (round: Round) => number): number => fastest(ours, counted) / fastest(alone, counted)
  return ratioVerdict(
    'optimize beside the pool alone',
    ratioOf(({ ms, busiest }) => ms - (busiest?.waitMs ?? 0)),
    gates.pool,
    `; with the time it waited for a core ${ratioOf(({ ms }) => ms).toFixed(3)}; the workers had nothing to do for ${percentOf(idleOf(ours))} and ${percentOf(idleOf(alone))}`,
  )
}

async function addPoolRounds(ours: Round[], alone: Round[], where: Pick<ServeOptions, 'databaseUrl'>): Promise<void> {
  const workers = 1
  const served = await startServiceProcess({ atOnce, workers, ...where })
  const pool = await servePool(workers, atOnce)
  const send =
    (to: ServerProcess) =>
    (edition: number): Promise<string> =>
      to.call('/v1/optimize', { content: editionOf(words, edition) })
  try {
    for (const each of [pool, served]) await measureRound(each, 1, uncounted.optimize, atOnce, send(each))
    for (const { first, last } of roundsOf(poolRounds.count * poolRounds.calls, poolRounds.count)) {
      alone.push(await measureRound(pool, first, last, atOnce, send(pool)))
      ours.push(await measureRound(served, first, last, atOnce, send(served)))
    }
  } finally {
    await pool.close()
    await served.close()
  }
}

/** The part of a round in which the worker neither ran nor waited for a core: the median. */
function idleOf(rounds: readonly Round[]): number {
  const parts = rounds.map(({ ms, busiest }) => (busiest === null ? 0 : 1 - (busiest.cpuMs + busiest.waitMs) / ms))
  return percentile(
    parts.sort((a, b) => a - b),
    50,
  )
}

const percentOf = (part: number): string => `${(100 * part).toFixed(1)} %`

/** Readings of scores beside a bare endpoint with the same answer, in turns; then what has no such gate. */
async function measureReadings(served: ServiceProcess, ids: readonly string[]): Promise<readonly Verdict[]> {
  const pathOf = (index: number): string => `/v1/score/${ids[index % ids.length]}`
  const readScore = (index: number): Promise<string> => served.call(pathOf(index))
  const bare = await serveBare(await readScore(0), Math.max(...connections))
  const verdicts: Verdict[] = []
  try {
    const rateOf = ({ calls, cpuMs }: Round): number => calls / cpuMs
    const readBare = (index: number): Promise<string> => bare.call(pathOf(index))
    await measureRound(bare, 1, uncounted.score, atOnce, readBare)
    await measureRound(served, 1, uncounted.score, atOnce, readScore)
    for (const count of connections) {
      const [ours, theirs]: [Round[], Round[]] = [[], []]
      for (const { first, last } of roundsOf(calls.score)) {
        theirs.push(await measureRound(bare, first, last, count, readBare))
        ours.push(await measureRound(served, first, last, count, readScore))
      }
      const read = loadOf('score', ours)
      print(read, `${count} connections`)
      print(loadOf('bare', theirs), `${count} connections`)
      verdicts.push(
        ratioVerdict(`score beside a bare endpoint, ${count} connections`, medianRatio(ours, theirs, rateOf), gates.bare),
        cpuVerdict(read),
      )
    }
  } finally {
    await bare.close()
  }
  // the floor: what HTTP itself costs
  for (const [name, path] of [['publishers', '/v1/publishers'] as const, ['livez', '/livez'] as const]) {
    const rounds: Round[] = []
    for (const { first, last } of roundsOf(calls[name]))
      rounds.push(await measureRound(served, first, last, atOnce, () => served.call(path)))
    print(loadOf(name, rounds))
  }
  return verdicts
}

/** Effect on a tenant and on /livez of another tenant who floods. */
async function measureNeighbours(served: ServiceProcess): Promise<readonly Verdict[]> {
  const [agent, flooding, watching] = [1, neighbours.atOnce, 1].map((maxSockets) => new Agent({ keepAlive: true, maxSockets })) as [
    Agent,
    Agent,
    Agent,
  ]
  // measures how other programs on the machine delay it
  const bare = await serveBare('{}', 1)
  let edition = calls.optimize
  const own = async (): Promise<readonly number[]> => {
    const times: number[] = []
    for (let call = 0; call < neighbours.calls; call++) {
      const body = JSON.stringify({ content: editionOf(words, ++edition) })
      const from = performance.now()
      const status = await served.send('/v1/optimize', { body, as: 'other', through: agent })
      times.push(performance.now() - from)
      if (status !== 200) throw new Error(`the tenant beside was answered with ${status}`)
    }
    return times.sort((a, b) => a - b)
  }
  try {
    await own()
    const alone = await own()
    let isOver = false
    const answers: Record<number, number> = {}
    const large = JSON.stringify({ content: editionOf(neighbours.words, 0) })
    const flood = Array.from({ length: neighbours.atOnce }, async () => {
      while (!isOver) {
        const status = await served.send('/v1/optimize', { body: large, as: 'first', through: flooding })
        answers[status] = (answers[status] ?? 0) + 1
        if (status !== 200) await pause(50)
      }
    })
    const [livez, still]: [number[], number[]] = [[], []]
    const watch = (async () => {
      while (!isOver) {
        const from = performance.now()
        await served.send('/livez', { as: 'nobody', through: watching })
        const between = performance.now()
        livez.push(between - from)
        await bare.call('/v1/score/1')
        still.push(performance.now() - between)
        await pause(10)
      }
    })()
    await pause(500)
    const beside = await own().finally(() => {
      isOver = true
    })
    await Promise.all([...flood, watch])
    const [before, now] = [percentile(alone, 99), percentile(beside, 99)]
    const p99Of = (times: number[]): number =>
      percentile(
        times.sort((a, b) => a - b),
        99,
      )
    const [livezMs, bareMs] = [p99Of(livez), p99Of(still)]
    const max = gates.beside.times * before + gates.beside.moreMs
    const told = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
    return [
      {
        text: `${words} words beside a tenant who floods: p99 ${now.toFixed(0)} ms, alone ${before.toFixed(0)} ms (gate ${max.toFixed(0)} ms); the other was answered ${told.join(', ')}`,
        isMissed: now > max,
      },
      {
        text: `livez meanwhile: p99 ${livezMs.toFixed(0)} ms of ${livez.length} (gate ${gates.livezMs} ms); a server that does nothing else: ${bareMs.toFixed(0)} ms`,
        isMissed: livezMs > gates.livezMs,
      },
    ]
  } finally {
    for (const each of [agent, flooding, watching]) each.destroy()
    await bare.close()
  }
}

function print({ name, cpuMs, perSecond, times }: Load, more = ''): void {
  const cpu = percentile(cpuMs, 50)
  const seen = times.length === 0 ? '' : `   p50 ${percentile(times, 50).toFixed(1)} ms   p99 ${percentile(times, 99).toFixed(1)} ms`
  console.log(
    `${name.padEnd(11)} CPU ${cpu.toFixed(3)} ms a call, ${(1000 / cpu).toFixed(0)} a second and core   seen: ${perSecond.toFixed(0)} a second${seen}   ${more}`,
  )
}

/** The rates of rounds, each beside the one that ran next to it: the median. */
function medianRatio(ours: readonly Round[], theirs: readonly Round[], rateOf: (round: Round) => number): number {
  const ratios = ours.map((round, index) => rateOf(round) / rateOf(theirs[index]!))
  return percentile(
    ratios.sort((a, b) => a - b),
    50,
  )
}

const ratioVerdict = (name: string, ratio: number, gate: number, more = ''): Verdict => ({
  text: `${name}: ${ratio.toFixed(3)} of its rate (gate ${gate})${more}`,
  isMissed: ratio < gate,
})

function cpuVerdict({ name, cpuMs }: Load): Verdict {
  const [cpu, gate] = [percentile(cpuMs, 50), gates.cpuMs[name] ?? Number.POSITIVE_INFINITY]
  return { text: `${name}: ${cpu.toFixed(3)} ms of CPU (gate ${gate} ms)`, isMissed: cpu > gate }
}

/** @throws when it is not a whole number of seconds */
function secondsOf(text = ''): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error('--soak takes a whole number of seconds, such as --soak 3600.')
  return Number(text)
}
