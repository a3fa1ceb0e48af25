import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from './run-citable.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('citable translate, with Apertium', () => {
  it('translates a file with its markup', async () => {
    const ran = await runHere(['translate', '-', '--from', 'en', '--to', 'es', '--data', folder], {
      input: '<p>You need <b>flour</b>, water and <a href="/salt">salt</a>.</p>',
    })
    expect(ran).toMatchObject({ code: 0, err: expect.stringContaining('a draft to review') })
    expect(ran.out).toMatch(/^<p>.*<b>harina<\/b>, agua y <a href="\/salt">sal<\/a>\.<\/p>\n$/)
  })

  it('lists the engine with its pairs', async () => {
    expect((await runHere(['translate', '--engines'])).out).toMatch(/apertium \(draft quality\): .*en→es/)
  })
})
