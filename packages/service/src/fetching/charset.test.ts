import { expect, it } from 'vitest'
import { charsetOf, isBlank, pageText } from './charset.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

it.each([
  ['plain', 'text/html;charset=windows-1251', 'windows-1251'],
  ['with spaces', 'text/html; charset  =  windows-1251', 'windows-1251'],
  ['in capitals', 'Text/HTML; CHARSET=WINDOWS-1251', 'windows-1251'],
  ['in double quotes', 'text/html; charset="windows-1251"', 'windows-1251'],
  ['in single quotes', "text/html; charset='windows-1251'", 'windows-1251'],
  ['before another parameter', 'text/html; charset=windows-1251;x=y', 'windows-1251'],
  ['before another parameter, with a space', 'text/html; charset=windows-1251 ; x=y', 'windows-1251'],
  ['that is unknown', 'text/html; charset=klingon', 'utf-8'],
  ['that is absent', 'text/html', 'utf-8'],
  ['without any header', '', 'utf-8'],
])('the header’s charset, %s', (_name, header, charset) => expect(charsetOf(bytes('<p>x</p>'), header)).toBe(charset))

it.each([
  ['UTF-8 by its mark', '\xef\xbb\xbfx', 'utf-8'],
  ['UTF-16 by its mark, little end first', '\xff\xfex\x00', 'utf-16le'],
  ['UTF-16 by its mark, big end first', '\xfe\xff\x00x', 'utf-16be'],
  ['half a mark does not count', '\xef\xbbx', 'windows-1251'],
])('a byte order mark wins over the header: %s', (_name, body, charset) =>
  expect(charsetOf(bytes(body), 'text/html; charset=windows-1251')).toBe(charset),
)

it.each([
  ['short', '<meta charset=koi8-r>', 'koi8-r'],
  ['long', '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">', 'koi8-r'],
  ['UTF-16 is read as UTF-8', '<meta charset="utf-16le">', 'utf-8'],
  ['with its last letter at byte 1,024', `${' '.repeat(1024 - 20)}<meta charset=koi8-r`, 'koi8-r'],
  ['beyond byte 1,024', `${' '.repeat(1024)}<meta charset=koi8-r>`, 'utf-8'],
])('the page’s own declaration, %s', (_name, body, charset) => expect(charsetOf(bytes(body), 'text/html')).toBe(charset))

it('the header wins over the page’s own declaration', () =>
  expect(charsetOf(bytes('<meta charset="koi8-r">'), 'text/html; charset=windows-1251')).toBe('windows-1251'))

it.each([
  ['no byte', '', true],
  ['white space', ' \n\t', true],
  ['a letter', ' x ', false],
  ['white space of several steps', ' '.repeat(200_000), true],
  ['a letter after several steps', `${' '.repeat(200_000)}x`, false],
  ['half a letter at the end', ' \xc3', false],
])('blank or not: %s', (_name, body, blank) => expect(isBlank({ body: bytes(body), charset: 'utf-8' })).toBe(blank))

it('reads a letter that is on the border of two steps', () => {
  const page = { body: Buffer.from(`${' '.repeat(65_535)}é`), charset: 'utf-8' }
  expect([isBlank(page), pageText(page).trim()]).toEqual([false, 'é'])
})
