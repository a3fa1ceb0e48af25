import type { StoredAnalysis } from '../host/stored-analysis.ts'

/** A post as the server hands it over. */
export interface BulkPost {
  readonly id: number
  readonly title: string
  /** Where it is edited; '' for nobody. */
  readonly edit: string
  readonly content_hash: string
  /** Body of `POST /v1/optimize`. */
  readonly request: unknown
}

export interface BulkPage {
  readonly posts: readonly BulkPost[]
  /** What to ask with for the page after this one; null: this was the last. */
  readonly next: number | null
}

interface BulkFailure {
  readonly post: BulkPost
  /** A code of the server or of the analysis. */
  readonly reason: string
}

export interface BulkProgress {
  readonly done: number
  readonly failed: readonly BulkFailure[]
  /** The server does not answer; it is asked again after these seconds. null: it does. */
  readonly waiting: number | null
}

export interface BulkPorts {
  page(before: number): Promise<BulkPage>
  /** The analysis to be stored, or the code of what went wrong. */
  analyze(post: BulkPost): Promise<StoredAnalysis | string>
  /** `stored` or a code, by post. Rejects when the server cannot be reached. */
  store(analyses: readonly { readonly id: number; readonly analysis: StoredAnalysis }[]): Promise<ReadonlyMap<number, string>>
  report(progress: BulkProgress): void
  pause(seconds: number): Promise<void>
  readonly signal: AbortSignal
}

/** Seconds until the server is asked again, then longer and longer. */
const waits = [1, 5, 15, 60] as const

/**
 * Analyses every post that the server names, page by page, until none is left or the signal says stop. Each page is stored before the next one
 * is asked for, so nothing is lost when the page is closed. A post that fails is noted and passed; it never stops the others.
 */
export async function runBulk({ page, analyze, store, report, pause, signal }: BulkPorts): Promise<BulkProgress> {
  let progress: BulkProgress = { done: 0, failed: [], waiting: null }
  const say = (change: Partial<BulkProgress>) => {
    progress = { ...progress, ...change }
    report(progress)
  }

  /** Asks again until the server answers. null: it was stopped. */
  const patiently = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> => {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        const answer = await ask()
        if (progress.waiting !== null) say({ waiting: null })
        return answer
      } catch {
        const seconds = waits[Math.min(attempt, waits.length - 1)] ?? 60
        say({ waiting: seconds })
        await pause(seconds)
      }
    }
    return null
  }

  for (let before: number | null = 0; before !== null && !signal.aborted; ) {
    const asked: number = before
    const found = await patiently(() => page(asked))
    if (found === null) break
    const made: { readonly id: number; readonly analysis: StoredAnalysis }[] = []
    const failed: BulkFailure[] = []
    for (const post of found.posts) {
      if (signal.aborted) break
      const analysis = await analyze(post)
      if (typeof analysis === 'string') {
        if (signal.aborted) break
        failed.push({ post, reason: analysis })
        // What stops one stops all: the rest would only fill the list.
        if (analysis === 'worker_blocked') break
      } else made.push({ id: post.id, analysis })
    }
    // What is made is stored, also when somebody has pressed pause meanwhile.
    const results = made.length === 0 ? new Map<number, string>() : await patientlyOnce(() => store(made), patiently)
    for (const post of found.posts) {
      const result = results?.get(post.id)
      if (result !== undefined && result !== 'stored') failed.push({ post, reason: result })
    }
    const stored = [...(results?.values() ?? [])].filter((result) => result === 'stored').length
    say({ done: progress.done + stored, failed: [...progress.failed, ...failed] })
    before = failed.some(({ reason }) => reason === 'worker_blocked') ? null : found.next
  }
  return progress
}

/** At least one attempt, whatever the signal says. */
async function patientlyOnce<Answer>(
  ask: () => Promise<Answer>,
  patiently: (ask: () => Promise<Answer>) => Promise<Answer | null>,
): Promise<Answer | null> {
  try {
    return await ask()
  } catch {
    return patiently(ask)
  }
}
