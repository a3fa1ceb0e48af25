import { expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'

it.each([
  ['{title} - Loaf', 'Rye', '', 'Rye - Loaf'],
  ['{title} -  - Loaf', 'Rye', '', 'Rye - Loaf'],
  ['{title} - Loaf - ', 'Rye', '', 'Rye - Loaf'],
  [' - {title}', 'Rye', '', 'Rye'],
  ['{title}: {excerpt}', '{excerpt}', 'short', '{excerpt}: short'],
  ['{excerpt}', 'Rye', '', ''],
  ['', 'Rye', 'short', ''],
  ['{title} $& - well-kept', 'A $1', '', 'A $1 $& - well-kept'],
])('%j of %j says %4$j', (template, title, excerpt, expected) => {
  expect(fillTemplate(template, '-', { title, excerpt })).toBe(expected)
})
