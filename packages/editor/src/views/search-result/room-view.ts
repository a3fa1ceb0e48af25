import { textWidth } from '@citable/core/titles'
import type { Catalog } from '../../texts/catalog.ts'
import { laidOutWidth, type TextBox } from './fit-lines.ts'

/**
 * CSS pixels of a result page, by eye, as the preview draws it: one line of 600 px in letters of 20 px for a title; for a description the
 * three lines of a phone, 328 px each in letters of 14 px, which are less than the two of a computer.
 */
const boxes = {
  title: { width: 600, lines: 1, fontSize: 20 },
  description: { width: 328, lines: 3, fontSize: 14 },
} as const satisfies Record<string, TextBox>

/** A text's share of its room: a bar from 0 to 1 and the same in words. */
export interface RoomView {
  readonly share: number
  readonly fits: boolean
  readonly text: string
}

type Part = keyof typeof boxes

/** A title is in one line; a description is broken as the preview breaks it, so that both agree on what is cut. */
const widthOf = (text: string, part: Part): number => Math.ceil(part === 'title' ? textWidth(text) : laidOutWidth(text, boxes.description))

/** `own`: the part of the text that is first and has to be read; without a word all of it. */
export function roomView(text: string, part: Part, catalog: Catalog, own: string = text): RoomView {
  return roomOf(widthOf(text, part), part, catalog, text.startsWith(own) ? widthOf(own, part) : Number.POSITIVE_INFINITY)
}

export function roomOf(width: number, part: Part, catalog: Catalog, own: number = width): RoomView {
  const limit = boxes[part].width * boxes[part].lines
  const fits = Math.min(width, own) <= limit
  const code = width <= limit ? 'snippetPixels' : fits ? 'snippetEndCut' : 'snippetTooWide'
  return { share: Math.min(1, width / limit), fits, text: catalog.text(code, { width, limit }) }
}
