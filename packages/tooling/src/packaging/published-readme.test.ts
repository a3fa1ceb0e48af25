import { describe, expect, it } from 'vitest'
import { publishedReadme, repositoryPage } from './published-readme.ts'

describe('the page of a repository', () => {
  it.each([
    ['https://github.com/owner/name.git', 'https://github.com/owner/name'],
    ['https://user:secret@github.com/owner/name', 'https://github.com/owner/name'],
    ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
    ['ssh://git@gitlab.com/group/sub/name.git', 'https://gitlab.com/group/sub/name'],
    ['/srv/git/name.git', null],
    ['http://127.0.0.1/owner/name', null],
    ['https://example.org', null],
    ['', null],
  ])('of %s is %s, without what signs in', (remote, page) => {
    expect(repositoryPage(remote)).toBe(page)
  })
})

describe('a README in a registry', () => {
  const of = (markdown: string, page: string | null = 'https://github.com/owner/name') =>
    publishedReadme(markdown, { page, folder: 'plugins/strapi', revision: 'main' })

  it.each([
    [
      'a picture',
      '![The card](../../packages/docs/images/a.png)',
      '![The card](https://github.com/owner/name/raw/main/packages/docs/images/a.png)',
    ],
    [
      'a page',
      'See [checks](../../packages/docs/checks.md#top).',
      'See [checks](https://github.com/owner/name/blob/main/packages/docs/checks.md#top).',
    ],
    ['an address', '[Strapi](https://strapi.io)', '[Strapi](https://strapi.io)'],
    ['a part of itself', '[Limits](#limits)', '[Limits](#limits)'],
  ])('leads with %s where it should', (_name, markdown, expected) => {
    expect(of(markdown)).toBe(expected)
  })

  it('says the words alone where nothing can be led to', () => {
    expect(of('# A\n\n![The card](a.png)\n\nSee [checks](checks.md).', null)).toBe('# A\n\nSee checks.')
  })
})
