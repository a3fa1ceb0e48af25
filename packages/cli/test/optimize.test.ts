import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JsonlLine, Optimization } from '@citable/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf, runHere } from './run-citable.ts'

const page = `<!doctype html><html lang="en"><head><title>How to bake bread at home</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","author":{"@type":"Person","name":"Ada Baker"}}</script></head>
<body><article><h1>How to bake bread at home</h1>
<p>Bread is food made from flour and water. Mix 500 g of flour with 300 g of water, wait for an hour, and bake it at 230 °C.</p>
<h2>What is bread?</h2><p>Bread is a baked dough of flour and water that rises because yeast makes gas.</p></article></body></html>`
const now = ['--now', '2026-11-20']

let folder: string
let file: string
let site: Server
let origin: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-cli-'))
  file = path.join(folder, 'bread.html')
  writeFileSync(file, page)
  site = createServer((request, response) => {
    if (request.url === '/post') response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, content: string | Buffer): string => {
  const written = path.join(folder, name)
  writeFileSync(written, content)
  return written
}

describe('citable optimize', () => {
  it('prints a table without colours when the output is no terminal', async () => {
    const { code, out, err } = await runHere(['optimize', file, ...now])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/AEO readiness\s+\d+\/100/)
    expect(out).toMatch(/^Questions {2}(?:\d+ of \d+ answered|none found in the text; --query adds what readers ask)$/m)
    expect(out).toMatch(/^Checks {2}\d+ passed, \d+ to improve, \d+ worth a look, /m)
    expect(out).toMatch(/SEO\s+\d+\/100/)
    expect(out).toContain('How to bake bread at home')
    expect(out).toContain('JSON-LD')
    expect(out).not.toContain('\u001b')
  })

  it('shows each fact with where it was found, and which are missing', async () => {
    const html = `<html lang="en"><head><title>Bread – Kitchen</title><meta property="article:published_time" content="2026-02-03"></head><body><article><h1>Bread</h1><p class="byline">By Ann Lee</p><p>Bread is food.</p></article></body></html>`
    const { code, out } = await runHere(['optimize', '-', ...now], { input: html })
    expect(code).toBe(0)
    expect(out).toMatch(/^ {2}authors +Ann Lee {2}\(from the markup byline\)$/m)
    expect(out).toMatch(/^ {2}date published +2026-02-03 {2}\(from Open Graph article:published_time\)$/m)
    expect(out).toMatch(/^ {2}date modified +–$/m)
    expect(out).toMatch(/^ {2}image +–$/m)
  })

  it('lets no text of a page move the cursor or turn the line around', async () => {
    const hostile = `<!doctype html><title>Bread \u001b[31m\u001b]0;owned\u0007 \u202eemoh ta</title><article><h1>Bread \u001b[2J</h1><p>Bread is \u009bfood.</p></article>`
    const { code, out } = await runHere(['optimize', '-', ...now], { input: hostile })
    expect(code).toBe(0)
    expect(out).toContain('Bread')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  })

  it('prints the optimization as JSON', async () => {
    const { code, out } = await runHere(['optimize', file, '--format', 'json', '--url', 'https://example.com/bread', ...now])
    expect(code).toBe(0)
    const result = Optimization.parse(JSON.parse(out))
    expect(result.article.authors).toEqual([{ kind: 'person', name: 'Ada Baker', url: null }])
    expect(JSON.stringify(result.schema)).toContain('https://example.com/bread')
  })

  it('leaves JSON-LD of the page out when asked to', async () => {
    const { out } = await runHere(['optimize', file, '--format', 'json', '--ignore-json-ld', ...now])
    expect(JSON.parse(out).article.authors).toEqual([])
  })

  it('prints SARIF with a rule per check and findings where the text stands', async () => {
    const { code, out } = await runHere(['optimize', file, '--format', 'sarif', ...now])
    expect(code).toBe(0)
    const { version, runs } = JSON.parse(out)
    expect(version).toBe('2.1.0')
    const [{ tool, results }] = runs
    expect(new Set(tool.driver.rules.map(({ id }: { id: string }) => id)).size).toBe(tool.driver.rules.length)
    expect(results.length).toBeGreaterThan(0)
    for (const result of results) {
      expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId)
      expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(file)
      expect(result.locations[0].physicalLocation.region.startLine).toBeGreaterThan(0)
    }
  })

  it('reads standard input, and Markdown by option or by the name of the file', async () => {
    const markdown = '# Bread\n\nBread is food from flour and water.\n'
    const fromInput = await runHere(['optimize', '-', '--markdown', '--format', 'json', ...now], { input: markdown })
    const fromFile = await runHere(['optimize', write('bread.md', markdown), '--format', 'json', ...now])
    expect(fromInput.code).toBe(0)
    expect(fromFile.out).toBe(fromInput.out)
    expect(JSON.parse(fromFile.out).article.headline).toBe('Bread')
  })

  it('finds a file by a path from the folder it is run in', async () => {
    const { code, out } = await runHere(['optimize', 'bread.html', '--format', 'json', ...now], { folder })
    expect([code, JSON.parse(out).article.headline]).toEqual([0, 'How to bake bread at home'])
  })

  it('reads a file in its own charset', async () => {
    const latin = Buffer.from('<!doctype html><meta charset="iso-8859-1"><title>Caf\xe9</title><p>Bread.</p>', 'latin1')
    const { out } = await runHere(['optimize', write('latin.html', latin), '--format', 'json', ...now])
    expect(JSON.parse(out).article.title).toBe('Café')
  })

  it('fetches an address under the rules of the service', async () => {
    const refused = await runHere(['optimize', `${origin}/post`])
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/^citable: The address does not lead to a public web page/)
    const environment = { CITABLE_FETCH_ALLOW: `${origin.slice(7)}=127.0.0.1/32` }
    const fetched = await runHere(['optimize', `${origin}/post`, '--format', 'json', ...now], { environment })
    expect(JSON.parse(fetched.out).article.headline).toBe('How to bake bread at home')
    const missing = await runHere(['optimize', `${origin}/nothing`], { environment })
    expect(missing).toMatchObject({ code: 1, err: 'citable: The address answered with status 404.\n' })
  })

  it.each([['javascript:alert(1)'], ['file:///etc/passwd'], ['http://169.254.169.254/latest/'], ['http://localhost/']])(
    'does not touch %s',
    async (address) => {
      const { code, out, err } = await runHere(['optimize', address])
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toContain('does not lead to a public web page')
    },
  )

  it('exits with 3 when a score is too low, having printed the result', async () => {
    const low = await runHere(['optimize', file, '--fail-under', '100', ...now])
    expect(low.code).toBe(3)
    expect(low.out).toContain('AEO readiness')
    expect((await runHere(['optimize', file, '--fail-under', '0', ...now])).code).toBe(0)
  })

  const unusable: readonly [string, () => string | Buffer, string][] = [
    ['an empty file', () => '', 'is empty'],
    ['white space', () => ' \n\t\n', 'is empty'],
    ['a file of more than 10 MiB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'is larger than 10 MiB'],
    ['a binary file', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2, 3, 4, 255, 254, 253]), 'is not text'],
  ]
  it.each(unusable)('says in one sentence what is wrong with %s', async (_name, content, message) => {
    const { code, out, err } = await runHere(['optimize', write('odd.html', content())])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^citable: [^\n]+\.\n$/)
    expect(err).toContain(message)
  })

  const wrong: readonly [string, readonly string[], string][] = [
    ['no source', ['optimize'], 'Name one URL, one file, or -'],
    ['two sources', ['optimize', 'a', 'b'], 'Name one URL, one file, or -'],
    ['an unknown option', ['optimize', 'a', '--formt', 'json'], '--formt'],
    ['an unknown format', ['optimize', 'a', '--format', 'xml'], '--format must be one of table, json, sarif'],
    ['a bound that is no number', ['optimize', 'a', '--fail-under', 'high'], '--fail-under must be a whole number'],
    ['a bound beyond 100', ['optimize', 'a', '--fail-under', '101'], '--fail-under must be a whole number'],
    ['a clock that is no time', ['optimize', 'a', '--now', 'yesterday'], '--now cannot be “yesterday”'],
    ['a language that is no tag', ['optimize', 'a', '--language', 'the english one'], '--language cannot be'],
    ['an invalid address', ['optimize', 'a', '--url', 'example'], '--url cannot be “example”'],
    ['--api without a key', ['optimize', 'a', '--api', 'http://127.0.0.1:1'], 'needs a key'],
    ['--api that is no address', ['optimize', 'a', '--api', 'here', '--key', 'k'], '--api must be an address'],
    ['--jsonl with a file', ['optimize', '--jsonl', 'a'], '--jsonl reads standard input'],
    ['an unknown command', ['optimise', 'a'], 'There is no command “optimise”'],
    ['a name of an object’s own', ['constructor'], 'There is no command “constructor”'],
  ]
  it.each(wrong)('refuses in one sentence: %s', async (_name, args, message) => {
    const refusal = await refusalOf(args)
    expect(refusal).toMatch(/^[^\n]+$/)
    expect(refusal).toContain(message)
  })

  it('exits with 1 when there is no such file', async () => {
    expect(await runHere(['optimize', path.join(folder, 'none.html')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^citable: There is no file /),
    })
    expect(await runHere(['optimize', folder])).toMatchObject({ code: 1, err: expect.stringContaining('is not a file') })
  })

  const commands = ['optimize', 'schema', 'translate', 'publishers', 'serve', 'keys', 'webhooks']
  it.each([[[]], [['--help']], ...commands.map((name) => [[name, '--help']]), [['schema', 'validate', '--help']]])(
    'prints help for %j',
    async (args) => {
      const { code, out, err } = await runHere(args)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toContain('Usage')
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(140)
    },
  )

  it('prints its version', async () => {
    expect((await runHere(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('citable optimize --jsonl', () => {
  const run = async (lines: readonly (string | object)[], args: readonly string[] = []) => {
    const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
    const ran = await runHere(['optimize', '--jsonl', ...args], { input })
    return {
      ...ran,
      rows: ran.out
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    }
  }

  it('takes a whole request, and refuses members beside it', async () => {
    const now = '2026-11-20'
    const content = { html: '<p>Bread is food.</p>', title: 'Bread', seo_title: 'What bread is', description: 'About bread.' }
    const { rows } = await run([
      { id: 'whole', request: { content, target_queries: ['What is bread?'], now } },
      { id: 'two', title: 'Bread', request: { content } },
      { id: 'bad', request: { content: { html: 3 } } },
    ])
    expect(rows[0].answers.map((answer: { question: string }) => answer.question)).toContain('What is bread?')
    expect(rows[0].article.description).toBe('About bread.')
    expect(rows[1].error).toEqual({ code: 'invalid_request', message: 'request: not beside title' })
    expect(rows[2].error.code).toBe('invalid_request')
  })

  it('goes on past lines that cannot be used, names their numbers, and ends with 1', async () => {
    const { code, rows, err } = await run([{ id: 'a', html: '<p>Bread is food.</p>' }, '', '{"id": "b"', { id: 'c' }])
    expect(rows.map(({ id, line }) => [id, line])).toEqual([
      ['a', undefined],
      [null, 3],
      ['c', 4],
    ])
    expect({ code, err }).toEqual({ code: 1, err: 'citable: 2 of 3 lines could not be used; each says why.\n' })
  })

  it('reads front matter, and options override it', async () => {
    const markdown = '---\ntitle: Bread\nauthor: Ada Baker\n---\n\nBread is food.'
    const { rows } = await run([
      { id: 'a', markdown },
      { id: 'b', markdown, title: 'Loaf' },
    ])
    expect(rows.map(({ article }) => [article.headline, article.authors[0]?.name])).toEqual([
      ['Bread', 'Ada Baker'],
      ['Loaf', 'Ada Baker'],
    ])
  })

  it('reads front matter before HTML, whose rest is the text', async () => {
    const { rows } = await run([{ id: 'a', html: '---\ntitle: Bread\nauthor: Ada Baker\n---\n<p>Bread is food.</p>' }])
    expect(rows[0].article).toMatchObject({ title: 'Bread', authors: [{ name: 'Ada Baker' }], text: 'Bread is food.' })
  })

  it('reads a text that is certain in its own language, whatever its front matter says', async () => {
    const text =
      'Das Brot ruht zwei Stunden, und der Teig ist dann nicht mehr fest. Mit der Zeit wird die Kruste auf der einen Seite braun. '
    const { rows } = await run([
      { id: 'a', markdown: `---\nlang: en\n---\n\n${text.repeat(3)}` },
      { id: 'b', markdown: '---\nlang: nl\n---\n\nBrot.' },
      { id: 'c', markdown: `---\nlang: de\n---\n\n${text.repeat(3)}`, language: 'en' },
    ])
    expect(rows.map(({ article }) => article.language)).toEqual(['de', 'nl', 'en'])
  })

  it('answers each line in order, with exactly the members of the contract', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({
      id: `n${index}`,
      html: `<p>Bread ${index} is food.</p>`.repeat(index % 3 === 0 ? 300 : 1),
      now: '2026-11-20',
    }))
    const { code, rows } = await run(lines)
    expect(code).toBe(0)
    expect(rows.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
    for (const row of rows) {
      expect(JsonlLine.safeParse(row).error).toBeUndefined()
      expect(Object.keys(row)).toEqual([
        'id',
        'aeo_score',
        'seo_score',
        'scores',
        'title',
        'title_reason',
        'titles',
        'titles_note',
        'title_blocks',
        'schema',
        'schema_type',
        'article',
        'text_kind',
        'answers',
        'next_steps',
        'worth_a_look',
        'set_aside',
        'checks',
        'rubric_version',
        'ms',
      ])
      expect(typeof row.article.text).toBe('string')
    }
  })

  it('a text may hold U+2028, in and out, without ending a line', async () => {
    const { out, rows } = await run([
      { id: 'separators', html: '<p>Bread\u2028is\u2029food.</p>' },
      { id: 'next', html: '<p>Bread.</p>' },
    ])
    expect(rows.map(({ id, error }) => [id, error])).toEqual([
      ['separators', undefined],
      ['next', undefined],
    ])
    expect(out).not.toMatch(/[\u2028\u2029]/)
    expect(rows[0].article.text).toContain('\u2028')
  })

  it('a bad line gives an error line and nothing else changes', async () => {
    const { code, rows, err } = await run([
      { id: 'good', html: page },
      'this is not JSON',
      '[1, 2]',
      'null',
      { id: 'both', html: 'x', markdown: 'x' },
      { id: 'none' },
      { id: 'type', html: 5 },
      { id: 'language', html: '<p>x</p>', language: 'not a tag' },
      { id: 'now', html: '<p>x</p>', now: 'soon' },
      { id: 'address', url: 'http://127.0.0.1/' },
      { id: 'empty', html: '' },
      { id: 'binary', html: '\u0000\u0001\u0002'.repeat(100) },
      { html: '<p>x</p>' },
      '',
      { id: 'extra', html: '<p>x</p>', langauge: 'en' },
      { id: 'nulls', html: '<p>x</p>', url: null, title: null, language: null, now: null },
      { id: 'spaces', html: '<p>x</p>', url: ' https://example.com/a ' },
      { id: 'blanks', html: '<p>x</p>', url: '', title: '', language: ' ', now: '' },
      { id: 'inner spaces', html: '<p>x</p>', url: 'https://example.com/a b?c=d e' },
      { id: 'last', html: page },
    ])
    expect(code).toBe(1)
    expect(rows.map(({ id, error }) => `${id} ${error?.code ?? 'ok'}`)).toEqual([
      'good ok',
      'null malformed_json',
      'null malformed_json',
      'null malformed_json',
      'both invalid_request',
      'none invalid_request',
      'type invalid_request',
      'language invalid_request',
      'now invalid_request',
      'address fetch_blocked',
      'empty unusable_page',
      'binary unusable_page',
      'null invalid_request',
      'extra ok',
      'nulls ok',
      'spaces ok',
      'blanks ok',
      'inner spaces ok',
      'last ok',
    ])
    for (const row of rows) expect(JsonlLine.safeParse(row).error).toBeUndefined()
    expect(err).toBe('citable: unknown members were ignored: langauge\ncitable: 12 of 19 lines could not be used; each says why.\n')
    expect({ ...rows.at(-1), id: '', ms: 0 }).toEqual({ ...rows[0], id: '', ms: 0 })
  })

  it('ends with 3 when a line is below the bound, after all lines', async () => {
    const { code, rows } = await run(
      [
        { id: 'a', html: '<p>x</p>' },
        { id: 'b', html: page },
      ],
      ['--fail-under', '99'],
    )
    expect(code).toBe(3)
    expect(rows).toHaveLength(2)
  })

  it('prints nothing for no input', async () => {
    expect(await run([])).toMatchObject({ code: 0, out: '', err: '' })
  })
})
