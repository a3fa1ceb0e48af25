import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveEngine } from '@citable/providers/testing'
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

  it('gives Markdown back as Markdown', async () => {
    const markdown = '---\ntitle: Good flour\n---\n\n# They bring `flour`\n\n- They bring [flour](/flour).\n'
    const ran = await translate(markdown, '--markdown')
    expect(ran.out).toBe('---\ntitle: Good harina\n---\n\n# Traen `flour`\n\n- Traen [harina](/flour).\n')
  })

  it('says how much an engine has not translated', async () => {
    const ran = await translate('<p>Nobody here can read it.</p><p>They bring flour.</p>')
    expect(ran.out).toBe('<p>Nobody here can read it.</p><p>Traen harina.</p>\n')
    expect(ran.err).toContain('es: 2 segments by apertium, 1 not translated, ')
  })

  it('writes the files of a folder below their languages, and replaces none unless told to', async () => {
    const site = path.join(folder, 'site')
    const out = path.join(folder, 'made')
    mkdirSync(path.join(site, 'posts'), { recursive: true })
    writeFileSync(path.join(site, 'index.html'), '<p>Good flour</p>\n')
    writeFileSync(path.join(site, 'posts', 'a.md'), 'Good *flour*\n')
    writeFileSync(path.join(site, 'b.mdx'), 'Good flour\n')
    const args = ['translate', site, '--from', 'en', '--to', 'es', '--out', out, '--data', folder]
    const ran = await runHere(args)
    expect(ran).toMatchObject({ code: 0, out: '' })
    expect(ran.err).toContain('b.mdx is MDX')
    expect(readFileSync(path.join(out, 'es', 'index.html'), 'utf8')).toBe('<p>Good harina</p>\n')
    expect(readFileSync(path.join(out, 'es', 'posts', 'a.md'), 'utf8')).toBe('Good *harina*\n')
    expect(existsSync(path.join(out, 'es', 'b.mdx'))).toBe(false)
    writeFileSync(path.join(out, 'es', 'posts', 'a.md'), 'Mi harina\n')
    const again = await runHere(args)
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is there already, and stays') })
    expect(readFileSync(path.join(out, 'es', 'posts', 'a.md'), 'utf8')).toBe('Mi harina\n')
    expect((await runHere([...args, '--force'])).code).toBe(0)
    expect(readFileSync(path.join(out, 'es', 'posts', 'a.md'), 'utf8')).toBe('Good *harina*\n')
  })

  it('takes a glossary from a file', async () => {
    const file = path.join(folder, 'words.csv')
    writeFileSync(file, 'en,es\r\n"mill, old",molino viejo\r\nflour,\r\n')
    const ran = await translate('<p>They bring flour, see mill, old</p>', '--glossary', file)
    expect(ran.out).toBe('<p>Traen flour, see molino viejo</p>\n')
    writeFileSync(file, 'en,ca\nflour,farina\n')
    expect(await translate('<p>flour</p>', '--glossary', file)).toMatchObject({ code: 2, err: expect.stringContaining('no column for es') })
  })

  it.each([
    ['several languages without a place for them', ['translate', '-', '--to', 'es,ca'], 'need --out'],
    ['several files without one', ['translate', 'a.md', 'b.md', '--to', 'es'], 'several files need --out'],
    ['a service without a key', ['translate', '-', '--to', 'es', '--api', 'http://127.0.0.1:9/v1'], '--api needs a key'],
  ])('%s is refused', async (_, args, message) => {
    expect(await runHere(args, { input: 'x' })).toMatchObject({ code: 2, err: expect.stringContaining(message) })
  })

  it('is translated by a service where one is named, with its key in no line', async () => {
    const local = await translate('<p>Good flour</p>', '--format', 'json')
    const server = await serveEngine(() => ({ body: local.out }))
    const ran = await translate('<p>Good flour</p>', '--api', `${server.url}/v1`, '--key', 'ck_secret')
    await server.close()
    expect(ran).toMatchObject({ code: 0, out: '<p>Good harina</p>\n' })
    const [call] = server.calls
    expect([call!.path, call!.headers.authorization]).toEqual(['/v1/translate', 'Bearer ck_secret'])
    expect(JSON.parse(call!.body)).toMatchObject({ source_language: 'en', targets: ['es'], content: { html: '<p>Good flour</p>' } })
    expect(ran.out + ran.err).not.toContain('ck_secret')
  })
})
