import { type ChangedText, changedSentence, loadTraffic, type SayTraffic } from '@citable/editor/traffic'
import apiFetch from '@wordpress/api-fetch'
import { Spinner } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { PageName } from './page-name.tsx'

interface Answer {
  readonly days: number
  readonly data: readonly (ChangedText & { readonly title: string; readonly path: string; readonly edit: string })[]
}

/** Posts whose text has changed, and which verified agents still have the old one. */
export function Changes({ isCached }: { readonly isCached: boolean }) {
  const [loaded, setLoaded] = useState<{ readonly say: SayTraffic; readonly answer: Answer | null } | null>(null)
  useEffect(() => {
    const reading = apiFetch<Answer>({ path: '/citable/v1/traffic/versions' }).catch(() => null)
    void Promise.all([loadTraffic(document.documentElement.lang || 'en'), reading]).then(([say, answer]) => setLoaded({ say, answer }))
  }, [])
  if (loaded === null) return <Spinner />
  const { say, answer } = loaded
  return (
    <div>
      <h2>{say('changesHeading')}</h2>
      <p>
        {say('changesAbout')} {isCached && say('changesCaches')}
      </p>
      {answer === null && <p>{say('changesFailed')}</p>}
      {answer?.data.length === 0 && <p>{say('changesNone', { days: answer.days })}</p>}
      {answer !== null && answer.data.length > 0 && (
        <ul className="citable-traffic__changes">
          {answer.data.map(({ title, path, edit, ...changed }) => (
            <li key={path}>
              <PageName path={path} title={title} edit={edit} />
              <span>{changedSentence(changed, say)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
