/** The sidebar, a part of the sidebar that a command leads to, or, with `@` as in the places of findings, an input of the author's. */
export type RevealedPart = 'sidebar' | 'titles' | '@seo_title' | '@description'

/** Tells a part of the sidebar that somebody outside asks to see it, also when the part is drawn later. */
export interface Reveal {
  ask(part: RevealedPart): void
  /** Calls `grant` once for each `ask`, at once for one that waits. @returns a function that ends the watching */
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
