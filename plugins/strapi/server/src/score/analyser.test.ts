import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnalyser } from './analyser.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citable-analyser-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (analyser: ReturnType<typeof startAnalyser>, text: string) => analyser.analyse(text as never, '2026-01-01T00:00:00Z')

test.each([
  ['throws', "throw new Error('It broke')", 'It broke'],
  ['ends', 'process.exit(1)', 'The analysis was ended'],
])('a text at which the thread %s is rejected, and the next one gets a new thread', async (name, end, reason) => {
  const file = join(folder, `${name}.cjs`)
  await writeFile(
    file,
    `const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ id, entry }) => {
  if (entry === 'bad') { ${end} }
  parentPort.postMessage({ id, result: entry })
})`,
  )
  const analyser = startAnalyser(file)
  expect(await ask(analyser, 'good')).toBe('good')
  await expect(ask(analyser, 'bad')).rejects.toThrow(reason)
  expect(await ask(analyser, 'good again')).toBe('good again')
  await analyser.stop()
})

test('without its file every text is rejected, and none waits', async () => {
  const analyser = startAnalyser(join(folder, 'none.cjs'))
  await expect(ask(analyser, 'one')).rejects.toThrow('Cannot find module')
  await expect(ask(analyser, 'two')).rejects.toThrow('Cannot find module')
  await analyser.stop()
})

test('what it was asked is rejected when it is stopped', async () => {
  const file = join(folder, 'silent.cjs')
  await writeFile(file, "require('node:worker_threads').parentPort.on('message', () => {})")
  const analyser = startAnalyser(file)
  const asked = expect(ask(analyser, 'one')).rejects.toThrow('The analysis was ended')
  await analyser.stop()
  await asked
})

test('a thread without work ends, and the next text gets another one', async () => {
  const file = join(folder, 'named.cjs')
  await writeFile(
    file,
    `const { parentPort, threadId } = require('node:worker_threads')
parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: threadId }))`,
  )
  const analyser = startAnalyser(file, 0)
  const first = await ask(analyser, 'one')
  await expect.poll(() => ask(analyser, 'two')).not.toBe(first)
  await analyser.stop()
})
