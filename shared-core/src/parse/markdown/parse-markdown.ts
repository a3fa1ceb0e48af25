import type { Document } from 'domhandler'
import { parseHtml } from '../html/html.ts'
import { scanTags } from '../html/scan-tags.ts'
import { treeOfMarkdown } from './markdown.ts'

/** The tree of a Markdown text, where all code is at hand. */
export const parseMarkdown = (text: string): Document => treeOfMarkdown(text, { parseHtml, scanTags })
