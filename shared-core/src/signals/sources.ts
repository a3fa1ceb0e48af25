import { defineSignal } from './define-signal.ts'
import { classifyLinks, measureLinks } from './links.ts'
import { countWords } from './reading.ts'

/** Sources the text links: distinct external domains, `rel=sponsored` left out. `words` is the length of the prose. */
export const sources = defineSignal({
  block: measureLinks,
  fold: (facts, reading) => {
    const external = classifyLinks(facts, reading).filter(({ kind, rel }) => kind === 'external' && !rel.includes('sponsored'))
    const domains = new Set(external.map(({ host }) => host))
    return { domains: domains.size, words: countWords(reading.blocks), spans: external.map(({ span }) => span) }
  },
})
