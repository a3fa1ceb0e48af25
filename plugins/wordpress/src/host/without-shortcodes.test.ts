import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { withoutShortcodes } from './without-shortcodes.ts'

describe('withoutShortcodes', () => {
  it.each([
    ['a shortcode', '[tour_count] tours in Rome.', 'tours in Rome.'],
    ['with attributes, in the middle', 'We have [tour_count city="Rome"] tours.', 'We have tours.'],
    ['before a full stop', 'We count [tour_count].', 'We count.'],
    ['what it encloses goes with it', 'Open. [tour_count]For members.[/tour_count]', 'Open.'],
    ['one that the site does not know', 'See [1] and [sic].', 'See [1] and [sic].'],
    ['one that is escaped', 'Write [[tour_count]].', 'Write [tour_count].'],
    ['nothing else', '[tour_count]', ''],
  ])('%s', (_, text, expected) => {
    expect(plainText(withoutShortcodes(text, ['tour_count']))).toBe(expected)
  })
  it('leaves one blank in a title', () => {
    expect(withoutShortcodes('We have [tour_count] tours [tour_count]', ['tour_count'])).toBe('We have tours')
  })
  it('leaves a text as it is where the site has no shortcodes', () => {
    expect(withoutShortcodes('[tour_count] tours', [])).toBe('[tour_count] tours')
  })
})
