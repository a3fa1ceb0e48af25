const encode = (text: string): string => encodeURIComponent(text).replace(/-/g, '%2D')

/** Words at either end of a passage by which a browser finds it. */
const ends = 5

/** The address at which a browser scrolls to a passage (text fragments: https://wicg.github.io/scroll-to-text-fragment/). */
export function passageAddress(url: string, passage: string): string {
  const href = url.split('#')[0]!
  const cells = passage.split(' | ')
  const text = cells.length > 1 ? cells.reduce((one, other) => (other.length > one.length ? other : one)) : passage
  const words = text.trim().split(/\s+/)
  const fragment =
    words.length > 2 * ends + 2
      ? `${encode(words.slice(0, ends).join(' '))},${encode(words.slice(-ends).join(' '))}`
      : encode(words.join(' '))
  return `${href}#:~:text=${fragment}`
}

/** Where the Internet Archive keeps its newest copy of a page, if it has one; nothing is asked. */
export const archiveAddress = (url: string): string => `https://web.archive.org/web/2/${url}`
