import type { Inline } from '../../model/article.ts'

/** Elements that begin and end a line of their own. */
export const containers = new Set(
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup hr html legend main menu nav section summary search tbody td tfoot th thead tr table li ul ol'.split(
    ' ',
  ),
)
/** Elements whose content is no text of the page. */
export const skipped = new Set(
  'audio base button canvas datalist embed head iframe input link map math meta noscript object optgroup option param progress script select source style svg template textarea title track'.split(
    ' ',
  ),
)
/** Kind of an inline element by its name. */
export const inlineKinds: Readonly<Record<string, Inline['kind']>> = {
  a: 'link',
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  q: 'quote',
  time: 'time',
}
export const headingLevels: Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }

/** An element of this name begins a block of text. */
export const isBlockName = (name: string): boolean => containers.has(name) || headingLevels[name] !== undefined
