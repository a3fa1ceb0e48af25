import { contentHash } from '@citable/core/graph'
import { type Analyzer, requestOf } from '@citable/editor'
import type apiFetchType from '@wordpress/api-fetch'
import { select } from '@wordpress/data'
import type { Panel } from '../../components/use-panel.ts'
import { asStored, metaKey, storedAnalysis } from '../stored-analysis.ts'
import { seoTitleOf } from '../texts/page-title.ts'

/**
 * Stores the analysis of what was saved where saving changed the text or came before the analysis. A text that the server changed is analysed by
 * itself, for the screen keeps what was typed. A failure is silent: the next save tries again.
 */
export async function resendIfOutdated({ store, host, facts }: Panel, analyzer: Analyzer, apiFetch: typeof apiFetchType): Promise<void> {
  const editor = select('core/editor')
  const id: number = editor.getCurrentPostId()
  const title: string = editor.getCurrentPostAttribute('title') ?? ''
  const textOf = (raw: string): string => host.withPatterns?.(raw) ?? raw
  const content = textOf(editor.getCurrentPostAttribute('content') ?? '')
  const saved = asStored(editor.getCurrentPostAttribute('meta')?.[metaKey])
  const seoTitle = seoTitleOf(saved.input, facts, editor.getCurrentPostAttribute('citable_seo_title'))
  const hash = contentHash(title, content, seoTitle)
  const send = (optimization: Parameters<typeof storedAnalysis>[0], url: string | null): Promise<unknown> => {
    const parts = { title, content, seoTitle, url, home: facts.site.url, now: new Date().toISOString() }
    const data = { analysis: storedAnalysis(optimization, parts) }
    return apiFetch({ path: `/citable/v1/posts/${id}/analysis`, method: 'POST', data }).catch(() => {})
  }
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (editor.getCurrentPostId() !== id) return
    const isSameText =
      contentHash(editor.getEditedPostAttribute('title') ?? '', textOf(editor.getEditedPostContent()), host.readSeoTitle()) === hash
    if (!isSameText) {
      const isUntouched = !editor.hasChangedContent() && textOf(editor.getCurrentPostAttribute('content') ?? '') === content
      if (!isUntouched || saved.content_hash === hash || !host.readSavedDraft) return
      const request = requestOf(host.readSavedDraft(), new Date().toISOString())
      const answer = await analyzer.analyze(request, new AbortController().signal)
      if (answer.ok) await send(answer.optimization, request.context.url)
      return
    }
    const { phase, stale, optimization, draft } = store.getSnapshot()
    if (phase === 'ready' && !stale && optimization) {
      const { scores } = saved
      if (saved.content_hash === hash && scores?.aeo === optimization.aeo_score && scores.seo === optimization.seo_score) return
      await send(optimization, draft.context.url)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
