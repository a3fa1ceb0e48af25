import table from '../../src/fetching/__fixtures__/hostile-cases.json' with { type: 'json' }

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

/** The page of an `html` row. */
// biome-ignore lint/suspicious/noExplicitAny: the table's shapes
export function pageOf(input: any): string {
  if (input.nest) return `<${input.nest[0]}>`.repeat(input.nest[1])
  if (input.repeat) return input.repeat[0].repeat(input.repeat[1])
  if (input.attribute_bytes) return `<p title="${'a'.repeat(input.attribute_bytes)}">x</p>`
  if (input.json_ld_depth)
    return `<script type="application/ld+json">${'['.repeat(input.json_ld_depth)}${']'.repeat(input.json_ld_depth)}</script><p>x</p>`
  if (input.json_ld_bytes) return `<script type="application/ld+json">{"a":"${'b'.repeat(input.json_ld_bytes)}"}</script><p>x</p>`
  if (input.text_repeat) return `<article><p>${input.text_repeat[0].repeat(input.text_repeat[1])}</p></article>`
  return `<title>Bread ${input.text}</title><article><h1>Bread ${input.text}</h1><p>Bread is food. ${input.text}</p></article>`
}
