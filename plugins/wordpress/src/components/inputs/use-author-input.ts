import { useSelect } from '@wordpress/data'
import { readInput } from '../../host/block-editor/author-fields.ts'
import type { AuthorInput } from '../../host/stored-analysis.ts'

/** The author's inputs, as the editor has them. Each change is an ordinary edit of the post: undo works, saving stores it. */
export function useAuthorInput(): AuthorInput {
  // As text: the store compares what it hands out by identity.
  return JSON.parse(useSelect((get) => JSON.stringify(readInput(get('core/editor'))), []))
}
