/** Scope and name of the preference that the person has seen the tour; WordPress stores it with the account. */
export const seenTour = ['citable', 'tour'] as const
