import { expect, it } from 'vitest'
import { linksTo } from './source-links.ts'

const url = 'https://council.gent/report'

it.each([
  ['Markdown', 'said [the council](https://council.gent/report).'],
  ['Markdown with a title', '[a](https://council.gent/report "Report")'],
  ['a reference', '[1]: https://council.gent/report'],
  ['an address in the text', 'See https://council.gent/report, page 4.'],
  ['an address in angles', '<https://council.gent/report>'],
  ['an address in bold', '**https://council.gent/report**'],
  ['HTML', '<a href="https://council.gent/report#page=4">a</a>'],
  ['HTML without quotes', '<a href=https://council.gent/report>a</a>'],
  ['an address without a scheme', `<a href='//council.gent/report'>a</a>`],
  ['blocks', JSON.stringify([{ kind: 'html', html: '<a href="https://council.gent/report">a</a>' }])],
  ['blocks of Markdown', JSON.stringify([{ kind: 'markdown', markdown: '[a](https://council.gent/report)\n\nMore.' }])],
  ['another way to write the host', '[a](HTTPS://COUNCIL.gent:443/report)'],
])('%s links it', (_what, text) => {
  expect(linksTo(text, url)).toBe(true)
})

it.each([
  ['https://ar.wikipedia.org/wiki/%D8%BA%D9%86%D8%AA', '[غنت](https://ar.wikipedia.org/wiki/غنت)'],
  ['https://xn--mnchen-3ya.de/', '[Stadt](https://münchen.de/)'],
  ['https://xn--fiqs8s.cn/%E6%8A%A5', '<a href="https://中国.cn/报">报告</a>'],
  ['https://en.wikipedia.org/wiki/Ghent_(city)', '[a](https://en.wikipedia.org/wiki/Ghent_(city))'],
  ['https://council.gent/a_b', String.raw`[a](https://council.gent/a\_b)`],
  ['https://council.gent/?a=1&b=2', '<a href="https://council.gent/?a=1&amp;b=2">a</a>'],
  ['http://www.council.gent/', 'See www.council.gent.'],
])('%s is linked', (linked, text) => {
  expect(linksTo(text, linked)).toBe(true)
})

it.each([
  ['another page', 'https://council.gent/other', '[a](https://council.gent/report)'],
  ['the beginning of an address', 'https://council.gent/rep', '[a](https://council.gent/report)'],
  ['another host', 'https://council.gent.attacker.test/report', '[a](https://council.gent/report)'],
  ['a person in the address', 'https://council.gent@attacker.test/report', '[a](https://council.gent@attacker.test/report)'],
  ['another port', 'https://council.gent:8443/report', '[a](https://council.gent/report)'],
  ['another scheme', 'file:///etc/passwd', '[a](file:///etc/passwd)'],
  ['words', 'council.gent/report', 'council.gent/report'],
  ['no text', url, ''],
])('%s is not linked', (_what, asked, text) => {
  expect(linksTo(text, asked)).toBe(false)
})

it('a text made to be slow is answered', () => {
  expect(linksTo(`http://a${')'.repeat(1_000_000)}`, url)).toBe(false)
  expect(linksTo('//a) '.repeat(200_000), url)).toBe(false)
})
