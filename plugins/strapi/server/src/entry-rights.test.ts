import { describe, expect, test } from 'vitest'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import { seenMapping } from './entry-rights.ts'
import type { RequestContext } from './http.ts'

const uid = 'api::post.post'
const person = 'api::person.person'

const text = { type: 'string' }
const shape = {
  uid,
  attributes: {
    title: text,
    slug: text,
    intro: text,
    notes: { type: 'relation', target: 'api::note.note' },
    writer: { type: 'relation', target: person },
    by: text,
    seo: { type: 'component', component: 'shared.seo' },
    day: text,
    changed: text,
    picture: { type: 'media' },
    data: text,
  },
  components: {
    'shared.seo': { metaTitle: text, metaDescription: text, canonicalURL: text, share: { type: 'media' } },
    'api::note.note': { words: text },
  },
} as unknown as TypeShape

const mapping = {
  title: 'title',
  body: ['intro', 'notes'],
  seoTitle: 'seo.metaTitle',
  slug: 'slug',
  description: 'seo.metaDescription',
  image: 'picture',
  socialImage: 'seo.share',
  canonical: 'seo.canonicalURL',
  author: 'writer.name',
  datePublished: 'day',
  dateModified: 'changed',
  structuredData: 'data',
  roles: { 'api::note.note': { words: 'text' } },
} as unknown as Mapping

const all = ['title', 'slug', 'intro', 'notes', 'writer', 'seo', 'day', 'changed', 'picture', 'data']

/** A caller who may read these fields of the type, and these other types. */
const caller = (fields: readonly string[], types: readonly string[] = [person, 'api::note.note']): RequestContext =>
  ({
    state: {
      userAbility: {
        can: (action: string, subject: string, field?: string) =>
          action === 'plugin::content-manager.explorer.read' &&
          (field === undefined ? types.includes(subject) : subject === uid && fields.includes(field)),
      },
    },
  }) as unknown as RequestContext

describe('the fields of a mapping that a caller sees', () => {
  test('are all, for one who may read everything', () => {
    expect(seenMapping(caller(all), shape, mapping)).toEqual(mapping)
  })

  test('are none without the title', () => {
    expect(seenMapping(caller(all.filter((name) => name !== 'title')), shape, mapping)).toBeNull()
  })

  test.each<[string, object]>([
    ['slug', { slug: null }],
    ['intro', { body: ['notes'] }],
    ['notes', { body: ['intro'] }],
    ['writer', { author: null }],
    ['seo', { seoTitle: null, description: null, socialImage: null, canonical: null }],
    ['day', { datePublished: null }],
    ['changed', { dateModified: null }],
    ['picture', { image: null }],
    ['data', { structuredData: null }],
  ])('without a right to %s lack it alone', (lost, expected) => {
    expect(seenMapping(caller(all.filter((name) => name !== lost)), shape, mapping)).toEqual({ ...mapping, ...expected })
  })

  test('have no author of a type that is not the caller’s to read', () => {
    expect(seenMapping(caller(all, ['api::note.note']), shape, mapping)).toEqual({ ...mapping, author: null })
  })

  test('have an author’s line where no other type is asked', () => {
    expect(seenMapping(caller([...all, 'by'], []), shape, { ...mapping, body: ['intro'], author: 'by' })?.author).toBe('by')
  })

  test('have no text of related entries that are not the caller’s to read', () => {
    expect(seenMapping(caller(all, [person]), shape, mapping)).toEqual({ ...mapping, body: ['intro'] })
  })

  test('have the parts of a component to which there is a right each', () => {
    const parts = [...all.filter((name) => name !== 'seo'), 'seo.metaTitle']
    expect(seenMapping(caller(parts), shape, mapping)).toEqual({ ...mapping, description: null, socialImage: null, canonical: null })
    const whole = [...parts, 'seo.metaDescription', 'seo.canonicalURL', 'seo.share']
    expect(seenMapping(caller(whole), shape, mapping)).toEqual(mapping)
  })
})
