import type { DraftInput } from '../model/input.ts'
import { holdsPluginMarkup } from './holds-plugin-markup.ts'
import type { Readers } from './readers.ts'

/**
 * Loads the readers that this draft needs and others may not: the Markdown parser, and what reads shortcodes and blocks of plugins.
 * Bundlers put each into a file of its own. Rejects when a file cannot be loaded.
 */
export async function loadReaders(input: DraftInput): Promise<Readers> {
  const hasMarkdown = input.kind === 'markdown' || (input.kind === 'blocks' && input.blocks.some((block) => !('html' in block)))
  const html =
    input.kind === 'body' ? [input.html] : input.kind === 'blocks' ? input.blocks.map((block) => ('html' in block ? block.html : '')) : []
  const [markdown, pluginMarkup] = await Promise.all([
    hasMarkdown ? import('../parse/markdown.ts') : null,
    html.some(holdsPluginMarkup) ? import('./plugin-markup.ts') : null,
  ])
  return { parseMarkdown: markdown?.parseMarkdown ?? null, pluginMarkup }
}
