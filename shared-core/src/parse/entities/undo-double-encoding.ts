/** Windows-1252 at the bytes 80–9F; elsewhere its bytes are the code points of Latin-1. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** UTF-8 read as Windows-1252: a letter of Latin-1 (two bytes), or a quotation mark or dash (three). */
const sequence = new RegExp(`[ÂÃ][${upper}\\u00a0-\\u00bf]|â€[${upper}\\u00a0-\\u00bf]`, 'g')

/** Sequences from which a page was surely encoded twice, and how many times as often as other letters of Latin-1 they must be there. */
const certainMin = 5
const certainTimes = 10

/**
 * A page that was encoded twice, `fÃ¼r` for `für`, as it was meant. Only where it is certain: such sequences stand all over it and hardly
 * any other letter with a mark does; in every other page they are what the author wrote.
 */
export function undoDoubleEncoding(html: string): string {
  if (!['Ã', 'Â', 'â€'].some((sign) => html.includes(sign))) return html
  const found = html.match(sequence)?.length ?? 0
  if (found < certainMin) return html
  const others = html.replace(sequence, '').match(/[\u00c0-\u00ff]/g)?.length ?? 0
  return found < others * certainTimes ? html : html.replace(sequence, decode)
}

const byteOf = (sign: string): number => (upper.includes(sign) ? 0x80 + upper.indexOf(sign) : sign.charCodeAt(0))

function decode(text: string): string {
  const [lead = 0, middle = 0, last] = [...text].map(byteOf)
  return String.fromCharCode(
    last === undefined ? ((lead & 0x1f) << 6) | (middle & 0x3f) : ((lead & 0xf) << 12) | ((middle & 0x3f) << 6) | (last & 0x3f),
  )
}
