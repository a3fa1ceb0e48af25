import table from '../src/fetching/__fixtures__/hostile-cases.json' with { type: 'json' }

/** One row of the table of hostile inputs. `input` differs by kind; each suite reads its own. */
export interface HostileCase {
  readonly id: string
  readonly group: string
  readonly kind: string
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape of input
  readonly input: any
  readonly expect: string | number | readonly number[]
  readonly reason: string | null
  readonly note: string
}

/** The rows of one kind. Throws when there is none, so that a suite cannot be empty by mistake. */
export function cases(kind: string): readonly HostileCase[] {
  const rows = (table.cases as readonly Partial<HostileCase>[])
    .filter((row) => row.kind === kind)
    .map((row) => ({ note: '', reason: null, ...row }) as HostileCase)
  if (rows.length === 0) throw new Error(`no hostile cases of kind ${kind}`)
  return rows
}

/** The text of a `url` row, with long ones spelled out. */
export function textOf(input: string | { readonly url_repeat: { prefix: string; char: string; times: number } }): string {
  return typeof input === 'string' ? input : input.url_repeat.prefix + input.url_repeat.char.repeat(input.url_repeat.times)
}
