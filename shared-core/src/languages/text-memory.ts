/** Remembers values by the text they were made from. Memory only: what it forgot is made again. */
interface TextMemory<Value> {
  get(text: string): Value | undefined
  set(text: string, value: Value): void
}

/** Bounds of what is kept, in texts and UTF-16 units; and of what one running job may keep besides, enough for the largest input. */
const bounds = { texts: 20_000, length: 2_000_000, jobLength: 12_000_000 } as const

/**
 * A memory for texts that are read several times. What goes beyond the bounds is held weakly, which the language keeps alive until the
 * running job ends: a long article is read once, and does not stay.
 */
export function createTextMemory<Value>(): TextMemory<Value> {
  let kept = new Map<string, Value>()
  let length = 0
  let overflow: WeakRef<Map<string, Value>> | null = null
  let overflowLength = 0
  return {
    get: (text) => kept.get(text) ?? overflow?.deref()?.get(text),
    set(text, value) {
      let more = overflow?.deref()
      if (overflow !== null && more === undefined) {
        // the job that filled it is over, and so is the use of what it left
        kept = new Map()
        length = 0
        overflow = null
      }
      if (overflow === null && kept.size < bounds.texts && length <= bounds.length) {
        kept.set(text, value)
        length += text.length
        return
      }
      if (more === undefined || overflowLength > bounds.jobLength) {
        more = new Map()
        overflow = new WeakRef(more)
        overflowLength = 0
      }
      more.set(text, value)
      overflowLength += text.length
    },
  }
}
