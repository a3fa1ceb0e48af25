import { describe, expect, it } from 'vitest'
import { segmentArticle } from '../merge/segment-article.ts'
import { segmentLength } from '../merge/segment-job.ts'
import { measureText, type SourceArticle, splitArticle } from './split-article.ts'

const article: SourceArticle = {
  title: 'Salt & bread',
  description: 'A <b>text</b> & more',
  body: {
    blocks: [
      { id: 'one', html: '<p>First</p>' },
      { id: 'two', markdown: 'Second *word*' },
    ],
  },
  fields: { teaser: { format: 'text', value: 'One < two' }, box: { format: 'html', value: '<p>Box &amp; lid</p>' } },
}

const loud = (source: SourceArticle) => {
  const split = splitArticle(source, [], false)
  return split.put(new Map(split.segments.map(({ id, text }) => [id, text.replace(/First|Second|Salt|Box/g, 'X')])), {})
}

describe('an article taken apart', () => {
  it('has its segments in the order title, description, body, fields', () =>
    expect(splitArticle(article, [], false).segments.map(({ id, text }) => `${id} ${text}`)).toEqual([
      's1 Salt &amp; bread',
      's2 A &lt;b&gt;text&lt;/b&gt; &amp; more',
      's3 First',
      's4 Second <g id="1">word</g>',
      's5 One &lt; two',
      's6 Box &amp; lid',
    ]))

  it('is put together again in its shape: plain text plain, HTML as HTML, blocks under their ids', () =>
    expect(loud(article)).toEqual({
      title: 'X & bread',
      description: 'A <b>text</b> & more',
      body: {
        blocks: [
          { id: 'one', html: '<p>X</p>' },
          { id: 'two', markdown: 'X *word*' },
        ],
      },
      fields: { teaser: 'One < two', box: '<p>X &amp; lid</p>' },
    }))

  it('has a text of its own for each line of a plain text', () => {
    const { segments, put } = splitArticle(
      { ...article, fields: { box: { format: 'text', value: 'One day\n- two & <b>\r\n\n  Box' } } },
      [],
      false,
    )
    expect(segments.slice(4).map(({ text }) => text)).toEqual(['One day', '- two &amp; &lt;b&gt;', 'Box'])
    const changed = new Map(segments.map(({ id, text }) => [id, text.replace(/&\w+;|\w+/g, (part) => (part.startsWith('&') ? part : 'X'))]))
    expect(put(changed, {}).fields).toEqual({ box: 'X X\n- X & <X>\r\n\n  X' })
  })

  it('stays as it is where there is no translation', () => {
    const plain: SourceArticle = { title: null, description: null, body: { html: '<p>First</p>' }, fields: {} }
    expect(splitArticle(plain, [], false).put(new Map(), {})).toEqual({
      title: null,
      description: null,
      body: { html: '<p>First</p>' },
      fields: {},
    })
    expect(loud(plain).body).toEqual({ html: '<p>X</p>' })
  })

  it('has the texts of attributes only when they are asked for', () => {
    const pictured: SourceArticle = { title: null, description: null, body: { html: '<p>A <img alt="Cat"></p>' }, fields: {} }
    const texts = (attributes: boolean) => splitArticle(pictured, [], attributes).segments.map(({ text }) => text)
    expect(texts(true)).toContain('Cat')
    expect(texts(false)).not.toContain('Cat')
  })

  it('is measured without its markup', () =>
    expect(
      measureText([
        { id: 's1', text: '<g id="1">Salt</g> &amp; bread', terms: 0 },
        { id: 's2', text: '2 cats', terms: 0 },
      ]),
    ).toEqual({
      words: 4,
      chars: 18,
    }))

  it('counts twice when translations are put in', () => {
    const job = { article: { ...article, fields: {} }, terms: [], attributes: false }
    const length = 12 + 20 + 12 + 13
    expect(segmentLength(job)).toBe(length)
    expect(
      segmentLength({
        ...job,
        put: { language: 'en', to: 'es', words: new Map(), results: new Map(), answers: [], record: false, addresses: {} },
      }),
    ).toBe(2 * length)
  })

  it('says how sure its translation is, and leaves out what has none', () => {
    const translation = { origin: 'machine', unknownWords: 0, reason: null } as const
    const results = new Map([
      ['s1', { ...translation, text: 'Salz' }],
      ['s3', { ...translation, text: null }],
    ])
    const job = {
      article,
      terms: [],
      attributes: false,
      put: { language: 'en', to: 'es', words: new Map(), results, answers: [], record: false, addresses: {} },
    }
    expect(segmentArticle(job)).toMatchObject({
      words: 14,
      put: {
        title: 'Salz',
        body: { blocks: [{ html: '<p>First</p>' }, {}] },
        confidence: 0,
        doubtful: [{ segment: 's1' }, { segment: 's3' }],
      },
    })
    expect(segmentArticle({ article, terms: [], attributes: false })).toMatchObject({ put: null })
  })
})
