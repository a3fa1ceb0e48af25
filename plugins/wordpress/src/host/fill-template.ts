/** What a template says of a text while it is written. Twin of PHP's `Templates`. */
export const fillTemplate = (template: string, separator: string, words: { readonly title: string; readonly excerpt: string }): string =>
  template === ''
    ? ''
    : tidy(
        template.replace(/\{(title|excerpt)\}/g, (_, name: 'title' | 'excerpt') => words[name]),
        separator,
      )

/** Where a word had nothing to say, no separator is left over. */
function tidy(text: string, separator: string): string {
  const plain = text.replace(/\s+/g, ' ')
  if (separator === '') return plain.trim()
  const sign = separator.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return plain
    .replace(new RegExp(`(?: ${sign})+(?= ${sign}(?: |$))`, 'g'), '')
    .replace(new RegExp(`^(?: ?${sign} )+|(?: ${sign} ?)+$`, 'g'), '')
    .trim()
}
