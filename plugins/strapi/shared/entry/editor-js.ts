import { escapeHtml } from '@citable/core/escape-html'

type Data = Readonly<Record<string, unknown>>

/** The value of a text that is JSON, as editors of blocks and of embedded pages store it; null: it is a text. */
export function storedIn(text: string): object | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text) as object
  } catch {
    return null
  }
}

/** HTML of what Editor.js stored in a text; empty: something else did, which is no part of an article. null: it is a text. */
export function storedBlocks(text: string): { readonly html: string } | null {
  const value = storedIn(text)
  if (value === null) return null
  const { blocks } = value as { readonly blocks?: unknown }
  const known = Array.isArray(blocks) ? blocks.filter((block) => typeof block?.type === 'string') : []
  return { html: known.map(({ type, data }) => htmlOf(type, data ?? {})).join('') }
}

/** Texts of Editor.js are HTML of their own. */
const inline = (value: unknown): string => (typeof value === 'string' ? value : '')

function htmlOf(type: string, data: Data): string {
  const text = inline(data.text)
  switch (type.toLowerCase()) {
    case 'paragraph':
      return text && `<p>${text}</p>`
    case 'header': {
      const level = Math.min(Math.max(Number(data.level) || 2, 2), 6)
      return text && `<h${level}>${text}</h${level}>`
    }
    case 'list':
    case 'checklist':
    case 'nestedlist':
      return listOf(data.items, data.style === 'ordered' ? 'ol' : 'ul')
    case 'quote':
      return text && `<blockquote><p>${text}</p>${data.caption ? `<footer>${inline(data.caption)}</footer>` : ''}</blockquote>`
    case 'code':
      return `<pre><code>${escapeHtml(inline(data.code))}</code></pre>`
    case 'table':
      return tableOf(data.content, data.withHeadings === true)
    case 'image': {
      const url = inline((data.file as Data | undefined)?.url ?? data.url)
      return url && `<img src="${escapeHtml(url)}" alt="${escapeHtml(inline(data.caption))}">`
    }
    case 'raw':
      return inline(data.html)
    default:
      return ''
  }
}

/** Items are texts, or texts with items below them. */
function listOf(items: unknown, name: 'ol' | 'ul'): string {
  if (!Array.isArray(items) || items.length === 0) return ''
  const each = items.map((item: unknown) => {
    const { content, text, items: below } = (typeof item === 'object' && item !== null ? item : { content: item }) as Data
    return `<li>${inline(content ?? text)}${listOf(below, name)}</li>`
  })
  return `<${name}>${each.join('')}</${name}>`
}

function tableOf(rows: unknown, hasHeadings: boolean): string {
  if (!Array.isArray(rows)) return ''
  const line = (cells: unknown, at: number): string => {
    const name = hasHeadings && at === 0 ? 'th' : 'td'
    return Array.isArray(cells) ? `<tr>${cells.map((cell) => `<${name}>${inline(cell)}</${name}>`).join('')}</tr>` : ''
  }
  return `<table>${rows.map(line).join('')}</table>`
}
