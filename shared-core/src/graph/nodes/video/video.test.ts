import type { Video } from '../../../model/article.ts'
import { testNode } from '../test-node.ts'
import { videoNode } from './video.ts'

const clip: Video = {
  block: 'b1',
  name: 'Low tide',
  description: null,
  embedUrl: 'https://player.example/1',
  contentUrl: null,
  thumbnailUrl: 'https://player.example/1.jpg',
  uploadDate: '2026-02-03',
  duration: 'PT2M30S',
  host: null,
}

testNode(videoNode, '#citable-video', [
  {
    name: 'name, picture and its own date',
    post: { datePublished: '2026-11-01' },
    content: { videos: [clip] },
    expect: {
      '@type': 'VideoObject',
      name: 'Low tide',
      thumbnailUrl: 'https://player.example/1.jpg',
      uploadDate: '2026-02-03',
      duration: 'PT2M30S',
      embedUrl: 'https://player.example/1',
    },
  },
  { name: 'without its own date there is none', content: { videos: [{ ...clip, uploadDate: null }] }, expect: null },
  { name: 'an invalid date is left out', content: { videos: [{ ...clip, uploadDate: 'yesterday' }] }, expect: null },
  { name: 'without a picture there is none', content: { videos: [{ ...clip, thumbnailUrl: null }] }, expect: null },
  { name: 'without an address of player or file there is none', content: { videos: [{ ...clip, embedUrl: null }] }, expect: null },
  {
    name: 'is named after the headline where nothing names it',
    content: { videos: [{ ...clip, name: null }] },
    expect: { name: 'Headline' },
  },
])
const clips = Array.from({ length: 6 }, (_, at) => ({ ...clip, name: `Tide ${at + 1}` }))
testNode(videoNode, '#citable-video-5', [{ name: 'five of them', content: { videos: clips }, expect: { name: 'Tide 5' } }])
testNode(videoNode, '#citable-video-6', [{ name: 'and no more', content: { videos: clips }, expect: null }])
testNode(videoNode, '#citable-video-2', [
  { name: 'several are numbered', content: { videos: [clip, { ...clip, name: 'High tide' }] }, expect: { name: 'High tide' } },
])
