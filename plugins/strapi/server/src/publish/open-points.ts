import { formatMessage } from '@citable/core/messages'
import { loadRubricLocale } from '@citable/editor'
import type { HealthRow } from '#shared/answers.ts'
import { type Context, query, type Row, snapshotUid } from '../plugin.ts'
import type { NextPoint } from '../score/optimizer.ts'

/** Rows with the open point that would bring most, worded in a language (BCP 47); English where there is no translation. One query. */
export async function withOpenPoints({ strapi }: Context, rows: readonly HealthRow[], language: string): Promise<readonly HealthRow[]> {
  if (rows.length === 0) return rows
  const [stored, translation] = await Promise.all([
    query(strapi, snapshotUid).findMany({
      select: ['contentType', 'relatedDocumentId', 'relatedLocale', 'nextPoint'],
      where: {
        contentType: { $in: [...new Set(rows.map(({ uid }) => uid))] },
        relatedDocumentId: { $in: rows.map(({ documentId }) => documentId) },
      },
    }),
    loadRubricLocale(language),
  ])
  const points = new Map(stored.map((row) => [keyOf(row), row.nextPoint as NextPoint | null]))
  const sentences: Readonly<Record<string, string>> = translation?.sentences ?? {}
  return rows.map((row) => {
    const point = points.get(`${row.uid} ${row.documentId} ${row.locale}`)
    return point === undefined || point === null ? row : { ...row, open: worded(point, sentences, language) }
  })
}

const keyOf = ({ contentType, relatedDocumentId, relatedLocale }: Row): string =>
  `${contentType} ${relatedDocumentId} ${relatedLocale ?? ''}`

function worded({ check, code, args, message }: NextPoint, sentences: Readonly<Record<string, string>>, language: string): string | null {
  const sentence = code === null ? undefined : sentences[`${check}.${code}`]
  if (sentence === undefined) return message
  try {
    return formatMessage(sentence, args as never, language)
  } catch {
    return message
  }
}
