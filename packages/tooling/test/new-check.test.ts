import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../src/commands/check.ts'
import { insertEntry, insertIntoList, insertTexts } from '../src/commands/new-check.ts'

const read = (path: string) => readFileSync(join(root, 'shared-core/src', path), 'utf8')

/** Lines added to a file; every other line must be the same. */
function added(before: string, after: string): readonly string[] {
  const old = before.split('\n')
  const lines = after.split('\n')
  const at = lines.findIndex((line, index) => line !== old[index])
  const count = lines.length - old.length
  expect([...lines.slice(0, at), ...lines.slice(at + count)]).toEqual(old)
  return lines.slice(at, at + count)
}

it('a new check adds an import and an entry to the list, and changes no other line', () => {
  const before = read('checks/text-checks.ts').split('\n')
  const after = insertIntoList(before.join('\n'), 'quote-length').split('\n')
  const added = after.filter((line) => !before.includes(line))
  expect(added).toEqual(["import { quoteLength } from './quote-length/quote-length.ts'", '  quoteLength,'])
  expect(after.filter((line) => !added.includes(line))).toEqual(before)
})

it.each(['aaa-first', 'quote-length', 'zzz-last'])('%s gets its English texts and changes no others', (id) => {
  const before = read('messages/locales/en.ts')
  expect(added(before, insertTexts(before, id)).join('\n')).toMatch(
    new RegExp(`^ {2}'${id}\\.title': '.*',\n {2}'${id}\\.good': .*,\n {2}'${id}\\.bad': .*,\n$`),
  )
})

it.each(['checks/check-evidence.ts', 'checks/check-rationales.ts'])('a new check adds one line to %s, at its place', (path) => {
  const before = read(path)
  for (const id of ['aaa-first', 'quote-length', 'zzz-last']) {
    const after = insertEntry(before, id, '1')
    expect(added(before, after)).toEqual([`  '${id}': 1,`])
    const ids = [...after.matchAll(/^ {2}'?([a-z\d-]+)'?: /gm)].map((match) => match[1])
    expect(ids).toEqual([...ids].sort())
  }
})
