import type { AnalysisPool, AnalysisPoolSettings } from '@citable/service/analysis'
import type { SafeFetch } from '@citable/service/fetching'

/** Streams, environment and folder of a command: those of its process, or of a program that runs it within its own. */
export interface CommandContext {
  readonly input: AsyncIterable<Uint8Array | string>
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
  /** Standard error: sentences for a person. */
  readonly messages: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Relative paths start here. */
  readonly folder: string
  /** Resolves at the next request to stop: SIGINT or SIGTERM. */
  nextStop(): Promise<void>
  /** Ends the process at once, whatever still runs. */
  exit(code: number): void
  /** Where analyses run; default: worker threads of their own for each command. */
  readonly createPool?: (settings: AnalysisPoolSettings) => AnalysisPool
  /** What asks operators for their networks; default: the service's guarded fetcher. */
  readonly operatorFetch?: SafeFetch
}
