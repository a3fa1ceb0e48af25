import { expect, test } from 'vitest'
import type { Thing } from '../../../model/article.ts'
import { thingNames, thingType } from '../../../model/schema-types.ts'
import { requirements } from '../../markup/requirements.ts'
import { testNode } from '../test-node.ts'
import { thingNodes } from './thing.ts'

const nodeOf = (name: string) => thingNodes.find((node) => node.name === name) as never
const audio: Thing = {
  kind: 'audio',
  isDeclared: false,
  properties: { name: 'Waves', contentUrl: 'https://example.com/waves.mp3', uploadDate: '2026-02-03', duration: 'PT2M' },
}

test.each(thingNames)('%s requires and recommends only what is read of it', (name) => {
  const { formats, parts, required, recommended, oneOf = [] } = thingType(name)
  for (const path of [...required, ...recommended, ...oneOf.flat()])
    expect(Object.keys({ ...formats, ...parts })).toContain(path.split('.')[0])
  expect(requirements[name].type).toBe(thingType(name).type)
})

testNode(nodeOf('audio'), '#citable-audio', [
  {
    name: 'says what was read, in the language of the page',
    content: { things: [audio] },
    expect: {
      '@type': 'AudioObject',
      name: 'Waves',
      contentUrl: 'https://example.com/waves.mp3',
      uploadDate: '2026-02-03',
      duration: 'PT2M',
      inLanguage: 'en',
    },
  },
  { name: 'without a file or player there is none', content: { things: [{ ...audio, properties: { name: 'Waves' } }] }, expect: null },
  {
    name: 'an invalid date is left out',
    content: { things: [{ ...audio, properties: { ...audio.properties, uploadDate: 'yesterday' } }] },
    expect: { name: 'Waves' },
  },
])
testNode(nodeOf('audio'), '#citable-audio-2', [
  {
    name: 'several are numbered',
    content: { things: [audio, { ...audio, properties: { ...audio.properties, name: 'Gulls' } }] },
    expect: { name: 'Gulls' },
  },
])

const podcast: Thing = {
  kind: 'podcastSeries',
  isDeclared: true,
  properties: { name: 'Tides', webFeed: 'https://example.com/feed.xml' },
}
testNode(nodeOf('podcastSeries'), '#citable-podcastseries', [
  {
    name: 'a podcast that the page is mainly about',
    content: { things: [audio, podcast], main: 'podcastSeries' },
    expect: { '@type': 'PodcastSeries', name: 'Tides', webFeed: 'https://example.com/feed.xml' },
  },
  { name: 'one that it is not about is not printed', content: { things: [podcast] }, expect: null },
  {
    name: 'a recording is not built',
    content: { things: [{ ...podcast, kind: 'audio' }], main: 'podcastSeries' },
    expect: null,
  },
])
