import { advanceWidths } from './text-width.gen.ts'

/** Font size of a result page's title link, CSS pixels. Source: scoring.md, check title-width. */
const fontSize = 20

/** Thousandths of the font size: full-width characters, and letters the table does not hold (Arabic, Devanagari, Thai: by eye). */
const fullWidth = 1000
const unknownWidth = 520

/** Width in thousandths of the font size by code point, filled on first use; 0: not in the table, which holds no mark and no full-width character. */
let widths: Uint16Array | null = null

function tableWidth(code: number): number {
  if (widths === null) {
    widths = new Uint16Array(0x2200)
    for (const [first, line] of advanceWidths) widths.set(line.split(' ').map(Number), first)
  }
  return widths[code] ?? 0
}

/** East Asian wide and full-width blocks, and emoji. */
const isFullWidth = (code: number): boolean =>
  (code >= 0x1100 && code <= 0x115f) ||
  (code >= 0x2e80 && code <= 0xa4cf && code !== 0x303f) ||
  (code >= 0xac00 && code <= 0xd7a3) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xfe30 && code <= 0xfe6f) ||
  (code >= 0xff00 && code <= 0xff60) ||
  (code >= 0xffe0 && code <= 0xffe6) ||
  (code >= 0x1f000 && code <= 0x3fffd)

/** Marks that are drawn over or under the letter before them. */
const isCombining = (code: number): boolean =>
  (code >= 0x300 && code <= 0x36f) ||
  (code >= 0x591 && code <= 0x5c7) ||
  (code >= 0x610 && code <= 0x61a) ||
  (code >= 0x64b && code <= 0x65f) ||
  code === 0x93c ||
  code === 0x94d ||
  (code >= 0x941 && code <= 0x948) ||
  code === 0xe31 ||
  (code >= 0xe34 && code <= 0xe3a) ||
  (code >= 0xe47 && code <= 0xe4e) ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0xfe00 && code <= 0xfe0f)

/** Width of a text in CSS pixels, rounded, set in Arial at 20 px without kerning: the measure of a result page's title link. */
export function textWidth(text: string): number {
  let thousandths = 0
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0)!
    const known = tableWidth(code)
    if (known > 0) thousandths += known
    else if (isFullWidth(code)) thousandths += fullWidth
    else if (!isCombining(code)) thousandths += tableWidth(character.normalize('NFD').codePointAt(0)!) || unknownWidth
  }
  return Math.round((thousandths * fontSize) / 1000)
}

/** Pixels of a title link that a result page shows. Source: scoring.md, check title-width. */
export const shownWidth = 600
