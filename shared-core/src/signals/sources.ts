import { defineSignal } from './define-signal.ts'
import { classifyLinks, measureLinks } from './links.ts'
import { countWords, type Reading } from './reading.ts'

/** Headings above a list of references, lower case, of languages with a pack. */
const referenceHeadings = new Set(
  'references|reference list|sources|bibliography|works cited|literature|footnotes|notes and references|quellen|quellenangaben|quellenverzeichnis|literatur|literaturverzeichnis|einzelnachweise|références|sources et références|bibliographie|referencias|fuentes|bibliografía|riferimenti|fonti|bibliografia|referências|fontes|referenties|bronnen|bronvermelding|literatuur|referenser|källor|litteratur|referencer|kilder|referanser|lähteet|źródła|przypisy|zdroje|literatura|referințe|surse|bibliografie|источники|список литературы|литература|примечания|джерела|πηγές|βιβλιογραφία|kaynaklar|kaynakça|المراجع|المصادر|مراجع|مصادر|संदर्भ|स्रोत|参考文献|参考资料|出典|tài liệu tham khảo|nguồn|อ้างอิง|บรรณานุกรม'.split(
    '|',
  ),
)

/** Entries of reference lists that name a year or an address but link nothing; a bare word is no source. */
function countReferences({ sections }: Reading): number {
  let entries = 0
  for (const { heading, blocks } of sections) {
    if (
      heading === null ||
      !referenceHeadings.has(
        heading.block.text
          .trim()
          .toLowerCase()
          .replace(/[:：]$/, ''),
      )
    )
      continue
    for (const { block } of blocks) {
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
 * Sources of the text: distinct external domains it links, `rel=sponsored` left out, and entries of a list of references without a link.
 * `words` is the length of the prose.
 */
export const sources = defineSignal({
  block: measureLinks,
  fold: (facts, reading) => {
    const external = classifyLinks(facts, reading).filter(({ kind, rel }) => kind === 'external' && !rel.includes('sponsored'))
    const domains = new Set(external.map(({ host }) => host))
    return {
      domains: domains.size,
      references: countReferences(reading),
      words: countWords(reading.blocks),
      spans: external.map(({ span }) => span),
    }
  },
})
