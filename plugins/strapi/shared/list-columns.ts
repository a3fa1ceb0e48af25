/** Columns of the content manager's list: the score that each shows, and its heading. Their names are in the address of a sorted list. */
export const listColumns = { citableAeo: ['aeoScore', 'AEO'], citableSeo: ['seoScore', 'SEO'] } as const

type ListColumn = keyof typeof listColumns
export type ListScore = (typeof listColumns)[ListColumn][0]
