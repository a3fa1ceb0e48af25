import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../src/commands/check.ts'
import { checkLists, insertIntoList } from '../src/commands/new-check.ts'

it.each(checkLists)('a new check adds an import and an entry to %s, and changes no other line', (name) => {
  const before = readFileSync(join(root, 'shared-core/src/checks', name), 'utf8').split('\n')
  const after = insertIntoList(before.join('\n'), 'quote-length').split('\n')
  const added = after.filter((line) => !before.includes(line))
  expect(added).toEqual([
    expect.stringMatching(/^import \{ \w+ \} from '\.\/quote-length\/[\w-]+\.ts'$/),
    expect.stringMatching(/^ {2}\w*[qQ]uoteLength,$/),
  ])
  expect(after.filter((line) => !added.includes(line))).toEqual(before)
})
