import { expect, test } from 'vitest'
import { scanTags } from './scan-tags.ts'

function tagsOf(html: string): string[] {
  const tags: string[] = []
  scanTags(html, ({ name, kind, start, end }) => {
    tags.push(`${kind} ${name} ${html.slice(start, end)}`)
    return true
  })
  return tags
}

test.each([
  { name: 'finds start and end tags', html: '<P class="a">x</p>', tags: ['open p <P class="a">', 'close p </p>'] },
  { name: 'does not end a tag inside a quoted value', html: '<a title="1 > 0">x', tags: ['open a <a title="1 > 0">'] },
  { name: 'takes a quote outside a value for a character', html: `<a b'c>x`, tags: [`open a <a b'c>`] },
  { name: 'marks self-closing tags', html: '<br/>', tags: ['selfClosing br <br/>'] },
  { name: 'skips comments with tags in them', html: '<!-- <b> --><i>', tags: ['open i <i>'] },
  { name: 'skips declarations', html: '<!doctype html><i>', tags: ['open i <i>'] },
  {
    name: 'skips the content of scripts, in any spelling',
    html: '<SCRIPT>"<b>"</Script><i>',
    tags: ['open script <SCRIPT>', 'close script </Script>', 'open i <i>'],
  },
  { name: 'takes a lone angle bracket for text', html: 'a < b <i>', tags: ['open i <i>'] },
  { name: 'ends at an unclosed comment', html: '<b><!-- <i>', tags: ['open b <b>'] },
  { name: 'reads an unclosed tag to the end', html: '<b class="x', tags: ['open b <b class="x'] },
  { name: 'finds nothing in nothing', html: '', tags: [] },
])('$name', ({ html, tags }) => {
  expect(tagsOf(html)).toEqual(tags)
})

test('stops on request', () => {
  let count = 0
  scanTags('<a><b><i>', () => ++count < 2)
  expect(count).toBe(2)
})
