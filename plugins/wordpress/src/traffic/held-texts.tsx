import { type ChangedText, changedSentence, heldRows, loadTraffic, type SayTraffic } from '@citable/editor/traffic'
import apiFetch from '@wordpress/api-fetch'
import { Spinner } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { usePanel, useView } from '../components/use-panel.ts'

interface Answer {
  readonly is_public: boolean
  readonly is_cached: boolean
  readonly changed: ChangedText | null
}

/** The version of this post that each verified agent has. */
export function HeldTexts() {
  const { catalog } = usePanel()
  const [say, setSay] = useState<SayTraffic | null>(null)
  useEffect(() => void loadTraffic(catalog.locale).then((loaded) => setSay(() => loaded)), [catalog.locale])
  return say ? <HeldOfPost say={say} /> : <Spinner />
}

function HeldOfPost({ say }: { readonly say: SayTraffic }) {
  const { documentId } = useView().state.draft
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    apiFetch<Answer>({ path: `/citable/v1/posts/${documentId}/versions` }).then(
      (read) => isCurrent && setAnswer(read),
      () => isCurrent && setAnswer('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [documentId])
  if (answer === null) return <Spinner />
  if (answer === 'failed') return <p>{say('changesFailed')}</p>
  const { is_public, is_cached, changed } = answer
  if (changed === null) return <p>{say(is_public ? 'neverChanged' : 'notPublished')}</p>
  return (
    <>
      <p>{changedSentence(changed, say)}</p>
      {is_cached && <p>{say('changesCaches')}</p>}
      <ul>
        {heldRows(changed, say).map(({ key, name, text, fetched }) => (
          <li key={key}>
            <strong>{name}</strong>: {text} ({fetched})
          </li>
        ))}
      </ul>
    </>
  )
}
