import type { Document } from 'domhandler'
import { parseHtml } from './html.ts'
import { treeOfMarkdown } from './markdown.ts'
import { scanTags } from './scan-tags.ts'

/** The tree of a Markdown text, where all code is at hand. */
export const parseMarkdown = (text: string): Document => treeOfMarkdown(text, { parseHtml, scanTags })
