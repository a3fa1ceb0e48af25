import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validatePage } from '../src/validate-page.ts'
import { refusalOf, runHere } from './run-citable.ts'

const page = (jsonLd: string) => `<!doctype html><html lang="en"><head><title>Leek soup</title>
<script type="application/ld+json">${jsonLd}</script></head>
<body><article><h1>Leek soup</h1><p>Take 2 leeks, cook them, and eat the soup while it is hot.</p></article></body></html>`
const wrap = (node: object) => page(JSON.stringify({ '@context': 'https://schema.org', ...node }))
const soup = {
  '@type': 'Recipe',
  name: 'Leek soup',
  image: 'https://example.com/soup.jpg',
  recipeIngredient: ['2 leeks'],
}

let folder: string
let site: Server
let origin: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-schema-'))
  site = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(wrap(soup)))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('faults of a page', () => {
  const codes = (source: string) =>
    validatePage(source, null).faults.flatMap(({ level, code, property }) =>
      level === 'info' ? [] : [[code, property].filter(Boolean).join(' ')],
    )
  it.each([
    ['nothing wrong', wrap(soup), []],
    ['no image', wrap({ ...soup, image: undefined }), ['requiredMissing image']],
    ['an ingredient that readers do not see', wrap({ ...soup, recipeIngredient: ['1 lemon'] }), ['textMismatch recipeIngredient']],
    ['a misspelt type', wrap({ ...soup, '@type': 'Recipee' }), ['typeUnknown']],
    ['a misspelt property', wrap({ ...soup, recipeIngredients: ['2 leeks'] }), ['propertyUnknown recipeIngredients']],
    ['a property of another type', wrap({ ...soup, birthDate: '2001-01-01' }), ['propertyMisplaced birthDate']],
    ['an invalid time', wrap({ ...soup, totalTime: 'an hour' }), ['valueUnfit totalTime']],
    ['a reference to nothing', wrap({ ...soup, author: { '@id': '#ada' } }), ['idDangling author']],
    ['no context', page(JSON.stringify(soup)), ['contextMissing']],
    ['no type', wrap({ name: 'Leek soup' }), ['typeMissing']],
    [
      'a question without an answer',
      wrap({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Leek soup' }] }),
      ['requiredMissing acceptedAnswer'],
    ],
    [
      'an event without start and place',
      wrap({ '@type': 'Event', name: 'Fair' }),
      ['requiredMissing startDate', 'requiredMissing location', 'requiredMissing location.address'],
    ],
    [
      'an article without headline',
      wrap({ '@type': 'ReportageNewsArticle', author: { '@type': 'Person', name: 'Ada' } }),
      ['requiredMissing headline'],
    ],
    [
      'one id, two values',
      wrap({
        '@graph': [
          { ...soup, '@id': '#s' },
          { ...soup, '@id': '#s', name: 'Soup' },
        ],
      }),
      ['idDuplicate'],
    ],
    [
      'JSON alone, which has no text to compare',
      JSON.stringify({ '@context': 'https://schema.org', ...soup, recipeIngredient: ['1 lemon'] }),
      [],
    ],
  ])('%s', (_name, source, expected) => expect(codes(source)).toEqual(expected))

  it('says what was probably meant', () =>
    expect(validatePage(wrap({ ...soup, '@type': 'Recepi' }), null).faults[0]).toMatchObject({
      code: 'typeUnknown',
      args: { suggestion: 'Recipe' },
    }))
  it('says where JSON ends being JSON, in lines of the page', () =>
    expect(validatePage(page('{"@context":"https://schema.org",\n"name": }'), null).faults[0]).toMatchObject({
      code: 'jsonBroken',
      line: 3,
      column: 9,
    }))
  it('says that nothing is there', () => expect(validatePage('<p>Soup</p>', null)).toMatchObject({ blocks: 0, faults: [] }))
})

describe('citable schema validate', () => {
  const write = (name: string, content: string): string => {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    return file
  }
  it('ends with 0 when nothing is wrong', async () => {
    const { code, out, err } = await runHere(['schema', 'validate', write('good.html', wrap(soup))])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('1 block, Recipe')
    expect(out).toContain('0 errors, 0 warnings')
  })
  it('ends with 3 when something is, and names it with its source', async () => {
    const { code, out } = await runHere(['schema', 'validate', '-'], { input: wrap({ ...soup, image: undefined }) })
    expect(code).toBe(3)
    expect(out).toMatch(/error\s+Recipe needs image\.\n\s+line 2, column 36 · https:\/\/developers\.google\.com/)
  })
  it('takes warnings for errors when asked to', async () => {
    const file = write('warned.html', wrap({ ...soup, totalTime: 'an hour' }))
    expect((await runHere(['schema', 'validate', file])).code).toBe(0)
    expect((await runHere(['schema', 'validate', file, '--strict'])).code).toBe(3)
  })
  it('prints JSON for programs', async () => {
    const { code, out } = await runHere(['schema', 'validate', '-', '--format', 'json', '--level', 'error'], {
      input: wrap({ '@type': 'Event', name: 'Fair' }),
    })
    expect(code).toBe(3)
    expect(JSON.parse(out)).toMatchObject({
      blocks: 1,
      types: ['Event'],
      counts: { error: 3 },
      faults: [{ code: 'requiredMissing' }, {}, {}],
    })
  })
  it('ends with 3 where there is none', async () =>
    expect((await runHere(['schema', 'validate', '-'], { input: '<p>Soup</p>' })).code).toBe(3))
  it('fetches safely: nothing of this machine', async () => {
    const { code, err } = await runHere(['schema', 'validate', origin])
    expect(code).toBe(1)
    expect(err).not.toBe('')
  })
  it('fetches what is allowed', async () => {
    const { code, out } = await runHere(['schema', 'validate', origin], {
      environment: { CITABLE_FETCH_ALLOW: `${origin.slice(7)}=127.0.0.1/32` },
    })
    expect({ code, out: out.includes('Recipe') }).toEqual({ code: 0, out: true })
  })
  it.each([
    [['schema', 'validate']],
    [['schema', 'lint']],
    [['schema', 'validate', 'nothing-here/**/*.html']],
    [['schema', 'validate', '-', '--format', 'xml']],
    [['schema', 'validate', '-', '--level', 'loud']],
  ])('%j is a wrong call', async (args) => expect(await refusalOf(args)).not.toBeNull())
  it('reads folders and globs, in every format, and reports unreadable files', async () => {
    const site = mkdtempSync(path.join(folder, 'site-'))
    mkdirSync(path.join(site, 'posts'))
    writeFileSync(path.join(site, 'posts/good.html'), wrap(soup))
    writeFileSync(path.join(site, 'posts/bare.html'), '<p>Soup</p>')
    writeFileSync(path.join(site, 'posts/ö bad.html'), wrap({ ...soup, image: undefined, offers: { '@type': 'Offer', price: '€5' } }))
    writeFileSync(path.join(site, 'rental.jsonld'), '{"@context": "https://schema.org",\n  "@type": "JobPosting", "title": "Cook"}')
    writeFileSync(path.join(site, 'empty.html'), '')
    writeFileSync(path.join(site, 'notes.txt'), 'Soup')
    const args = (...more: string[]) => ['schema', 'validate', '.', '--level', 'error', ...more]
    const { code, out, err } = await runHere(args('--json', 'all.json'), { folder: site })
    expect(code).toBe(3)
    expect(err).toBe('citable: empty.html: empty.html is empty.\n')
    expect(out).not.toContain('good.html')
    expect(out).toContain('posts/ö bad.html: 1 block, Offer, Recipe')
    expect(out).toMatch(/5 pages: 6 errors, .*; 1 without structured data; 1 could not be read\n$/)
    const report = JSON.parse(readFileSync(path.join(site, 'all.json'), 'utf8')) as { pages: { page: string; error?: { code: string } }[] }
    expect(report.pages.map(({ page, error }) => error?.code ?? page)).toEqual([
      'unusable_page',
      'posts/bare.html',
      'posts/good.html',
      'posts/ö bad.html',
      'rental.jsonld',
    ])
    const sarif = JSON.parse((await runHere(args('--format', 'sarif', '--exclude', 'posts/**'), { folder: site })).out)
    const [run] = sarif.runs
    expect(run.invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ descriptor: { id: 'unusable_page' } }],
    })
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['requiredMissing'])
    expect(run.results[0]).toMatchObject({
      ruleId: 'requiredMissing',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'rental.jsonld' }, region: { startLine: 1, startColumn: 1 } } }],
    })
    expect(run.results[0].message.text).toMatch(/^JobPosting needs description\. \(https:/)
  })
  it('is content with a folder without errors, and not with one without any structured data', async () => {
    const site = mkdtempSync(path.join(folder, 'site-'))
    writeFileSync(path.join(site, 'bare.html'), '<p>Soup</p>')
    expect((await runHere(['schema', 'validate', '.'], { folder: site })).code).toBe(3)
    writeFileSync(path.join(site, 'good.html'), wrap(soup))
    expect((await runHere(['schema', 'validate', '*.html'], { folder: site })).code).toBe(0)
    rmSync(path.join(site, 'bare.html'))
    writeFileSync(path.join(site, 'binary.html'), '\u0000\u0001\u0002'.repeat(99))
    expect((await runHere(['schema', 'validate', 'good.html', 'binary.html'], { folder: site })).code).toBe(1)
  })
  it.each([
    ['a value', wrap({ ...soup, totalTime: 'an hour' }), 2, 'totalTime'],
    ['a value in a list', wrap({ '@graph': [{ ...soup, offers: [{ '@type': 'Offer', price: '€5' }] }] }), 2, 'price'],
    ['a misspelt property', page('{\n"@context": "https://schema.org",\n"@type": "Person", "nmae": 1, "name": "A"}'), 4, 'nmae'],
    [
      'a property with a prefix',
      page('{"@context": {"s": "https://schema.org/"},\n"@type": "s:Person",\n"s:nmae": 1, "s:name": "A"}'),
      4,
      's:nmae',
    ],
  ])('places %s', (_what, source, line, key) => {
    const [fault] = validatePage(source, null).faults.filter(({ level }) => level !== 'info')
    expect(fault).toMatchObject({ line })
    expect(source.split('\n')[line - 1]!.slice(fault!.column - 1)).toMatch(new RegExp(`^"${key}"`))
  })
  it('lets no text of a page move the cursor', async () => {
    const { out } = await runHere(['schema', 'validate', '-'], { input: wrap({ ...soup, totalTime: '\u001b[2J\u202e' }) })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(out).not.toMatch(/[\u001b\u202e]/)
  })
})
