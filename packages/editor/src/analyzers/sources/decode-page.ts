import type { SourcePage } from '@citable/core/sources'

/** A page as its site served it. */
export interface FetchedSource {
  readonly kind: 'page'
  /** The address after redirects. */
  readonly url: string
  readonly type: string
  /** Of its header; '': it names none. */
  readonly charset: string
  /** Bytes in base64. */
  readonly body: string
  readonly isCut: boolean
}

/** Bytes in which a page may declare its charset (HTML Standard, "determining the character encoding"). */
const declarationBytes = 1024

const declared = /<meta[^<>]+charset\s*=[\s"']*([\w:.-]+)|^\s*<\?xml\b[^<>]*?\bencoding\s*=\s*["']([\w:.-]+)/i

/** Text of a page: byte order mark, then the header's charset, then that of the page, else UTF-8. */
export function decodePage({ url, type, charset, body, isCut }: FetchedSource, asked: string): SourcePage {
  const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))
  const [, meta, xml] = declared.exec(new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes))) ?? []
  // a declaration that can be read as ASCII is in no UTF-16
  const inPage = (meta ?? xml)?.replace(/^utf-?16.*/i, 'utf-8')
  const decoder = decoderFor(markOf(bytes)) ?? decoderFor(charset) ?? decoderFor(inPage) ?? new TextDecoder()
  const text = decoder.decode(bytes)
  return type === 'text/plain' ? { kind: 'text', url, title: null, text, isCut } : { kind: 'html', url, asked, html: text, isCut }
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

function decoderFor(label: string | undefined): TextDecoder | null {
  if (!label) return null
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}
