import type { TopicView } from '@citable/editor'
import { Flex, Typography } from '@strapi/design-system'
import { Small } from '../../ui/parts.tsx'
import { usePanel } from '../panel-context.tsx'
import { RowList } from './check-row.tsx'

export const useTopic = (id: TopicView['id']): TopicView | undefined => usePanel().view.topics.find((one) => one.id === id)

/** The points of a topic: what is open, and below it what may be wrong about this text. */
export function Points({ of }: { readonly of: TopicView['id'] }) {
  const { view } = usePanel()
  const topic = useTopic(of)
  if (topic === undefined || view.start) return null
  return (
    <>
      {topic.rows.length === 0 ? null : <RowList rows={topic.rows} />}
      {topic.uncertain.length === 0 ? null : (
        <Flex
          tag="section"
          direction="column"
          alignItems="stretch"
          gap={2}
          aria-label={view.uncertain.heading}
          data-testid={`citable-uncertain-${of}`}
        >
          <div>
            <Typography tag="h3" variant="omega" fontWeight="semiBold" textColor="neutral800">
              {view.uncertain.heading}
            </Typography>
            <Small>{view.uncertain.help}</Small>
          </div>
          <RowList rows={topic.uncertain} />
        </Flex>
      )}
    </>
  )
}
