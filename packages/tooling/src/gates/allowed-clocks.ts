/** Uses of a clock in tests of gate 1 that decide no verdict, each with its reason. A new one is the exception: an event or a count is better. */
export const allowedClocks: Readonly<Record<string, { readonly words: readonly string[]; readonly why: string }>> = {}
