import { textWidth } from '@citable/core/titles'
import type { Catalog } from '../texts/catalog.ts'

/**
 * CSS pixels of a result page, by eye, as the preview draws it: one line of 600 px in letters of 20 px for a title; for a description the
 * three lines of a phone, 328 px each in letters of 14 px, which are less than the two of a computer.
 */
const rooms = { title: { limit: 600, fontSize: 20 }, description: { limit: 3 * 328, fontSize: 14 } } as const

/** Size that `textWidth` measures at. */
const measuredAt = 20

/** How much of its room a text takes: a bar from 0 to 1 and the same in words. */
export interface RoomView {
  readonly share: number
  readonly fits: boolean
  readonly text: string
}

export function roomView(text: string, part: keyof typeof rooms, catalog: Catalog): RoomView {
  const { limit, fontSize } = rooms[part]
  const width = Math.ceil((textWidth(text) * fontSize) / measuredAt)
  const fits = width <= limit
  return { share: Math.min(1, width / limit), fits, text: catalog.text(fits ? 'snippetPixels' : 'snippetTooWide', { width, limit }) }
}
