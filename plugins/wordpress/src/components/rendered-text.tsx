import apiFetch from '@wordpress/api-fetch'
import { Button } from '@wordpress/components'
import { useSelect } from '@wordpress/data'
import { useEffect, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { StateIcon } from './icons.tsx'
import { usePanel, useView } from './use-panel.ts'

/**
 * Where blocks have text that only the site knows (synced patterns, blocks that the server renders), the author can have the article scored
 * as it is rendered. That is the text of the last save; each save brings it up to date.
 */
export function RenderedText() {
  const { host, store } = usePanel()
  const { draft } = useView().state
  const [wish, setWish] = useState<'editor' | 'site'>('editor')
  const [hasFailed, setFailed] = useState(false)
  const post = useSelect((select) => {
    const editor = select('core/editor')
    const isSaved = editor.getCurrentPostAttribute('status') !== 'auto-draft'
    return isSaved ? `${editor.getCurrentPostId()} ${editor.getCurrentPostAttribute('modified_gmt')}` : ''
  }, [])
  useEffect(() => {
    if (wish === 'editor' || post === '') return
    const controller = new AbortController()
    const [id] = post.split(' ')
    apiFetch<{ html: string }>({ path: `/citable/v1/posts/${id}/content`, signal: controller.signal }).then(
      ({ html }) => {
        setFailed(false)
        host.readRendered(html)
        store.refresh()
      },
      () => {
        if (controller.signal.aborted) return
        setFailed(true)
        setWish('editor')
      },
    )
    return () => controller.abort()
  }, [wish, post])
  const toEditor = () => {
    setWish('editor')
    host.readRendered(null)
    store.refresh()
  }
  if (wish === 'editor' && draft.notRendered.length === 0) return null
  return (
    <div className="citable-rendered">
      {hasFailed && <p role="status">{__('The site did not answer: the text in the editor is scored.', 'citable')}</p>}
      {wish === 'site' ? (
        <>
          <p>
            <StateIcon name="info" /> {__('Scored: the article as the site renders it, as of the last save.', 'citable')}
          </p>
          <Button variant="secondary" size="compact" onClick={toEditor}>
            {__('Score the text in the editor', 'citable')}
          </Button>
        </>
      ) : post === '' ? (
        <p className="citable-row__small">{__('Save a draft to have it scored as the site renders it.', 'citable')}</p>
      ) : (
        <Button variant="secondary" size="compact" onClick={() => setWish('site')}>
          {__('Analyse the rendered article', 'citable')}
        </Button>
      )}
    </div>
  )
}
