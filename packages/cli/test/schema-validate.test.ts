import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
    ['a time that is none', wrap({ ...soup, totalTime: 'an hour' }), ['valueUnfit totalTime']],
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
    expect(out).toMatch(/error\s+Recipe needs image\.\n\s+block 1 · https:\/\/developers\.google\.com/)
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
    [['schema', 'validate', 'a', 'b']],
    [['schema', 'validate', '-', '--format', 'xml']],
    [['schema', 'validate', '-', '--level', 'loud']],
  ])('%j is a wrong call', async (args) => expect(await refusalOf(args)).not.toBeNull())
  it('lets no text of a page move the cursor', async () => {
    const { out } = await runHere(['schema', 'validate', '-'], { input: wrap({ ...soup, totalTime: '\u001b[2J\u202e' }) })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(out).not.toMatch(/[\u001b\u202e]/)
  })
})
