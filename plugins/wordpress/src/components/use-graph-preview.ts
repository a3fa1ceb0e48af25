import type { EditorState } from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'
import { useSelect } from '@wordpress/data'
import { useEffect, useState } from '@wordpress/element'
import { contentNodes } from '../host/stored-analysis.ts'
import { usePanel } from './use-panel.ts'

export interface GraphPreview {
  readonly graph: { readonly '@graph': readonly Readonly<Record<string, unknown>>[] }
  /** The exact text between the script tags. */
  readonly text: string
  readonly printed: 'yes' | 'off' | 'site_hidden' | 'password' | 'private' | 'not_published'
  readonly merged_into: string | null
}

/** Milliseconds after the last change. */
const quiet = 400

/**
 * What the public page will carry, made by the code that prints it, from the facts on the screen. null: not asked yet, or no answer;
 * the last answer stays while a new one is on its way.
 */
export function useGraphPreview(
  state: EditorState,
  isWanted = true,
): { readonly preview: GraphPreview | null; readonly hasFailed: boolean; readonly isCurrent: boolean } {
  const { facts, host } = usePanel()
  const [answer, setAnswer] = useState<{ readonly key: string; readonly preview: GraphPreview } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const post = useSelect((select) => {
    const editor = select('core/editor')
    return JSON.stringify({
      id: editor.getCurrentPostId(),
      status: editor.getCurrentPostAttribute('status'),
      saved: editor.getCurrentPostAttribute('modified_gmt'),
      password: editor.getCurrentPostAttribute('password') !== '',
      changes: {
        title: editor.getEditedPostAttribute('title') ?? '',
        excerpt: editor.getEditedPostAttribute('excerpt') ?? '',
        slug: editor.getEditedPostAttribute('slug') ?? '',
        author: editor.getEditedPostAttribute('author') ?? 0,
        featured_media: editor.getEditedPostAttribute('featured_media') ?? 0,
        categories: editor.getEditedPostAttribute('categories'),
        tags: editor.getEditedPostAttribute('tags'),
      },
    })
  }, [])
  const input = JSON.stringify(host.readStored().input ?? {})
  const schema = state.optimization?.schema
  const revision = state.revision
  const key = `${post}\n${input}\n${revision}`
  useEffect(() => {
    if (!isWanted || !schema) return
    const { id, changes } = JSON.parse(post) as { id: number; changes: Record<string, unknown> }
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const nodes = contentNodes(schema, state.draft.context.url, facts.site.url)
      apiFetch<GraphPreview>({
        path: `/citable/v1/posts/${id}/graph`,
        method: 'POST',
        data: { ...changes, input: JSON.parse(input), nodes },
        signal: controller.signal,
      }).then(
        (preview) => {
          setAnswer({ key, preview })
          setFailed(false)
        },
        (error: unknown) => {
          if (!controller.signal.aborted && error) setFailed(true)
        },
      )
    }, quiet)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, isWanted, schema === undefined])
  return { preview: answer?.preview ?? null, hasFailed, isCurrent: answer?.key === key }
}
