import { describe, expect, it } from 'vitest'
import { titleExample } from './title-example.ts'

describe('the example of a title', () => {
  it.each([
    ['without a template as WordPress makes it, with its own sign', '', '-', ' – The Loaf', 'A title – The Loaf'],
    ['nothing where another plugin writes it', '', '-', null, ''],
    ['by a template with the sign that was chosen', '{title} {page} {separator} {site}', '|', ' – The Loaf', 'A title | The Loaf'],
    ['without a sign beside an empty word', '{category} {separator} {title} {separator} {excerpt}', '-', ' – The Loaf', 'A title'],
  ])('is %s', (_name, template, separator, titleEnding, expected) => {
    expect(titleExample(template, { title: 'A title', separator, siteName: 'The Loaf', titleEnding })).toBe(expected)
  })
})
