import type { DraftInput } from '../model/input.ts'
import { loadAllEntities, needsAllEntities } from '../parse/entities/entity-tree.ts'
import { parseHtml } from '../parse/html/html.ts'
import { scanTags } from '../parse/html/scan-tags.ts'
import { holdsHowToMarkup, holdsPluginMarkup } from './plugin-markup/holds-plugin-markup.ts'
import type { Readers } from './readers.ts'

/**
 * Loads the readers that this draft needs and others may not: the Markdown parser, what reads shortcodes and blocks of plugins,
 * what reads raised and deleted text, and in bundles for browsers the rarer of HTML's named entities.
 * Bundlers put each into a file of its own. Rejects when a file cannot be loaded.
 */
export async function loadReaders(input: DraftInput): Promise<Readers> {
  const hasMarkdown = input.kind === 'markdown' || (input.kind === 'blocks' && input.blocks.some((block) => !('html' in block)))
  const html =
    input.kind === 'body' ? [input.html] : input.kind === 'blocks' ? input.blocks.map((block) => ('html' in block ? block.html : '')) : []
  const [markdown, pluginMarkup, howTo] = await Promise.all([
    hasMarkdown ? import('../parse/markdown/markdown.ts') : null,
    hasMarkdown || html.some(holdsPluginMarkup) ? import('./plugin-markup/plugin-markup.ts') : null,
    html.some(holdsHowToMarkup) ? import('./plugin-markup/how-to-markup.ts') : null,
    // pieces of HTML in Markdown are parsed one by one
    hasMarkdown || html.some(needsAllEntities) ? loadAllEntities() : null,
  ])
  const parseMarkdown = markdown === null ? null : (text: string) => markdown.treeOfMarkdown(text, { parseHtml, scanTags })
  return { parseMarkdown, pluginMarkup, howToInMarkup: howTo?.howToInMarkup ?? null }
}
