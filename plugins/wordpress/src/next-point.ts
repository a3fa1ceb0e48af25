import type { RowView } from '@citable/editor'

type Point = Pick<RowView, 'id' | 'canJump'>

/** The point after the one shown last, and after the last the first again; null: none has a place in the text. Points that are listed twice count once. */
export function nextPoint<Row extends Point>(rows: readonly Row[], last: string | null): Row | null {
  const points = rows.filter((row, at) => row.canJump && rows.findIndex(({ id }) => id === row.id) === at)
  return points[(points.findIndex(({ id }) => id === last) + 1) % Math.max(1, points.length)] ?? null
}
