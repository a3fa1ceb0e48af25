/**
 * Stands in for the core's Markdown reader (`parse/markdown.ts`) in bundles of editors whose texts are blocks of HTML. A caller that gets here
 * has a bug.
 */
export function parseMarkdown(): never {
  throw new Error('Markdown is not read in this editor')
}
