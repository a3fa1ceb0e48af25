import { describe, expect, it } from 'vitest'
import type { SiteParts } from '../site-parts.ts'
import { readClassicMarkup } from './classic-markup.ts'

const site: SiteParts = {
  read: (markup) => `{${markup.replace(/<!--\s+|-->/g, '|').replaceAll(' |', '|')}}`,
  fill: (html) => ({ html: html.replaceAll('[age]', '12 years'), isWhole: true }),
  answers: () => 0,
  observe: () => () => {},
}
const silent: SiteParts = { ...site, read: () => null, fill: (html) => ({ html, isWhole: false }) }
const image = (options: string, inside: string) => `<!-- wp:image ${options}--><figure>${inside}</figure><!-- /wp:image -->`

describe('the text of the classic editor', () => {
  it('has its shortcodes filled in', () => expect(readClassicMarkup('<p>[age] old</p>', site, true)).toBe('<p>12 years old</p>'))

  it('lets the site say whether readers get a hidden block', () => {
    const hidden = '<!-- wp:group {"metadata":{"blockVisibility":false}} --><div>b</div><!-- /wp:group -->'
    expect(readClassicMarkup(`<p>a</p>${hidden}`, { ...site, read: (markup) => (markup === hidden ? '' : null) }, true)).toBe('<p>a</p>')
  })

  it('has blocks that only the site renders as the site renders them, with the block around them', () => {
    expect(readClassicMarkup('<p>a</p><!-- wp:block {"ref":7} /--><p>b</p>', site, true)).toBe('<p>a</p>{|wp:block {"ref":7} /|}<p>b</p>')
    const loop = '<!-- wp:query --><ul><!-- wp:post-title /--></ul><!-- /wp:query -->'
    expect(readClassicMarkup(`<p>a</p>${loop}`, site, true)).toBe('<p>a</p>{|wp:query|<ul>|wp:post-title /|</ul>|/wp:query|}')
    expect(readClassicMarkup('<!-- wp:more /--><p>a</p>', site, true)).toBe('<!-- wp:more /--><p>a</p>')
    expect(readClassicMarkup('<!-- wp:block {"ref":7} /-->', silent, true)).toBe('<!-- wp:block {"ref":7} /-->')
  })

  it.each([
    ['is left out where decorative can be said', '{"id":1} ', '<img src="a" alt=""/>', true, false],
    ['is left where decorative was said', '{"isDecorative":true} ', '<img src="a" alt=""/>', true, true],
    ['is believed where it was the only way to say so', '', '<img src="a" alt=""/>', false, true],
    ['is left out under a caption', '', '<img src="a" alt=""/><figcaption>The jar</figcaption>', false, false],
    ['is believed under an empty caption', '', '<img src="a" alt=""/><figcaption> <b></b></figcaption>', false, true],
    ['is left out in a link', '', '<a href="/x"><img src="a" alt=""/></a>', false, false],
    ['is left out where the image can be enlarged', '{"lightbox":{"enabled":true}} ', '<img src="a" alt=""/>', false, false],
  ])('an empty alternative text %s', (_name, options, inside, canSay, isThere) => {
    expect(readClassicMarkup(image(options, inside), site, canSay).includes(' alt=""')).toBe(isThere)
  })
})
