import type { TextBlock } from '../answers/article-text.ts'
import { hasLetter, letter } from '../languages/characters/characters.ts'
import type { Inline } from '../model/article.ts'
import type { BlockId, Range } from '../model/values.ts'
import { hostOf } from '../signals/page/hosts.ts'
import type { LinkPlace } from './claim.ts'
import type { Notes } from './read-notes.ts'

/** Pages of one claim at most. */
const maxLinks = 3

/** UTF-16 units of a line that names a source and says nothing else. */
const sourceLine = 160

export interface LinkFinder {
  /** Some link near the block may be a source. */
  mayCite(entry: TextBlock): boolean
  /** The block holds notes, not text. */
  isNote(place: BlockId): boolean
  find(entry: TextBlock, sentence: Range, item: Range): { readonly links: readonly string[]; readonly place: LinkPlace } | null
}

interface Cited extends Range {
  readonly url: string
}

/** `according to`, `source:` in the languages of the packs with figures in words. */
const attribution = new RegExp(
  `(?<!${letter})(?:according to|as reported by|source|sources|citing|reported|laut|zufolge|nach angaben|quelle|quellen|selon|d['’]après|d’après|según|de acuerdo con|fuente|secondo|fonte|segundo|согласно|по данным|источник|بحسب|وفقا|وفقًا|المصدر)(?!${letter})|によると|によれば|出典|据(?!说)|根据|來源|来源|資料`,
  'iu',
)

/** Finds the links by which statements are cited. `own`: addresses of the site itself. */
export function createLinkFinder(blocks: readonly TextBlock[], own: readonly (string | null)[], notes: Notes): LinkFinder {
  const ownHosts = own.flatMap((url) => (url === null ? [] : [hostOf(url)])).filter((host) => host !== null)
  const at = new Map(blocks.map((entry, index) => [entry.block.id, index]))
  const cited = blocks.map((entry) => citedIn(entry.block.inlines, ownHosts))
  const alone = (links: readonly Cited[]): readonly Cited[] => (new Set(links.map(({ url }) => url)).size === 1 ? links.slice(0, 1) : [])
  return {
    mayCite: ({ block }) => {
      const index = at.get(block.id)!
      return (
        [index - 1, index, index + 1].some((near) => (cited[near]?.length ?? 0) > 0) ||
        notes.marks.some(({ place }) => place === block.id) ||
        quoteCite(block.inlines, ownHosts) !== null
      )
    },
    isNote: (place) => notes.places.has(place),
    find: (entry, sentence, item) => {
      const { block, tokens } = entry
      const index = at.get(block.id)!
      const links = cited[index]!
      const distance = (link: Range): number => (link.end <= item.start ? item.start - link.end + 1 : Math.max(0, link.start - item.end))
      // what is a link itself is cited from that page alone
      const own = links.find((link) => link.start <= item.start && link.end >= item.end)
      if (own !== undefined) return { links: [own.url], place: 'sentence' }
      const inSentence = links
        .filter((link) => belongsTo(link, sentence, block.text))
        .sort((a, b) => distance(a) - distance(b))
        .map(({ url }) => url)
      if (inSentence.length > 0) return { links: [...new Set(inSentence)].slice(0, maxLinks), place: 'sentence' }
      const inNotes = notes.marks
        .filter(({ place, at: mark }) => place === block.id && mark > sentence.start && mark <= sentence.end + 1)
        .flatMap(({ links: written }) => written.flatMap((url) => sourceAddress(url, ownHosts)))
      if (inNotes.length > 0) return { links: [...new Set(inNotes)].slice(0, maxLinks), place: 'note' }
      const beside = (urls: readonly string[]) => (urls.length === 0 ? null : { links: urls.slice(0, maxLinks), place: 'beside' as const })
      const cite = quoteCite(
        block.inlines.filter(({ start, end }) => start <= item.start && end >= item.end),
        ownHosts,
      )
      if (cite !== null) return beside([cite])
      const text = (entryAt: number): string => blocks[entryAt]?.block.text ?? ''
      if (block.kind === 'quote') {
        const near = beside(
          [
            ...alone(links),
            ...(text(index + 1).length <= sourceLine ? alone(cited[index + 1] ?? []) : []),
            ...alone((cited[index - 1] ?? []).slice(-1)),
          ].map(({ url }) => url),
        )
        return near
      }
      const next = tokens.sentences.find(({ start }) => start >= sentence.end - 1 && start > sentence.start)
      const nextLinks = next === undefined ? [] : alone(links.filter((link) => link.start >= next.start && link.end <= next.end))
      if (next !== undefined && nextLinks.length > 0 && attribution.test(block.text.slice(next.start, next.end)))
        return beside(nextLinks.map(({ url }) => url))
      const last = alone(links)[0]
      const end = links.at(-1)?.end ?? 0
      if (block.kind !== 'list' && last !== undefined && /^[\s.)\]】）。」]*$/.test(block.text.slice(end)))
        return { links: [last.url], place: 'paragraph' }
      if (links.length === 0 && text(index + 1).length <= sourceLine && attribution.test(text(index + 1).slice(0, 40)))
        return beside(alone(cited[index + 1] ?? []).map(({ url }) => url))
      return null
    },
  }
}

/** A link in the sentence, or right behind its full stop, as notes stand. */
function belongsTo(link: Range, sentence: Range, text: string): boolean {
  const isShort = link.end - link.start <= 6
  const between = (from: number, to: number): boolean => /^[\s[(]*$/.test(text.slice(from, to))
  if (isShort && link.start >= sentence.end && between(sentence.end, link.start) && link.start - sentence.end <= 2) return true
  // what opens a sentence so is the note of the sentence before
  if (isShort && sentence.start > 0 && between(sentence.start, link.start) && !hasLetter(text.slice(link.start, link.end))) return false
  return link.start < sentence.end && sentence.start < link.end
}

const quoteCite = (inlines: readonly Inline[], ownHosts: readonly string[]): string | null =>
  inlines.flatMap(({ kind, value }) => (kind === 'quote' && value !== null ? sourceAddress(value, ownHosts) : []))[0] ?? null

function citedIn(inlines: readonly Inline[], ownHosts: readonly string[]): readonly Cited[] {
  return inlines.flatMap((inline) => {
    if (inline.kind !== 'link' || inline.value === null || inline.rel?.includes('sponsored') === true) return []
    return sourceAddress(inline.value, ownHosts).map((url) => ({ start: inline.start, end: inline.end, url }))
  })
}

/** The absolute address of another site's page, without its fragment; none: the site's own, or the home page of somebody who is named. */
function sourceAddress(value: string, ownHosts: readonly string[]): readonly string[] {
  const written = value.trim()
  if (!/^(?:https?:)?\/\//i.test(written)) return []
  const full = written.startsWith('//') ? `https:${written}` : written
  const host = hostOf(full)
  if (host === null || ownHosts.some((own) => host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`))) return []
  const url = new URL(full.split('#')[0]!)
  return url.pathname === '/' && url.search === '' ? [] : [url.href]
}
