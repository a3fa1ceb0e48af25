/**
 * Text of a page as it may be on a terminal: control characters, which could move the cursor or change its colours, and characters
 * that turn the reading direction around are left out. Line breaks and tabs become spaces.
 */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
  return text.replace(/[\t\n\r]+/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
