import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentHash } from './content-hash.ts'
import { sha256 } from './sha-256.ts'

describe('sha256', () => {
  const texts = [
    '',
    'abc',
    'a'.repeat(55),
    'a'.repeat(56),
    'a'.repeat(63),
    'a'.repeat(64),
    'a'.repeat(119),
    'a'.repeat(70_000),
    'é',
    '漢字',
    '😀 and words',
    'x\u0000y',
    '\u2028',
  ]
  test.each(texts.map((text) => [text.length > 20 ? `${text.slice(0, 3)}… (${text.length})` : JSON.stringify(text), text]))(
    'equals the platform for %s',
    (_name, text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    },
  )
  test('counts a lone surrogate as U+FFFD', () => expect(sha256('a\ud800b\udc00')).toBe(sha256('a\ufffdb\ufffd')))
})

type Parts = Parameters<typeof contentHash>

describe('contentHash', () => {
  const same: readonly (readonly [string, Parts, Parts])[] = [
    ['line ends of Windows and of old Macs', ['T', 'a\r\nb\rc'], ['T', 'a\nb\nc']],
    ['white space at the ends', ['T \n', 'text \t\n\n'], ['T', 'text']],
    ['editor notes', ['T', '<p>a <mark class="wp-note" data-id="7">b</mark> c</p>'], ['T', '<p>a b c</p>']],
    ['notes among other classes and in single quotes', ['T', "<mark data-id='1' class='x wp-note y'>b</mark>"], ['T', 'b']],
    ['no title for result pages and one of white space', ['T', 'text'], ['T', 'text', ' \n']],
    ['a note inside a highlight', ['T', '<mark class="hl">a<mark class="wp-note">b</mark>c</mark>'], ['T', '<mark class="hl">abc</mark>']],
  ]
  test.each(same)('is the same for %s', (_name, one, other) => expect(contentHash(...one)).toBe(contentHash(...other)))

  const different: readonly (readonly [string, Parts, Parts])[] = [
    ['a changed word', ['T', 'text'], ['T', 'Text']],
    ['a title for result pages', ['T', 'text'], ['T', 'text', 'T']],
    ['another title for result pages', ['T', 'text', 'One'], ['T', 'text', 'Two']],
    ['the end of the text as a title for result pages', ['T', 'text', 'One'], ['T', 'textOne']],
    ['text moved from title to content', ['Tt', 'ext'], ['T', 'text']],
    ['a highlight that is no note', ['T', '<mark class="wp-notes">b</mark>'], ['T', 'b']],
    ['a class that only begins alike', ['T', '<mark class="my-wp-note">b</mark>'], ['T', 'b']],
    ['spaces at the beginning', ['T', ' text'], ['T', 'text']],
    ['an element whose name only begins with mark', ['T', '<marker class="wp-note">b</marker>'], ['T', 'b']],
  ]
  test.each(different)('differs for %s', (_name, one, other) => expect(contentHash(...one)).not.toBe(contentHash(...other)))

  test('is 32 hex digits', () => expect(contentHash('', '')).toMatch(/^[0-9a-f]{32}$/))
})
