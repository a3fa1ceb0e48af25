import { changedSentence, type SayTraffic } from '@citable/editor/traffic'
import { Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { ChangedTextsAnswer } from '#shared/answers.ts'
import { pluginId } from '../id.ts'
import type { TrafficKit } from './kit.ts'
import { Card, Cards, Section } from './sections.tsx'

/** Entries whose text has changed, and which verified agents still have the old one. */
export function Changes({ kit: { EntryLink }, say }: { readonly kit: TrafficKit; readonly say: SayTraffic }) {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<ChangedTextsAnswer | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    get(`/${pluginId}/traffic/versions`, { signal: controller.signal }).then(
      ({ data }) => setAnswer(data as ChangedTextsAnswer),
      () => {
        if (!controller.signal.aborted) setAnswer('failed')
      },
    )
    return () => controller.abort()
  }, [get])
  if (answer === null) return null
  const words = answer === 'failed' ? say('changesFailed') : answer.data.length === 0 ? say('changesNone', { days: answer.days }) : null
  return (
    <Section title={say('changesHeading')} about={`${say('changesAbout')} ${say('changesCaches')}`} testId="citable-changes">
      {words !== null && <Typography tag="p">{words}</Typography>}
      {answer !== 'failed' && answer.data.length > 0 && (
        <Cards>
          {answer.data.map((changed) => (
            <Card key={`${changed.uid} ${changed.documentId} ${changed.locale}`} title={<EntryLink entry={changed} />}>
              <Typography textColor="neutral800">{changedSentence(changed, say)}</Typography>
            </Card>
          ))}
        </Cards>
      )}
    </Section>
  )
}
