import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { binary, runHere } from '../run-citable.ts'
import { logOf, sumsIn, textOf } from './sample-log.ts'

it('an import that is killed six times, at any moment, counts every line once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'citable-killed-'))
  const file = path.join(folder, 'access.log')
  writeFileSync(file, textOf(logOf(60_000)))
  const args = ['traffic', 'import', file, '--site', 'example.com', '--data', folder, '--json']
  // as long as nothing is killed the next blow comes sooner
  let longestMs = 8_000
  for (let killed = 0; killed < 6; ) {
    const child = spawn(process.execPath, [binary, ...args], { stdio: 'ignore' })
    const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('close', (_code, signal) => resolve(signal)))
    const timer = setTimeout(() => child.kill('SIGKILL'), Math.random() * longestMs)
    if ((await ended) === 'SIGKILL') killed++
    else longestMs /= 2
    clearTimeout(timer)
  }
  const { out } = await runHere(args)
  const [{ counted, known }] = JSON.parse(out).files
  expect(counted + known).toBe(18_000)
  expect(await sumsIn(folder)).toMatchObject({ hits: 12_000, pages: 12_000, visits: 6_000 })
})
