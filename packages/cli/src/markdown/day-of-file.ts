/**
 * Day in the name of a file or of its folders, as Jekyll and Docusaurus write it: `_posts/2026-11-28-bread.md`, `2026-11-28-bread/index.mdx`,
 * `blog/2026/11/28/bread.md`. `path`: with `/`. null: none, or a day that the calendar lacks.
 */
export function dayOfFile(path: string): string | null {
  const found = /(?:^|\/)(\d{4})[-/](\d{2})[-/](\d{2})(?:[-/][^/]+|\.[a-z]+$)(?:\/index\.[a-z]+)?$/i.exec(path)
  if (found === null) return null
  const day = found.slice(1).join('-')
  return new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true ? day : null
}
