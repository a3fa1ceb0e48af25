/** Counts of a suite. A suite that could not run at all counts as one failure, never as nothing. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

export type Print = (text: string) => void

export interface RunnableSuite {
  readonly name: string
  /** Its output goes to `print`. */
  readonly run: (print: Print) => Promise<Counts>
  /** Runs alone. Without it: a browser waits for its site and the site for its browser, so that there is room for a second suite. */
  readonly needsAllCores?: boolean
}

interface Result {
  readonly name: string
  readonly counts: Counts
  readonly seconds: number
}

interface RunningSuite {
  readonly name: string
  readonly result: Promise<Result>
  /** Prints what was held back so far, and from now on at once. */
  readonly show: () => void
}

/**
 * Runs suites, two at a time where one leaves a core idle, and prints one after the other. Ends with the line `N passed, N failed` over all of
 * them. Resolves with the exit code: 1 when a test failed, or when there was none.
 */
export async function runSuites(suites: readonly RunnableSuite[]): Promise<number> {
  const results: Result[] = []
  for (const { name, show, result } of startInTurn(suites)) {
    console.log(`\n== ${name}`)
    show()
    results.push(await result)
  }
  const sum = (count: keyof Counts): number => results.reduce((total, { counts }) => total + counts[count], 0)
  console.log('')
  for (const { name, counts, seconds } of results) console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
}

/** Each begins when those before it have begun and there is room. */
function startInTurn(queue: readonly RunnableSuite[]): readonly RunningSuite[] {
  const places = 2
  const running = new Set<Promise<Result>>()
  let taken = 0
  let turn: Promise<unknown> = Promise.resolve()
  return queue.map((suite) => {
    const { print, show } = holdBack()
    const needed = suite.needsAllCores ? places : 1
    const begun = turn.then(async () => {
      while (taken + needed > places) await Promise.race(running)
      taken += needed
      const result = runSuite(suite, print).finally(() => {
        taken -= needed
        running.delete(result)
      })
      running.add(result)
      return { result }
    })
    turn = begun
    return { name: suite.name, result: begun.then(({ result }) => result), show }
  })
}

function holdBack(): { readonly print: Print; readonly show: () => void } {
  let held: string[] | null = []
  return {
    print(text) {
      if (held === null) process.stdout.write(text)
      else held.push(text)
    },
    show() {
      for (const text of held ?? []) process.stdout.write(text)
      held = null
    },
  }
}

async function runSuite({ name, run }: RunnableSuite, print: Print): Promise<Result> {
  const began = performance.now()
  const counts = await run(print).catch((error: unknown): Counts => {
    print(`${error instanceof Error ? error.stack : error}\n`)
    return { passed: 0, failed: 1 }
  })
  return { name, counts, seconds: Math.round((performance.now() - began) / 1000) }
}
