import type { Block } from '../model/article.ts'
import type { ArticleInput } from '../model/input.ts'
import type { BlockId, Range } from '../model/values.ts'

/** A mark in the text that refers to a note. */
interface NoteMark {
  readonly place: BlockId
  /** Offset of the block's text behind which it stands. */
  readonly at: number
  /** Addresses as written in the note. */
  readonly links: readonly string[]
}

export interface Notes {
  readonly marks: readonly NoteMark[]
  /** Blocks that hold notes. */
  readonly places: ReadonlySet<BlockId>
}

/** Notes of one article at most. */
const maxNotes = 500
/** UTF-16 units of one note at most. */
const longestNote = 2_000

interface WrittenNotes {
  readonly marks: readonly { readonly at: number; readonly name: string }[]
  readonly notes: ReadonlyMap<string, Range & { readonly links: readonly string[] }>
}

/**
 * Notes as the input writes them: an article's text has none of their marks. Linked marks and elements with an id in HTML, `[^1]` in Markdown.
 */
export function readNotes(input: ArticleInput, blocks: readonly Block[]): Notes {
  const parts: readonly { readonly place: BlockId | null; readonly source: string; readonly isMarkdown: boolean }[] =
    input.kind === 'blocks'
      ? input.blocks.map((block) =>
          'html' in block
            ? { place: block.id, source: block.html, isMarkdown: false }
            : { place: block.id, source: block.markdown, isMarkdown: true },
        )
      : [{ place: null, source: input.kind === 'markdown' ? input.markdown : input.html, isMarkdown: input.kind === 'markdown' }]
  const written = parts.map(({ source, isMarkdown }) => (isMarkdown ? inMarkdown(source) : inHtml(source)))
  const marks: NoteMark[] = []
  const places = new Set<BlockId>()
  parts.forEach(({ place }, index) => {
    const own = blocks.filter(({ id }) => place === null || id === place)
    for (const { at, name } of written[index]!.marks) {
      const note = written[index]!.notes.get(name) ?? written.find(({ notes }) => notes.has(name))?.notes.get(name)
      const found = note === undefined || note.links.length === 0 ? null : placeOf(own, at)
      if (found !== null && note !== undefined && marks.length < maxNotes) marks.push({ ...found, links: note.links })
    }
    for (const { start, end } of written[index]!.notes.values())
      for (const { id, runs } of own) if (runs.some(({ from, to }) => from >= start && to <= end)) places.add(id)
  })
  return { marks, places }
}

/** Where in a block's text a place of the input lies. */
function placeOf(blocks: readonly Block[], offset: number): { readonly place: BlockId; readonly at: number } | null {
  let best: { place: BlockId; at: number; from: number } | null = null
  for (const { id, runs } of blocks)
    for (const { start, length, from, to } of runs)
      if (from <= offset && (best === null || from > best.from))
        best = { place: id, at: to <= offset ? start + length : start + Math.min(length, offset - from), from }
  return best === null ? null : { place: best.place, at: best.at }
}

const anchor = /<a\b[^>]{0,400}?\bhref\s*=\s*["']?#([^"'\s>]{1,200})["']?[^>]{0,400}>([\s\S]{0,200}?)<\/a>/gi
const address = /\bhref\s*=\s*["'](https?:[^"']{1,2000})["']/gi

function inHtml(html: string): WrittenNotes {
  const marks: { at: number; name: string }[] = []
  for (const { 0: whole, 1: name = '', 2: text = '', index } of html.matchAll(anchor)) {
    const shown = text.replace(/<[^<>]*>/g, '').trim()
    if (/^[[(]?\s?(?:\d{1,3}|[a-z*†‡])\s?[\])]?$/i.test(shown) && whole.length > 0) marks.push({ at: index, name })
  }
  const notes = new Map<string, Range & { links: readonly string[] }>()
  for (const { name } of marks.slice(0, maxNotes)) {
    if (notes.has(name)) continue
    const start = ['"', "'"]
      .flatMap((mark) => [html.indexOf(`id=${mark}${name}${mark}`), html.indexOf(`name=${mark}${name}${mark}`)])
      .filter((at) => at >= 0)[0]
    if (start === undefined) continue
    const near = html.slice(start, start + longestNote)
    const end = start + (/<\/(?:li|p|div|dd|tr|aside)>/i.exec(near)?.index ?? near.length)
    notes.set(name, {
      start,
      end,
      links: [...html.slice(start, end).matchAll(address)].map(([, url = '']) => url.replaceAll('&amp;', '&')),
    })
  }
  return { marks, notes }
}

function inMarkdown(source: string): WrittenNotes {
  const marks: { at: number; name: string }[] = []
  const notes = new Map<string, Range & { links: readonly string[] }>()
  for (const { 0: whole, 1: name = '', index } of source.matchAll(/\[\^([^\]\s]{1,60})\](:)?/g)) {
    if (!whole.endsWith(':')) {
      marks.push({ at: index, name })
      continue
    }
    const near = source.slice(index, index + longestNote)
    const end = index + (/\n(?=\n|\[\^)/.exec(near)?.index ?? near.length)
    const links = [...source.slice(index + whole.length, end).matchAll(/https?:\/\/[^\s)<>\]"]{1,2000}/g)].map(([url]) =>
      url.replace(/[.,;]$/, ''),
    )
    notes.set(name, { start: index, end, links })
  }
  return { marks, notes }
}
