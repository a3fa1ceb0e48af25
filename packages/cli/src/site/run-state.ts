import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { PageResult } from './page-result.ts'

/** What a run must have in common with the one that it goes on with. */
export interface RunKey {
  readonly version: 1
  readonly made_by: string
  /** All that decides about results: sources, settings. */
  readonly settings: string
}

interface Header extends RunKey {
  readonly now: string
}

/** A line of a state file behind the first one. */
interface Line {
  /** SHA-256 of the text of a file; null: an address. */
  readonly digest: string | null
  readonly result: PageResult
}

/** Results of a run on disk: JSON Lines, one a page, each written whole before the next page begins to wait for its place. */
export interface RunState {
  /** Clock of the run: that of its first start. */
  readonly now: string
  /** Pages that the run has, by what was read. */
  readonly done: ReadonlyMap<string, Line>
  /** Addresses that the run reads; null: not listed yet, or files. */
  readonly addresses: readonly string[] | null
  list(addresses: readonly string[]): void
  append(line: Line): void
  close(): void
  /** The run is through: nothing is left to go on with. */
  remove(): void
}

/**
 * Opens the state of a run. With `resumes` the lines of an earlier run of the same key are taken over; a line that was cut off while it was
 * written is dropped. Another key, or no file, begins anew.
 */
export function openRunState(file: string, key: RunKey, now: string, resumes: boolean): RunState {
  mkdirSync(path.dirname(file), { recursive: true })
  const earlier = resumes ? readState(file, key) : null
  if (earlier === null) rmSync(file, { force: true })
  else truncateSync(file, earlier.bytes)
  const handle = openSync(file, 'a', 0o600)
  const write = (value: object): void => {
    writeSync(handle, `${JSON.stringify(value)}\n`)
  }
  if (earlier === null) write({ ...key, now } satisfies Header)
  return {
    now: earlier?.now ?? now,
    done: earlier?.done ?? new Map(),
    addresses: earlier?.addresses ?? null,
    list: (addresses) => {
      write({ addresses })
      fsyncSync(handle)
    },
    append: write,
    close: () => closeSync(handle),
    remove: () => rmSync(file, { force: true }),
  }
}

interface Earlier {
  readonly now: string
  readonly done: ReadonlyMap<string, Line>
  readonly addresses: readonly string[] | null
  /** Length of the whole lines. */
  readonly bytes: number
}

/** null: there is none, or it belongs to another run. */
function readState(file: string, key: RunKey): Earlier | null {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return null
  }
  const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1)
  const values = whole.toString('utf8').split('\n').slice(0, -1).map(parsed)
  const [header, ...lines] = values as [Header | undefined, ...(Line | { readonly addresses: readonly string[] } | null)[]]
  if (header?.version !== key.version || header.made_by !== key.made_by || header.settings !== key.settings) return null
  const done = new Map<string, Line>()
  let addresses: readonly string[] | null = null
  for (const line of lines) {
    if (line === null) continue
    if ('addresses' in line) addresses = line.addresses
    else done.set(line.result.page, line)
  }
  return { now: header.now, done, addresses, bytes: whole.length }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
