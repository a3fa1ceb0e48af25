/**
 * Words of a table, in the form of `packWords`: of each a capital that says how many characters it begins with like the one before (`A`: none),
 * then the rest. `AjanDuaryBune` are `jan`, `january` and `june`.
 */
export function unpackWords(text: string): readonly string[] {
  const words: string[] = []
  let last = ''
  for (const [, shared, rest] of text.matchAll(/([A-Z])([^A-Z]*)/g)) {
    last = last.slice(0, shared!.charCodeAt(0) - 65) + rest!
    words.push(last)
  }
  return words
}
