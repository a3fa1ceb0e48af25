import { expect, it } from 'vitest'
import { pageDescriptionOf } from './page-description.ts'

const excerpt = '<p>The excerpt &amp; more</p>'
const beside = (stored: string, shown: string, takesExcerpt: boolean) => ({ seoPlugin: { takesExcerpt }, stored, shown })

it.each([
  ["the author's text", 'Mine', excerpt, null, 'Mine'],
  ['the excerpt where the author wrote nothing', undefined, excerpt, null, 'The excerpt & more'],
  ['the excerpt where the author wrote white space', '  ', excerpt, null, 'The excerpt & more'],
  ['nothing where there is neither', undefined, '', null, ''],
  ["another plugin's text before ours", 'Mine', excerpt, beside('Theirs', 'Theirs', true), 'Theirs'],
  ['the excerpt where that plugin takes it, never ours', 'Mine', excerpt, beside('', '', true), 'The excerpt & more'],
  ['nothing where that plugin prints nothing', 'Mine', excerpt, beside('', '', false), ''],
  ['the excerpt where its text cannot be resolved', 'Mine', excerpt, beside('%%excerpt%%', '', false), 'The excerpt & more'],
])('is %s', (_name, own, text, seoTexts, expected) => {
  expect(pageDescriptionOf({ own, excerpt: text, seoTexts })).toBe(expected)
})

it('is what the template says where the author wrote nothing', () => {
  expect(pageDescriptionOf({ own: '', excerpt, made: 'Made', seoTexts: null })).toBe('Made')
  expect(pageDescriptionOf({ own: 'Mine', excerpt, made: 'Made', seoTexts: null })).toBe('Mine')
  expect(pageDescriptionOf({ own: 'Mine', excerpt, made: 'Made', seoTexts: beside('', '', true) })).toBe('The excerpt & more')
})
