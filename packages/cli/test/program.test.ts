import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runHere, runProgram, startServe } from './run-citable.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'citable-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the command as a process of its own', () => {
  it('reads standard input, prints what it prints elsewhere, and ends with its exit code', async () => {
    const input = '<title>Bread at home</title><article><h1>Bread</h1><p>Bread is food from flour and water.</p></article>'
    const args = ['optimize', '-', '--format', 'json', '--fail-under', '100', '--now', '2026-11-20']
    const ran = await runProgram(args, { input })
    expect(ran).toEqual(await runHere(args, { input }))
    expect(ran).toMatchObject({ code: 3, out: expect.stringContaining('"headline": "Bread"'), err: '' })
  })

  it('refuses wrong arguments with 2 and the sentence alone', async () => {
    const { code, out, err } = await runProgram(['optimize', 'a', '--format', 'xml'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^citable: --format must be one of [^\n]+\n$/)
  })

  it('serves, and ends with 0 on SIGTERM when all is in the database', async () => {
    const { api, stop } = await startServe(folder, { CITABLE_WORKERS: '1' })
    const file = path.join(folder, 'first-key.txt')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const headers = { authorization: `Bearer ${readFileSync(file, 'utf8').trim()}` }
    expect((await fetch(`${api}/whoami`, { headers })).status).toBe(200)
    expect(await stop('SIGTERM')).toBe(0)
    expect(existsSync(path.join(folder, 'citable.db-wal'))).toBe(false)
  })
})
