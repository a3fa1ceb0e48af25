import type { Block, Thing } from '../../model/article.ts'
import type { ThingName } from '../../model/schema-types.ts'
import type { Json } from '../../model/values.ts'
import { oneLine } from '../../parse/html/walk.ts'

interface Text {
  readonly blocks: readonly Block[]
  /** In one line; '' where there is none. */
  readonly headline: string
  /** Absolute addresses of http and https; null for others. */
  readonly absolute: (address: string) => string | null
}

type Properties = { readonly [property: string]: Json }

/** Recordings of one page that are read; more is an archive. */
export const maxRecordings = 5

/** Readers of each kind of thing in the text itself. */
const readers: Readonly<Record<ThingName, (text: Text) => readonly Properties[]>> = {
  audio: recordings,
  podcastEpisode: episodes,
  podcastSeries: series,
}

/** Things of every kind that the blocks show, in the order of the kinds, then of the text. */
export function thingsInText(blocks: readonly Block[], headline: string | null, absolute: Text['absolute']): readonly Thing[] {
  const text = { blocks, headline: oneLine(headline ?? ''), absolute }
  return (Object.keys(readers) as readonly ThingName[]).flatMap((kind) =>
    readers[kind](text).map((properties) => ({ kind, isDeclared: false, properties })),
  )
}

/** Files to listen to; each is named by its caption, else by the nearest heading above, else by the headline. */
function recordings({ blocks, headline, absolute }: Text): readonly Properties[] {
  const found: Properties[] = []
  for (const block of blocks) {
    const contentUrl = block.kind === 'audio' ? absolute(block.url) : null
    if (contentUrl === null || found.length >= maxRecordings) continue
    const heading = blocks.slice(0, blocks.indexOf(block)).findLast(({ kind, text }) => kind === 'heading' && text.trim() !== '')
    found.push({ name: oneLine(block.text) || oneLine(heading?.text ?? '') || headline, contentUrl })
  }
  return found
}

/** A text with one recording is an episode where its author says so. */
function episodes(text: Text): readonly Properties[] {
  const found = recordings(text)
  return found.length === 1
    ? [{ name: text.headline, associatedMedia: { '@type': 'AudioObject', contentUrl: found[0]!['contentUrl']! } }]
    : []
}

const feed = /(?:\/feed|\.rss|\.xml)(?![\w-])|\/\/feeds?\./i

/** A text that links to a feed is a podcast's own page where its author says so. */
function series({ blocks, headline, absolute }: Text): readonly Properties[] {
  const link = blocks.flatMap(({ inlines }) => inlines).find(({ kind, value }) => kind === 'link' && feed.test(value ?? ''))
  const webFeed = link === undefined ? null : absolute(link.value!)
  return webFeed === null ? [] : [{ name: headline, webFeed }]
}
