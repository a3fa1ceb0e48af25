import { describe, expect, it } from 'vitest'
import { escapeHtml, escapeText, unescapeHtml } from './escape-html.ts'

describe('escaping', () => {
  it('writes an ampersand first, so that nothing is escaped twice', () => {
    expect(escapeText('a < b & "c" > d')).toBe('a &lt; b &amp; "c" &gt; d')
    expect(escapeHtml('<a title="x">&lt;')).toBe('&lt;a title=&quot;x&quot;&gt;&amp;lt;')
  })

  it.each(['', 'plain', '&amp;lt;', '<b>"it\'s"</b> & more', '日本語 😀'])('reads back %j', (text) => {
    expect(unescapeHtml(escapeHtml(text))).toBe(text)
    expect(unescapeHtml(escapeText(text))).toBe(text)
  })

  it.each([
    ['numbers', '&#39;&#x27;&#128512;', "''😀"],
    ['names in capitals', '&AMP;&Quot;', '&"'],
    ['a hard space', 'a&nbsp;b', 'a\u00a0b'],
    ['names it does not know stay', '&auml;&copy;&constructor;', '&auml;&copy;&constructor;'],
    ['numbers that are no characters stay', '&#0;&#xd800;&#1114112;', '&#0;&#xd800;&#1114112;'],
  ])('%s', (_name, html, text) => {
    expect(unescapeHtml(html)).toBe(text)
  })

  it('reads the names that are given', () => {
    expect(unescapeHtml('&Eacute;t&eacute;&constructor;&amp;lt;', { Eacute: 'É', eacute: 'é', amp: '&' })).toBe('Été&constructor;&lt;')
  })
})
