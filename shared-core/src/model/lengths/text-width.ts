import { advanceWidths } from './text-width.gen.ts'

/** Font size of a result page's title link, CSS pixels. Source: scoring.md, check title-width. */
const fontSize = 20

/** Thousandths of the font size: full-width characters, and letters the table does not hold (Arabic, Devanagari, Thai: by eye). */
const fullWidth = 1000
const unknownWidth = 520

/** Width in thousandths of the font size by code point, filled on first use; 0: not in the table, which holds no mark and no full-width character. */
let widths: Uint16Array | null = null

function tableWidth(character: string): number {
  if (widths === null) {
    widths = new Uint16Array(0x2200)
    for (const [first, line] of advanceWidths) widths.set(line.split(' ').map(Number), first)
  }
  return widths[character.codePointAt(0)!] ?? 0
}

/** East Asian wide and full-width blocks, and emoji. */
const fullWidthCharacter =
  /[\u1100-\u115f\u2e80-\u303e\u3040-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{3fffd}]/u

/** Marks that are drawn over or under the letter before them. */
const combining =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u093c\u094d\u0941-\u0948\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u200b-\u200f]|[\ufe00-\ufe0f]/

/** Width of a text in CSS pixels, rounded, set in Arial at 20 px without kerning: the measure of a result page's title link. */
export function textWidth(text: string): number {
  let thousandths = 0
  for (const character of text.normalize('NFC')) {
    thousandths +=
      tableWidth(character) ||
      (fullWidthCharacter.test(character)
        ? fullWidth
        : combining.test(character)
          ? 0
          : tableWidth(character.normalize('NFD')) || unknownWidth)
  }
  return Math.round((thousandths * fontSize) / 1000)
}

/** Pixels of a title link that a result page shows. Source: scoring.md, check title-width. */
export const shownWidth = 600
