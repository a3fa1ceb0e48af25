import { strykerPlugins } from '@stryker-mutator/vitest-runner'
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

/**
 * Stryker's runner of Vitest, with a thread that outlives a run: most changes are switched on in code that is loaded already, and what took
 * half a second for each takes a few hundredths. A change that acts while modules load gets a thread of its own.
 */

/** Runs of one thread: bounds what a run can leave behind for the next. */
const maxRuns = 50

interface RunningWorker {
  readonly worker: ThreadsPoolWorker
  runs: number
}

let running: RunningWorker | null = null

async function renew(): Promise<void> {
  const old = running
  running = null
  await old?.worker.stop()
}

class LastingWorker implements PoolWorker {
  readonly name = 'lasting'
  readonly #options: PoolOptions
  #used: RunningWorker | null = null
  #callbacks: (readonly [event: string, callback: (...args: unknown[]) => void])[] = []

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get #worker(): ThreadsPoolWorker {
    if (this.#used === null) throw new Error('The thread was not started.')
    return this.#used.worker
  }

  async start(): Promise<void> {
    if (running !== null && running.runs >= maxRuns) await renew()
    if (running === null) {
      const worker = new ThreadsPoolWorker(this.#options)
      await worker.start()
      running = { worker, runs: 0 }
    }
    running.runs++
    this.#used = running
  }

  async stop(): Promise<void> {
    for (const [event, callback] of this.#callbacks) if (this.#used === running) this.#worker.off(event, callback)
    this.#callbacks = []
  }

  on(event: string, callback: (...args: unknown[]) => void): void {
    this.#callbacks.push([event, callback])
    this.#worker.on(event, callback)
  }

  off(event: string, callback: (...args: unknown[]) => void): void {
    this.#callbacks = this.#callbacks.filter(([name, known]) => name !== event || known !== callback)
    this.#worker.off(event, callback)
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') {
      this.#worker.send(message)
      return
    }
    const answer = { type: 'stopped', __vitest_worker_response__: true }
    for (const [event, callback] of this.#callbacks) if (event === 'message') queueMicrotask(() => callback(answer))
  }

  deserialize(data: unknown): unknown {
    return data
  }
}

interface Runner {
  options: { readonly vitest: object }
  capabilities(): unknown
  init(): Promise<void>
  dryRun(options: unknown): Promise<unknown>
  mutantRun(options: { readonly mutantActivation: 'static' | 'runtime' }): Promise<unknown>
  dispose(): Promise<void>
}

function createLastingRunner(injector: { injectFunction(factory: unknown): Runner }): Pick<Runner, Exclude<keyof Runner, 'options'>> {
  const runner = injector.injectFunction(strykerPlugins[0]!.factory)
  const pool = { name: 'lasting', createPoolWorker: (options: PoolOptions) => new LastingWorker(options) }
  runner.options = { ...runner.options, vitest: { ...runner.options.vitest, pool } }
  return {
    capabilities: () => runner.capabilities(),
    init: () => runner.init(),
    dryRun: async (options) => {
      const result = await runner.dryRun(options)
      await renew()
      return result
    },
    mutantRun: async (options) => {
      const isStatic = options.mutantActivation === 'static'
      if (isStatic) await renew()
      const result = await runner.mutantRun(options)
      if (isStatic) await renew()
      return result
    },
    dispose: async () => {
      await renew()
      await runner.dispose()
    },
  }
}
createLastingRunner.inject = ['$injector']

const plugins = [{ kind: 'TestRunner', name: 'lasting', factory: createLastingRunner }]

export { strykerValidationSchema } from '@stryker-mutator/vitest-runner'
export { plugins as strykerPlugins }
