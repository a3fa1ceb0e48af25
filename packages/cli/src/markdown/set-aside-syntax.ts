/**
 * Markdown without what generators replace when they build: shortcodes of Hugo, tags of Liquid and Nunjucks, attributes of headings, marks of
 * containers, tags of components. Text inside of paired ones stays; pictures and links stay pictures and links. Code is left as it is.
 *
 * @param values front matter, for `{{ page.title }}`; null: the text has none, so braces in it are text
 */
export function setAsideSyntax(markdown: string, values: Readonly<Record<string, unknown>> | null): string {
  return outsideCode(fencedHighlights(markdown), (text) => {
    let plain = withoutShortcodes(text)
    plain = withoutLiquidTags(plain)
    if (values !== null) plain = plain.replace(/\{\{[-~]?\s*([^{}]*?)\s*[-~]?\}\}/g, (_, expression: string) => printed(expression, values))
    return withoutContainers(withoutAttributes(plain)).replace(/<\/?[A-Z][\w.]*(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/g, '')
  })
}

/** Code in tags of Liquid and Hugo as fenced code; comments of Liquid are gone. */
const fencedHighlights = (markdown: string): string =>
  markdown
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, '')
    .replace(/^[ \t]*\{%-?\s*highlight\b\s*([\w+-]*)[^%]*%\}/gm, (_, language: string) => `\`\`\`${language}`)
    .replace(/^[ \t]*\{%-?\s*endhighlight\s*-?%\}/gm, '```')
    .replace(/^[ \t]*\{\{[<%]\s*highlight\b\s*([\w+-]*)[^>%]*[>%]\}\}/gm, (_, language: string) => `\`\`\`${language}`)
    .replace(/^[ \t]*\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gm, '```')

/** Changes the text outside of fenced code and code in a line. */
function outsideCode(markdown: string, change: (text: string) => string): string {
  const parts: string[] = []
  let text: string[] = []
  let fence: string | null = null
  const flush = (): void => {
    if (text.length > 0) parts.push(outsideSpans(text.join('\n'), change))
    text = []
  }
  for (const line of markdown.split('\n')) {
    const mark = /^[ \t>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === null && mark !== undefined) {
      flush()
      fence = mark
      parts.push(line)
    } else if (fence === null) text.push(line)
    else {
      parts.push(line)
      if (mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length && line.trim().replace(/^[>\s]*/, '') === mark)
        fence = null
    }
  }
  flush()
  return parts.join('\n')
}

/** Code in a line is put aside while the rest changes. */
function outsideSpans(text: string, change: (text: string) => string): string {
  const spans: string[] = []
  const changed = change(
    text.replace(/(?<!`)(`+)(?!`)(?:[^`]|(?<!`)(?!\1(?!`))`+)*?(?<!`)\1(?!`)/g, (span) => {
      spans.push(span)
      return `\ue000${spans.length - 1}\ue001`
    }),
  )
  return changed.replace(/\ue000(\d+)\ue001/g, (_, at: string) => spans[Number(at)] ?? '')
}

/** Values of `name="value"` in a tag, and the texts without a name. */
function argumentsOf(tag: string): { readonly named: ReadonlyMap<string, string>; readonly plain: readonly string[] } {
  const named = new Map<string, string>()
  const plain: string[] = []
  for (const [, name, double, single, back] of tag.matchAll(/(?:([\w-]+)\s*[=:]\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g)) {
    const value = double ?? single ?? back ?? ''
    if (name === undefined) plain.push(value)
    else named.set(name, value)
  }
  return { named, plain }
}

const isPicture = (path: string): boolean => /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(path)

/** A picture with its caption below; '' where the tag names none. */
function pictureOf(tag: string): string {
  const { named, plain } = argumentsOf(tag)
  const source =
    named.get('src') ?? named.get('link') ?? named.get('url') ?? named.get('image_path') ?? named.get('path') ?? plain.find(isPicture)
  if (source === undefined) return ''
  const others = plain.filter((text) => text !== source)
  const caption = named.get('caption') ?? named.get('title') ?? ''
  const alt = named.get('alt') ?? others[0] ?? caption
  return `![${alt.replace(/[[\]]/g, '')}](<${source}>)${caption === '' ? '' : `\n\n${caption}\n`}`
}

const withoutShortcodes = (text: string): string =>
  text
    .replace(/\{\{[<%]\s*\/\*([\s\S]*?)\*\/\s*[>%]\}\}/g, (_, shown: string) => shown.trim())
    .replace(/\{\{[<%]\s*(?:rel)?ref\s+["'`]?([^"'`\s>%]+)["'`]?\s*[>%]\}\}/g, '$1')
    .replace(/\{\{[<%]\s*(?:figure|img|image|picture)\b((?:"[^"]*"|`[^`]*`|[^>"`])*?)\/?\s*[>%]\}\}/g, (_, tag: string) => pictureOf(tag))
    .replace(/\{\{([<%])(?:"[^"]*"|`[^`]*`|(?!\1\}\})[\s\S])*?[>%]\}\}/g, '')

const withoutLiquidTags = (text: string): string =>
  text
    .replace(/\{%-?\s*(?:link|post_url)\s+([^\s%]+)\s*-?%\}/g, '$1')
    .replace(
      /\{%-?\s*(?:image|img|picture|figure|include\s+(?:figure|image|img|picture)[\w./-]*)\b((?:"[^"]*"|'[^']*'|[^%"'])*)-?%\}/g,
      (_, tag: string) => pictureOf(tag),
    )
    .replace(/\{%(?:"[^"]*"|'[^']*'|(?!%\})[\s\S])*?%\}/g, '')

/** What `{{ … }}` prints: a literal, or a value of the front matter; '' for all that only the build knows. */
function printed(expression: string, values: Readonly<Record<string, unknown>>): string {
  const literal = /^(?:"([^"]*)"|'([^']*)')/.exec(expression)
  if (literal !== null) return literal[1] ?? literal[2] ?? ''
  const path = /^(?:page|\$frontmatter|frontmatter|Params|\.Params)?\.?([\w.-]+)/.exec(expression)?.[1]
  const value = path
    ?.split('.')
    .reduce<unknown>(
      (each, key) => (typeof each === 'object' && each !== null ? (each as Record<string, unknown>)[key] : undefined),
      values,
    )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Ids and classes of headings, of paragraphs in kramdown, and lists of contents. */
const withoutAttributes = (text: string): string =>
  text
    .replace(/^([ \t>]*#{1,6}[ \t].*?)[ \t]*\{(?=[#.:\w])[^{}]*\}[ \t]*#*[ \t\r]*$/gm, (line, heading: string) =>
      /\{:?\s*[#.]|\{[\w-]+=/.test(line) ? heading : line,
    )
    .replace(/^[ \t]*(?:[-*+]|1\.)[ \t]+(?:TOC|.*)\r?\n[ \t]*\{:toc[^}]*\}[ \t]*$/gim, '')
    .replace(/[ \t]*\{::?\s*[^{}\n]*\}/g, '')
    .replace(/(\]\([^)\n]*\))\{[.#:][^{}\n]*\}/g, '$1')
    .replace(/^[ \t]*(?:\[\[_?toc_?\]\]|\[toc\])[ \t\r]*$/gim, '')

/** The same for marks of containers alone: in MDX everything else is the parser's. */
export const setAsideContainers = (mdx: string): string => outsideCode(mdx, withoutContainers)

/** `:::tip Title` of VitePress and Docusaurus, marks of alerts, and code that is taken in from another file. */
const withoutContainers = (text: string): string =>
  text
    .replace(
      /^[ \t]*:{3,}[ \t]*(?:[\w-]+)?[ \t]*(?:\[([^\]\n]*)\]|([^{\n]*?))?[ \t]*(?:\{[^}\n]*\})?[ \t\r]*$/gm,
      (_, bracketed?: string, plain?: string) => {
        const title = (bracketed ?? plain ?? '').trim()
        return title === '' ? '' : `\n**${title}**\n`
      },
    )
    .replace(/^([ \t]*>[ \t]*)\[![a-z]+\][+-]?[ \t]*/gim, '$1')
    .replace(/^[ \t]*<<<[ \t]+\S.*$/gm, '')
