/** Milliseconds between two pages of a host. */
const pauseMs = 1_000

/** Runs work for a host after the work before it and a pause. `wait` resolves after so many milliseconds. */
export function createTurns(wait: (ms: number) => Promise<unknown>) {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(host: string, work: () => Promise<Result>): Promise<Result> => {
    const done = (last.get(host) ?? Promise.resolve()).then(work)
    const over = done.catch(() => {}).then(() => wait(pauseMs))
    last.set(host, over)
    void over.then(() => {
      if (last.get(host) === over) last.delete(host)
    })
    return done
  }
}
