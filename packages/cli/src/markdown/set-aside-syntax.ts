/**
 * Markdown without what generators replace when they build: shortcodes of Hugo, tags of Liquid and Nunjucks, attributes of headings, marks of
 * containers, tags of components. Text inside of paired ones stays; pictures and links stay pictures and links. Code is left as it is.
 *
 * @param values front matter, for `{{ page.title }}`; null: the text has none, so braces in it are text
 */
export function setAsideSyntax(markdown: string, values: Readonly<Record<string, unknown>> | null): string {
  return outsideCode(fencedHighlights(markdown), (text) => {
    let plain = replaceTags(text, '{{<', '>}}', printedShortcode)
    plain = replaceTags(plain, '{{%', '%}}', printedShortcode)
    plain = replaceTags(plain, '{%', '%}', printedTag)
    if (values !== null) plain = replaceTags(plain, '{{', '}}', (expression) => printedValue(expression, values))
    return withoutContainers(withoutAttributes(plain)).replace(/<\/?[A-Z][\w.]*(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/g, '')
  })
}

/** The same for marks of containers alone: in MDX everything else is the parser's. */
export const setAsideContainers = (mdx: string): string => outsideCode(mdx, withoutContainers)

/** Headings without the ids and classes in braces behind them; a set such as `{a, b}` is text. */
export const withoutHeadingAttributes = (text: string): string => eachLine(text, headingOf)

const eachLine = (text: string, change: (line: string) => string): string => text.split('\n').map(change).join('\n')

/** Longest tag, in UTF-16 units: a longer one is text. */
const maxTag = 2_000

/** Replaces tags by what is printed in their place; a tag that does not end is text. */
function replaceTags(text: string, open: string, close: string, print: (inside: string) => string): string {
  let printed = ''
  let from = 0
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, from)) {
    const start = at + open.length
    const tag = text.slice(start, start + maxTag)
    const end = endOfTag(tag, close)
    printed += text.slice(from, at) + (end < 0 ? open : print(tag.slice(0, end)))
    from = end < 0 ? start : start + end + close.length
  }
  return printed + text.slice(from)
}

/** Where a tag ends, not in a text in quotation marks; a mark that is never closed begins none. */
function endOfTag(tag: string, close: string): number {
  let quote = ''
  for (let at = 0; at < tag.length; at++) {
    const sign = tag[at]!
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (/["'`]/.test(sign) && /[\s=:(,[]/.test(tag[at - 1] ?? ' ')) quote = sign
    else if (tag.startsWith(close, at)) return at
  }
  return tag.indexOf(close)
}

/** The words of a tag, without signs at its borders: `- name a b -` and `% name a %`. */
const wordsOf = (inside: string): string => inside.replace(/^[-~]/, '').replace(/[-~]$/, '').trim()

/** Code in tags of Liquid and Hugo as fenced code; comments of Liquid are gone. */
const fencedHighlights = (markdown: string): string =>
  eachLine(markdown.replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, ''), (line) => {
    const tag = line.trim()
    if (!tag.includes('highlight') || !/^(?:\{%|\{\{[<%])/.test(tag) || !tag.endsWith('}')) return line
    const [name = '', language = ''] = wordsOf(tag.replace(/^\{\{?[<%]/, '').replace(/[>%]\}\}?$/, '')).split(/\s+/)
    if (name === 'highlight') return `\`\`\`${language.replaceAll('"', '')}`
    return name === 'endhighlight' || name === '/highlight' || (name === '/' && language === 'highlight') ? '```' : line
  })

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
    const mark = fenceOf(line)
    if (fence === null && mark !== null) {
      flush()
      fence = mark
      parts.push(line)
    } else if (fence === null) text.push(line)
    else {
      parts.push(line)
      const isEnd = mark !== null && mark[0] === fence[0] && mark.length >= fence.length && line.trimEnd().endsWith(mark)
      if (isEnd) fence = null
    }
  }
  flush()
  return parts.join('\n')
}

/** The mark of fenced code with which a line begins, in items and quotations too. */
function fenceOf(line: string): string | null {
  let rest = line.replace(/^[ \t>]+/, '')
  const item = /^(?:[-+*]|\d{1,9}[.)])[ \t]/.exec(rest)
  if (item !== null) rest = rest.slice(item[0].length).trimStart()
  return /^(?:`{3,}|~{3,})/.exec(rest)?.[0] ?? null
}

/** Code in a line is put aside while the rest changes. */
function outsideSpans(text: string, change: (text: string) => string): string {
  const spans: string[] = []
  let plain = ''
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/`+/g)) {
    if (index < from) continue
    const end = endOfSpan(text, index + mark.length, mark)
    if (end < 0) continue
    plain += `${text.slice(from, index)}\ue000${spans.length}\ue001`
    spans.push(text.slice(index, end))
    from = end
  }
  return change(plain + text.slice(from)).replace(/\ue000(\d+)\ue001/g, (_, at: string) => spans[Number(at)] ?? '')
}

/** Behind the next run of as many marks within a paragraph; -1: there is none. */
function endOfSpan(text: string, start: number, mark: string): number {
  const paragraph = text.slice(start, start + maxTag).split(/\n[ \t]*\n/, 1)[0]!
  for (const { 0: run, index } of paragraph.matchAll(/`+/g)) if (run.length === mark.length) return start + index + run.length
  return -1
}

/** Values of `name="value"` in a tag, and the texts without a name. */
function argumentsOf(tag: string): { readonly named: ReadonlyMap<string, string>; readonly plain: readonly string[] } {
  const named = new Map<string, string>()
  const plain: string[] = []
  for (const { 0: quoted, index } of tag.matchAll(/"[^"]*"|'[^']*'|`[^`]*`/g)) {
    const name = /([\w-]{1,40}) ?[=:] ?$/.exec(tag.slice(Math.max(0, index - 45), index))?.[1]
    if (name === undefined) plain.push(quoted.slice(1, -1))
    else named.set(name, quoted.slice(1, -1))
  }
  return { named, plain }
}

const isPicture = (path: string): boolean => /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(path)

/** A picture with its caption below; '' where the tag names none. */
function pictureOf(tag: string): string {
  const { named, plain } = argumentsOf(tag)
  const source =
    ['src', 'link', 'url', 'image_path', 'path'].map((name) => named.get(name)).find((path) => path !== undefined) ?? plain.find(isPicture)
  if (source === undefined) return ''
  const caption = named.get('caption') ?? named.get('title') ?? ''
  const alt = named.get('alt') ?? plain.find((text) => text !== source) ?? caption
  return `![${alt.replace(/[[\]]/g, '')}](<${source}>)${caption === '' ? '' : `\n\n${caption}\n`}`
}

const pictureTags = /^(?:figure|img|image|picture)$/

/** Links and pictures of Hugo's shortcodes; a shortcode in a comment is shown. */
function printedShortcode(inside: string): string {
  const tag = inside.trim()
  if (tag.startsWith('/*')) return tag.replace(/^\/\*|\*\/$/g, '').trim()
  const [name = '', target = ''] = tag.split(/\s+/, 2)
  if (name === 'ref' || name === 'relref') return target.replace(/["'`]/g, '')
  return pictureTags.test(name) ? pictureOf(tag) : ''
}

/** Links and pictures of tags of Liquid and Nunjucks. */
function printedTag(inside: string): string {
  const tag = wordsOf(inside)
  const [name = '', target = ''] = tag.split(/\s+/, 2)
  if (name === 'link' || name === 'post_url') return target
  const isIncluded =
    name === 'include' &&
    pictureTags.test(
      target
        .split('/')
        .at(-1)!
        .replace(/\.\w+$/, ''),
    )
  return pictureTags.test(name) || isIncluded ? pictureOf(tag) : ''
}

/** What `{{ … }}` prints: a literal, or a value of the front matter; '' for all that only the build knows. */
function printedValue(inside: string, values: Readonly<Record<string, unknown>>): string {
  const expression = wordsOf(inside)
  const literal = /^(?:"([^"]*)"|'([^']*)')/.exec(expression)
  if (literal !== null) return literal[1] ?? literal[2] ?? ''
  const path = /^[$.\w-]+/.exec(expression)?.[0].replace(/^(?:page|\$frontmatter|frontmatter|\.?Params)?\./, '')
  const value = path
    ?.split('.')
    .reduce<unknown>(
      (each, key) => (typeof each === 'object' && each !== null ? (each as Record<string, unknown>)[key] : undefined),
      values,
    )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function headingOf(line: string): string {
  const whole = line.trimEnd()
  if (!whole.endsWith('}') || !/^[ \t>]*#{1,6}[ \t]/.test(whole)) return line
  const open = whole.lastIndexOf('{')
  const inside = whole.slice(open + 1, -1).trim()
  return /^:?\s?[#.]/.test(inside) || inside.includes('=') ? whole.slice(0, open).trimEnd() : line
}

/** Ids and classes of headings, of paragraphs in kramdown, and lists of contents. */
function withoutAttributes(text: string): string {
  const lines = text.split('\n')
  const isContents = (line: string | undefined): boolean => line?.trim().startsWith('{:toc') === true
  return lines
    .filter((line, at) => !isContents(line) && !isContents(lines[at + 1]) && !/^\[(?:\[_?toc_?\]|toc)\]$/i.test(line.trim()))
    .map(headingOf)
    .join('\n')
    .replace(/\{:[^{}\n]*\}/g, '')
    .replace(/\)\{[.#][^{}\n]*\}/g, ')')
}

/** `:::tip Title` of VitePress and Docusaurus, marks of alerts, and code that is taken in from another file. */
const withoutContainers = (text: string): string =>
  eachLine(text, (line) => {
    const whole = line.trim()
    if (/^<<<[ \t]/.test(whole)) return ''
    if (whole.startsWith('>')) return line.replace(/^([ \t]*>[ \t]*)\[![a-z]+\][+-]?/i, '$1')
    if (!whole.startsWith(':::')) return line
    const rest = whole.replace(/^:+/, '').trim()
    const named = rest.endsWith('}') ? rest.slice(0, rest.lastIndexOf('{')).trim() : rest
    const after = named.replace(/^[\w-]+/, '').trim()
    const title = after.startsWith('[') && after.endsWith(']') ? after.slice(1, -1) : after
    return title === '' ? '' : `\n**${title}**\n`
  })
