/**
 * Stands in for the core's Markdown reader in our bundles (see webpack.config.js): posts are blocks of HTML, and the reader would make the
 * worker half as large again. A caller that gets here has a bug.
 */
export function parseMarkdown(): never {
  throw new Error('Markdown is not read in the block editor')
}
