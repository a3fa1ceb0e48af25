import { textWidth } from '@citable/core/titles'
import type { Catalog } from '../../texts/catalog.ts'

/**
 * CSS pixels of a result page, by eye, as the preview draws it: one line of 600 px in letters of 20 px for a title; for a description the
 * three lines of a phone, 328 px each in letters of 14 px, which are less than the two of a computer.
 */
const rooms = { title: { limit: 600, fontSize: 20 }, description: { limit: 3 * 328, fontSize: 14 } } as const

/** Size that `textWidth` measures at. */
const measuredAt = 20

/** A text's share of its room: a bar from 0 to 1 and the same in words. */
export interface RoomView {
  readonly share: number
  readonly fits: boolean
  readonly text: string
}

type Part = keyof typeof rooms

const widthOf = (text: string, part: Part): number => Math.ceil((textWidth(text) * rooms[part].fontSize) / measuredAt)

/** `own`: the part of the text that stands first and has to be read; without a word all of it. */
export function roomView(text: string, part: Part, catalog: Catalog, own: string = text): RoomView {
  return roomOf(widthOf(text, part), part, catalog, text.startsWith(own) ? widthOf(own, part) : Number.POSITIVE_INFINITY)
}

export function roomOf(width: number, part: Part, catalog: Catalog, own: number = width): RoomView {
  const { limit } = rooms[part]
  const fits = Math.min(width, own) <= limit
  const code = width <= limit ? 'snippetPixels' : fits ? 'snippetEndCut' : 'snippetTooWide'
  return { share: Math.min(1, width / limit), fits, text: catalog.text(code, { width, limit }) }
}
