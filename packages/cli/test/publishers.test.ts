import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, runCitable } from './run-citable.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-cli-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('citable publishers', () => {
  it('says that there are none yet', async () => {
    expect(await runCitable(['publishers', '--data', folder])).toMatchObject({ code: 0, out: expect.stringContaining('no publishers yet') })
    expect(JSON.parse((await runCitable(['publishers', '--data', folder, '--json'])).out)).toEqual([])
  })

  it('refuses an unknown order', async () => {
    expect(await refusalOf(['publishers', '--sort', 'size', '--data', folder])).toContain('--sort takes one of')
  })
})

describe('citable translate', () => {
  it('translates a file with its markup', async () => {
    const ran = await runCitable(['translate', '-', '--from', 'en', '--to', 'es', '--data', folder], {
      input: '<p>You need <b>flour</b>, water and <a href="/salt">salt</a>.</p>',
    })
    expect(ran).toMatchObject({ code: 0, err: expect.stringContaining('a draft to review') })
    expect(ran.out).toMatch(/^<p>.*<b>harina<\/b>, agua y <a href="\/salt">sal<\/a>\.<\/p>\n$/)
  })

  it('ends with 4 when no engine covers the pair, and says what there is', async () => {
    const ran = await runCitable(['translate', '-', '--from', 'en', '--to', 'ja', '--data', folder], { input: '<p>Bread</p>' })
    expect(ran).toMatchObject({ code: 4, out: '' })
    expect((await runCitable(['translate', '--engines'])).out).toMatch(/apertium \(draft quality\): .*en→es/)
  })

  it('asks for what is missing', async () => {
    expect(await refusalOf(['translate', '-', '--data', folder])).toContain('--to')
    expect(await refusalOf(['translate', '--to', 'es'])).toContain('Name one address')
    expect(await refusalOf(['translate', '-', '--to', 'es,ca'])).toContain('json')
  })
})
