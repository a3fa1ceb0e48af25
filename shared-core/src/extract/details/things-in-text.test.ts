import { describe, expect, it } from 'vitest'
import { chooseSchemaType } from '../../graph/choose-schema-type.ts'
import { buildGraph } from '../../graph/index.ts'
import type { AnalysisContext } from '../../model/input.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { readArticle } from '../read-article.ts'

const context = { ...exampleContext, url: 'https://example.com/sea/' }
const fields = { ...exampleFields, title: 'The sea at night' }
const draft = (html: string) => readArticle({ kind: 'body', html, fields }, context)
const page = (jsonLd: object, body = '<p>Waves break on the shore of the bay all night.</p>') =>
  readArticle(
    {
      kind: 'page',
      html: `<title>The sea</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...jsonLd })}</script><main><h1>The sea</h1>${body}</main>`,
    },
    context,
  )
const nodesOf = (article: ReturnType<typeof draft>, articleType?: AnalysisContext['articleType']) =>
  buildGraph({ article, context: articleType === undefined ? context : { ...context, articleType }, words: 12 }).graph['@graph']
const nodeOf = (nodes: ReturnType<typeof nodesOf>, type: string) => nodes.find((node) => [node['@type']].flat().includes(type))

describe('recordings', () => {
  const wave = '<figure class="wp-block-audio"><audio controls src="/waves.mp3"></audio><figcaption>Waves at two</figcaption></figure>'

  it('are named by their caption, then by the heading above, then by the headline', () => {
    const { things } = draft(`<audio src="/a.mp3"></audio><h2>Gulls</h2><audio><source src="/b.ogg"></audio>${wave}`)
    expect(things.filter(({ kind }) => kind === 'audio').map(({ properties }) => [properties['name'], properties['contentUrl']])).toEqual([
      ['The sea at night', 'https://example.com/a.mp3'],
      ['Gulls', 'https://example.com/b.ogg'],
      ['Waves at two', 'https://example.com/waves.mp3'],
    ])
  })
  it('leave their caption out of the running text', () => {
    expect(draft(wave).blocks.map(({ kind, text }) => [kind, text])).toEqual([['audio', 'Waves at two']])
  })
  it('without an address of a file are left out', () => {
    expect(draft('<audio></audio><audio src="javascript:alert(1)"></audio>').things).toEqual([])
  })
  it('are beside the article, which names them', () => {
    const nodes = nodesOf(draft(`<p>Listen.</p>${wave}`))
    expect(nodeOf(nodes, 'AudioObject')).toMatchObject({ name: 'Waves at two', contentUrl: 'https://example.com/waves.mp3' })
    expect(nodeOf(nodes, 'Article')).toMatchObject({ audio: { '@id': nodeOf(nodes, 'AudioObject')!['@id'] } })
  })
  it('make a page about a recording only where the author says so', () => {
    expect(chooseSchemaType(draft(wave), context)).toMatchObject({
      type: 'Article',
      alternatives: expect.arrayContaining([expect.objectContaining({ type: 'AudioObject', missing: [] })]),
    })
    expect(nodeOf(nodesOf(draft(wave), 'AudioObject'), 'Article')).toMatchObject({
      mainEntity: { '@id': expect.stringContaining('#citable-audio') },
    })
  })
  it('are read from the page’s own data first, which know more', () => {
    const data = { '@type': 'AudioObject', name: 'Waves', contentUrl: 'waves.mp3', duration: 'PT2M', uploadDate: '2026-02-03' }
    expect(page(data, wave).things.filter(({ kind }) => kind === 'audio')).toEqual([
      {
        kind: 'audio',
        isDeclared: true,
        properties: { name: 'Waves', contentUrl: 'https://example.com/sea/waves.mp3', uploadDate: '2026-02-03', duration: 'PT2M' },
      },
    ])
  })
})

describe('an episode of a podcast', () => {
  const waves = '<audio src="/waves.mp3"></audio>'
  const episode = {
    '@type': 'PodcastEpisode',
    name: 'Waves',
    episodeNumber: 12,
    datePublished: '2026-02-03',
    associatedMedia: { '@type': 'MediaObject', contentUrl: 'https://cdn.example.com/12.mp3' },
  }

  it('is what the page is about where the page’s own data say so', () => {
    const article = page(episode)
    expect(chooseSchemaType(article, context)).toMatchObject({ type: 'PodcastEpisode', reasons: [{ code: 'declaredInPage' }] })
    expect(nodeOf(nodesOf(article), 'PodcastEpisode')).toMatchObject({
      episodeNumber: 12,
      associatedMedia: { '@type': 'AudioObject', contentUrl: 'https://cdn.example.com/12.mp3' },
    })
  })
  it('is not read from several on one page', () => {
    expect(page({ '@graph': [episode, { ...episode, name: 'Gulls' }] }).things).toEqual([])
  })
  it('is a text with one recording, where its author says so and not before', () => {
    expect(nodeOf(nodesOf(draft(waves)), 'PodcastEpisode')).toBeUndefined()
    expect(nodeOf(nodesOf(draft(waves), 'PodcastEpisode'), 'PodcastEpisode')).toMatchObject({
      name: 'The sea at night',
      associatedMedia: { contentUrl: 'https://example.com/waves.mp3' },
    })
    expect(nodeOf(nodesOf(draft(`${waves}<audio src="/b.mp3"></audio>`), 'PodcastEpisode'), 'PodcastEpisode')).toBeUndefined()
  })
})

describe('a podcast', () => {
  const series = { '@type': 'PodcastSeries', name: 'Tides', webFeed: 'https://feeds.example.com/tides' }

  it('is what the page is about where the page’s own data say so', () => {
    expect(chooseSchemaType(page(series), context)).toMatchObject({ type: 'PodcastSeries', reasons: [{ code: 'declaredInPage' }] })
    expect(nodeOf(nodesOf(page(series)), 'PodcastSeries')).toMatchObject({ name: 'Tides', webFeed: 'https://feeds.example.com/tides' })
  })
  it('is named inside its episode', () => {
    const media = { '@type': 'AudioObject', contentUrl: 'https://cdn.example.com/12.mp3' }
    const article = page({ '@type': 'PodcastEpisode', name: 'Waves', associatedMedia: media, partOfSeries: series })
    expect(nodeOf(nodesOf(article), 'PodcastEpisode')).toMatchObject({ partOfSeries: series })
  })
  it.each([
    ['/feed/', true],
    ['https://feeds.example.com/tides', true],
    ['/tides.rss?all', true],
    ['/feedback/', false],
    ['javascript:alert(1)//.rss', false],
  ])('is a text with a link to %s where its author says so: %s', (link, isFeed) => {
    const article = draft(`<p>Every week we listen. <a href="${link}">Subscribe</a></p>`)
    expect(nodeOf(nodesOf(article), 'PodcastSeries')).toBeUndefined()
    expect(nodeOf(nodesOf(article, 'PodcastSeries'), 'PodcastSeries') !== undefined).toBe(isFeed)
  })
})
