/** @throws when the text has no such place */
export function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`There is no ${pattern.source} to replace.`)
  return text.replace(pattern, () => replacement)
}
