import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { printJson } from './print-json.ts'
import { goldenFolder } from './read-golden.ts'

const long = 'x'.repeat(90)
const longer = 'y'.repeat(90)

describe('printJson', () => {
  test('prints what fits in one line', () => {
    expect(printJson({ a: [1, { b: null }], c: {} })).toBe('{"a": [1, {"b": null}], "c": {}}\n')
  })
  test('lets members of an object share lines', () => {
    expect(printJson({ a: 1, b: long, c: longer, d: 2 })).toBe(`{"a": 1, "b": "${long}",\n  "c": "${longer}", "d": 2}\n`)
  })
  test('begins a line for each object of a list', () => {
    expect(printJson([{ a: long }, { b: 1 }, { c: longer }])).toBe(`[\n  {"a": "${long}"},\n  {"b": 1},\n  {"c": "${longer}"}\n]\n`)
  })
  test('lets texts of a list share lines', () => {
    expect(printJson([long, 'a', longer, 'b'])).toBe(`[\n  "${long}", "a",\n  "${longer}", "b"\n]\n`)
  })
  test('escapes invisible characters', () => {
    expect(printJson(['\u200b\u202e\ud800'])).toBe('["\\u200b\\u202e\\ud800"]\n')
  })
  test('leaves out members without a value', () => {
    expect(printJson({ a: undefined, b: 1 })).toBe('{"b": 1}\n')
  })
  test.each(filesOfJson())('keeps the value of %s, the order of its members, and prints it as it is stored', (file) => {
    const text = readFileSync(file, 'utf8')
    const value = JSON.parse(text)
    expect(JSON.stringify(JSON.parse(printJson(value)))).toBe(JSON.stringify(value))
    expect(printJson(value)).toBe(text)
  })
})

function filesOfJson(): readonly string[] {
  const golden = readdirSync(goldenFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return [...golden.map((name) => join(goldenFolder, name)), fileURLToPath(new URL('../generated/openapi.json', import.meta.url))]
}
