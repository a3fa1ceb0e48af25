import { detectCharset } from './detect-charset.ts'

/** Bytes in which a page may declare its charset (HTML Standard, "determining the character encoding"). */
const declarationBytes = 1024

/** Bytes in which a declaration is looked for where the page is not UTF-8: heads of today are long. */
const lateBytes = 262_144

const declared = /<meta[^<>]+charset\s*=[\s"']*([\w:.-]+)/i

/** The declaration of XML, of which XHTML pages have sometimes no other. */
const declaredByXml = /^\s*<\?xml\b[^<>]*?\bencoding\s*=\s*["']([\w:.-]+)/i

function decoderFor(label: string | undefined): InstanceType<typeof TextDecoder> | null {
  if (label === undefined) return null
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

function charsetOfByteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** A page as it came: its text is made where it is read, so that the same page is not held twice. */
export interface PageBytes {
  readonly body: Uint8Array
  /** Label of the Encoding Standard. */
  readonly charset: string
}

/** Bytes that are decoded at once to see whether a page says anything. */
const stepBytes = 65_536

/**
 * Charset of a page: byte order mark, then the header, then `meta` in the first 1,024 bytes, then the declaration of XML. Bytes that are
 * not UTF-8 have their `meta` further down or the charset that their letters suggest; all others are UTF-8 with replacement characters.
 * Labels are those of the Encoding Standard, which has no UTF-7. A declaration that says UTF-16 is read as UTF-8, as browsers do.
 *
 * @param contentType value of the Content-Type header; empty when there is none
 */
export function charsetOf(bytes: Uint8Array, contentType: string): string {
  const inHeader = /charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType)?.[1]
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes))
  const decoder =
    decoderFor(charsetOfByteOrderMark(bytes)) ??
    decoderFor(inHeader) ??
    decoderFor(inText(declared.exec(head)?.[1])) ??
    decoderFor(inText(declaredByXml.exec(head)?.[1])) ??
    undeclared(bytes)
  return decoder.encoding
}

/** A label that can be read as ASCII is in no UTF-16. */
const inText = (label: string | undefined): string | undefined => (label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label)

function undeclared(bytes: Uint8Array): InstanceType<typeof TextDecoder> {
  const detected = detectCharset(bytes)
  if (detected === null) return new TextDecoder()
  const late = detected.startsWith('utf-16')
    ? undefined
    : declared.exec(new TextDecoder('latin1').decode(bytes.subarray(0, lateBytes)))?.[1]
  return decoderFor(inText(late)) ?? decoderFor(detected) ?? new TextDecoder()
}

/** Text of a page. */
export const pageText = ({ body, charset }: PageBytes): string => new TextDecoder(charset).decode(body)

/** The text of a page in the charset that a browser would choose. */
export const decodePage = (bytes: Uint8Array, contentType: string): string =>
  pageText({ body: bytes, charset: charsetOf(bytes, contentType) })

/** The page has nothing but white space. */
export function isBlank({ body, charset }: PageBytes): boolean {
  const decoder = new TextDecoder(charset)
  for (let at = 0; at < body.length; at += stepBytes) {
    const text = decoder.decode(body.subarray(at, at + stepBytes), { stream: true })
    if (text.trim() !== '') return false
  }
  return decoder.decode().trim() === ''
}
