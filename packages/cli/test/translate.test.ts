import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from './run-citable.ts'

/** An engine in the place of Apertium, which knows a few words and loses every text with “zzz” in it. */
const engine = `#!/bin/sh
if [ "$1" = "-l" ]; then echo eng-spa; exit 0; fi
text=$(cat)
case "$text" in *zzz*) exit 0;; esac
printf '%s\\n' "$text" | sed 's/flour/harina/g; s/They bring/Traen/; s/from the mill behind the hill every morning/del molino detrás de la colina cada mañana/'
`

let folder: string
const searched = process.env.PATH
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-cli-'))
  writeFileSync(path.join(folder, 'apertium'), engine)
  chmodSync(path.join(folder, 'apertium'), 0o755)
  process.env.PATH = `${folder}:${searched}`
})
afterAll(() => {
  process.env.PATH = searched
  rmSync(folder, { recursive: true, force: true })
})

const translate = (input: string, ...more: readonly string[]) =>
  runHere(['translate', '-', '--from', 'en', '--to', 'es', '--data', folder, ...more], { input })

describe('citable translate', () => {
  it('prints the translated markup and says by whom it is, and that it is a draft', async () => {
    const ran = await translate('<p>You need <b>flour</b> and water from the well today.</p>')
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('<b>harina</b>') })
    expect(ran.err).toMatch(/^es: 1 segments by apertium, \d to look at first; a draft to review\.\n$/)
  })

  it.each([
    ['nothing of a text that the engine knows', '', 0, 0],
    ['what the engine lost', '<p>Nobody here can read the zzz of the old bakery.</p>', 1, 1],
    ['what is too short to be sure of', '<p>Good flour</p>', 0, 1],
    ['both, each once', '<p>Nobody here can read the zzz of the old bakery.</p><p>Good flour</p>', 1, 2],
  ])('counts as to be looked at first %s', async (_, html, lost, doubtful) => {
    const ran = await translate(`<p>They bring flour from the mill behind the hill every morning.</p>${html}`, '--format', 'json')
    expect(ran.code).toBe(0)
    expect(JSON.parse(ran.out).translations[0].segments).toMatchObject({ kept_source: lost, low_confidence: doubtful })
    expect(ran.err).toContain(`, ${doubtful} to look at first;`)
  })

  it('ends with 4 and says so where no engine translates between the languages', async () => {
    const ran = await runHere(['translate', '-', '--from', 'en', '--to', 'ja', '--data', folder], { input: '<p>Flour and water.</p>' })
    expect(ran).toMatchObject({ code: 4, out: '' })
  })
})
