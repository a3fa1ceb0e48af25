import type { Block } from './article.ts'

/** True for a block that shows an image, a video or a recording: its text is a caption and no part of the running text. */
export const isMedia = ({ kind }: Pick<Block, 'kind'>): boolean => kind === 'image' || kind === 'video' || kind === 'audio'
