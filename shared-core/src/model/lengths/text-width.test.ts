import { expect, test } from 'vitest'
import { textWidth } from './text-width.ts'

test.each([
  { name: 'nothing', text: '', width: 0 },
  { name: 'a narrow and a wide letter', text: 'iW', width: 23 },
  { name: 'digits are of one width', text: '1234567890', width: 111 },
  { name: 'an accent adds nothing', text: 'é', width: textWidth('e') },
  { name: 'a combining accent adds nothing', text: 'e\u0301', width: textWidth('e') },
  { name: 'a full-width character is as wide as the font is high', text: '热泵', width: 40 },
  { name: 'a Hangul syllable is full width too', text: '한', width: 20 },
  { name: 'vowel signs of Arabic add nothing', text: 'مَ', width: textWidth('م') },
  { name: 'a zero-width space adds nothing', text: 'a\u200bb', width: textWidth('ab') },
])('$name', ({ text, width }) => {
  expect(textWidth(text)).toBe(width)
})

test('Cyrillic and Greek have measured letters', () => {
  expect(textWidth('Ш')).toBeGreaterThan(textWidth('г'))
  expect(textWidth('Ω')).toBeGreaterThan(textWidth('ι'))
})
