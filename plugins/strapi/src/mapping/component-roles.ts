import type { Attribute } from './shape.ts'

/** What an attribute of a component is in the article. */
export type Role = 'heading' | 'text' | 'quote' | 'cite' | 'image' | 'caption' | 'skip'

const headingNames = new Set(['heading', 'title', 'headline', 'subtitle', 'subheading', 'question'])
const quoteNames = new Set(['quote', 'quotation', 'testimonial', 'blockquote'])
const citeNames = new Set(['by', 'author', 'cite', 'source', 'attribution', 'speaker', 'person'])
const captionNames = new Set(['caption', 'legend'])

/**
 * Roles by name and type. The uid counts too: the text of `sections.quote` is a quotation although it is called `text`.
 * Strings whose name says nothing (a button's label, a colour) are left out: they are no prose.
 */
export function componentRoles(uid: string, attributes: Readonly<Record<string, Attribute>>): Readonly<Record<string, Role>> {
  const isQuote = quoteNames.has((uid.split('.')[1] ?? '').toLowerCase())
  const role = (name: string, { type }: Attribute): Role => {
    const plain = name.toLowerCase()
    if (type === 'media') return 'image'
    if (type === 'blocks' || type === 'richtext') return 'text'
    if (type !== 'string' && type !== 'text') return 'skip'
    if (quoteNames.has(plain) || (isQuote && type === 'text')) return 'quote'
    if (isQuote && citeNames.has(plain)) return 'cite'
    if (headingNames.has(plain)) return 'heading'
    if (captionNames.has(plain)) return 'caption'
    return type === 'text' ? 'text' : 'skip'
  }
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, attribute.private ? 'skip' : role(name, attribute)]),
  )
}
