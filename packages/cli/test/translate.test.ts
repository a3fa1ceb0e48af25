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

  it('writes the files of a folder below their languages, and replaces existing ones only when asked to', async () => {
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

describe('XLIFF', () => {
  const markdown = '---\ntitle: Good flour\n---\n\n# They bring `flour` home\n\nNobody here can *read* it.\n'
  const file = (name: string, text = markdown): string => {
    const at = path.join(folder, name)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, text)
    return at
  }
  const out = (source: string, ...more: readonly string[]) =>
    runHere(['translate', source, '--from', 'en', '--to', 'es', '--data', folder, ...more])
  const back = (source: string, xlf: string, ...more: readonly string[]) => runHere(['translate', source, '--reviewed', xlf, ...more])

  it.each([
    ['xliff', 'state="initial" subState="citable:machine"', 'state="reviewed"'],
    ['xliff-1.2', 'state="needs-review-translation" state-qualifier="mt-suggestion"', 'state="final"'],
  ])('goes out as %s with the draft of the engine, and what a person has finished comes back', async (format, draft, finished) => {
    const source = file(`${format}/a.md`)
    const made = await out(source, '--format', format)
    expect(made).toMatchObject({ code: 0, err: expect.stringContaining('es: 4 segments by apertium, 1 not translated') })
    expect(made.out.split(draft)).toHaveLength(3)
    expect(made.out).toContain('Good harina</target>')
    expect(made.out).toContain(`${format === 'xliff' ? 'disp' : 'equiv-text'}="\`flour\`"`)
    const untouched = await back(source, file(`${format}/draft.xlf`, made.out))
    expect(untouched).toEqual({ code: 0, out: markdown, err: 'es: 0 of 3 segments by a person, 3 not finished: s1, s2, s3.\n' })
    const reviewed = made.out.replace(draft, finished).replace('Good harina</target>', 'Harina buena</target>')
    const done = await back(source, file(`${format}/done.xlf`, reviewed))
    expect(done).toEqual({
      code: 0,
      out: markdown.replace('Good flour', 'Harina buena'),
      err: 'es: 1 of 3 segments by a person, 2 not finished: s2, s3.\n',
    })
  })

  it('goes out without a draft where no engine is asked, for a folder too, and replaces nothing', async () => {
    const source = path.dirname(file('none/posts/a.md'))
    file('none/posts/b.html', '<p>One</p>')
    const into = path.join(folder, 'none-made')
    const args = ['--engine', 'none', '--format', 'xliff', '--out', into] as const
    expect(await out(source, ...args)).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(path.join(into, 'es/a.md.xlf'), 'utf8')).not.toContain('<target>')
    expect(readFileSync(path.join(into, 'es/b.html.xlf'), 'utf8')).toContain('<source>One</source>')
    expect(await out(source, ...args)).toMatchObject({ code: 1, err: expect.stringContaining('a.md.xlf is there already, and stays') })
  })

  it('of a whole page is of its article, which comes back alone', async () => {
    const page = file(
      'page.html',
      `<html><head><title>x</title></head><body><nav>Menu</nav><main><h1>Bread</h1>${Array.from({ length: 6 }, (_, index) => `<p>They bring flour number ${index} from the mill behind the hill every morning</p>`).join('')}</main></body></html>`,
    )
    const made = await out(page, '--format', 'xliff')
    expect(made.out).not.toContain('Menu')
    expect(made.out).toContain('original="page.html"')
    const done = await back(page, file('page.xlf', made.out.replaceAll('state="initial" subState="citable:machine"', 'state="final"')))
    expect(done.code).toBe(0)
    expect(done.out).toContain('<p>Traen harina number 5 ')
    expect(done.out).not.toContain('Menu')
  })

  it('is read with the glossary that it was made with', async () => {
    const source = file('terms.md', 'They bring flour.\n')
    const words = file('terms.csv', 'en,es\nflour,\n')
    const made = await out(source, '--glossary', words, '--engine', 'none', '--format', 'xliff')
    const xlf = file('terms.xlf', made.out)
    expect(await back(source, xlf)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Was the document or the glossary changed since? Nothing was written.'),
    })
    expect(await back(source, xlf, '--glossary', words)).toMatchObject({ code: 0, out: 'They bring flour.\n' })
  })

  it('whose codes are lost is reported with its line; the rest is written', async () => {
    const source = file('codes.md')
    const made = await out(source, '--format', 'xliff')
    const xlf = made.out
      .replaceAll('state="initial" subState="citable:machine"', 'state="final"')
      .replace(/(<target>Traen )<ph [^>]*>/, '$1')
    const done = await back(source, file('codes.xlf', xlf), '--out', path.join(folder, 'codes-made'))
    expect(done.code).toBe(1)
    expect(done.err).toMatch(
      /codes\.xlf: line \d+: the segment “s2” lost the code 1, and stays untranslated\.\nes: 1 of 3 segments by a person/,
    )
    expect(readFileSync(path.join(folder, 'codes-made/es/codes.md'), 'utf8')).toContain('title: Good harina')
  })

  it.each([
    ['an address', ['https://example.org/', '--to', 'es', '--format', 'xliff'], 'XLIFF is of a file'],
    ['no engine for a text', ['a.md', '--to', 'es', '--engine', 'none'], '--engine none needs --format xliff'],
    ['no engine without a language', ['a.md', '--to', 'es', '--engine', 'none', '--format', 'xliff'], '--engine none needs --from'],
    ['two languages in one file', ['a.md', '--from', 'en', '--to', 'es,ca', '--engine', 'none', '--format', 'xliff'], 'need --out'],
    ['a reviewed file without its document', ['--reviewed', 'a.xlf'], '--reviewed takes one document'],
    ['a reviewed file of an address', ['https://example.org/', '--reviewed', 'a.xlf'], '--reviewed takes one document'],
    ['a reviewed file that is not there', ['a.md', '--reviewed', 'none.xlf'], 'none.xlf cannot be read'],
    ['another format', ['a.md', '--to', 'es', '--format', 'tmx'], '--format takes text, json, xliff or xliff-1.2'],
  ])('%s is refused', async (_, args, message) => {
    const at = args.map((word) => (word === 'a.md' ? file('refused/a.md') : word))
    expect(await runHere(['translate', ...at])).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) })
  })

  it('of another language than is asked for, or that is no XLIFF, writes nothing', async () => {
    const source = file('languages.md')
    const made = await out(source, '--engine', 'none', '--format', 'xliff')
    const xlf = file('languages.xlf', made.out)
    expect(await back(source, xlf, '--to', 'ca')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('It is in es, not in ca. Nothing was written.'),
    })
    const bomb = file('bomb.xlf', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<xliff>&a;</xliff>')
    expect(await back(source, bomb)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/bomb\.xlf: line 1: it has a document type, which is refused/),
    })
    const odd = file('odd.xlf', made.out.replace('trgLang="es"', 'trgLang="../es"'))
    expect(await back(source, odd)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('“../es” is no tag of a language') })
  })
})
