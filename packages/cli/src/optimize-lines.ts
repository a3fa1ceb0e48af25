import { Content, JsonlInput, type Optimization, OptimizeRequest } from '@citable/contract'
import type { CommandContext } from './command-context.ts'
import { isBelow } from './is-below.ts'
import { readHtmlFile, readMarkdownFile } from './markdown/read-page-file.ts'
import { readLines } from './read-lines.ts'
import { SourceFault, usableText } from './read-source.ts'
import { exitCodes } from './usage.ts'

export interface LinesSettings {
  readonly analyzer: { analyze(request: OptimizeRequest): Promise<{ readonly optimization: Optimization; readonly ms: number }> }
  readonly ignoreJsonLd: boolean
  readonly failUnder: number | null
  /** Lines under way at once; results come in the order of the input. */
  readonly window: number
}

interface Done {
  readonly text: string
  readonly isBelow: boolean
  readonly isFailed: boolean
}

const known = Object.keys(JsonlInput.shape)

/**
 * One JSON object per line in, one per line out, in the same order. A line that cannot be used gives an error line and never ends the
 * run, whose exit code says so. Members that are null count as absent; unknown ones are ignored and named once on standard error.
 */
export function createJsonlReader({ analyzer, ignoreJsonLd, failUnder, window }: LinesSettings) {
  const unknown = new Set<string>()

  const optimizeLine = async (line: string, number: number): Promise<Done> => {
    let id: string | null = null
    try {
      const value = readJson(line)
      id = typeof value.id === 'string' ? value.id : typeof value.id === 'number' ? String(value.id) : null
      for (const name of Object.keys(value)) if (!known.includes(name)) unknown.add(name)
      const request = await toRequest(Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)), ignoreJsonLd)
      const { optimization, ms } = await analyzer.analyze(request)
      const {
        aeo_score,
        seo_score,
        scores,
        title,
        title_reason,
        titles,
        titles_note,
        title_blocks,
        schema,
        schema_type,
        article,
        answers,
        text_kind,
        next_steps,
        worth_a_look,
        set_aside,
        checks,
        rubric_version,
      } = optimization
      const text = JSON.stringify({
        id,
        aeo_score,
        seo_score,
        scores,
        title,
        title_reason,
        titles,
        titles_note,
        title_blocks,
        schema,
        schema_type,
        article,
        text_kind,
        answers,
        next_steps,
        worth_a_look,
        set_aside,
        checks,
        rubric_version,
        ms: Math.round(ms * 100) / 100,
      })
      return { text, isBelow: isBelow(optimization, failUnder), isFailed: false }
    } catch (error) {
      const [code, message] =
        error instanceof SourceFault ? [error.code, error.message] : ['internal', error instanceof Error ? error.message : String(error)]
      return { text: JSON.stringify({ id, line: number, error: { code, message } }), isBelow: false, isFailed: true }
    }
  }
  return {
    /** Resolves with the exit code when the input has ended. */
    run: async ({ input, output, messages }: Pick<CommandContext, 'input' | 'output' | 'messages'>): Promise<number> => {
      const pending: Promise<Done>[] = []
      let number = 0
      let read = 0
      let failed = 0
      let below = false
      const writeFirst = async (): Promise<void> => {
        const done = await pending.shift()
        if (!done) return
        below ||= done.isBelow
        if (done.isFailed) failed++
        if (!output.write(`${escapeLineSeparators(done.text)}\n`)) await new Promise((resolve) => output.once('drain', resolve))
      }
      for await (const line of readLines(input)) {
        number++
        if (line.trim() === '') continue
        read++
        pending.push(optimizeLine(line, number))
        if (pending.length >= window) await writeFirst()
      }
      while (pending.length > 0) await writeFirst()
      if (unknown.size > 0) messages.write(`citable: unknown members were ignored: ${[...unknown].join(', ')}\n`)
      if (failed > 0) messages.write(`citable: ${failed} of ${read} lines could not be used; each says why.\n`)
      return failed > 0 ? exitCodes.failed : below ? exitCodes.below : exitCodes.done
    },
  }
}

/** For readers that take U+2028 and U+2029 for line ends: inside JSON they may only are in strings, where the escape means the same. */
function escapeLineSeparators(json: string): string {
  return json.replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
}

function readJson(line: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(line.replace(/^\ufeff/, ''))
  } catch {
    throw new SourceFault('malformed_json', 'The line is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SourceFault('malformed_json', 'The line is not a JSON object.')
  return value as Record<string, unknown>
}

/** @throws SourceFault `invalid_request`, `too_large` or `unusable_page` */
async function toRequest(line: Readonly<Record<string, unknown>>, ignoreJsonLd: boolean): Promise<OptimizeRequest> {
  const parsed = JsonlInput.safeParse({ ...line, ...(typeof line.id === 'number' && { id: String(line.id) }) })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SourceFault('invalid_request', `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'not valid'}`)
  }
  const { id, request, ...rest } = parsed.data
  if (request !== undefined) {
    if (Object.keys(rest).length > 0) throw new SourceFault('invalid_request', `request: not beside ${Object.keys(rest).join(', ')}`)
    const options = { ...request.options, include_text: true, ...(ignoreJsonLd && { ignore_json_ld: true }) }
    return { ...request, options }
  }
  const { html, markdown, title, seo_title } = rest
  const [language, now] = [filled(rest.language), filled(rest.now)]
  const url = addressOf(filled(rest.url))
  if (html !== undefined && markdown !== undefined) throw new SourceFault('invalid_request', 'exactly one of html and markdown')
  const check = (name: string, isValid: boolean): void => {
    if (!isValid) throw new SourceFault('invalid_request', `${name}: not valid`)
  }
  check('url', OptimizeRequest.shape.url.safeParse(url).success)
  check('now', OptimizeRequest.shape.now.safeParse(now).success)
  check('language', Content.shape.language.safeParse(language).success)
  const shared = { options: { ignore_json_ld: ignoreJsonLd, include_text: true }, ...(now !== undefined && { now }) }
  const facts = {
    ...(url !== undefined && { url }),
    ...(title !== undefined && { title }),
    ...(seo_title !== undefined && { seo_title }),
    ...(language !== undefined && { language }),
  }
  if (markdown !== undefined) {
    const text = usableText(markdown, 'markdown')
    return { content: { ...(await readMarkdownFile(text)).content, ...facts }, ...shared }
  }
  if (html !== undefined) {
    return { content: { ...readHtmlFile(usableText(html, 'html')).content, ...facts }, ...shared }
  }
  if (url === undefined) throw new SourceFault('invalid_request', 'one of html, markdown and url is needed')
  return { url, ...shared }
}

/** A list of pages has an empty text where it knows nothing. */
const filled = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text?.trim())

/** An address as a browser takes it from its bar: with spaces and letters that only an encoded address may have. */
const addressOf = (url: string | undefined): string | undefined =>
  url !== undefined && /^https?:/i.test(url) && /\s/.test(url) && URL.canParse(url) ? new URL(url).href : url
