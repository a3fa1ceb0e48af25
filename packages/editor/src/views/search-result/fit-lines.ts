import { textWidth } from '@citable/core/titles'

/** Size that `textWidth` measures at, CSS pixels; widths grow with the size. */
const measuredAt = 20

/** Room for a text. Sizes in CSS pixels, letters in Arial. */
export interface TextBox {
  readonly width: number
  readonly lines: number
  readonly fontSize: number
}

export interface FittedText {
  readonly lines: readonly string[]
  /** The end is missing; the last line says so with `…`. */
  readonly isCut: boolean
}

/**
 * A text as it fits into a box: broken at spaces, and inside a word only where it is wider than a line, as scripts without spaces are.
 * The rest after the last line is cut off, at a space where there is one.
 */
export function fitLines(text: string, { width, lines, fontSize }: TextBox): FittedText {
  const fits = (line: string) => (textWidth(line) * fontSize) / measuredAt <= width
  const done: string[] = []
  let line = ''
  const words = text.trim() === '' ? [] : text.trim().split(/\s+/)
  for (const word of words) {
    for (const [at, piece] of (fits(word) ? [word] : Array.from(word)).entries()) {
      const longer = line === '' || at > 0 ? line + piece : `${line} ${piece}`
      if (fits(longer)) line = longer
      else {
        done.push(line)
        line = piece
      }
      if (done.length === lines) return { lines: [...done.slice(0, -1), cut(done.at(-1) ?? '', fits)], isCut: true }
    }
  }
  return { lines: line === '' ? done : [...done, line], isCut: false }
}

/** Width that a text takes of a box's lines, laid one behind the other: what a broken line leaves free is taken, too. */
export function laidOutWidth(text: string, { width, fontSize }: TextBox): number {
  const { lines } = fitLines(text, { width, fontSize, lines: Number.POSITIVE_INFINITY })
  return lines.length === 0 ? 0 : (lines.length - 1) * width + (textWidth(lines.at(-1) ?? '') * fontSize) / measuredAt
}

/** Rows of a field in a panel of 280 px that shows its whole text. */
export const linesIn = (text: string, least: number): number =>
  Math.max(least, fitLines(text, { width: 222, lines: Number.POSITIVE_INFINITY, fontSize: 13 }).lines.length)

/** The line with `…` behind it, shortened until both fit. */
const cut = (line: string, fits: (line: string) => boolean): string => {
  let rest = line
  while (rest !== '' && !fits(`${rest}…`)) {
    const space = rest.lastIndexOf(' ')
    rest = space > 0 ? rest.slice(0, space) : Array.from(rest).slice(0, -1).join('')
  }
  return `${rest}…`
}
