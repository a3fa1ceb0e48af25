import type { Block } from '../../model/article.ts'
import { isEmoji, isPixel, isPlaceholder } from '../../parse/blocks/image-kind.ts'
import { defineSignal } from '../define-signal.ts'
import { wholeOf } from '../reading.ts'

/**
 * Images of the content, in order. `alt`: '' for decoration, null where none was written. `says`: it carries content; null: unknown.
 * `isSign`: an emoji, icon or pixel. `name`: of its file. `hasLead`: the article has a main image.
 */
export const images = defineSignal({
  fold: (_facts, { blocks, article }) => {
    const urls = blocks.flatMap(({ block }) => (block.kind === 'image' ? [block.image.url] : []))
    return {
      hasLead: article.image !== null,
      images: blocks.flatMap((entry) =>
        entry.block.kind === 'image'
          ? [
              {
                block: entry.block.id,
                url: entry.block.image.url,
                alt: entry.block.image.alt,
                ...weigh(entry.block, urls),
                span: wholeOf(entry),
              },
            ]
          : [],
      ),
      videos: blocks.filter(({ block }) => block.kind === 'video').length,
    }
  },
})

/** Pixels: a smaller picture is an icon; one of at least so many surely is not. */
const widthIcon = 100
const widthPicture = 200

/** File and folder names of what only decorates or counts. */
const decoration =
  /^data:|(?:^|[/_.-])(?:g?r?avatars?|icons?|logos?|pixel|spacer|blank|emojis?|smil(?:ey|ie)s?|badges?|buttons?|btn|sprites?|placeholder|tracking|beacon|counter)(?:[/_.\d-]|$)/i

function weigh({ image, text }: Extract<Block, { kind: 'image' }>, urls: readonly string[]) {
  const path = image.url.split(/[?#]/)[0]!.replace(/(?<!\/)\/+$/, '')
  const isSmall = (image.width ?? widthIcon) < widthIcon || (image.height ?? widthIcon) < widthIcon
  const isSign = isSmall || isEmoji(path) || isPixel(image.url) || isPlaceholder(path)
  const isNothing = isSign || decoration.test(path) || urls.indexOf(image.url) !== urls.lastIndexOf(image.url)
  const isPicture = text.trim() !== '' || (image.width ?? 0) >= widthPicture
  return { name: path.slice(path.lastIndexOf('/') + 1).slice(0, 80), isSign, says: isNothing ? false : isPicture ? true : null }
}
