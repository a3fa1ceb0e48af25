/** Columns of the content manager's list, by the score that each shows. Their names stand in the address of a sorted list. */
export const listColumns = { citableAeo: 'aeoScore', citableSeo: 'seoScore' } as const

export type ListColumn = keyof typeof listColumns
export type ListScore = (typeof listColumns)[ListColumn]
