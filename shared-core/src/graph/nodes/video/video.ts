import type { Video } from '../../../model/article.ts'
import { printDate } from '../../../model/print-date.ts'
import { defineNode } from '../../define-node.ts'
import { requirements } from '../../markup/requirements.ts'

/** Videos beyond this are left out. */
const maxVideos = 5

/** A video of the text. The article's date is never the video's: without its own upload date there is no node. */
export const videoNode = defineNode<Video>({
  name: 'video',
  scope: 'content',
  requirement: requirements.video,
  subjects: ({ content: { videos } }) => videos.slice(0, maxVideos),
  id: (video, _bases, { content: { videos } }) => (videos.length === 1 ? '#citable-video' : `#citable-video-${videos.indexOf(video) + 1}`),
  build: (video, _reference, { post }) => ({
    '@type': 'VideoObject',
    name: video.name ?? post.headline,
    description: video.description,
    thumbnailUrl: video.thumbnailUrl,
    uploadDate: video.uploadDate === null ? null : printDate(video.uploadDate)?.text,
    duration: video.duration,
    contentUrl: video.contentUrl,
    embedUrl: video.embedUrl,
    inLanguage: post.language,
  }),
})
