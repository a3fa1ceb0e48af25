import { readingProblem } from '../http/bodies/large-bodies.ts'
import { jsonLength } from '../model/json-length.ts'
import type { AnalysisPool } from './analysis-pool.ts'
import type { Ticket } from './fair-queue.ts'

/** UTF-16 units of JSON that the main thread prints and parses itself. */
const largest = 64 * 1024

/** JSON texts of plain values, in their order; large ones are printed by a worker. @throws ServiceProblem */
export async function printJson(values: readonly unknown[], pool: Pick<AnalysisPool, 'print'>, ticket: Ticket): Promise<readonly string[]> {
  const length = jsonLength(values)
  if (length <= largest) return values.map((value) => JSON.stringify(value))
  const printed = await pool.print(values, length, ticket)
  if (!printed.ok) throw readingProblem(printed)
  return printed.texts
}

/** The value of our own JSON text; a large one is parsed by a worker. @throws ServiceProblem */
export async function parseOwnJson(text: string, pool: Pick<AnalysisPool, 'read'>, ticket: Ticket): Promise<unknown> {
  if (text.length <= largest) return JSON.parse(text)
  const parsed = await pool.read({ body: text, operation: null, fingerprintOf: null }, ticket)
  if (!parsed.ok) throw readingProblem(parsed)
  if (!parsed.read.ok) throw new Error('a stored text is not valid JSON')
  return parsed.read.value
}
