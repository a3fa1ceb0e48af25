import type { OptimizeRequest } from '@citable/contract'
import type { SourceWarning } from '../site/page-result.ts'
import { dayOfFile } from './day-of-file.ts'
import { type FrontMatterSettings, frontEnd, readFrontMatter } from './read-front-matter.ts'
import { setAsideContainers, setAsideSyntax, withoutHeadingAttributes } from './set-aside-syntax.ts'

/** A text of a static site as the analysis takes it. */
export interface PageFile {
  readonly content: NonNullable<OptimizeRequest['content']>
  readonly warnings: readonly SourceWarning[]
  /** Front matter says that the page is not to be published. */
  readonly isDraft: boolean
}

/** `path`: with `/`, absent for standard input and lines of JSON. */
export interface PageFileSettings extends Omit<FrontMatterSettings, 'dayOfFile'> {
  readonly path?: string
}

/**
 * Markdown or MDX of a static site generator (Hugo, Jekyll, Astro, Docusaurus, Eleventy, VitePress, Pelican): facts of its front matter and of its
 * name, and its text without what the generator replaces.
 *
 * @throws SourceFault for front matter that is not YAML, TOML or JSON
 */
export async function readMarkdownFile(text: string, { path = '', ...settings }: PageFileSettings = {}): Promise<PageFile> {
  const end = frontEnd(text)
  const { facts, unread, values, ...front } = readFrontMatter(text, { ...settings, dayOfFile: dayOfFile(path) })
  // Jekyll's folder of drafts
  const isDraft = front.isDraft || /(?:^|\/)_drafts\//.test(path)
  const warnings: SourceWarning[] = unread.map((message) => ({ message, line: lineOfKey(text.slice(0, end), message) }))
  const body = text.slice(end)
  const plain = setAsideSyntax(body, end === 0 ? null : values)
  const isMdx = /\.mdx$/i.test(path)
  if (!isMdx && !(path !== '' && looksLikeMdx(body))) return { content: { markdown: plain, ...facts }, warnings, isDraft }
  // comments of HTML are not part of MDX, though Docusaurus takes them
  const { readMdx } = await import('./read-mdx.ts')
  const before = withoutComments(withoutHeadingAttributes(body))
  const mdx = readMdx(setAsideContainers(before))
  if (mdx.ok) return { content: { markdown: mdx.markdown, ...facts }, warnings, isDraft }
  if (isMdx) {
    // without containers lines are others
    const whole = readMdx(before)
    const place = whole.ok ? null : whole.line
    const line = place === null ? null : place + text.slice(0, end).split('\n').length - 1
    warnings.push({ message: `The text is not MDX, and was read as Markdown: ${mdx.reason}.`.replace(/\.\.$/, '.'), line })
  }
  return { content: { markdown: plain.replace(/^(?:import|export)\s[^\n]*(?:\n(?=[^\n])[^\n]*)*/gm, ''), ...facts }, warnings, isDraft }
}

/** Whether a `.md` file is MDX, as Docusaurus reads it: outside of code it imports or exports, and uses a component. */
function looksLikeMdx(body: string): boolean {
  const text = body.replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)/gm, '')
  const isModule = text
    .split('\n')
    .some((line) => (/^import\s/.test(line) && /\sfrom\s?['"]/.test(line)) || /^export\s(?:const|default|function)\s/.test(line))
  return isModule && /<[A-Z]|^export\s/m.test(text)
}

const withoutComments = (body: string): string => body.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))

/** HTML without its front matter, and the facts in it, as Jekyll reads them. @throws SourceFault */
export function readHtmlFile(text: string, { path = '', ...settings }: PageFileSettings = {}): PageFile {
  const end = frontEnd(text)
  const { facts, unread, isDraft } = readFrontMatter(text, { ...settings, dayOfFile: dayOfFile(path) })
  const warnings = unread.map((message) => ({ message, line: lineOfKey(text.slice(0, end), message) }))
  return { content: { html: text.slice(end), ...facts }, warnings, isDraft }
}

function lineOfKey(front: string, message: string): number | null {
  const key = message.slice(0, message.indexOf(':')).split('.').at(-1) ?? ''
  const at = front.split('\n').findIndex((line) => new RegExp(`^[\\s"-]*${key}"?\\s*[:=]`).test(line))
  return at < 0 ? null : at + 1
}
