/** The sidebar itself, a part of it that a command leads to, or an input of the author's where a finding is shown. */
export type RevealedPart = 'sidebar' | 'titles' | '@seo_title' | '@description'

/** Hands a wish from outside of the sidebar to the part it is for, also when that part is not drawn yet. */
export interface Reveal {
  ask(part: RevealedPart): void
  /** Calls back at once for a wish that waits, and for each later one; a wish is granted once. The answer ends it. */
  watch(part: RevealedPart, grant: () => void): () => void
}

export function createReveal(): Reveal {
  let waiting: RevealedPart | null = null
  const watchers = new Map<RevealedPart, () => void>()
  const serve = () => {
    const grant = waiting && watchers.get(waiting)
    if (!grant) return
    waiting = null
    grant()
  }
  return {
    ask(part) {
      waiting = part
      serve()
    },
    watch(part, grant) {
      watchers.set(part, grant)
      serve()
      return () => {
        if (watchers.get(part) === grant) watchers.delete(part)
      }
    },
  }
}
