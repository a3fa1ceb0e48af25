import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteReport } from '../src/site/site-report.ts'
import { binary } from './run-citable.ts'

const names = Array.from({ length: 12 }, (_, at) => `/p${at}`)
const sentence = 'The loaf weighs 500 grams and bakes for 30 minutes at 230 degrees in the stone oven of the mill.'

let folder: string
let server: Server
let home: string
/** Addresses that were asked for. */
let asked: string[] = []
let onRequest: (url: string) => Promise<void> | undefined = () => undefined

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-score-'))
  server = createServer(async ({ url = '' }, response) => {
    asked.push(url)
    await onRequest(url)
    if (!names.includes(url)) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>How to bake ${url}</title><article><p>${`${sentence} `.repeat(12)}</p></article></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const stateFiles = (): readonly string[] => readdirSync(path.join(folder, 'cache/citable/runs'))

it('goes on after kill -9 where it was: only what was at work is asked again', async () => {
  const args = [binary, 'score', ...names.map((name) => home + name), '--concurrency', '1', '--now', '2026-11-28']
  const environment = { ...process.env, XDG_CACHE_HOME: path.join(folder, 'cache') }
  const isPage = (url: string): boolean => names.includes(url)
  // the seventh page is never answered: the program waits for it when it is killed
  let hang = true
  const reached = new Promise<void>((resolve) => {
    onRequest = (url) => {
      if (!hang || !isPage(url) || asked.filter(isPage).length < 7) return
      resolve()
      return new Promise(() => {})
    }
  })
  const child = spawn(process.execPath, args, { env: environment, cwd: folder, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await reached
  // pages whose answer is on its way are not lost for good: their lines are awaited
  const lines = (): readonly string[] =>
    readFileSync(path.join(folder, 'cache/citable/runs', stateFiles()[0]!), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"result"'))
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(5)
  child.kill('SIGKILL')
  await ended
  const kept = lines().map((line) => JSON.parse(line).result.page as string)
  hang = false
  asked = []
  // a line that was cut off is no result
  writeFileSync(path.join(folder, 'cache/citable/runs', stateFiles()[0]!), '{"digest":null,"resul', { flag: 'a' })
  const again = await new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const next = spawn(process.execPath, [...args, '--resume', '--format', 'json'], { env: environment, cwd: folder })
    let [out, err] = ['', '']
    next.stdout.on('data', (chunk) => (out += chunk))
    next.stderr.on('data', (chunk) => (err += chunk))
    next.once('close', (code) => resolve({ code, out, err }))
  })
  expect([again.code, again.err]).toEqual([0, `citable: Going on: ${kept.length} pages are there.\n`])
  expect(asked.filter(isPage).toSorted()).toEqual(names.filter((name) => !kept.includes(home + name)).toSorted())
  const { pages } = JSON.parse(again.out) as SiteReport
  expect(pages.map(({ page }) => page).toSorted()).toEqual(names.map((name) => home + name).toSorted())
  expect(stateFiles()).toEqual([])
})
