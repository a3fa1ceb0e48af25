/**
 * The text with `replacement`, taken literally, in place of the first match.
 * @throws when there is none: a change that changes nothing is a fault of its author
 */
export function replaceOnce(text: string, pattern: string | RegExp, replacement: string): string {
  if (typeof pattern === 'string' ? !text.includes(pattern) : text.search(pattern) === -1)
    throw new Error(`There is no “${typeof pattern === 'string' ? pattern : pattern.source}” to replace.`)
  return text.replace(pattern, () => replacement)
}
