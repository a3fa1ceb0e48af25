import { __ } from '@wordpress/i18n'
import { tidy } from '../host/texts/fill-template.ts'

/** What the words of a kind of page say on an example of it, by name. */
export type Words = Readonly<Record<string, string>>

const word = /\{([^{}\s]{1,40})\}/gu

/** What each word stands for. */
export const meanings = (): Words => ({
  title: __('Title or name of the page', 'citable'),
  excerpt: __('Excerpt', 'citable'),
  description: __('Description of the term, of the author or of the site', 'citable'),
  category: __('First category', 'citable'),
  primary_category: __('Category chosen in the post, else the first one', 'citable'),
  parent: __('Page above a page, category above a category', 'citable'),
  tag: __('First tag', 'citable'),
  author: __('Name of the author', 'citable'),
  date: __('Day of publication', 'citable'),
  modified: __('Day of the last change', 'citable'),
  type: __('Kind of content', 'citable'),
  page: __('Number of a later page', 'citable'),
  site: __('Name of the site', 'citable'),
  tagline: __('Tagline of the site', 'citable'),
  separator: __('The separator above', 'citable'),
})

/** Words in braces of a template that are unknown. */
export const unknownWords = (template: string, words: Words): readonly string[] => [
  ...new Set([...template.matchAll(word)].filter(([, name = '']) => !Object.hasOwn(words, name)).map(([found]) => found)),
]

/** The template on the example of its words. */
export const filledExample = (template: string, words: Words, separator: string): string =>
  tidy(
    template.replace(word, (found, name: string) => (name === 'separator' ? separator : Object.hasOwn(words, name) ? words[name]! : found)),
    separator,
  )
