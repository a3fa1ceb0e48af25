/** Code points of a text, those of East Asian full width counted twice (ranges after Unicode Standard Annex #11, wide and full-width blocks). */
export function countUnits(text: string): number {
  let units = 0
  for (const char of text) units += isFullWidth(char.codePointAt(0)!) ? 2 : 1
  return units
}

function isFullWidth(code: number): boolean {
  return (
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0x303e) ||
    (code >= 0x3041 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x20000 && code <= 0x3fffd)
  )
}
