import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { refusalOf, runHere } from './run-citable.ts'

const data = mkdtempSync(path.join(tmpdir(), 'citable-agents-'))

describe('citable agents', () => {
  it('lists what came with this version', async () => {
    const { out } = await runHere(['agents', 'list', '--data', data])
    expect(out).toMatch(/^openai-gptbot {2,}2026-08-22 {2,}21 networks$/m)
    expect(JSON.parse((await runHere(['agents', 'list', '--json', '--data', data])).out)).toContainEqual({
      list: 'anthropic',
      as_of: '2026-08-21',
      networks: 26,
    })
  })

  it('keeps every list when no operator can be reached, and says so', async () => {
    // names of operators lead to this machine, where the guarded fetcher does not go
    const { code, out } = await runHere(['agents', 'refresh', '--data', data])
    const lines = out.trim().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(20)
    if (code === 1) for (const line of lines) expect(line).toMatch(/networks {2}refused: could not be fetched; the known one stays$/)
    expect((await runHere(['agents', 'list', '--data', data])).out).toMatch(/^openai-gptbot {2,}20\d\d-\d\d-\d\d/m)
  })

  it.each([[[]], [['forget']], [['list', 'more']]])('refuses %j', async (args) => {
    expect(await refusalOf(['agents', ...args])).toContain('Name list or refresh')
  })
})
