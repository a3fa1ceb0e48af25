/** Tokens of an article whose sources are asked: twenty pages may be fetched. */
export const sourcesCost = 25
