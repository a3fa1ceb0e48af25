import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '@citable/service'
import { makeArticle } from './make-article.ts'

/** Words of the articles that are sent, requests of each kind, and calls at the same moment. */
const words = 2_000
const requests = { optimize: 40, read: 2_000 }
const atOnce = 16

/** Milliseconds of CPU that one optimize call may cost at the median of the rounds, workers and writer included. */
const gateMs = 25

interface Load {
  readonly name: string
  /** CPU milliseconds per call, median over the rounds. */
  readonly cpuMs: number
  readonly perSecond: number
  /** Milliseconds from call to answer, the waiting for others included. */
  readonly p50: number
  readonly p99: number
}

/**
 * Loads the real service on loopback, client in the same process, and prints CPU per call, calls per second and times. CPU holds on a busy
 * machine, the others do not. `--gate`: exit code 1 when optimize costs more than the gate.
 */
export async function benchService(args: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'citable-bench-'))
  const environment = { CITABLE_RATE_BURST: '1000000', CITABLE_WORKERS: '1' }
  const service = await startService({ port: 0, dataDir: folder, log: false, environment })
  try {
    const headers = { authorization: `Bearer ${service.firstKey}`, 'content-type': 'application/json' }
    const { html, title } = makeArticle(words)
    const optimize = async (index: number): Promise<string> => {
      const body = JSON.stringify({ content: { html: `${html}<p>Edition ${index}.</p>`, title } })
      const answer = await fetch(`${service.url}/v1/optimize`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`optimize was answered with ${answer.status}`)
      return ((await answer.json()) as { id: string }).id
    }
    for (let index = 0; index < 8; index++) await optimize(-index)
    const id = await optimize(0)
    const read = async (): Promise<void> => {
      const answer = await fetch(`${service.url}/v1/score/${id}`, { headers })
      if (!answer.ok) throw new Error(`score was answered with ${answer.status}`)
      await answer.arrayBuffer()
    }
    const loads = [await load('optimize', requests.optimize, optimize), await load('score', requests.read, read)]
    console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]!.toFixed(1)}`)
    for (const { name, cpuMs, perSecond, p50, p99 } of loads) {
      console.log(
        `${name.padEnd(9)} CPU ${cpuMs.toFixed(2)} ms a call with its client   ${perSecond.toFixed(0)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
      )
    }
    const isMissed = loads[0]!.cpuMs > gateMs
    if (isMissed) console.log(`Above the gate: optimize of ${words} words in ${gateMs} ms of CPU.`)
    return args.includes('--gate') && isMissed ? 1 : 0
  } finally {
    await service.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const rounds = 5

async function load(name: string, calls: number, call: (index: number) => Promise<unknown>): Promise<Load> {
  const times: number[] = []
  const cpu: number[] = []
  const started = performance.now()
  let next = 1
  for (let round = 1; round <= rounds; round++) {
    const before = process.cpuUsage()
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
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000 / (next - first))
  }
  const seconds = (performance.now() - started) / 1000
  return { name, cpuMs: at(cpu, 0.5), perSecond: calls / seconds, p50: at(times, 0.5), p99: at(times, 0.99) }
}

/** Nearest rank. */
const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
