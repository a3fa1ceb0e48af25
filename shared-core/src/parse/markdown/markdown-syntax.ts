import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { frontMatterEnd } from './front-matter.ts'
import { boundIndented, boundLazy, boundMarks, boundNesting, hasTooManyUnderlines, writeMarks } from './markdown.ts'

/** A node of a Markdown syntax tree (mdast), as far as it is read here; offsets are those of the source. */
export interface SyntaxNode {
  readonly type: string
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
  readonly children?: readonly SyntaxNode[]
  readonly value?: string
  readonly url?: string
  readonly title?: string | null
  readonly alt?: string | null
  readonly identifier?: string
  readonly referenceType?: string
}

/** The syntax tree of a Markdown text (CommonMark and GFM) without its front matter, with the bounds that the analysis has. */
export function markdownSyntax(markdown: string): SyntaxNode {
  const start = frontMatterEnd(markdown)
  const body = markdown.slice(0, start).replace(/[^\n]/g, ' ') + markdown.slice(start)
  // a line that begins or ends a container of VitePress or Docusaurus is no text
  const bounded = boundLazy(boundIndented(boundNesting(body.replace(/^[ \t]*:{3}.*$/gm, (line) => ' '.repeat(line.length)))))
  const unmarked = boundMarks(bounded)
  const tree = fromMarkdown(unmarked, {
    extensions: [
      gfmTable(),
      gfmStrikethrough(),
      gfmFootnote(),
      gfmTaskListItem(),
      { disable: { null: hasTooManyUnderlines(body) ? ['setextUnderline'] : [] } },
    ],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmFootnoteFromMarkdown(), gfmTaskListItemFromMarkdown()],
  }) as unknown as SyntaxNode
  if (unmarked !== bounded) writeMarks(tree as Parameters<typeof writeMarks>[0])
  return tree
}
