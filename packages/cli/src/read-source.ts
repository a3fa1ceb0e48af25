import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { decodePage } from '@citable/service/charset'
import type { CommandContext } from './command-context.ts'

/** Bytes of a file or of standard input: as much as the fetcher takes of a page. */
const maxBytes = 10 * 1024 * 1024

/** A source that cannot be used, with a code of the service's problems and a sentence. */
export class SourceFault extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'SourceFault'
    this.code = code
  }
}

/** An address, not the name of a file; `C:\\page.html` is a file. */
export const isAddress = (source: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(source) && !/^[a-z]:[\\/]/i.test(source)

/**
 * Text of a file, or of standard input for `-`. The charset is found as in a page: byte order mark, `meta`, declaration of XML,
 * else UTF-8 or the charset that its letters suggest.
 *
 * @throws SourceFault
 */
export async function readSource(source: string, context: Pick<CommandContext, 'input' | 'folder'>): Promise<string> {
  const shown = source === '-' ? 'Standard input' : path.basename(source)
  const file = path.resolve(context.folder, source)
  if (source !== '-') {
    const found = await stat(file).catch(() => null)
    if (!found) throw new SourceFault('unusable_page', `There is no file ${source}.`)
    if (!found.isFile()) throw new SourceFault('unusable_page', `${source} is not a file.`)
    if (found.size > maxBytes) throw tooLarge(shown)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of source === '-' ? context.input : (createReadStream(file) as AsyncIterable<Buffer>)) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      size += bytes.length
      if (size > maxBytes) throw tooLarge(shown)
      chunks.push(bytes)
    }
  } catch (error) {
    if (error instanceof SourceFault) throw error
    throw new SourceFault('unusable_page', `${shown} cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
  return usableText(decodePage(Buffer.concat(chunks), ''), shown)
}

/** @throws SourceFault when the text is empty, too large or binary */
export function usableText(text: string, shown: string): string {
  if (text.trim() === '') throw new SourceFault('unusable_page', `${shown} is empty.`)
  if (text.length > maxBytes) throw tooLarge(shown)
  if (isBinary(text)) throw new SourceFault('unusable_page', `${shown} is not text: HTML or Markdown is expected.`)
  return text
}

const tooLarge = (shown: string): SourceFault => new SourceFault('too_large', `${shown} is larger than ${maxBytes / 1024 / 1024} MiB.`)

/** More than one control character in a hundred at the beginning, or one broken character in five: no text in any charset. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 4096)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is counted
  const controls = head.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0
  const broken = head.match(/\ufffd/g)?.length ?? 0
  return controls > head.length / 100 || broken > head.length / 5
}
