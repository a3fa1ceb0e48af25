import { defineSignal } from './define-signal.ts'
import { wholeOf } from './reading.ts'

/** Images of the content, in order. `alt: ''` is decorative, null says nothing was written. `hasLead`: the article has a main image of its own. */
export const images = defineSignal({
  fold: (_facts, { blocks, article }) => ({
    hasLead: article.image !== null,
    images: blocks.flatMap((entry) =>
      entry.block.kind === 'image'
        ? [{ block: entry.block.id, url: entry.block.image.url, alt: entry.block.image.alt, span: wholeOf(entry) }]
        : [],
    ),
    videos: blocks.filter(({ block }) => block.kind === 'video').length,
  }),
})
