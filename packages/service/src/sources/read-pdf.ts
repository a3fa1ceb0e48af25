/** Pages of one file at most, and UTF-16 units of their text. */
const maxPages = 300
const maxLength = 2_000_000

export interface PdfText {
  readonly title: string | null
  /** Pages apart by a blank line. */
  readonly text: string
  readonly isCut: boolean
}

/** Text of a PDF. The library is loaded at the first one. Rejects for what is none, or is locked. */
export async function readPdf(body: Uint8Array): Promise<PdfText> {
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(body, { disableFontFace: true })
  const { info } = (await document.getMetadata().catch(() => ({ info: {} }))) as { info: { readonly Title?: unknown } }
  let text = ''
  let page = 0
  while (page < Math.min(document.numPages, maxPages) && text.length < maxLength) {
    page += 1
    const { items } = await (await document.getPage(page)).getTextContent()
    text += `${items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')}\n\n`
  }
  const title = typeof info.Title === 'string' && info.Title.trim() !== '' ? info.Title : null
  return { title, text, isCut: page < document.numPages }
}
