import { noChoices } from '@citable/editor/choices'
import type { Core } from '@strapi/strapi'
import { expect, test } from 'vitest'
import { type EntryToRead, inputOfEntry } from '#shared/entry/input-of-entry.ts'
import { proposeMapping } from '#shared/mapping/propose-mapping.ts'
import type { Values } from '#shared/mapping/value-at.ts'
import { createTypeShapes } from './type-shapes.ts'

type Attributes = Record<string, Record<string, unknown>>

const uid = 'api::post.post'
const title = { type: 'string', required: true }

/** A site with one type, as Strapi's registries hold it. */
const shapeOf = (attributes: Attributes, components: Record<string, Attributes> = {}) => {
  const type = { kind: 'collectionType', info: { displayName: 'Post' }, attributes: { title, ...attributes } }
  const strapi = {
    contentTypes: { [uid]: type },
    components: Object.fromEntries(Object.entries(components).map(([name, one]) => [name, { attributes: one }])),
  }
  const shape = createTypeShapes(strapi as unknown as Core.Strapi).shape(uid)
  if (shape === null) throw new Error('the type is there')
  return shape
}

/** What the core reads of an entry whose mapping is the proposal. */
const read = (shape: ReturnType<typeof shapeOf>, values: Values) => {
  const mapping = proposeMapping(shape)
  if (mapping === null) throw new Error('the type is an article')
  const entry: EntryToRead = {
    values: { title: 'T', ...values },
    mapping,
    shape,
    facts: { documentId: 'd', locale: 'en', authors: [], datePublished: null, dateModified: null, publishedText: null },
    site: { url: '', name: '', publisher: { kind: 'organization', name: '' }, logo: '' },
    assets: null,
    schemaType: null,
    choices: noChoices,
  }
  const input = inputOfEntry(entry)
  if (input.kind !== 'blocks') throw new Error('an entry is blocks')
  return input.blocks
}

const held = (name: string) => ({ type: 'component', component: `a.${name}` })
const layer = (inner?: string): Attributes => ({
  heading: { type: 'string' },
  body: { type: 'richtext' },
  ...(inner !== undefined && { inner: held(inner) }),
})
const layers = ['one', 'two', 'three', 'four', 'five', 'six']
const chain = Object.fromEntries(layers.map((name, index) => [`a.${name}`, layer(layers[index + 1])]))
const nested = (names: readonly string[]): Values | null => {
  const [name, ...rest] = names
  return name === undefined ? null : { heading: `About ${name}`, body: `Text of ${name}.`, inner: nested(rest) }
}

test('components are read to the fifth, and no deeper; their headings are below one another', () => {
  const blocks = read(shapeOf({ part: held('one') }, chain), { part: nested(layers) })
  const found = layers.slice(0, 5).flatMap((name, index) => {
    const at = `part.${'inner.'.repeat(index)}`
    return [
      { id: `${at}heading`, html: `<h${index + 2}>About ${name}</h${index + 2}>` },
      { id: `${at}body`, markdown: `Text of ${name}.` },
    ]
  })
  expect(blocks).toEqual(found)
})

test('a component that is met deep first has its own components where it stands higher, too', () => {
  const zone = { type: 'dynamiczone', components: ['a.one', 'a.five'] }
  const blocks = read(shapeOf({ zone }, chain), { zone: [{ __component: 'a.five', ...nested(['five', 'six']) }] })
  expect(blocks.map(({ id }) => id)).toEqual(['zone.0.heading', 'zone.0.body', 'zone.0.inner.heading', 'zone.0.inner.body'])
})

// when Strapi starts, it puts the kind of value in place of `customField`, and leaves the editor's name
test.each([
  ['CKEditor 5', { type: 'richtext', customField: 'plugin::ckeditor5.CKEditor' }],
  ['an older CKEditor', { type: 'richtext', customField: 'plugin::ckeditor.CKEditor' }],
  ['an editor of HTML in a text', { type: 'text', customField: 'plugin::tinymce.tinymce' }],
])('the text of %s is HTML, whatever it begins with', (_name, attribute) => {
  const html = 'Air &amp; <strong>water</strong>.<h2>Why</h2><p>Because.</p>'
  const shape = shapeOf({ body: attribute, part: held('part') }, { 'a.part': { content: attribute } })
  expect(read(shape, { body: html, part: { content: html } })).toEqual([
    { id: 'body', html },
    { id: 'part.content', html },
  ])
})

test('CKEditor set up for Markdown keeps Markdown', () => {
  const body = { type: 'richtext', customField: 'plugin::ckeditor.CKEditor', options: { output: 'Markdown' } }
  expect(read(shapeOf({ body }), { body: '## Why\n\nBecause of **air**.' })).toEqual([
    { id: 'body', markdown: '## Why\n\nBecause of **air**.' },
  ])
})

test('a custom field that holds no prose is no text', () => {
  const colour = { type: 'string', customField: 'plugin::color-picker.color' }
  const shape = shapeOf({ colour, body: { type: 'richtext' } })
  expect(read(shape, { colour: '#fff', body: 'Text.' })).toEqual([{ id: 'body', markdown: 'Text.' }])
})
