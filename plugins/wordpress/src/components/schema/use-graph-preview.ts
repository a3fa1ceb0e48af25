import type { Graph } from '@citable/core/graph'
import type { EditorState } from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'
import { useSelect } from '@wordpress/data'
import { useEffect, useState } from '@wordpress/element'
import { contentNodes } from '../../host/stored-analysis.ts'
import { usePanel } from '../use-panel.ts'
import { type PageGraphs, readPageGraphs } from './read-page-graphs.ts'

export interface GraphPreview {
  readonly graph: Graph
  /** The exact text between the script tags, where this plugin prints it. */
  readonly text: string
  readonly printed: 'yes' | 'off' | 'hidden' | 'site_hidden' | 'password' | 'private' | 'not_published'
  /** The other plugin whose graph carries Citable's; null: Citable prints its own. */
  readonly merged_into: string | null
  /** Address of another plugin's output without Citable's additions; null: there is none, or it cannot be opened yet. */
  readonly foreign_url: string | null
}

export interface GraphPreviewState {
  readonly preview: GraphPreview | null
  /** Other graphs on the page; null: not looked yet. */
  readonly page: PageGraphs | null
  readonly hasFailed: boolean
  /** The preview is about what is on the screen. */
  readonly isCurrent: boolean
}

/** Milliseconds after the last change. */
const quiet = 400

/**
 * Structured data of the public page, made by the code that prints it, from the facts on the screen. null: not asked yet, or no answer;
 * the last answer stays while a new one is on its way. Another plugin's part is read once per save, from the page itself.
 */
export function useGraphPreview(state: EditorState): GraphPreviewState {
  const { facts, host } = usePanel()
  const [answer, setAnswer] = useState<{ readonly key: string; readonly preview: GraphPreview } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [looked, setLooked] = useState<{ readonly saved: string; readonly page: PageGraphs } | null>(null)
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
        categories: editor.getEditedPostAttribute('categories'),
        tags: editor.getEditedPostAttribute('tags'),
      },
    })
  }, [])
  const { id, status, saved, changes } = JSON.parse(post) as {
    readonly id: number
    readonly status: string
    readonly saved: string
    readonly changes: Readonly<Record<string, unknown>>
  }
  const input = JSON.stringify(host.readStored().input ?? {})
  const image = host.mainImage()
  const { optimization, revision, draft } = state
  const version = `${id} ${status} ${saved}`
  const foreign = looked?.saved === version ? looked.page.foreign : null
  const key = `${post}\n${image}\n${input}\n${revision}\n${foreign === null ? '' : JSON.stringify(foreign)}`
  useEffect(() => {
    if (!optimization) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      apiFetch<GraphPreview>({
        path: `/citable/v1/posts/${id}/graph`,
        method: 'POST',
        data: {
          ...changes,
          input: JSON.parse(input),
          nodes: contentNodes(optimization.schema, draft.context.url, facts.site.url),
          article_type: optimization.schema_type.article_type,
          language: optimization.article.language,
          ...(foreign && { seo_plugin: foreign.seo_plugin, foreign: foreign.nodes }),
        },
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
  }, [key, optimization === null])
  const address = answer?.preview.foreign_url ?? null
  const isLooking = address !== null && looked?.saved !== version
  useEffect(() => {
    if (!isLooking) return
    const controller = new AbortController()
    void readPageGraphs(address, status === 'publish', controller.signal).then((page) => {
      if (!controller.signal.aborted) setLooked({ saved: version, page })
    })
    return () => controller.abort()
  }, [isLooking, version])
  return {
    preview: answer?.preview ?? null,
    page: looked?.saved === version ? looked.page : null,
    hasFailed,
    isCurrent: answer?.key === key && !isLooking,
  }
}
