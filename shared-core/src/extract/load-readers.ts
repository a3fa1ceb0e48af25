import type { AnalysisContext, DraftInput } from '../model/input.ts'
import { holdsPluginMarkup } from './holds-plugin-markup.ts'
import { canonicalTag } from './language.ts'
import type { Readers } from './readers.ts'

/**
 * Loads what this draft needs and others may not: the Markdown parser, the common words of all languages where none is declared, and
 * what reads shortcodes and blocks of plugins.
 * Bundlers put each into a file of its own. Rejects when a file cannot be loaded.
 */
export async function loadReaders(input: DraftInput, context: Pick<AnalysisContext, 'language'>): Promise<Readers> {
  const hasMarkdown = input.kind === 'markdown' || (input.kind === 'blocks' && input.blocks.some((block) => !('html' in block)))
  const html =
    input.kind === 'body' ? [input.html] : input.kind === 'blocks' ? input.blocks.map((block) => ('html' in block ? block.html : '')) : []
  const [markdown, detection, pluginMarkup] = await Promise.all([
    hasMarkdown ? import('../parse/markdown.ts') : null,
    canonicalTag(context.language) === null ? import('../languages/detect-language.ts') : null,
    html.some(holdsPluginMarkup) ? import('./plugin-markup.ts') : null,
  ])
  return {
    parseMarkdown: markdown?.parseMarkdown ?? null,
    detectLanguage: detection?.detectLanguage ?? null,
    pluginMarkup,
  }
}
