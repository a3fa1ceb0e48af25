import type { StoredAnalysis } from '../host/stored-analysis.ts'

/** A post as the server hands it over. */
export interface BulkPost {
  readonly id: number
  readonly title: string
  /** Address of its editor; '' for people who may not edit it. */
  readonly edit: string
  readonly content_hash: string
  /** Body of `POST /v1/optimize`. */
  readonly request?: unknown
  /** Code of why the post has no request. */
  readonly problem?: string
}

export interface BulkPage {
  readonly posts: readonly BulkPost[]
  /** Cursor of the next page; null: this was the last. */
  readonly next: number | null
}

export interface BulkFailure {
  readonly post: BulkPost
  /** A code of the server or of the analysis. */
  readonly reason: string
}

export interface BulkProgress {
  readonly done: number
  readonly failed: readonly BulkFailure[]
  /** The server does not answer; it is asked again after these seconds. null: it does. */
  readonly waiting: number | null
  /** The server's refusal, where waiting does not help: the session has ended. null: it refused nothing. */
  readonly refusal: string | null
  /** Milliseconds, without those spent waiting for a server that does not answer. */
  readonly worked: number
}

export interface BulkPorts {
  /** `isRendered: false`: without the articles' texts. */
  page(before: number, isRendered: boolean): Promise<BulkPage>
  /** The post with its text, or the code of why it has none. Rejects when the server cannot be reached. */
  render(post: BulkPost): Promise<BulkPost | string>
  /** One for each worker: the analysis to be stored, or the code of what went wrong. */
  readonly analyzers: readonly ((post: BulkPost) => Promise<StoredAnalysis | string>)[]
  /** `stored` or a code, by post. Rejects when the server cannot be reached. */
  store(analyses: readonly { readonly id: number; readonly analysis: StoredAnalysis }[]): Promise<ReadonlyMap<number, string>>
  /** The server's refusal, where asking again does not help; null: the fault may pass. */
  refusalOf(error: unknown): string | null
  report(progress: BulkProgress): void
  pause(seconds: number): Promise<void>
  /** Milliseconds from any start. */
  clock(): number
  readonly signal: AbortSignal
}

export const nothingDone: BulkProgress = { done: 0, failed: [], waiting: null, refusal: null, worked: 0 }

/** Seconds until the server is asked again, then longer and longer. */
const waits = [1, 5, 15, 60] as const

/** Attempts at a page after which its texts are asked for one by one: one of them may be what ends the request. */
const attemptsAtTexts = 3

/** Milliseconds between the starts of two requests: four a second. */
const msBetweenRequests = 250

/** A fault that stops all analyses: the rest would only fill the list. */
const endsAll = 'worker_blocked'

/**
 * Analyses every post that the server names, page by page, until none is left or the signal says stop. Each page is stored before the next one
 * is asked for, so nothing is lost when the page is closed. A post that fails is noted and passed; it never stops the others.
 */
export async function runBulk(ports: BulkPorts): Promise<BulkProgress> {
  const { page, render, analyzers, store, refusalOf, report, pause, clock, signal } = ports
  let progress = nothingDone
  const start = clock()
  let waited = 0
  let free = start
  const isOver = () => signal.aborted || progress.refusal !== null
  const say = (change: Partial<BulkProgress>) => {
    progress = { ...progress, ...change, worked: clock() - start - waited }
    report(progress)
  }

  const pace = async () => {
    const wait = free - clock()
    free = Math.max(free, clock()) + msBetweenRequests
    if (wait > 0) await pause(wait / 1000)
  }

  /** Asks once at least, then again until the server answers. null: it was stopped, or the server refuses. */
  const patiently = async <Answer>(ask: (attempt: number) => Promise<Answer>): Promise<Answer | null> => {
    for (let attempt = 0; attempt === 0 || !isOver(); attempt += 1) {
      await pace()
      try {
        const answer = await ask(attempt)
        if (progress.waiting !== null) say({ waiting: null })
        return answer
      } catch (error) {
        const refusal = refusalOf(error)
        const seconds = waits[Math.min(attempt, waits.length - 1)] ?? 60
        say(refusal === null ? { waiting: seconds } : { waiting: null, refusal })
        if (refusal !== null) return null
        const from = clock()
        await pause(seconds)
        waited += clock() - from
      }
    }
    return null
  }

  const analyze = async (
    post: BulkPost,
    run: BulkPorts['analyzers'][number],
    isRendered: boolean,
  ): Promise<StoredAnalysis | string | null> => {
    const text = isRendered ? (post.problem ?? post) : await patiently(() => render(post))
    return text === null || typeof text === 'string' ? text : run(text)
  }

  /** Outcome of each post of a page, in its order. A post that was under way at the stop is not among them. */
  const analyzeAll = async (posts: readonly BulkPost[], isRendered: boolean) => {
    const results = new Map<number, StoredAnalysis | string>()
    const left = posts.values()
    await Promise.all(
      analyzers.map(async (run) => {
        // All of them take from the same list.
        for (const post of left) {
          const result = await analyze(post, run, isRendered)
          if (result === null || (typeof result === 'string' && signal.aborted)) return
          results.set(post.id, result)
          if (isOver() || [...results.values()].includes(endsAll)) return
        }
      }),
    )
    return posts.flatMap((post) => (results.has(post.id) ? [{ post, result: results.get(post.id) as StoredAnalysis | string }] : []))
  }

  for (let before: number | null = 0; before !== null && !isOver(); ) {
    const asked: number = before
    let isRendered = true
    const found: BulkPage | null = await patiently((attempt) => {
      isRendered = attempt < attemptsAtTexts
      return page(asked, isRendered)
    })
    if (found === null) break
    const results = await analyzeAll(found.posts, isRendered)
    const made = results.flatMap(({ post, result }) => (typeof result === 'string' ? [] : [{ id: post.id, analysis: result }]))
    // Finished results are stored, also after pause was pressed in the meantime.
    const stored = made.length === 0 ? null : await patiently(() => store(made))
    const failed = results.flatMap(({ post, result }) => {
      const reason = typeof result === 'string' ? result : stored?.get(post.id)
      return reason === undefined || reason === 'stored' ? [] : [{ post, reason }]
    })
    const storedCount = [...(stored?.values() ?? [])].filter((result) => result === 'stored').length
    say({ done: progress.done + storedCount, failed: [...progress.failed, ...failed] })
    before = failed.some(({ reason }) => reason === endsAll) ? null : found.next
  }
  return progress
}
