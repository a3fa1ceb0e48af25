import { sizeSuffix } from './image-size.ts'

/** File names of the picture that a template shares for every page without one of its own: `og-default.png`, `default-share-image.jpg`. */
const defaultName =
  /(?:^|[_.-])(?:(?:default|fallback)[_-]?(?:og|open-?graph|social|shar(?:e|ing)|facebook|twitter|seo)|(?:og|open-?graph|social|shar(?:e|ing)|facebook|twitter|seo)[_-]?(?:(?:image|img|card|thumb(?:nail)?|preview)[_-]?)?(?:default|fallback))(?=[_.-]|$|image|img|card)/i

/** The picture stands for the site, not for one article: it is one of the site's own `logos`, or its file is named as a default to share. Addresses are absolute. */
export function isSiteImage(url: string, logos: readonly string[]): boolean {
  const bare = bareOf(url)
  return logos.some((logo) => bareOf(logo) === bare) || defaultName.test(fileOf(url))
}

/** Without scheme, size and, behind the name of an image file, query: the rest distinguishes two pictures. */
function bareOf(url: string): string {
  return url
    .replace(/^https?:/, '')
    .replace(/#.*$/, '')
    .replace(/(\.(?:avif|gif|jpe?g|png|svg|webp))\?.*$/i, '$1')
    .replace(sizeSuffix, '')
}

function fileOf(url: string): string {
  const path = url.replace(/[?#].*$/, '')
  return path.slice(path.lastIndexOf('/') + 1)
}
