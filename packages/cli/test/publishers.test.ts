import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, runHere } from './run-citable.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-cli-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('citable publishers', () => {
  it('says that there are none yet', async () => {
    expect(await runHere(['publishers', '--data', folder])).toMatchObject({ code: 0, out: expect.stringContaining('no publishers yet') })
    expect(JSON.parse((await runHere(['publishers', '--data', folder, '--json'])).out)).toEqual([])
  })

  it('refuses an unknown order', async () => {
    expect(await refusalOf(['publishers', '--sort', 'size', '--data', folder])).toContain('--sort takes one of')
  })
})

describe('citable translate', () => {
  it('ends with 4 when no engine covers the pair, and says what there is', async () => {
    const ran = await runHere(['translate', '-', '--from', 'en', '--to', 'ja', '--data', folder], { input: '<p>Bread</p>' })
    expect(ran).toMatchObject({ code: 4, out: '' })
    expect(ran.err).toMatch(/^citable: /)
  })

  it('asks for what is missing', async () => {
    expect(await refusalOf(['translate', '-', '--data', folder])).toContain('--to')
    expect(await refusalOf(['translate', '--to', 'es'])).toContain('Name one address')
    expect(await refusalOf(['translate', '-', '--to', 'es,ca'])).toContain('json')
  })
})
