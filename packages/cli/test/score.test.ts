import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { directPool } from '../../service/test/databases/direct-pool.ts'
import { isScored, type PageResult } from '../src/site/page-result.ts'
import { showProgress } from '../src/site/show-progress.ts'
import type { SiteReport } from '../src/site/site-report.ts'
import { runHere } from './run-citable.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-score-'))
  return () => rmSync(folder, { recursive: true })
})

const put = (name: string, text: string | Buffer): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
const get = (name: string): string => readFileSync(path.join(folder, name), 'utf8')

/** A text long enough to judge, whose facts are its own. */
const prose = (name: string): string =>
  Array.from(
    { length: 12 },
    (_, at) =>
      `The ${name} loaf number ${at + 1} weighs ${500 + at * 25} grams and bakes for ${30 + at} minutes at 230 degrees in the stone oven of the mill.`,
  ).join(' ')
const article = (name: string): string =>
  `---\ntitle: How to bake ${name} bread\ndate: 2026-10-01\n---\n\n## Baking ${name} bread\n\n${prose(name)}\n`
const page = (name: string): string =>
  `<!doctype html><html lang="en"><head><title>How to bake ${name} bread</title></head><body><article><h1>How to bake ${name} bread</h1><p>${prose(name)}</p></article></body></html>`

const score = (...args: readonly string[]) =>
  runHere(['score', '--now', '2026-11-28', ...args], { folder, environment: { XDG_CACHE_HOME: path.join(folder, 'cache') } })
const reportOf = async (...args: readonly string[]): Promise<SiteReport> => JSON.parse((await score(...args, '--format', 'json')).out)
const names = ({ pages }: SiteReport): readonly string[] => pages.map((each) => each.page).toSorted()
const stateFiles = (): readonly string[] => readdirSync(path.join(folder, 'cache/citable/runs'))

describe('files', () => {
  beforeEach(() => {
    put('content/rye.md', article('rye'))
    put('content/wheat.mdx', article('wheat'))
    put('content/draft.md', article('draft').replace('date:', 'draft: true\ndate:'))
    put('content/deep/spelt.html', page('spelt'))
    put('content/_includes/part.html', '<p>Part</p>')
    put('content/node_modules/x/readme.md', '# Nobody asked')
    put('content/data.json', '{}')
    put('content/[slug].md', article('oat'))
  })

  it.each<[string, readonly string[], readonly string[]]>([
    ['a folder', ['content'], ['content/[slug].md', 'content/deep/spelt.html', 'content/rye.md', 'content/wheat.mdx']],
    ['two files', ['content/rye.md', 'content/wheat.mdx'], ['content/rye.md', 'content/wheat.mdx']],
    ['a glob', ['content/*.md'], ['content/[slug].md', 'content/rye.md']],
    ['a file whose name is a glob', ['content/[slug].md'], ['content/[slug].md']],
    ['one file twice', ['content/rye.md', 'content/*.md'], ['content/[slug].md', 'content/rye.md']],
    ['without some', ['content', '--exclude', '**/*.html', '--exclude', 'content/\\[slug\\].md'], ['content/rye.md', 'content/wheat.mdx']],
    ['with drafts', ['content/*.md', '--drafts'], ['content/[slug].md', 'content/draft.md', 'content/rye.md']],
    ['no more than', ['content', '--limit', '1', '--exclude', 'content/\\[*'], ['content/deep/spelt.html']],
  ])('%s', async (_what, args, expected) => {
    expect(names(await reportOf(...args))).toEqual(args.includes('--limit') ? expect.any(Array) : expected)
  })

  it('the limit counts files', async () => expect((await reportOf('content/deep', 'content/rye.md', '--limit', '1')).pages).toHaveLength(1))

  it('the report names a file that cannot be read, and scores the rest', async () => {
    put('content/bad.md', '---\ntitle: "x\n---\nText')
    put('content/binary.md', Buffer.alloc(2000, 1))
    const { code, out } = await score('content', '--format', 'json')
    const { summary, pages } = JSON.parse(out) as SiteReport
    expect([code, summary]).toMatchObject([0, { pages: 4, unread: 2, drafts: 1 }])
    expect(pages.slice(-2).map((each) => 'error' in each && [each.page, each.error.code])).toEqual([
      ['content/bad.md', 'unusable_page'],
      ['content/binary.md', 'unusable_page'],
    ])
  })

  it('a page with too little text has no score, and no limit that it is below', async () => {
    put('content/short.md', '# Short\n\nFew words.')
    const { code, out } = await score('content/short.md', '--fail-under', '90', '--format', 'json')
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { summary: { too_short: 1, aeo: null }, pages: [{ aeo_score: null, seo_score: null }] },
    ])
  })

  it.each<[readonly string[], RegExp]>([
    [['nowhere.md'], /^citable: There is no file, folder or match of “nowhere\.md”\./],
    [['content/data.json', '--format', 'xml'], /--format must be one of table, json, jsonl, sarif, junit, not “xml”/],
    [[], /Name files, folders, globs or addresses, or --sitemap/],
    [['content', '--sitemap', 'https://example.org/sitemap.xml'], /--sitemap stands alone/],
    [['content', 'https://example.org/'], /Name files or addresses, not both/],
    [['content', '--since', '2026-01-01'], /--since is for --sitemap/],
    [['content', '--fail-on', 'worse'], /--fail-on worse needs --compare/],
    [['content', '--fail-on', 'score'], /--fail-on score needs a limit/],
    [['content', '--fail-on', 'luck'], /--fail-on must be one of worse, score, error/],
    [['content', '--fail-under', 'aeo=101'], /--fail-under must be a whole number from 0 to 100/],
    [['content', '--fail-under', 'geo=10'], /--fail-under must be one of aeo, seo/],
    [['content', '--compare', 'content/data.json'], /is no report of citable score --json/],
    [['content', '--language', 'x y'], /--language cannot be “x y”/],
  ])('%j is refused', async (args, sentence) => {
    const { code, out, err } = await score(...args)
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)])
  })

  it('every form of the result holds every page', async () => {
    const { code, out } = await score(
      'content',
      ...['html', 'json', 'jsonl', 'sarif', 'junit'].flatMap((form) => [`--${form}`, `r.${form}`]),
    )
    expect(code).toBe(0)
    expect(out).toMatch(/^4 pages · 1 drafts left out/)
    const lines = get('r.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as PageResult)
    expect(lines).toEqual((JSON.parse(get('r.json')) as SiteReport).pages)
    const sarif = JSON.parse(get('r.sarif')).runs[0]
    const rules = sarif.tool.driver.rules.map(({ id }: { id: string }) => id)
    for (const { ruleId, ruleIndex } of sarif.results) expect(rules[ruleIndex]).toBe(ruleId)
    for (const { page: name } of lines) {
      expect(out).toContain(name)
      expect(get('r.html')).toContain(name)
      expect(get('r.junit')).toContain(`name="${name}"`)
    }
    expect(
      new Set(
        sarif.results.map(
          ({ locations }: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
            locations[0]!.physicalLocation.artifactLocation.uri,
        ),
      ),
    ).toContain('content/%5Bslug%5D.md')
  })

  it('a name of a file cannot leave its place in the report', async () => {
    put('content/a"><script>b&.md', article('odd'))
    await score('content', '--html', 'r.html', '--junit', 'r.xml')
    expect(get('r.html')).toContain('content/a&quot;&gt;&lt;script&gt;b&amp;.md')
    expect(get('r.html').match(/<script>/g)).toHaveLength(1)
    expect(get('r.xml')).not.toContain('<script>')
  })

  it('the report names a fault of many pages once, with its pages', async () => {
    const { faults, pages } = await reportOf('content')
    const keys = faults.map(({ check, is_doubt }) => `${check} ${is_doubt}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { check, pages: on, is_doubt } of faults) {
      const having = pages
        .filter(isScored)
        .filter(({ findings }) => findings.some((each) => each.check === check && (each.use === 'doubt') === is_doubt))
      expect(on.toSorted()).toEqual(having.map((each) => each.page).toSorted())
    }
  })
})

describe('a configuration', () => {
  beforeEach(() => {
    put('posts/rye.md', article('rye'))
    put('posts/wheat.md', article('wheat'))
  })
  const configure = (config: unknown): void => put('citable.config.json', JSON.stringify(config))
  const findings = (report: SiteReport, name: string): readonly string[] =>
    report.pages
      .filter(isScored)
      .find((each) => each.page === name)!
      .findings.map(({ check }) => check)

  it('names files, and what is set aside where and why', async () => {
    const [aside = ''] = findings(await reportOf('posts'), 'posts/rye.md')
    configure({ files: ['posts'], setAside: [{ check: aside, reason: 'Not ours.', files: ['posts/rye.md'] }] })
    const report = await reportOf()
    expect(findings(report, 'posts/rye.md')).not.toContain(aside)
    expect(findings(report, 'posts/wheat.md')).toContain(aside)
    expect(report.pages.find((each) => each.page === 'posts/rye.md')).toMatchObject({ set_aside: [{ check: aside, reason: 'Not ours.' }] })
  })

  it('of TypeScript is run', async () => {
    put(
      'citable.config.ts',
      "const files: readonly string[] = ['posts/rye.md']\nexport default { files, site: { name: 'Mill', url: 'https://mill.example/' } }\n",
    )
    expect(await reportOf()).toMatchObject({ site: 'Mill', pages: [{ page: 'posts/rye.md' }] })
  })

  it('gives built pages their addresses, and limits', async () => {
    put('dist/bread/index.html', page('rye'))
    configure({ files: ['dist'], site: { name: 'Mill', url: 'https://mill.example' }, limits: { aeo: 100 } })
    const { code, out } = await score('--format', 'json')
    expect([code, JSON.parse(out)]).toMatchObject([
      3,
      { pages: [{ url: 'https://mill.example/bread/' }], failures: [{ reason: 'score', page: 'dist/bread/index.html' }] },
    ])
  })

  it('of the README is one', async () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? []
    put('content/handbook/rye.md', article('rye'))
    put('content/archive/old.md', article('old'))
    put('citable.config.json', example)
    expect(await reportOf()).toMatchObject({
      site: 'The mill',
      pages: [{ page: 'content/handbook/rye.md', set_aside: [{ check: 'author-named' }] }],
    })
    const keys = Object.keys((await import('../src/site/site-config.ts')).SiteConfig.shape)
    expect(keys.filter((key) => !readme.includes(`\`${key}\``))).toEqual([])
  })

  it.each<[unknown, string]>([
    [{ file: ['a'] }, 'citable.config.json: there is no key “file”; perhaps “files”.'],
    [{ limits: { geo: 3 } }, 'citable.config.json: limits: there is no key “geo”; perhaps “aeo”.'],
    [
      { colour: 1 },
      'citable.config.json: there is no key “colour”; there are files, exclude, sitemap, drafts, language, limits, failOn, setAside, site.',
    ],
    [
      { setAside: [{ check: 'image-alts', reason: 'x' }] },
      'citable.config.json: setAside.0.check: there is no such check; perhaps “image-alt”.',
    ],
    [{ setAside: [{ check: 'image-alt', reason: ' ' }] }, 'citable.config.json: setAside.0.reason: must say why.'],
    [{ limits: { aeo: 200 } }, 'citable.config.json: limits.aeo: '],
    [{ site: { name: 'x', url: 'x' } }, 'citable.config.json: site.url: must be an absolute http(s) address.'],
  ])('%j is refused', async (config, sentence) => {
    configure(config)
    expect(await score('posts')).toMatchObject({ code: 2, err: expect.stringContaining(sentence) })
  })

  it.each([
    ['that is no JSON', 'citable.config.json', '{', /^citable: citable\.config\.json cannot be read: /],
    ['that throws', 'citable.config.mjs', 'throw new Error("no")', /^citable: citable\.config\.mjs cannot be read: no/],
    ['without a default', 'citable.config.js', 'export const a = 1', /^citable: citable\.config\.js has no default export\./],
  ])('%s is refused', async (_what, name, text, sentence) => {
    put(name, text)
    expect(await score('posts')).toMatchObject({ code: 2, err: expect.stringMatching(sentence) })
  })
})

describe('an earlier report', () => {
  beforeEach(async () => {
    put('posts/rye.md', article('rye'))
    put('posts/wheat.md', article('wheat'))
    put('posts/gone.md', article('gone'))
    await score('posts', '--json', 'before.json', '--quiet')
    rmSync(path.join(folder, 'posts/gone.md'))
  })
  const compare = (...args: readonly string[]) => score('posts', '--compare', 'before.json', '--format', 'json', ...args)

  it('the same texts are as they were', async () => {
    const { code, out } = await compare('--fail-on', 'worse')
    expect([code, JSON.parse(out).comparison]).toEqual([
      0,
      { better: [], worse: [], other: [], added: [], removed: ['posts/gone.md'], other_rubric: false },
    ])
  })

  it('a page that lost is worse, and fails where that was asked', async () => {
    put(
      'posts/rye.md',
      article('rye')
        .replace(/title: .*\n/, '')
        .replace(/date: .*\n/, ''),
    )
    put('posts/new.md', article('new'))
    const { code, out } = await compare('--fail-on', 'worse')
    const { comparison, failures } = JSON.parse(out) as SiteReport
    expect([code, comparison?.worse.map((each) => each.page), comparison?.added]).toEqual([3, ['posts/rye.md'], ['posts/new.md']])
    expect(comparison?.worse[0]?.broken.length).toBeGreaterThan(0)
    expect(failures).toMatchObject([{ reason: 'worse', page: 'posts/rye.md' }])
    expect((await compare()).code).toBe(0)
  })

  it('a page that won is better', async () => {
    put('posts/rye.md', article('rye').replaceAll('. The', '.\n\nThe'))
    const { comparison } = JSON.parse((await compare('--fail-on', 'worse')).out) as SiteReport
    expect(comparison).toMatchObject({
      better: [{ page: 'posts/rye.md', mended: expect.arrayContaining(['paragraph-length']) }],
      worse: [],
    })
  })

  it('a page that cannot be read fails where that was asked', async () => {
    put('posts/rye.md', '')
    expect([(await compare()).code, (await compare('--fail-on', 'error')).code]).toEqual([0, 3])
  })
})

describe('a sitemap', () => {
  let server: Server
  let home: string
  let asked: string[] = []

  beforeAll(async () => {
    const files: Readonly<Record<string, () => [type: string, body: string | Buffer]>> = {
      '/robots.txt': () => ['text/plain', 'User-agent: *\nDisallow: /private\n'],
      '/sitemap.xml': () => [
        'application/xml',
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${home}/posts.xml.gz</loc></sitemap><sitemap><loc>${home}/old.xml</loc><lastmod>2020-01-01</lastmod></sitemap><sitemap><loc>${home}/gone.xml</loc></sitemap><sitemap><loc>${home}/sitemap.xml</loc></sitemap></sitemapindex>`,
      ],
      '/posts.xml.gz': () => [
        'application/gzip',
        gzipSync(
          `<?xml version="1.0"?><s:urlset xmlns:s="x"></s:urlset>`.replace(/<s:urlset.*/, '') +
            `<urlset xmlns:image="i">${['rye', 'wheat', 'private', 'rye'].map((name) => `<url><loc> ${home}/${name}?a=1&amp;b=2 </loc><lastmod>2026-10-0${name === 'wheat' ? 1 : 5}T00:00:00Z</lastmod><image:image><image:loc>${home}/a.png</image:loc></image:image></url>`).join('')}<url><loc>https://production.example/spelt</loc><lastmod>2026-10-05</lastmod></url></urlset>`,
        ),
      ],
      '/old.xml': () => ['application/xml', `<urlset><url><loc>${home}/old</loc></url></urlset>`],
      '/list.txt': () => ['text/plain', `${home}/rye\r\n${home}/wheat\n`],
      '/page.xml': () => ['text/html', '<html></html>'],
    }
    server = createServer((request, response) => {
      const url = request.url ?? ''
      asked.push(url)
      const file = files[url]?.()
      const name = /^\/(rye|wheat|private|spelt|old)/.exec(url)?.[1] ?? null
      if (file) response.writeHead(200, { 'content-type': file[0] }).end(file[1])
      else if (name === null) response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(name))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  beforeEach(() => {
    asked = []
  })

  it('nested, packed and on this machine is read; the report names what robots.txt refuses', async () => {
    const { code, out, err } = await score('--sitemap', `${home}/sitemap.xml`, '--format', 'json', '--fail-on', 'error')
    const report = JSON.parse(out) as SiteReport
    expect(code).toBe(3)
    expect(names(report)).toEqual(['old', 'private?a=1&b=2', 'rye?a=1&b=2', 'spelt', 'wheat?a=1&b=2'].map((name) => `${home}/${name}`))
    expect(report.failures).toMatchObject([{ page: `${home}/private?a=1&b=2`, message: expect.stringContaining('robots.txt') }])
    expect(asked.filter((url) => url.startsWith('/private') || url === '/a.png')).toEqual([])
    expect(err).toMatch(/1 addresses of another host are read from http:\/\/127\.0\.0\.1:\d+, where the sitemap is\./)
    expect(err).toMatch(/The sitemap .*\/gone\.xml is left out: The address answered with status 404\./)
  })

  it('names what changed since a day', async () => {
    const report = await reportOf('--sitemap', `${home}/sitemap.xml`, '--since', '2026-10-02')
    expect(names(report)).toEqual(['private?a=1&b=2', 'rye?a=1&b=2', 'spelt'].map((name) => `${home}/${name}`))
    expect(asked).not.toContain('/old.xml')
  })

  it('may be a list, and is read up to a limit', async () => {
    expect(names(await reportOf('--sitemap', `${home}/list.txt`, '--limit', '1'))).toEqual([`${home}/rye`])
    expect(asked.filter((url) => url === '/wheat')).toEqual([])
  })

  it('leaves out addresses by their path', async () => {
    expect(names(await reportOf('--sitemap', `${home}/list.txt`, '--exclude', 'r*'))).toEqual([`${home}/wheat`])
    expect(asked).not.toContain('/rye')
  })

  it.each([
    ['/page.xml', /The address is no sitemap/],
    ['/nowhere.xml', /The address answered with status 404/],
  ])('%s is none', async (name, sentence) => {
    expect(await score('--sitemap', `${home}${name}`)).toMatchObject({ code: 1, out: '', err: expect.stringMatching(sentence) })
  })

  it('does not open this machine to a sitemap elsewhere, nor another port of it', async () => {
    const { out } = await score(`${home}/rye`, 'http://127.0.0.1:1/x', '--format', 'json')
    expect(JSON.parse(out).pages).toMatchObject([
      { page: `${home}/rye` },
      { page: 'http://127.0.0.1:1/x', error: { code: 'fetch_blocked' } },
    ])
  })
})

describe('progress', () => {
  const lines = (isTTY: boolean): readonly string[] => {
    const written: string[] = []
    const messages = { isTTY, columns: 24, write: (text: string) => written.push(text) } as unknown as Parameters<typeof showProgress>[1]
    const progress = showProgress(12, messages)
    progress.step('a.md')
    progress.step('a\u001b[31m-rather-long-name.md')
    progress.end()
    return written
  }

  it('is on one line of a terminal, cut to its width', () => {
    expect(lines(true)).toEqual(['\r\u001b[2K 1/12  a.md', '\r\u001b[2K 2/12  a[31m-rather-lo…', '\r\u001b[2K'])
  })

  it('is silent elsewhere', () => expect(lines(false)).toEqual([]))
})

describe('a run that is gone on with', () => {
  it('reads a file again that has changed, and no other', async () => {
    for (const name of ['a', 'b', 'c']) put(`${name}.md`, article(name))
    const stop = Promise.withResolvers<void>()
    let analyses = 0
    const run = (...args: readonly string[]) =>
      runHere(['score', 'a.md', 'b.md', 'c.md', '--now', '2026-11-28', '--concurrency', '1', '--format', 'json', ...args], {
        folder,
        environment: { XDG_CACHE_HOME: path.join(folder, 'cache') },
        nextStop: () => (args.length === 0 ? stop.promise : new Promise(() => {})),
        createPool: () => ({
          ...directPool,
          run: async (job) => {
            analyses++
            // two are at work when the run is stopped; what is at work is finished
            if (analyses === 2) stop.resolve()
            if (args.length === 0) await stop.promise
            return directPool.run(job)
          },
        }),
      })
    expect(await run()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--resume goes on where it was') })
    put('a.md', article('spelt'))
    // a line that was cut off is no result
    writeFileSync(path.join(folder, 'cache/citable/runs', stateFiles()[0]!), '{"digest":null,"resul', { flag: 'a' })
    analyses = 0
    const { out } = await run('--resume')
    expect(analyses).toBe(2)
    expect(
      (JSON.parse(out) as SiteReport).pages
        .filter(isScored)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['b', 'c', 'spelt'].map((name) => `How to bake ${name} bread`))
    expect(stateFiles()).toEqual([])
  })
})
