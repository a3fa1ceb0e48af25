import { describe, expect, it } from 'vitest'
import { pageTitleOf, seoTitleOf } from './page-title.ts'

const templates = { title: '', description: '', separator: '-' }

describe('the title for result pages', () => {
  it.each([
    ['the author’s own', { seo_title: ' Bread ' }, ' – Site', undefined, 'Bread'],
    ['none', {}, ' – Site', undefined, ''],
    ['the author’s own, whatever a plugin that is gone has left', { seo_title: 'Bread' }, ' – Site', 'Theirs', 'Bread'],
    ['that of another plugin, which writes the element', { seo_title: 'Bread' }, null, 'Theirs', 'Theirs'],
    ['none that another plugin is known to have', { seo_title: 'Bread' }, null, undefined, ''],
  ])('is %s', (_name, input, titleEnding, foreign, expected) => {
    expect(seoTitleOf(input, { titleEnding }, foreign)).toBe(expected)
  })
})

describe('the title element', () => {
  it.each([
    ['is the title for result pages as it stands', 'Post', { seo_title: 'Bread' }, ' – Site', { pageTitle: 'Bread' }],
    ['is the post’s title with the site’s name', 'Post', {}, ' – Site', { pageTitle: 'Post – Site' }],
    ['is unknown where another plugin writes it', 'Post', { seo_title: 'Bread' }, null, {}],
    ['is unknown without a title', null, {}, ' – Site', {}],
  ])('%s', (_name, title, input, titleEnding, expected) => {
    expect(pageTitleOf(title, input, { titleEnding, templates })).toEqual(expected)
  })
  it('is what the template of its type says', () => {
    const made = { titleEnding: ' – Site', templates: { ...templates, title: '{title} - Bread - Site' } }
    expect(pageTitleOf('Post', {}, made)).toEqual({ pageTitle: 'Post - Bread - Site' })
    expect(pageTitleOf('Post', { seo_title: 'Own' }, made)).toEqual({ pageTitle: 'Own' })
    expect(pageTitleOf(null, {}, made)).toEqual({})
  })
})
