import type { Block, Found, Video } from '../../model/article.ts'
import { oneLine } from '../../parse/html/walk.ts'
import { found } from '../page/found.ts'
import { hostedVideo } from '../page/video-hosts.ts'

/** Videos of an article read at most; more is a gallery. */
const maxVideos = 20

const nothing: Omit<Video, 'block'> = {
  name: null,
  description: null,
  embedUrl: null,
  contentUrl: null,
  thumbnailUrl: null,
  uploadDate: null,
  duration: null,
  host: null,
}

/**
 * The videos of the article in its order: every player and file among the blocks, with what the page's data say of it, then those that only
 * the data name. `absolute` resolves addresses. A name is the caption, else the nearest heading above.
 */
export function readVideos(
  blocks: readonly Block[],
  declared: readonly Found<Video>[],
  absolute: (address: string) => string | null,
): readonly Found<Video>[] {
  const rest = [...declared]
  const videos: Found<Video>[] = []
  let heading: Block | null = null
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block
    if (block.kind !== 'video' || videos.length >= maxVideos) continue
    const shown = shownVideo(block, oneLine(heading?.text ?? '') || null, absolute)
    if (shown === null) continue
    const at = rest.findIndex(({ value }) => isSame(value, shown))
    const known = at === -1 ? null : rest.splice(at, 1)[0]!
    const span = { place: block.id, start: 0, end: block.text.length, quote: block.text }
    videos.push(
      known === null
        ? found(shown, 'element', shown.host === null ? 'video' : 'iframe', { span })
        : { ...known, span, value: joined(known.value, shown) },
    )
  }
  for (const video of rest) if (videos.length < maxVideos) videos.push(hosted(video))
  return videos
}

function shownVideo(
  block: Extract<Block, { kind: 'video' }>,
  heading: string | null,
  absolute: (address: string) => string | null,
): Video | null {
  const url = absolute(block.url)
  if (url === null) return null
  const known = hostedVideo(url)
  const isFile = known === null && /\.(?:mp4|m4v|webm|ogv|ogg|mov|m3u8|mpd)(?:[?#]|$)/i.test(url)
  const poster = block.poster === undefined ? null : absolute(block.poster)
  return {
    ...nothing,
    block: block.id,
    name: oneLine(block.text) || heading,
    embedUrl: isFile ? null : (known?.embedUrl ?? url),
    contentUrl: isFile ? url : null,
    thumbnailUrl: poster ?? known?.thumbnailUrl ?? null,
    host: known?.host ?? null,
  }
}

function isSame(declared: Video, shown: Video): boolean {
  const addresses = [declared.embedUrl, declared.contentUrl].filter((url) => url !== null)
  if (shown.host !== null) return addresses.some((url) => hostedVideo(url)?.host.id === shown.host?.id)
  return addresses.some((url) => url === shown.embedUrl || url === shown.contentUrl)
}

/** A declared video with what only its player shows. */
function joined(declared: Video, shown: Video): Video {
  return {
    block: shown.block,
    name: declared.name ?? shown.name,
    description: declared.description,
    embedUrl: declared.embedUrl ?? shown.embedUrl,
    contentUrl: declared.contentUrl ?? shown.contentUrl,
    thumbnailUrl: declared.thumbnailUrl ?? shown.thumbnailUrl,
    uploadDate: declared.uploadDate,
    duration: declared.duration,
    host: shown.host,
  }
}

function hosted(video: Found<Video>): Found<Video> {
  const { embedUrl, contentUrl, thumbnailUrl } = video.value
  const known = hostedVideo(embedUrl ?? contentUrl ?? '')
  if (known === null) return video
  return { ...video, value: { ...video.value, host: known.host, thumbnailUrl: thumbnailUrl ?? known.thumbnailUrl } }
}
