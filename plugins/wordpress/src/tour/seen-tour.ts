/** Scope and name of the preference that says that somebody has seen the tour; WordPress stores it with the account. */
export const seenTour = ['citable', 'tour'] as const
