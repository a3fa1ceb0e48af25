import { createPattern } from '../../languages/create-pattern.ts'
import type { Language } from '../../languages/language.ts'
import { defineSignal } from '../define-signal.ts'
import { isReservedHost } from '../page/hosts.ts'
import { type Reading, type Section, wordsOf } from '../reading.ts'
import { classifyLinks, measureLinks } from '../structure/links.ts'

const referenceHeading = createPattern(
  'references',
  'references|reference list|sources|bibliography|works cited|literature|footnotes|notes and references',
  (words) => `^(?:${words})[:：]?$`,
)

/** True for a section whose heading announces a list of references. */
export const isReferenceSection = ({ heading }: Section, language: Language): boolean =>
  heading !== null && referenceHeading(language).test(heading.block.text.trim())

/** Entries of reference lists that name a year or an address but link nothing; a bare word is no source. */
function countReferences({ sections, language }: Reading): number {
  let entries = 0
  for (const section of sections) {
    if (!isReferenceSection(section, language)) continue
    for (const { block } of section.blocks) {
      const items = block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [{ start: 0, end: block.text.length }] : []
      for (const { start, end } of items) {
        const isLinked = block.inlines.some((inline) => inline.kind === 'link' && inline.start >= start && inline.end <= end)
        if (!isLinked && isReference(block.text.slice(start, end))) entries += 1
      }
    }
  }
  return entries
}

/** Long enough to name a work, with a year, a DOI, an ISBN or an address. */
const isReference = (text: string): boolean =>
  text.trim().length >= 12 && /(?:^|[^0-9])(?:1[5-9]|20)[0-9]{2}(?:[^0-9]|$)|\bdoi\b|\bISBN\b|https?:\/\/|www\./i.test(text)

/**
 * Sources of the text: distinct external domains it links, those of `rel=sponsored` and to reserved names left out, and entries of a list of references without a link.
 * `reserved` links lead to names that are reserved. `words` is the length of the prose.
 */
export const sources = defineSignal({
  block: measureLinks,
  fold: (facts, reading) => {
    const named = classifyLinks(facts, reading).filter(({ kind, rel }) => kind === 'external' && !rel.includes('sponsored'))
    const external = named.filter(({ host }) => !isReservedHost(host!))
    const domains = new Set(external.map(({ host }) => host))
    return {
      domains: domains.size,
      reserved: named.length - external.length,
      references: countReferences(reading),
      words: wordsOf(reading),
      spans: external.map(({ span }) => span),
    }
  },
})
