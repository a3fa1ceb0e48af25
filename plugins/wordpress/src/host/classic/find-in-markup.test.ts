import { describe, expect, it } from 'vitest'
import { canBeLinked, findInMarkup } from './find-in-markup.ts'

const found = (html: string, quote: string, start = 0): string | null => {
  const place = findInMarkup(html, { start, quote })
  return place && html.slice(place.start, place.end)
}

describe('a passage is found in text, and in nothing else', () => {
  it.each<[string, string, string, string | null]>([
    ['in a paragraph', '<p>A kettle boils.</p>', 'kettle', 'kettle'],
    ['behind the same words in attributes', '<img alt="kettle" src="kettle.jpg"> A kettle boils.', 'kettle', 'kettle'],
    ['not in an address alone', '<a href="/kettle/">Read on</a>', 'kettle', null],
    ['not in an attribute with a bracket', '<img alt="a > kettle">', 'kettle', null],
    ['not in a comment of a block', '<!-- wp:image {"alt":"kettle"} -->', 'kettle', null],
    ['not in a style or a script', '<style>.kettle{}</style><script>kettle()</script>', 'kettle', null],
    ['not in the attribute of a shortcode', '[caption id="a" caption="kettle"]A pot[/caption]', 'kettle', null],
    ['in what a shortcode encloses', '[caption id="a"]A kettle[/caption]', 'kettle', 'kettle'],
    ['in brackets that are text', 'He said [the kettle] boils', 'the kettle', 'the kettle'],
    ['across formats', 'A <b>ket</b>tle boils', 'kettle', 'ket</b>tle'],
    ['with entities', 'Salt &amp; pepper, 5&nbsp;&#8364;', 'Salt & pepper, 5 €', 'Salt &amp; pepper, 5&nbsp;&#8364;'],
    ['in letters of two units', 'Wasser 💧 kocht', '💧 kocht', '💧 kocht'],
    ['in Arabic', '<p class="غلاية">تغلي <em>غلاية</em> الماء</p>', 'غلاية الماء', 'غلاية</em> الماء'],
    ['in Japanese', '<ruby title="やかん">やかん</ruby>が沸く', 'やかんが', 'やかん</ruby>が'],
    ['beside a sign that opens no tag', '3 < 5 and a kettle > a pot', 'kettle > a', 'kettle > a'],
    ['not when it is gone', 'A pot', 'kettle', null],
  ])('%s', (_where, html, quote, expected) => {
    expect(found(html, quote)).toBe(expected)
  })

  it('the one nearest to its place in the text is taken', () => {
    const html = '<a href="/a-very-long-address/of-a-page/"><b>kettle</b></a> one kettle two'
    expect(findInMarkup(html, { start: 11, quote: 'kettle' })?.start).toBe(html.lastIndexOf('kettle'))
    expect(findInMarkup(html, { start: 0, quote: 'kettle' })?.start).toBe(html.indexOf('kettle<'))
  })
})

describe('a link is put where it breaks nothing', () => {
  it.each<[string, string, string, boolean]>([
    ['around words', '<p>A kettle boils</p>', 'kettle', true],
    ['around whole formats', 'A <b>steel</b> kettle', 'steel kettle', false],
    ['around a format in the middle', 'A new <b>steel</b> kettle', 'new steel kettle', true],
    ['not inside of a link', '<a href="/a/">A kettle boils</a>', 'kettle', false],
    ['not inside of a link with a format', '<a href="/a/">A <em>big kettle</em></a>', 'kettle', false],
    ['behind a link', '<a href="/a/">A pot</a> and a kettle', 'kettle', true],
    ['not across the end of a format', 'A <b>steel</b>en kettle', 'steelen', false],
    ['not across a link', 'A <a href="/a/">steel</a> kettle', 'A steel kettle', false],
    ['not across paragraphs', '<p>A kettle</p><p>boils</p>', 'kettleboils', false],
    ['behind an element whose name begins with a', '<abbr>KW</abbr> and a kettle', 'kettle', true],
  ])('%s', (_where, html, quote, expected) => {
    const place = findInMarkup(html, { start: 0, quote })
    expect(place && canBeLinked(html, place)).toBe(expected)
  })
})
