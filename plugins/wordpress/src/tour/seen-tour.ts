/** Among a person's preferences, which WordPress stores with the account. */
export const seenTour = ['citable', 'tour'] as const
