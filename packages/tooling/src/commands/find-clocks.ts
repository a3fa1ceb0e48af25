import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowedClocks } from '../gates/allowed-clocks.ts'
import { findClocks, findPhpClocks } from '../gates/find-clocks.ts'
import { gate1Files } from '../gates/gate1-files.ts'
import { root } from './check.ts'

/** Names each place in the tests of gate 1 that asks a clock, and each exception that no test needs any more. Exit code 1 when there is one. */
export function findClocksCommand(): number {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const found = gate1Files(listed.split('\0').filter(Boolean), read).flatMap((file) =>
    (file.endsWith('.php') ? findPhpClocks : findClocks)(file, read(file)),
  )
  const isAllowed = ({ file, word }: (typeof found)[number]): boolean => allowedClocks[file]?.words.includes(word) === true
  const faults = found.filter((clock) => !isAllowed(clock)).map(({ file, line, word }) => `${file}:${line} asks ${word}`)
  const stale = Object.entries(allowedClocks).flatMap(([file, { words }]) =>
    words
      .filter((word) => !found.some((clock) => clock.file === file && clock.word === word))
      .map((word) => `${file} has no ${word} any more`),
  )
  for (const fault of faults) console.error(`${fault}: wait for an event or count steps, or move the test to gate 2 (*.growth.test.ts).`)
  for (const one of stale) console.error(`${one}: remove its exception from allowed-clocks.ts.`)
  return faults.length + stale.length === 0 ? 0 : 1
}
