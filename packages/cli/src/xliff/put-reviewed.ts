import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CommandContext } from '../command-context.ts'
import { isMarkdown, readGlossary } from '../translation-files.ts'
import { exitCodes, UsageFault } from '../usage.ts'
import { writeNew } from '../write-new.ts'
import { applyXliff } from './apply-xliff.ts'
import { type FileBody, splitFile } from './document-segments.ts'
import { decodeXml, readXliff } from './read-xliff.ts'
import { XliffFault } from './xliff-document.ts'

export interface ReviewedOptions {
  /** File of XLIFF. */
  readonly reviewed: string
  /** The document that it is of, alone. */
  readonly sources: readonly string[]
  readonly to?: string | undefined
  readonly out?: string | undefined
  readonly force: boolean
  readonly markdown: boolean
  readonly glossary?: string | undefined
}

/** Ids named in a message. */
const namedIds = 10

/** `citable translate <file> --reviewed <file.xlf>`: the document with the finished segments in place. No engine is asked. */
export async function putReviewed(options: ReviewedOptions, context: CommandContext): Promise<number> {
  const [source, ...others] = options.sources
  if (source === undefined || others.length > 0 || source === '-' || /^https?:\/\//i.test(source))
    throw new UsageFault('--reviewed takes one document: the file that the segments are of.')
  const read = async (name: string): Promise<Uint8Array> => {
    try {
      return await readFile(path.resolve(context.folder, name))
    } catch (error) {
      throw new UsageFault(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
    }
  }
  const text = Buffer.from(await read(source)).toString('utf8')
  const xml = await read(options.reviewed)
  const glossary = options.glossary === undefined ? null : Buffer.from(await read(options.glossary)).toString('utf8')
  try {
    const file = readXliff(decodeXml(xml))
    const language = file.to ?? options.to
    if (language === undefined) throw new XliffFault('It names no target language; name it with --to.')
    if (!/^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*$/.test(language)) throw new XliffFault(`“${language}” is no tag of a language.`)
    if (options.to !== undefined && options.to.toLowerCase() !== language.toLowerCase())
      throw new XliffFault(`It is in ${language}, not in ${options.to}.`)
    const body: FileBody = options.markdown || isMarkdown(source) ? { markdown: text } : { html: text }
    const split = splitFile(body, glossary === null ? [] : readGlossary(glossary, [language]), language)
    const { translations, faults, unfinished } = applyXliff(file, split.segments, source)
    const made = split.put(translations, {}).body
    const result = 'markdown' in made ? made.markdown : 'html' in made ? made.html : ''
    for (const fault of faults) context.messages.write(`citable: ${options.reviewed}: ${fault}\n`)
    const names = unfinished.slice(0, namedIds).join(', ') + (unfinished.length > namedIds ? ' …' : '')
    const left = unfinished.length === 0 ? '' : `, ${unfinished.length} not finished: ${names}`
    context.messages.write(`${language}: ${translations.size} of ${split.segments.length} segments by a person${left}.\n`)
    if (options.out === undefined) context.output.write(result)
    else if (!(await writeNew(path.join(options.out, language, path.basename(source)), result, options.force, context)))
      return exitCodes.failed
    return faults.length === 0 ? exitCodes.done : exitCodes.failed
  } catch (error) {
    if (!(error instanceof XliffFault)) throw error
    context.messages.write(`citable: ${options.reviewed}: ${error.message} Nothing was written.\n`)
    return exitCodes.failed
  }
}
