import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { ScoresAnswer } from '../../../src/answers.ts'
import { pluginId } from '../id.ts'
import { listedType } from '../strapi.ts'
import { pluginTexts } from '../texts.ts'
import { useText } from '../use-texts.ts'
import { colours, Icon } from './tones.tsx'

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

function ScoreCell({ uid, documentId, locale }: { readonly uid: string; readonly documentId: string; readonly locale: string }) {
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
      <Typography textColor="neutral600" title={text('column.none')} data-testid="citable-cell">
        –
      </Typography>
    )
  }
  const tone = scores.aeoScore >= 80 ? 'good' : scores.aeoScore >= 50 ? 'fair' : 'poor'
  return (
    <Flex gap={1} title={text('column.score', { aeo: scores.aeoScore, seo: scores.seoScore })} data-testid="citable-cell">
      <Icon name={tone === 'good' ? 'good' : tone === 'fair' ? 'partly' : 'todo'} tone={tone} />
      <Typography fontWeight="semiBold" textColor={colours[tone].text}>
        {scores.aeoScore}
      </Typography>
    </Flex>
  )
}

interface ListTable {
  readonly displayedHeaders: readonly unknown[]
  readonly layout: unknown
}

/** Adds the score to the content manager's list. Whatever goes wrong, the list stays as it was. */
export function addScoreColumn(table: ListTable): ListTable {
  try {
    if (!listedType()?.startsWith('api::')) return table
    const column = {
      name: pluginId,
      attribute: { type: 'custom' },
      searchable: false,
      sortable: false,
      label: { id: `${pluginId}.column.name`, defaultMessage: pluginTexts['column.name'] },
      cellFormatter: (row: { documentId: string; locale?: string | null }, _header: unknown, { model }: { model: string }) => (
        <ScoreCell uid={model} documentId={row.documentId} locale={row.locale ?? ''} />
      ),
    }
    return { ...table, displayedHeaders: [...table.displayedHeaders, column] }
  } catch {
    return table
  }
}
