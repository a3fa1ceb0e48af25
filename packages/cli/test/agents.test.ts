import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSafeFetch } from '@citable/service/fetching'
import { describe, expect, it } from 'vitest'
import { startGuardedSite } from '../../service/test/setup/guarded-site.ts'
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

  it('takes what is better, says why it takes nothing else, and fails when there is nothing', async () => {
    const site = await startGuardedSite()
    const prefixes = Array.from({ length: 30 }, (_, index) => ({ ipv4Prefix: `198.18.${index}.0/24` }))
    const answer = JSON.stringify({ creationTime: '2026-11-01T00:00:00', prefixes })
    site.answer(({ url }, response) => {
      response.writeHead(url === '/gptbot.json' || url === '/searchbot.json' ? 200 : 404)
      response.end(url === '/gptbot.json' ? answer : '<html>')
    })
    const operatorFetch = createSafeFetch({ userAgent: 'test', wire: site.wire({ answers: () => ['8.8.8.8'] }) })
    const { code, out } = await runHere(['agents', 'refresh', '--data', data], { operatorFetch })
    expect(code).toBe(0)
    expect(out).toMatch(/^openai-gptbot {2,}30 networks {2}new$/m)
    expect(out).toMatch(/^openai-searchbot {2,}35 networks {2}refused: is no JSON; the known one stays$/m)
    expect(out).toMatch(/^anthropic {2,}26 networks {2}refused: did not answer with a list; the known one stays$/m)
    expect((await runHere(['agents', 'list', '--data', data])).out).toMatch(
      /^openai-gptbot {2,}(?!2026-08)20\d\d-\d\d-\d\d {2,}30 networks$/m,
    )
    site.answer((_request, response) => response.writeHead(503).end())
    const second = await runHere(['agents', 'refresh', '--json', '--data', data], { operatorFetch })
    expect(second.code).toBe(1)
    expect(JSON.parse(second.out)).toContainEqual({ id: 'openai-gptbot', outcome: 'refused', reason: 'status', prefixes: 30 })
    await site.close()
  })

  it.each([[[]], [['forget']], [['list', 'more']]])('refuses %j', async (args) => {
    expect(await refusalOf(['agents', ...args])).toContain('Name reach, list or refresh')
  })
})
