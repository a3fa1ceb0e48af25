/** A directive for robots, where it stands. */
export interface Directive {
  /** Lower case; `max-snippet:0` as written. */
  readonly directive: string
  /** Name of the robot it is for, lower case; null: every robot. */
  readonly name: string | null
  readonly place: 'header' | 'meta'
}

/** Directives with a value of their own: their colon names no robot. */
const valued = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/

/** `max-snippet: 0` as `max-snippet:0`. */
const closeColons = (text: string): string =>
  text
    .split(':')
    .map((part) => part.trim())
    .join(':')

/** Directives of one line of X-Robots-Tag: a name is for what follows it, up to the next one; `*` is every robot. */
export function readRobotsTag(line: string): readonly Directive[] {
  const found: Directive[] = []
  let name: string | null = null
  for (const part of line.toLowerCase().split(',')) {
    let directive = part.trim()
    const colon = directive.indexOf(':')
    const before = colon === -1 ? '' : directive.slice(0, colon).trim()
    if (before !== '' && !valued.test(before) && /^[\w*][\w .*-]*$/.test(before)) {
      name = before === '*' || before === 'robots' ? null : before
      directive = directive.slice(colon + 1).trim()
    }
    if (directive !== '') found.push({ directive: closeColons(directive), name, place: 'header' })
  }
  return found
}

/** Directives of a meta element's content. @param name of the robot, lower case; null: `robots` */
export const readRobotsMeta = (content: string, name: string | null): readonly Directive[] =>
  content
    .toLowerCase()
    .split(',')
    .map((part) => closeColons(part))
    .filter((directive) => directive !== '')
    .map((directive) => ({ directive, name, place: 'meta' }))

/** True for `noindex`, also as a part of `none`. */
export const forbidsIndex = ({ directive }: Directive): boolean => directive === 'noindex' || directive === 'none'

/** True where search results may show no text of the page. */
export const forbidsSnippet = ({ directive }: Directive): boolean => directive === 'nosnippet' || directive === 'max-snippet:0'
