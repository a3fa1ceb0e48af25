import { tryParse } from '../model/try-parse.ts'
import type { WrittenRemark } from './remark.ts'

/** UTF-16 units read of an answer, and remarks taken of it. */
const max = { answer: 40_000, remarks: 20 } as const

/**
 * Remarks in what a model answered: a JSON list of objects with a quotation, bare, in an object or in a code fence, of an answer cut off those
 * that are whole. An empty list: the model has none. null: the answer has another form. Never throws.
 */
export function parseRemarks(answer: string): readonly WrittenRemark[] | null {
  const text = answer.slice(0, max.answer)
  const found = objectsIn(text).flatMap(remarkOf).slice(0, max.remarks)
  return found.length > 0 ? found : isEmptyList(text) ? [] : null
}

/** The members that a list calls missing. */
const isEmptyList = (text: string): boolean => /(?:"remarks"\s*:|^)\s*\[\s*\]/.test(text.replace(/```(?:json)?/g, '').trim())

/** Objects that hold no other, as a remark is. */
const objectsIn = (text: string): readonly unknown[] =>
  [...text.matchAll(/\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g)].flatMap(([part]) => tryParse(part) ?? [])

function remarkOf(value: unknown): readonly WrittenRemark[] {
  const { kind, quotation, quote, text, remark, missing } = value as Readonly<Record<string, unknown>>
  const words = (...parts: readonly unknown[]) => parts.find((part) => typeof part === 'string') as string | undefined
  const quoted = words(quotation, quote)
  const said = words(text, remark)
  if (quoted === undefined || said === undefined) return []
  return [{ kind: words(kind) ?? '', quotation: quoted, text: said, missing: words(missing) ?? '' }]
}
