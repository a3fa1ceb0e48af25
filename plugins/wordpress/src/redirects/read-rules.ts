import { __, sprintf } from '@wordpress/i18n'
import { type CsvRow, createCsvReader, undefused } from '../post-texts/csv.ts'
import { type Rule, statuses } from './requests.ts'

interface ReadRule {
  readonly line: number
  readonly rule: Rule
}

export interface Fault {
  readonly line: number
  readonly message: string
}

/** The rule of a row, or the sentence that says what is wrong. Without a status: 301, and 410 where nothing is led to. */
function ruleOf({ cells }: CsvRow, head: readonly string[]): Rule | string {
  const cell = (name: string): string => undefused(cells[head.indexOf(name)] ?? '').trim()
  const [source, target, written] = [cell('source'), cell('target'), cell('status')]
  const status = written === '' ? (target === '' ? 410 : 301) : Number(written)
  if (source === '') return __('The cell “source” is empty.', 'citable')
  if (!statuses.some((one) => one === status))
    /* translators: %s: what a cell of a table holds. */
    return sprintf(__('The cell “status” holds “%s”. Write 301, 302 or 410.', 'citable'), written)
  return { source, target: status === 410 ? '' : target, status }
}

/** Rules of a table, by the line they are on. Throws the sentence for an invalid file. */
export function readRules(text: string): { readonly rules: readonly ReadRule[]; readonly faults: readonly Fault[] } {
  const reader = createCsvReader()
  const [first, ...rows] = [...reader.push(text), ...reader.end()]
  const head = (first?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  if (!head.includes('source') || !head.includes('target'))
    throw new Error(
      __('The first line has to name the columns “source” and “target”, as in the file that you can download here.', 'citable'),
    )
  const rules: ReadRule[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    const rule = ruleOf(row, head)
    if (typeof rule === 'string') faults.push({ line: row.line, message: rule })
    else rules.push({ line: row.line, rule })
  }
  return { rules, faults }
}
