import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { binary, runProgram } from './run-citable.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a page of 10 MB is analysed', async () => {
  const file = path.join(folder, 'large.html')
  const paragraph = '<p>Bread is food from flour and water. It is baked at 230 °C for an hour.</p>\n'
  const count = Math.floor((9.9 * 1024 * 1024) / Buffer.byteLength(paragraph))
  writeFileSync(file, `<!doctype html><title>Bread</title><article>${paragraph.repeat(count)}</article>`)
  const { code, err } = await runProgram(['optimize', file, '--format', 'json'])
  // on a slow machine the limit of time or memory may say no; never a crash
  expect(code === 0 || /too long|too much memory/.test(err)).toBe(true)
})

it('a batch stops quietly when its reader has seen enough', async () => {
  const html = '<p>Bread is food from flour and water.</p>'.repeat(10)
  const lines = Array.from({ length: 200 }, (_, index) => JSON.stringify({ id: `n${index}`, html })).join('\n')
  const child = spawn(process.execPath, [binary, 'optimize', '--jsonl'])
  let err = ''
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  child.stdin.on('error', () => {})
  child.stdin.end(lines)
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.stdout.destroy()
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
  expect(err).toBe('')
})
