import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it.for([
    { name: 'leaves plain words', html: 'How long?', text: 'How long?' },
    { name: 'takes tags out, not their words', html: 'A <em>short</em> <b>title</b>', text: 'A short title' },
    { name: 'preserves a sign that opens no tag', html: '5 < 6 tips', text: '5 < 6 tips' },
    { name: 'decodes named entities', html: 'Fish &amp; Chips &lt;3 &hellip;', text: 'Fish & Chips <3 …' },
    { name: 'decodes numbers', html: '&#8217;&#x2019;', text: '’’' },
    { name: 'leaves what is no entity', html: 'R&D; &nosuch; &#99999999;', text: 'R&D; &nosuch; &#99999999;' },
    { name: 'decodes once', html: '&amp;lt;b&amp;gt;', text: '&lt;b&gt;' },
    { name: 'makes one space of many', html: ' one\n\t two&nbsp;three ', text: 'one two three' },
    { name: 'reads an open comment as text, as PHP does', html: 'A </script><!-- "title" & more', text: 'A <!-- "title" & more' },
    { name: 'preserves right-to-left text and emoji', html: '🍞 خبز', text: '🍞 خبز' },
    { name: 'is empty for nothing', html: '', text: '' },
  ])('$name', ({ html, text }) => {
    expect(plainText(html)).toBe(text)
  })
})
