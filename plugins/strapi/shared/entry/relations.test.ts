import { describe, expect, it } from 'vitest'
import type { Attribute, TypeShape } from '../mapping/shape.ts'
import type { Mapping } from '../settings.ts'
import { authorTarget, heldRows, pathsTo, textTargets } from './relations.ts'

const faq = 'api::faq.faq'
const term = 'api::term.term'
const source = 'api::source.source'

const shapeOf = (attributes: TypeShape['attributes'], components: TypeShape['components'] = {}): TypeShape => ({
  uid: 'api::page.page',
  displayName: 'Page',
  kind: 'collectionType',
  localized: false,
  draftAndPublish: true,
  attributes,
  components,
})
const mappingOf = (change: Partial<Mapping>): Mapping => ({
  title: 'title',
  body: ['parts'],
  slug: null,
  description: null,
  image: null,
  author: null,
  datePublished: null,
  dateModified: null,
  addresses: {},
  ...change,
})
const to = (target: string): Attribute => ({ type: 'relation', target })
const zone = (...components: readonly string[]): Attribute => ({ type: 'dynamiczone', components })
const part = (component: string, repeatable = false): Attribute => ({ type: 'component', component, repeatable })

describe('types that the text of an entry comes from: a person who may not read one of them may not read the text', () => {
  it.each<[string, TypeShape, Partial<Mapping>, readonly string[]]>([
    ['a related type itself', shapeOf({ parts: to(faq) }), {}, [faq]],
    ['no relation', shapeOf({ parts: { type: 'richtext' } }), {}, []],
    ['a relation that is no part of the text', shapeOf({ parts: { type: 'blocks' }, faqs: to(faq) }), {}, []],
    ['a field that is gone', shapeOf({}), {}, []],
    [
      'a component',
      shapeOf({ parts: part('a.list') }, { 'a.list': { items: to(faq) } }),
      { roles: { 'a.list': { items: 'text' } } },
      [faq],
    ],
    [
      'an answer',
      shapeOf({ parts: zone('a.pair') }, { 'a.pair': { question: { type: 'string' }, answer: to(faq) } }),
      { roles: { 'a.pair': { question: 'question', answer: 'answer' } } },
      [faq],
    ],
    [
      'what is skipped',
      shapeOf({ parts: part('a.list') }, { 'a.list': { items: to(faq) } }),
      { roles: { 'a.list': { items: 'skip' } } },
      [],
    ],
    [
      'every component of a zone',
      shapeOf({ parts: zone('a.one', 'a.two') }, { 'a.one': { items: to(faq) }, 'a.two': { words: to(term) } }),
      {
        roles: { 'a.one': { items: 'answer' }, 'a.two': { words: 'text' } },
      },
      [faq, term],
    ],
    [
      'components in components',
      shapeOf({ parts: part('a.outer') }, { 'a.outer': { inner: part('a.inner', true) }, 'a.inner': { items: to(faq) } }),
      { roles: { 'a.outer': { inner: 'answer' }, 'a.inner': { items: 'text' } } },
      [faq],
    ],
    [
      'a component that holds itself, once',
      shapeOf({ parts: part('a.tree') }, { 'a.tree': { branches: part('a.tree', true), items: to(faq) } }),
      { roles: { 'a.tree': { branches: 'text', items: 'text' } } },
      [faq],
    ],
    ['several fields', shapeOf({ lead: to(term), parts: to(faq), more: to(faq) }), { body: ['lead', 'parts', 'more'] }, [term, faq]],
  ])('%s', (_name, shape, change, targets) => {
    expect([...textTargets(shape, mappingOf(change))].sort()).toEqual([...targets].sort())
  })
})

describe('the author’s type', () => {
  const shape = shapeOf({ author: to('api::author.author'), byline: { type: 'string' } })
  it.each([
    ['an entry of another type', 'author.name', 'api::author.author'],
    ['a line of the entry', 'byline', null],
    ['a field that is gone', 'writer.name', null],
    ['none', null, null],
  ])('%s', (_name, author, target) => {
    expect(authorTarget(shape, mappingOf({ author }))).toBe(target)
  })
})

describe('where an entry names entries of a type: once they are public, it is read again', () => {
  it.each<[string, TypeShape, readonly string[], readonly string[]]>([
    ['its author', shapeOf({ author: to(faq) }), ['author'], ['author']],
    ['its author and its text', shapeOf({ author: to(faq), parts: to(faq) }), ['author', 'parts'], ['author', 'parts']],
    ['a field that is not mapped', shapeOf({ parts: to(faq) }), ['author'], []],
    ['another type', shapeOf({ parts: to(term) }), ['parts'], []],
    ['a private field', shapeOf({ parts: { ...to(faq), private: true } }), ['parts'], []],
    [
      'components in components, but for private fields',
      shapeOf(
        { parts: part('a.outer') },
        { 'a.outer': { inner: part('a.inner', true), own: to(faq) }, 'a.inner': { items: to(faq), secret: { ...to(faq), private: true } } },
      ),
      ['parts'],
      ['parts.inner.items', 'parts.own'],
    ],
    ['a zone, which no query looks into', shapeOf({ parts: zone('a.list') }, { 'a.list': { items: to(faq) } }), ['parts'], []],
    ['a component that is gone', shapeOf({ parts: part('a.gone') }), ['parts'], []],
  ])('%s', (_name, shape, names, paths) => {
    expect(pathsTo(faq, names, shape)).toEqual(paths)
  })

  it('a component that holds itself is followed as deep as it is read', () => {
    const shape = shapeOf({ parts: part('a.tree') }, { 'a.tree': { branch: part('a.tree'), items: to(faq) } })
    expect(pathsTo(faq, ['parts'], shape).length).toBe(5)
  })
})

describe('rows that an entry was read from: a change of one is a change of the entry', () => {
  const row = (id: number, more = {}) => ({ id, documentId: `d${id}`, ...more })
  it.each<[string, TypeShape, object, readonly (readonly [path: string, target: string, ids: readonly number[]])[]]>([
    ['one related entry', shapeOf({ parts: to(faq) }), { parts: row(1) }, [['parts', faq, [1]]]],
    ['several', shapeOf({ parts: to(faq) }), { parts: [row(1), row(2)] }, [['parts', faq, [1, 2]]]],
    ['no value', shapeOf({ parts: to(faq) }), { parts: null }, []],
    ['a picture', shapeOf({ parts: { type: 'media' } }), { parts: row(5) }, [['parts', 'plugin::upload.file', [5]]]],
    ['a private field', shapeOf({ parts: { ...to(faq), private: true } }), { parts: row(1) }, []],
    ['a field that is not mapped', shapeOf({ faqs: to(faq) }), { faqs: row(1) }, []],
    [
      'the answer of a pair in a zone, whatever its part is',
      shapeOf({ parts: zone('a.pair') }, { 'a.pair': { answer: to(faq) } }),
      { parts: [{ __component: 'a.other' }, { __component: 'a.pair', answer: row(7) }] },
      [['parts.1.answer', faq, [7]]],
    ],
    [
      'repeated and single components',
      shapeOf({ parts: part('a.outer', true) }, { 'a.outer': { inner: part('a.inner') }, 'a.inner': { items: to(faq) } }),
      { parts: [{ inner: { items: [row(1)] } }, { inner: { items: [row(2)] } }] },
      [
        ['parts.0.inner.items', faq, [1]],
        ['parts.1.inner.items', faq, [2]],
      ],
    ],
    [
      'what a related entry holds',
      shapeOf({ parts: to(faq) }, { [faq]: { cover: { type: 'media' }, secret: { ...to(source), private: true } } }),
      { parts: [row(1, { cover: row(9), secret: row(3) })] },
      [
        ['parts', faq, [1]],
        ['parts.0.cover', 'plugin::upload.file', [9]],
      ],
    ],
  ])('%s', (_name, shape, values, held) => {
    expect(heldRows({ ...values }, ['parts'], shape).map(({ path, target, rows }) => [path, target, rows.map(({ id }) => id)])).toEqual(
      held,
    )
  })

  it('a tree that holds itself is followed as deep as it is read', () => {
    const shape = shapeOf({ parts: part('a.tree') }, { 'a.tree': { branch: part('a.tree'), items: to(faq) } })
    const grow = (depth: number): object => ({ items: row(depth), ...(depth < 20 && { branch: grow(depth + 1) }) })
    const paths = heldRows({ parts: grow(0) }, ['parts'], shape).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(3)
    expect(paths.length).toBeLessThan(8)
  })
})
