import { __, sprintf } from '@wordpress/i18n'
import { type CsvRow, createCsvReader, undefused } from './csv.ts'
import { type Changes, changesBetween, isDone, maxRows, type Result, type Row, sentenceOf } from './requests.ts'

/** A row of the file that was not taken over, and why. */
interface Fault {
  readonly line: number
  readonly message: string
  readonly cells: readonly string[]
}

export interface Outcome {
  readonly head: readonly string[]
  /** Rows that were looked at. */
  readonly rows: number
  readonly stored: number
  readonly faults: readonly Fault[]
  /** Rows that lead back, the last change first. */
  readonly back: readonly Row[]
}

export interface Options {
  /** An empty cell removes a text; false: it leaves it. */
  readonly emptyRemoves: boolean
  readonly save: (rows: readonly Row[]) => Promise<readonly Result[]>
  /** Bytes that are read. */
  readonly onProgress: (read: number) => void
  readonly isStopped: () => boolean
}

const yes = ['1', 'yes', 'true', 'ja', 'oui', 'sí', 'si']
const no = ['0', 'no', 'false', 'nein', 'non']
const names = ['seo_title', 'description', 'keyphrase'] as const

/** What a row of the file wants, or the sentence that says what is wrong with it. */
function rowOf({ cells }: CsvRow, head: readonly string[], emptyRemoves: boolean): Row | string {
  if (cells.length > head.length)
    return __('This row has more cells than the first line. A text with a comma needs quotation marks.', 'citable')
  const cell = (name: string): string | undefined => {
    const at = head.indexOf(name)
    return at < 0 ? undefined : undefused(cells[at] ?? '')
  }
  const id = cell('id')?.trim() ?? ''
  if (!/^[1-9]\d{0,15}$/.test(id)) return __('The cell “id” holds no number of a post.', 'citable')
  const changes: Record<string, string | boolean> = {}
  for (const name of names) {
    const text = cell(name)?.replace(/\s+/g, ' ').trim()
    if (text !== undefined && (text !== '' || emptyRemoves)) changes[name] = text
  }
  const hidden = cell('noindex')?.trim().toLowerCase() ?? ''
  if (hidden !== '' && !yes.includes(hidden) && !no.includes(hidden))
    /* translators: %s: what a cell of a table holds. */
    return sprintf(__('The cell “noindex” holds “%s”. Write 1 or 0.', 'citable'), hidden)
  if (hidden !== '') changes.noindex = yes.includes(hidden)
  return { id: Number(id), changes: changes as Changes }
}

/** The sentence for a file that cannot be read at all; null: its first line names what is needed. */
function faultOfHead(head: readonly string[]): string | null {
  if (!head.includes('id'))
    return __('The first line has to name the columns, with “id” among them, as in the file that you can download here.', 'citable')
  return [...names, 'noindex'].some((name) => head.includes(name))
    ? null
    : __('The first line names none of the columns seo_title, description, keyphrase and noindex.', 'citable')
}

/** Takes over a file, some rows at a time, without holding it in memory. Every row is stored or is among the faults. Throws the sentence for a file that is no table in UTF-8. */
export async function readFile(file: Blob, { emptyRemoves, save, onProgress, isStopped }: Options): Promise<Outcome> {
  const reader = createCsvReader()
  const faults: Fault[] = []
  const back: Row[] = []
  let head: readonly string[] = []
  let rows = 0
  let stored = 0
  let waiting: { readonly row: CsvRow; readonly wanted: Row }[] = []

  const send = async (): Promise<void> => {
    const sent = waiting
    waiting = []
    if (sent.length === 0) return
    const results = await save(sent.map(({ wanted }) => wanted)).catch((error: unknown) =>
      sentenceOf(error, __('Something went wrong. Try again.', 'citable')),
    )
    sent.forEach(({ row, wanted }, at) => {
      const result = typeof results === 'string' ? undefined : results[at]
      if (result === undefined || !isDone(result))
        faults.push({ line: row.line, message: result?.message ?? String(results), cells: row.cells })
      if (!result?.before || !result.texts || result.result === 'unchanged') return
      const undone = changesBetween(result.texts, result.before)
      if (Object.keys(undone).length === 0) return
      stored++
      back.unshift({ id: wanted.id, changes: undone, expected: changesBetween(result.before, result.texts) })
    })
  }
  const take = async (found: readonly CsvRow[]): Promise<void> => {
    for (const row of found) {
      if (head.length === 0) {
        head = row.cells.map((cell) => cell.trim().toLowerCase())
        const fault = faultOfHead(head)
        if (fault !== null) throw new Error(fault)
        continue
      }
      rows++
      const wanted = isStopped() ? __('Not looked at: you stopped.', 'citable') : rowOf(row, head, emptyRemoves)
      if (typeof wanted === 'string') faults.push({ line: row.line, message: wanted, cells: row.cells })
      else waiting.push({ row, wanted })
      if (waiting.length === maxRows) await send()
    }
  }

  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new Error(__('This file is not in UTF-8. In Excel, save it as “CSV UTF-8”.', 'citable'))
    }
  }
  const step = 65_536
  for (let at = 0; at < file.size; at += step) {
    await take(reader.push(decode(new Uint8Array(await file.slice(at, at + step).arrayBuffer()))))
    onProgress(Math.min(file.size, at + step))
  }
  await take(reader.push(decode()))
  const isOpen = reader.isOpen()
  const last = reader.end()
  if (isOpen)
    for (const { line, cells } of last)
      faults.push({ line, message: __('A quotation mark of this row is never closed.', 'citable'), cells })
  else await take(last)
  await send()
  if (head.length === 0) throw new Error(__('This file is empty.', 'citable'))
  return { head, rows: isOpen ? rows + last.length : rows, stored, faults: faults.sort((a, b) => a.line - b.line), back }
}
