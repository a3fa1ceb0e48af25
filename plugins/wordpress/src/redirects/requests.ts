import apiFetch from '@wordpress/api-fetch'

export const statuses = [301, 302, 410] as const

/** Addresses begin with a slash on this site. */
export interface Rule {
  readonly source: string
  /** '': gone. */
  readonly target: string
  readonly status: number
}

export interface StoredRule extends Rule {
  readonly id: number
  readonly hits: number
  readonly last_at: string | null
  /** WordPress has a page there. */
  readonly is_answered: boolean
}

/** Leads to another host. */
export const isElsewhere = ({ target }: Rule): boolean => target !== '' && !target.startsWith('/')

/** An address that has just gone. */
export interface Offer {
  readonly source: string
  readonly title: string
  /** Where the page is now; '': it is gone. */
  readonly new: string
}

interface Page {
  readonly rows: readonly StoredRule[]
  readonly next: number | null
  readonly offers: readonly Offer[]
}

export interface Result {
  readonly source: string
  /** `stored`, or a code that says why not. */
  readonly result: string
  readonly message: string
}

/** Rows that one request takes. */
export const maxRows = 50

/** Rules with ids below `before`; 0: the newest. */
export const readPage = (search: string, before: number): Promise<Page> =>
  apiFetch<Page>({ path: `/citable/v1/redirects?${new URLSearchParams({ search, before: String(before) })}` })

export const saveRules = (rules: readonly Rule[], otherHost: boolean): Promise<readonly Result[]> =>
  apiFetch<{ results: readonly Result[] }>({
    path: '/citable/v1/redirects',
    method: 'POST',
    data: { rows: rules.map(({ source, target, status }) => ({ source, target, status, other_host: otherHost })) },
  }).then(({ results }) => results)

export const deleteRule = (id: number): Promise<unknown> => apiFetch({ path: `/citable/v1/redirects/${id}`, method: 'DELETE' })

/** Decides what is answered at an address that has just gone: a redirect, 410, or nothing. */
export const answerOffer = (
  source: string,
  answer: 'gone' | 'target' | 'new' | 'leave',
  target = '',
  otherHost = false,
): Promise<unknown> =>
  apiFetch({ path: '/citable/v1/redirects/offers', method: 'POST', data: { source, answer, target, other_host: otherHost } })
