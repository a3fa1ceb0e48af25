import { expect, test } from 'vitest'
import { flagsOf, nameFlags } from './name-flags.ts'

const has = (names: string, flag: keyof typeof nameFlags): boolean => (flagsOf(names, '', new Map()) & nameFlags[flag]) !== 0

test.each([
  { names: 'sidebar', flag: 'boilerplate', is: true },
  { names: 'site-footer', flag: 'boilerplate', is: true },
  { names: 'relatedPosts', flag: 'boilerplate', is: true },
  { names: 'share_buttons', flag: 'boilerplate', is: true },
  { names: 'entry-content', flag: 'boilerplate', is: false },
  { names: 'entry-content', flag: 'body', is: true },
  { names: 'ArticleBody', flag: 'body', is: true },
  { names: 'post tag-comments category-newsletter', flag: 'boilerplate', is: false },
  { names: 'comments-area', flag: 'comments', is: true },
  { names: 'commentary', flag: 'comments', is: false },
  { names: 'post-meta', flag: 'byline', is: true },
  { names: 'author-name', flag: 'author', is: true },
  { names: 'byline', flag: 'byline', is: true },
  { names: 'byline', flag: 'author', is: true },
  { names: 'pubdate', flag: 'byline', is: true },
  { names: 'pubdate', flag: 'date', is: true },
  { names: 'wp-caption-text', flag: 'caption', is: true },
  { names: 'sr-only', flag: 'visuallyHidden', is: true },
  { names: 'shared-core', flag: 'boilerplate', is: false },
  { names: '', flag: 'boilerplate', is: false },
  { names: '漢字 ---', flag: 'boilerplate', is: false },
] as const)('"$names" says $flag: $is', ({ names, flag, is }) => {
  expect(has(names, flag)).toBe(is)
})

test('an id counts like a class', () => {
  expect(flagsOf('', 'comments', new Map()) & nameFlags.comments).toBe(nameFlags.comments)
})
