import { useSelect } from '@wordpress/data'
import { type AuthorInput, asStored, metaKey } from '../host/stored-analysis.ts'

/** The author's inputs, as the editor has them. Each change is an ordinary edit of the post: undo works, saving stores it. */
export function useAuthorInput(): AuthorInput {
  const meta = useSelect((select) => select('core/editor').getEditedPostAttribute('meta')?.[metaKey] as unknown, [])
  return asStored(meta).input ?? {}
}
