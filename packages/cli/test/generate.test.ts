import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveRecorded, written } from '@citable/providers/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf, runHere } from './run-citable.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'citable-generate-'))
afterAll(() => rmSync(folder, { recursive: true }))
const sentence = 'A heat pump does not need a permit in Denmark.'
const file = path.join(folder, 'article.md')
writeFileSync(file, `# What a heat pump needs\n\n${sentence}\n`)

describe('citable optimize --generate', () => {
  it('says what it sends where, and prints what the article carries; --estimate sends nothing', async () => {
    const server = await serveRecorded(
      written({
        lead: { text: sentence, sentences: [sentence] },
        remarks: [{ kind: 'unsupported', quotation: 'does not need a permit', text: 'Name the rule.', missing: '' }],
        description: { text: 'A heat pump needs a permit in Denmark.', sentences: [sentence] },
      }),
    )
    const { host } = new URL(server.url)
    const environment = {
      CITABLE_GENERATOR_URL: server.url,
      CITABLE_GENERATOR_MODEL: 'recorded-model',
      CITABLE_GENERATOR_KEY: 'sk-secret-000',
      CITABLE_GENERATOR_ALLOW: `${host}=127.0.0.1/32`,
    }
    const estimate = await runHere(['optimize', file, '--estimate'], { environment })
    expect(estimate.code).toBe(0)
    expect(estimate.out).toMatch(/Nothing was sent\. It would be \d+ characters to .*cost unknown/)
    expect(server.calls).toEqual([])

    const generated = await runHere(['optimize', file, '--generate'], { environment })
    expect(generated.err).toContain(`characters to ${host} (recorded-model)`)
    expect(generated.out).toContain(`lead         ${sentence}\n               “${sentence}”`)
    expect(generated.out).toContain('remark       without support: Name the rule.\n               “does not need a permit”')
    expect(generated.out).toContain('1 dropped (negation)')
    expect(generated.out).not.toContain('needs a permit in Denmark.')
    expect(generated.out + generated.err).not.toContain('sk-secret')
    expect(server.calls).toHaveLength(1)
    await server.close()
    const failed = await runHere(['optimize', file, '--generate'], { environment })
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining(`${host} could not be reached`) })
  })

  it('is for one article, and needs a generator', async () => {
    expect(await refusalOf(['optimize', '--jsonl', '--generate'])).toContain('one article at a time')
    expect(await refusalOf(['optimize', file, '--generate'])).toContain('CITABLE_GENERATOR_URL')
  })
})
