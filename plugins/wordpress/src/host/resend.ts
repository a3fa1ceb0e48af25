import { contentHash } from '@citable/core/graph'
import type apiFetchType from '@wordpress/api-fetch'
import { select } from '@wordpress/data'
import type { Panel } from '../components/use-panel.ts'
import { seoTitleOf } from './page-title.ts'
import { asStored, metaKey, storedAnalysis } from './stored-analysis.ts'

/**
 * The server may change a text on saving (markup that this person may not write), the analysis was not ready in time, or saving changed what
 * it counts, such as the dates of the page. Then what is stored is not what the panel shows: once that is up to date again, it is sent for the
 * text as saved. Failure is silent: the panel shows the post as it is, and the next save tries again.
 */
export async function resendIfOutdated({ store, host, facts }: Panel, apiFetch: typeof apiFetchType): Promise<void> {
  const editor = select('core/editor')
  const id: number = editor.getCurrentPostId()
  const title: string = editor.getCurrentPostAttribute('title') ?? ''
  const textOf = (raw: string): string => host.withPatterns?.(raw) ?? raw
  const content = textOf(editor.getCurrentPostAttribute('content') ?? '')
  const saved = asStored(editor.getCurrentPostAttribute('meta')?.[metaKey])
  const seoTitle = seoTitleOf(saved.input, facts, editor.getCurrentPostAttribute('citable_seo_title'))
  const hash = contentHash(title, content, seoTitle)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { phase, stale, optimization, draft } = store.getSnapshot()
    const isSameText =
      contentHash(editor.getEditedPostAttribute('title') ?? '', textOf(editor.getEditedPostContent()), host.readSeoTitle()) === hash
    if (!isSameText || editor.getCurrentPostId() !== id) return
    if (phase === 'ready' && !stale && optimization) {
      const { scores } = saved
      if (saved.content_hash === hash && scores?.aeo === optimization.aeo_score && scores.seo === optimization.seo_score) return
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
