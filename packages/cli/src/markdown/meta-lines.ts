/** `Key: value`, or the indented second line of a value. */
const metaLine = /^[A-Z][\w-]{1,30}:[ \t]+\S|^[ \t]{2,}\S/

/** Lines that are looked at for the end of the block. */
const maxLines = 40

/**
 * Offset behind the lines of metadata with which MultiMarkdown, Pelican and MkDocs begin a text: up to the first blank line, `Title:` among
 * them. 0: the text has none.
 */
export function metaLinesEnd(text: string): number {
  let end = 0
  let hasTitle = false
  for (const line of text.split('\n', maxLines)) {
    if (line.trim() === '') return hasTitle ? end : 0
    if (!metaLine.test(line)) return 0
    hasTitle ||= line.startsWith('Title:')
    end += line.length + 1
  }
  return 0
}

/** Values by key in small letters; several authors are between commas or semicolons. */
export function parseMetaLines(block: string): Readonly<Record<string, unknown>> {
  const lines = block.replace(/\r?\n[ \t]{2,}/g, ' ').split(/\r?\n/)
  const values = lines.map((line): readonly [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return Object.fromEntries(
    values.map(([key, value]) => [key, /^authors?$/.test(key) ? value.split(/[,;]/).map((name) => name.trim()) : value]),
  )
}
