/** Text of a template while title and excerpt are written. Twin of PHP's `Templates`. */
export const fillTemplate = (template: string, separator: string, words: { readonly title: string; readonly excerpt: string }): string =>
  template === ''
    ? ''
    : tidy(
        template.replace(/\{(title|excerpt)\}/g, (_, name: 'title' | 'excerpt') => words[name]),
        separator,
      )

/** Removes separators beside a word that was empty. Twin of PHP's. */
export function tidy(text: string, separator: string): string {
  const plain = text.replace(/\s+/g, ' ')
  if (separator === '') return plain.trim()
  const sign = separator.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return plain
    .replace(new RegExp(`(?: ${sign})+(?= ${sign}(?: |$))`, 'g'), '')
    .replace(new RegExp(`^(?: ?${sign} )+|(?: ${sign} ?)+$`, 'g'), '')
    .trim()
}
