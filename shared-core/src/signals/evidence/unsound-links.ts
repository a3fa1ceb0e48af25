import { digit } from '../../languages/characters/characters.ts'
import type { Span } from '../../model/values.ts'
import type { AdviceReading } from '../advice-reading.ts'
import { classifyLinks, measureLinks } from '../structure/links.ts'

/** Names for examples, at which there are no pages (RFC 2606). */
const exampleHost = /(?:^|\.)example(?:\.(?:com|net|org|edu))?$/

/** A figure or a quotation: what a page is cited for. */
const cited = new RegExp(`${digit}|["“”„«»「」『』]`, 'u')

/** A link of the text that cannot serve as a source. */
interface UnsoundLink {
  readonly href: string
  readonly span: Span
}

export interface UnsoundLinks {
  /** Addresses that a request showed to lead nowhere. */
  readonly dead: readonly UnsoundLink[]
  /** Links beside a figure or a quotation that lead to names for examples, beside other sources or as the only one. */
  readonly examples: readonly UnsoundLink[]
}

/** Links to other sites whose pages cannot be opened. A guide that mentions such names is not meant: there the address itself is what is linked. */
export function unsoundLinks({ article, context, blocks, textKind }: AdviceReading): UnsoundLinks {
  const dead = new Set(context.deadLinks?.map(pageOf))
  const links = classifyLinks(blocks.map(measureLinks), { article, context }).filter(({ kind }) => kind === 'external')
  const examples = links.filter(({ host }) => exampleHost.test(host!))
  // two of them and no other source are a fault of `source-linked`
  const isCounted = textKind.kind === 'documentation' || (examples.length > 1 && examples.length === links.length)
  return {
    dead: dead.size === 0 ? [] : links.filter(({ href }) => dead.has(pageOf(href))),
    examples: isCounted ? [] : examples.filter((link) => isCited(link, blocks)),
  }
}

function isCited(
  { text, span: { place, start } }: { readonly text: string; readonly span: Span },
  blocks: AdviceReading['blocks'],
): boolean {
  if (/\bexample\b/i.test(text)) return false
  const entry = blocks.find(({ block }) => block.id === place)
  const sentence = entry?.tokens.sentences.find((range) => range.start <= start && range.end > start)
  return sentence !== undefined && cited.test(entry!.block.text.slice(sentence.start, sentence.end))
}

const pageOf = (href: string): string => {
  const url = href.startsWith('//') ? `https:${href}` : href
  return URL.canParse(url) ? new URL(url).href.replace(/#.*/, '') : href
}
