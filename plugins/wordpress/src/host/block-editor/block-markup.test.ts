import { describe, expect, it } from 'vitest'
import { createBlockReader, type MarkupReader, markupOf } from './block-markup.ts'
import type { EditorBlock } from './stores.ts'

/** A block whose saved markup is given with the block. */
const block = (clientId: string, name: string, saved: string, innerBlocks: readonly EditorBlock[] = []): EditorBlock => ({
  clientId,
  name,
  attributes: { saved },
  innerBlocks,
})
const serialize = (one: EditorBlock) => String(one.attributes.saved)

/** A site that renders these parts, and blocks that share no context except inside a query. */
const readerOf = (rendered: Readonly<Record<string, string>> = {}): MarkupReader => ({
  serialize,
  contexts: (name) => ({ provides: name === 'core/query' ? ['query'] : [], uses: name === 'core/post-title' ? ['query'] : [] }),
  site: {
    read: (markup) => rendered[markup] ?? null,
    fill: (html) => ({ html: html.replaceAll('[age]', '12 years'), isWhole: true }),
    answers: () => Object.keys(rendered).length,
    observe: () => () => {},
  },
})
const reader = readerOf()

const item = (id: string, text: string) => block(id, 'core/list-item', `<!-- wp:list-item -->\n<li>${text}</li>\n<!-- /wp:list-item -->`)
const listOf = (...items: readonly EditorBlock[]) =>
  block(
    'list',
    'core/list',
    `<!-- wp:list {"ordered":true} -->\n<ol class="wp-block-list">${items.map(serialize).join('\n\n')}</ol>\n<!-- /wp:list -->`,
    items,
  )

describe('markupOf', () => {
  it('marks the element of a paragraph', () => {
    const one = block('p1', 'core/paragraph', '<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->')
    expect(markupOf(one, reader)).toEqual({ html: '<p data-citable-block="p1">Text</p>\n', notRendered: [], isWhole: true })
  })

  it('marks blocks inside, each with its own id', () => {
    const { html } = markupOf(listOf(item('a', 'One'), item('b', 'Two')), reader)
    expect(html).toContain('<ol data-citable-block="list"')
    expect(html).toContain('<li data-citable-block="a">One</li>')
    expect(html).toContain('<li data-citable-block="b">Two</li>')
    expect(html).not.toContain('<!--')
  })

  it('is not confused by braces and delimiters in attributes', () => {
    const one = block(
      'h',
      'core/heading',
      '<!-- wp:heading {"level":3,"anchor":"a}b","className":"\\u002d\\u002d\\u003e"} -->\n<h3>Text</h3>\n<!-- /wp:heading -->',
    )
    expect(markupOf(one, reader).html).toContain('<h3 data-citable-block="h">Text</h3>')
  })

  it('names blocks that only the server renders, and not those without text', () => {
    const inner = [block('latest', 'core/latest-posts', '<!-- wp:latest-posts /-->'), block('more', 'core/spacer', '<!-- wp:spacer /-->')]
    const group = block(
      'group',
      'core/group',
      `<!-- wp:group -->\n<div class="wp-block-group">${inner.map(serialize).join('\n\n')}</div>\n<!-- /wp:group -->`,
      inner,
    )
    expect(markupOf(group, reader).notRendered).toEqual(['latest'])
  })

  const latest = block('latest', 'core/latest-posts', '<!-- wp:latest-posts /-->')
  const groupOf = (name: string, inner: readonly EditorBlock[]) =>
    block(name, `core/${name}`, `<!-- wp:${name} -->\n<div>${inner.map(serialize).join('\n\n')}</div>\n<!-- /wp:${name} -->`, inner)

  it('holds what the site renders in the place of its block, and preserves the ids of the others', () => {
    const text = block('p', 'core/paragraph', '<!-- wp:paragraph -->\n<p>[age] old</p>\n<!-- /wp:paragraph -->')
    const rendered = readerOf({ '<!-- wp:latest-posts /-->': '<ul><li>One</li></ul>' })
    expect(markupOf(groupOf('group', [latest, text]), rendered)).toEqual({
      html: '<div data-citable-block="group"><ul><li>One</li></ul>\n\n<p data-citable-block="p">12 years old</p>\n</div>\n',
      notRendered: [],
      isWhole: true,
    })
  })

  it('has a block rendered with the one around it that sets what it shows', () => {
    const loop = groupOf('query', [block('title', 'core/post-title', '<!-- wp:post-title /-->')])
    expect(markupOf(groupOf('group', [loop]), readerOf({ [serialize(loop)]: '<ul>Two posts</ul>' })).html).toContain('<ul>Two posts</ul>')
    const { html, notRendered, isWhole } = markupOf(groupOf('group', [loop]), reader)
    expect([html.includes('<div data-citable-block="query">'), notRendered, isWhole]).toEqual([true, ['title'], false])
  })

  it('leaves classic text as one place', () => {
    const one = block('classic', 'core/freeform', '<p>Old text</p>')
    expect(markupOf(one, reader)).toEqual({ html: '<p>Old text</p>', notRendered: [], isWhole: true })
  })
})

describe('alternative texts that no author has written', () => {
  const image = (attributes: EditorBlock['attributes'], clientId = 'i'): EditorBlock => {
    const alt = String(attributes.alt ?? '')
    const saved = `<!-- wp:image -->\n<figure class="wp-block-image"><img src="a.jpg" alt="${alt}" class="wp-image-7"/></figure>\n<!-- /wp:image -->`
    return { ...block(clientId, 'core/image', saved), attributes: { saved, ...attributes } }
  }

  it.each([
    ['are left out where the editor knows decorative images', { alt: '', isDecorative: false }, false],
    ['are left out where the attribute is not there yet', { isDecorative: false }, false],
    ['are left for an image marked as decorative', { alt: '', isDecorative: true }, true],
    ['are no matter where there is a text', { alt: 'A loaf', isDecorative: false }, true],
    ['are believed before WordPress 7.1, where empty was the only way to say decorative', { alt: '' }, true],
    ['are left out before 7.1 where a caption speaks', { alt: '', caption: 'The crumb' }, false],
    ['are believed under an empty caption', { alt: '', caption: '', href: undefined, lightbox: { enabled: false } }, true],
    ['are left out before 7.1 where the image is a link', { alt: '', href: 'https://example.org/' }, false],
    ['are left out before 7.1 where the image can be enlarged', { alt: '', lightbox: { enabled: true } }, false],
  ])('%s', (_name, attributes, isThere) => {
    expect(markupOf(image(attributes), reader).html.includes(' alt="')).toBe(isThere)
  })

  it('are separate in a gallery, each image for itself', () => {
    const inner = [
      image({ alt: '', isDecorative: true }, 'a'),
      image({ alt: '', isDecorative: false }, 'b'),
      image({ alt: 'A loaf', isDecorative: false }, 'c'),
    ]
    const gallery = block(
      'g',
      'core/gallery',
      `<!-- wp:gallery -->\n<figure>${inner.map(serialize).join('\n\n')}</figure>\n<!-- /wp:gallery -->`,
      inner,
    )
    const alts = markupOf(gallery, reader).html.match(/<img[^>]*>/g)
    expect(alts).toEqual([
      '<img src="a.jpg" alt="" class="wp-image-7"/>',
      '<img src="a.jpg" class="wp-image-7"/>',
      '<img src="a.jpg" alt="A loaf" class="wp-image-7"/>',
    ])
  })

  it('leave other blocks alone', () => {
    const saved = '<!-- wp:cover -->\n<div><img src="a.jpg" alt=""/></div>\n<!-- /wp:cover -->'
    expect(markupOf({ ...block('c', 'core/cover', saved), attributes: { saved, alt: '', isDecorative: false } }, reader).html).toContain(
      ' alt=""',
    )
  })
})

describe('createBlockReader', () => {
  it('reads a block again only when it is another object', () => {
    let calls = 0
    const read = createBlockReader({
      ...reader,
      serialize(one) {
        calls += 1
        return serialize(one)
      },
    })
    const first = listOf(item('a', 'One'))
    const second = block('p1', 'core/paragraph', '<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->')
    read([first, second])
    expect(calls).toBe(2)
    const { inputs } = read([first, { ...second, attributes: { saved: '<!-- wp:paragraph -->\n<p>New</p>\n<!-- /wp:paragraph -->' } }])
    expect(calls).toBe(3)
    expect(inputs.map(({ id }) => id)).toEqual(['list', 'p1'])
    expect(JSON.stringify(inputs[1])).toContain('New')
  })

  it('reads a block again when the site has answered what it was asked about it', () => {
    const rendered: Record<string, string> = {}
    const read = createBlockReader(readerOf(rendered))
    const latest = [block('latest', 'core/latest-posts', '<!-- wp:latest-posts /-->')]
    expect(read(latest).notRendered).toEqual(['latest'])
    expect(read(latest).inputs[0]).toBe(read(latest).inputs[0])
    rendered['<!-- wp:latest-posts /-->'] = '<p>One</p>'
    expect(read(latest)).toEqual({ inputs: [{ id: 'latest', html: '<p>One</p>' }], notRendered: [] })
  })

  it('is empty for an empty post', () => {
    expect(createBlockReader(reader)([])).toEqual({ inputs: [], notRendered: [] })
  })
})
