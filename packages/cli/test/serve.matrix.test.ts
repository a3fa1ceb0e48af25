import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServingProgram, startServe } from './run-citable.ts'

const environment = { CITABLE_WORKERS: '2' }

describe('stopping', () => {
  let folder: string
  let program: ServingProgram
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'citable-stopping-'))
    program = await startServe(folder, environment)
  })
  afterAll(async () => {
    await program.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('ends with 0 on SIGTERM; after kill -9 every answered result is still there', async () => {
    const key = readFileSync(path.join(folder, 'first-key.txt'), 'utf8').trim()
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const ids: string[] = []
    const enough = Promise.withResolvers<void>()
    let stop = false
    const work = async (): Promise<void> => {
      while (!stop) {
        const answer = await fetch(`${program.api}/optimize`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ content: { html: '<p>Bread is food.</p>' } }),
        }).catch(() => null)
        const body = (await answer?.json().catch(() => null)) as { id?: string } | null
        if (answer?.status === 200 && body?.id && ids.push(body.id) === 40) enough.resolve()
      }
    }
    const workers = Array.from({ length: 4 }, work)
    await enough.promise
    await program.stop('SIGKILL')
    stop = true
    await Promise.all(workers)
    program = await startServe(folder, environment)
    for (const id of ids) expect((await fetch(`${program.api}/score/${id}`, { headers })).status).toBe(200)
    expect(await program.stop('SIGTERM')).toBe(0)
    expect(existsSync(path.join(folder, 'citable.db-wal'))).toBe(false)
    program = await startServe(folder, environment)
    expect(await program.stop('SIGINT')).toBe(0)
  })
})
