import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { ScoresAnswer } from '#shared/answers.ts'
import type { ListScore } from '#shared/list-columns.ts'
import { pluginId } from '../id.ts'
import { useMayUse } from '../strapi.ts'
import { ScoreIcon } from '../ui/tones.tsx'
import { useText, WithTexts } from '../use-texts.tsx'

type Post = ReturnType<typeof useFetchClient>['post']
type Scores = ScoresAnswer[string]

interface Waiting {
  readonly uid: string
  readonly documentId: string
  readonly locale: string
  done(scores: Scores | null): void
}

/** Cells that asked in this tick. Page memory, emptied when the request leaves. */
let queue: Waiting[] = []

/** All rows of a page ask at once: one request, not one per row. */
function ask(post: Post, waiting: Waiting): void {
  queue.push(waiting)
  if (queue.length > 1) return
  setTimeout(async () => {
    const batch = queue
    queue = []
    for (const uid of new Set(batch.map((one) => one.uid))) {
      const cells = batch.filter((one) => one.uid === uid)
      try {
        const { data } = await post(`/${pluginId}/scores`, {
          uid,
          documentIds: [...new Set(cells.map(({ documentId }) => documentId))].slice(0, 100),
        })
        for (const { documentId, locale, done } of cells) done((data as ScoresAnswer)[`${documentId}:${locale}`] ?? null)
      } catch {
        for (const { done } of cells) done(null)
      }
    }
  }, 0)
}

interface ScoreCellProps {
  readonly uid: string
  readonly documentId: string
  readonly locale: string
  readonly score: ListScore
}

export default function ScoreCell(props: ScoreCellProps) {
  if (!useMayUse()) return '–'
  return (
    <WithTexts fallback="–">
      <Cell {...props} />
    </WithTexts>
  )
}

function Cell({ uid, documentId, locale, score }: ScoreCellProps) {
  const { post } = useFetchClient()
  const text = useText()
  const [scores, setScores] = useState<Scores | null>(null)
  useEffect(() => {
    let isWanted = true
    ask(post, { uid, documentId, locale, done: (found) => isWanted && setScores(found) })
    return () => {
      isWanted = false
    }
  }, [post, uid, documentId, locale])
  if (scores === null) {
    return (
      <Typography textColor="neutral600" title={text('column.none')} data-testid={`citable-cell-${score}`}>
        –
      </Typography>
    )
  }
  return (
    <Flex gap={1} title={text('column.score', { aeo: scores.aeoScore, seo: scores.seoScore })} data-testid={`citable-cell-${score}`}>
      <ScoreIcon score={scores[score]} />
      <Typography fontWeight="semiBold" textColor="neutral800">
        {scores[score]}
      </Typography>
    </Flex>
  )
}
