import { defineSignal } from '../define-signal.ts'

/** A list of at least this many links into the page itself is a table of contents. */
const minEntries = 3

/** The table of contents in the text: the number of entries of the longest list whose items lead to places of the same page; 0: none. */
export const contents = defineSignal({
  block: ({ block }) => {
    if (block.kind !== 'list') return 0
    const inner = block.inlines.filter(({ kind, value }) => kind === 'link' && value !== null && /^#./.test(value.trim()))
    const entries = block.items.filter((item) => inner.some(({ start, end }) => start >= item.start && end <= item.end)).length
    return entries >= minEntries && entries * 2 > block.items.length ? entries : 0
  },
  fold: (facts) => ({ entries: Math.max(0, ...facts) }),
})
