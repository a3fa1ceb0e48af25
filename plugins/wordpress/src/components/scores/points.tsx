import type { TopicView } from '@citable/editor'
import { useView } from '../use-panel.ts'
import { RowList } from './check-row.tsx'

/** The points of a topic: what is open, and below it what may be wrong about this text. */
function TopicPoints({ topic }: { readonly topic: TopicView }) {
  const { uncertain, start } = useView().view
  const possible = topic.uncertain.filter((row) => !uncertain.first.includes(row))
  if (start || topic.rows.length + possible.length === 0) return null
  return (
    <div data-topic={topic.id}>
      {topic.rows.length > 0 && <RowList rows={topic.rows} />}
      {possible.length > 0 && (
        <div className="citable-group">
          <h3 className="citable-group__title">{uncertain.heading}</h3>
          <p className="citable-row__small">{uncertain.help}</p>
          <RowList rows={possible} />
        </div>
      )}
    </div>
  )
}

/** The name of a topic, with the number of its open points. */
export function useHeading(id: TopicView['id']): string {
  const { topics, start } = useView().view
  const topic = topics.find((one) => one.id === id)
  if (!topic) return ''
  return start || topic.rows.length === 0 ? topic.heading : `${topic.heading} (${topic.rows.length})`
}

export function Points({ of }: { readonly of: TopicView['id'] }) {
  const topic = useView().view.topics.find(({ id }) => id === of)
  return topic ? <TopicPoints topic={topic} /> : null
}
