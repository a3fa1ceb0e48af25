/** Among a person's preferences, which WordPress keeps with the account. */
export const seenTour = ['citable', 'tour'] as const
