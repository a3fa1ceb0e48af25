/** First signs of the digit rows in use beside ASCII: Arabic-Indic, Persian, Devanagari, Bengali, Thai, full width. */
const digitRows = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** Signs of other digit rows as ASCII digits; length stays. */
export function asciiDigits(text: string): string {
  if (!/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/.test(text)) return text
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const row = digitRows.find((start) => code >= start && code < start + 10)!
    return String(code - row)
  })
}
