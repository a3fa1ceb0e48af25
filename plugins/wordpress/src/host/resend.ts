import { contentHash } from '@citable/core/graph'
import type apiFetchType from '@wordpress/api-fetch'
import { select } from '@wordpress/data'
import type { Panel } from '../components/use-panel.ts'
import { seoTitleOf } from './page-title.ts'
import { asStored, metaKey, storedAnalysis } from './stored-analysis.ts'

/**
 * The server may change a text on saving (markup that this person may not write), or the analysis was not ready in time. Then the stored
 * one is about another text: once the panel is up to date again, it is sent for the text as saved. Failure is silent: the panel shows
 * the post as it is, and the next save tries again.
 */
export async function resendIfServerChangedText({ store, host, facts }: Panel, apiFetch: typeof apiFetchType): Promise<void> {
  const editor = select('core/editor')
  const id: number = editor.getCurrentPostId()
  const title: string = editor.getCurrentPostAttribute('title') ?? ''
  const content: string = editor.getCurrentPostAttribute('content') ?? ''
  const saved = asStored(editor.getCurrentPostAttribute('meta')?.[metaKey])
  const seoTitle = seoTitleOf(saved.input, facts, editor.getCurrentPostAttribute('citable_seo_title'))
  const hash = contentHash(title, content, seoTitle)
  if (saved.content_hash === hash) return
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { phase, stale, optimization, draft } = store.getSnapshot()
    const isSameText =
      contentHash(editor.getEditedPostAttribute('title') ?? '', editor.getEditedPostContent(), host.readSeoTitle()) === hash
    if (!isSameText || editor.getCurrentPostId() !== id) return
    if (phase === 'ready' && !stale && optimization) {
      const analysis = storedAnalysis(optimization, {
        title,
        content,
        seoTitle,
        url: draft.context.url,
        home: facts.site.url,
        now: new Date().toISOString(),
        input: host.readStored().input,
      })
      await apiFetch({ path: `/citable/v1/posts/${id}/analysis`, method: 'POST', data: { analysis } }).catch(() => {})
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
