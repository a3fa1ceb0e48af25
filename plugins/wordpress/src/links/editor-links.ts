import { dispatch, select } from '@wordpress/data'
import { applyFormat, create, toHTMLString } from '@wordpress/rich-text'
import type { EditorBlock } from '../host/block-editor/stores.ts'
import { comparableLinks, type LinkSuggestion, type LinkText } from './suggest-links.ts'

/** Blocks whose words are sentences of the article. */
const sentenceBlocks: readonly string[] = ['core/paragraph', 'core/list-item']
const attribute = 'content'

const family = (block: EditorBlock): readonly EditorBlock[] => [block, ...block.innerBlocks.flatMap(family)]

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a\s[^>]*?\bhref\s*=\s*["']([^"']+)/gi)].map(([, url]) => url!.replaceAll('&amp;', '&'))

/** The sentences that links can stand in, and where the article links to already. */
export function readTexts(root: string | undefined): { readonly texts: readonly LinkText[]; readonly linkedUrls: ReadonlySet<string> } {
  const blocks: readonly EditorBlock[] = select('core/block-editor').getBlocks(root)
  const all = blocks.flatMap(family)
  const texts = all
    .filter(({ name }) => sentenceBlocks.includes(name))
    .map((block) => {
      const { text, formats } = create({ html: String(block.attributes[attribute] ?? '') })
      const linked: { start: number; end: number }[] = []
      for (let at = 0; at < text.length; at += 1)
        if (formats[at]?.some(({ type }) => type === 'core/link' || type === 'a')) linked.push({ start: at, end: at + 1 })
      return { place: block.clientId, text, linked }
    })
  const html = all.flatMap(({ attributes }) =>
    Object.values(attributes).map((value) => (typeof value === 'object' && value !== null ? String(value) : value)),
  )
  const urls = html.flatMap((value) =>
    typeof value === 'string'
      ? [...(value.includes('<a') ? linksOf(value) : []), ...(/^(https?:\/\/|\/)\S+$/.test(value) ? [value] : [])]
      : [],
  )
  return { texts, linkedUrls: comparableLinks(urls, location.href) }
}

/** Makes the words a link: one step of the editor's undo. false: they are there no longer. */
export function insertLink({ place, start, end, words, target }: LinkSuggestion): boolean {
  const block: EditorBlock | null = select('core/block-editor').getBlock(place)
  const value = create({ html: String(block?.attributes[attribute] ?? '') })
  if (value.text.slice(start, end) !== words) return false
  const next = applyFormat(value, { type: 'core/link', attributes: { url: target.url } }, start, end)
  const { updateBlockAttributes, __unstableMarkLastChangeAsPersistent } = dispatch('core/block-editor')
  updateBlockAttributes(place, { [attribute]: toHTMLString({ value: next }) })
  __unstableMarkLastChangeAsPersistent()
  return String(select('core/block-editor').getBlock(place)?.attributes[attribute] ?? '').includes('<a ')
}
