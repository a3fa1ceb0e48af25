import { select, useSelect } from '@wordpress/data'
import { insertLink, readTexts } from './editor-links.ts'
import { LinkList } from './link-list.tsx'

/** The block that holds the text, where the template is shown around it. */
const textRoot = (): string | undefined => select('core/block-editor').getBlocksByName('core/post-content')[0]

/** Links that the blocks of the editor could have. */
export function InternalLinks() {
  const post: number = useSelect((get) => get('core/editor').getCurrentPostId(), [])
  return <LinkList post={post} read={() => readTexts(textRoot())} insert={insertLink} />
}
