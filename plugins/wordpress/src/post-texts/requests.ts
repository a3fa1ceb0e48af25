import apiFetch from '@wordpress/api-fetch'

/** Of a post, as stored; '': there is none. */
export interface Texts {
  readonly seo_title: string
  readonly description: string
  readonly keyphrase: string
  readonly noindex: boolean
}

export type Changes = Partial<Texts>

export interface PostRow {
  readonly id: number
  readonly title: string
  readonly type: string
  /** '': published. */
  readonly status: string
  readonly edit: string
  /** '': it has no public page. */
  readonly url: string
  readonly texts: Texts
  /** What the page prints where no author has written a text. */
  readonly usual: { readonly title: string; readonly description: string }
}

export interface Page {
  readonly posts: readonly PostRow[]
  readonly next: number | null
  /** Texts that can be written. */
  readonly names: readonly string[]
}

export interface Row {
  readonly id: number
  readonly changes: Changes
  /** What the writer saw; left out: nothing. */
  readonly expected?: Changes
}

export interface Result {
  readonly id: number
  /** `stored`, `unchanged`, or a code that says why not. */
  readonly result: string
  readonly message: string
  readonly before: Texts | null
  readonly texts: Texts | null
}

export interface Question {
  readonly filter: string
  readonly type: string
  readonly search: string
}

/** Rows that one request takes. */
export const maxRows = 20

/** The filter of the table as a query string. */
export const queryOf = ({ filter, type, search }: Question): string => new URLSearchParams({ filter, type, search }).toString()

/** Posts with ids below `before`; 0: the newest. */
export const readPage = (question: Question, before: number): Promise<Page> =>
  apiFetch<Page>({ path: `/citable/v1/texts?${queryOf(question)}&before=${before}` })

export const saveRows = (rows: readonly Row[]): Promise<readonly Result[]> =>
  apiFetch<{ results: readonly Result[] }>({ path: '/citable/v1/texts', method: 'POST', data: { rows } }).then(({ results }) => results)

/** The part of some texts that another object has, too: what leads back. */
export const sameKeys = (texts: Texts, keys: Changes): Changes =>
  Object.fromEntries(Object.keys(keys).map((name) => [name, texts[name as keyof Texts]])) as Changes

/** What differs between two states of the texts of a post. */
export const changesBetween = (from: Texts, to: Texts): Changes =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name as keyof Texts] !== value)) as Changes

/** True for a row that the server stored, or that was stored already. */
export const isDone = ({ result }: Result): boolean => result === 'stored' || result === 'unchanged'

/** The server's sentence for an error; `otherwise` where it sent none. */
export const sentenceOf = (error: unknown, otherwise: string): string => (error as { readonly message?: string })?.message || otherwise
