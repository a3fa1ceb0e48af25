import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from '../../cli/test/run-citable.ts'
import { needs } from '../bin/needs.mjs'
import { readDemoArguments, readMatrixArguments, readTestArguments } from '../bin/usage.mjs'
import { publishedFolders } from '../src/packaging/package-node.ts'
import { freePort } from '../src/sites/free-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const manifestOf = (folder: string): { name: string; scripts?: Record<string, string> } => JSON.parse(read(join(folder, 'package.json')))

/** Texts for people; not those that tests analyse. */
const documents = globSync(['*.md', '{.changeset,.github,packages,plugins,shared-core}/**/*.md', 'plugins/wordpress/readme.txt'], {
  cwd: root,
  exclude: (file) => /(^|\/)(node_modules|dist|build|golden|calibration|__fixtures__)$/.test(file),
}).toSorted()

/** What a document links to, as a path from the root; addresses elsewhere are not asked. */
const linksOf = (file: string): readonly string[] =>
  [
    ...read(file)
      .replace(/```.*?```/gs, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(file, '..', target))

it.each(documents.filter((file) => linksOf(file).length > 0))('%s links to files that are there', (file) => {
  expect(linksOf(file).filter((target) => !existsSync(join(root, target)))).toEqual([])
})

/** Of what a traced change adds; change-tasks.matrix.test.ts makes them. */
const added = /quote-length|read-tenant|example/i

it('the changes that CONTRIBUTING traces go through files that are there', () => {
  const named = [...read('.github/CONTRIBUTING.md').matchAll(/`((?:shared-core|packages|plugins)\/[^`<*]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !added.test(path) && !existsSync(join(root, path)))).toEqual([])
})

interface Command {
  readonly file: string
  readonly text: string
}

/** Blocks of shell lines, a command each; a backslash at the end of a line goes on. */
const blockCommands: readonly Command[] = documents.flatMap((file) =>
  [...read(file).matchAll(/```(?:sh|bash|shell|console)\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block
      .replaceAll('\\\n', '')
      .split('\n')
      .map((line) => line.replace(/\s+#\s.*$/, '').trim())
      .filter((line) => line !== '')
      .map((text) => ({ file, text })),
  ),
)

const programs = ['pnpm', 'npm', 'npx', 'node', 'citable', 'wp', 'apt-get', 'pg_dump', 'curl']

/** Commands inside of sentences, and in the table under `wp citable …`. */
const inlineCommands: readonly Command[] = documents.flatMap((file) => {
  const text = read(file).replace(/```.*?```/gs, '')
  const said = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => programs.includes(code.split(' ')[0]!) && code.includes(' '))
  const table = /^\| `wp citable …`.*\n((?:\|.*\n)+)/m.exec(text)?.[1] ?? ''
  const rows = [...table.matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => `wp citable ${code}`),
  )
  return [...said, ...rows].flatMap((code) => code.split(/ && | \| (?=[a-z]+ )/)).map((text) => ({ file, text }))
})

/** Classes of commands in groups of their own. */
const groupsOfWp: Readonly<Record<string, string>> = { redirects: 'RedirectCommands', settings: 'SettingsCommands' }

const optionsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /^\[?--./.test(word)).map((word) => /--[\w-]+/.exec(word)![0])

describe('commands in sentences name what is there', () => {
  const { scripts = {} } = manifestOf('.')

  /** A script of the workspace, with options and words that its module reads. */
  function expectScript(name: string, rest: readonly string[]): void {
    expect(scripts, `no script ${name}`).toHaveProperty([name])
    const words = rest.filter((word) => word !== '--')
    if (name === 'demo') return void readDemoArguments(words)
    if (name === 'test') return void readTestArguments(words)
    if (name === 'test:matrix') return void readMatrixArguments(words)
    const command = /(?:main\.ts|bootstrap\.mjs) ([\w-]+)$/.exec(scripts[name]!)?.[1]
    const file =
      command &&
      new RegExp(`'?${command}'?: async \\(\\) => \\(await import\\('\\./(.*?)'\\)`).exec(read('packages/tooling/src/main.ts'))?.[1]
    for (const option of optionsOf(words)) {
      const source = read(`packages/tooling/src/${file}`)
      expect(source.includes(`'${option}'`) || new RegExp(`\\b'?${option.slice(2)}'?: \\{ type`).test(source), `${name} ${option}`).toBe(
        true,
      )
    }
    for (const part of name === 'dev' ? (words[0] ?? '').split('|') : [])
      expect(read(`packages/tooling/src/${file}`)).toContain(`  ${part}: serve`)
  }

  const checks: Readonly<Record<string, (words: readonly string[], file: string) => void | Promise<void>>> = {
    pnpm(words) {
      if (words[0] === '--filter') {
        const folders = ['packages', 'plugins'].flatMap((top) => readdirSync(join(root, top)).map((name) => `${top}/${name}`))
        const folder = [...folders, 'shared-core'].find(
          (each) => existsSync(join(root, each, 'package.json')) && manifestOf(each).name === words[1],
        )
        expect(manifestOf(folder!).scripts).toHaveProperty([words.filter((word) => word !== 'run')[2]!])
      } else if (words[0] === 'exec') expect(existsSync(join(root, 'node_modules/.bin', words[1]!))).toBe(true)
      else if (!['install', 'pack'].includes(words[0]!)) expectScript(words[0]!, words.slice(1))
    },
    npx(words, file) {
      expect(words[0]).toBe('pnpm@12')
      if (words.length > 1) return checks['pnpm']!(words.slice(1), file)
    },
    async npm(words) {
      // left out parts are listed in archives.release.ts
      if (words[0] === 'install') return expect(words.slice(1)).toEqual(['--omit=optional'])
      if (words[0] === 'publish') return expect(manifestOf(words[1]!.replace(/\/dist$/, '')).scripts).toHaveProperty('build')
      const [name = '', ...rest] = words.filter((word) => !['run', '--silent'].includes(word))
      if (name === 'citable') {
        expect(scripts).toHaveProperty('citable')
        await checks['citable']!(
          rest.filter((word) => word !== '--'),
          '',
        )
      } else expectScript(name, rest)
    },
    node: (words) => expect(existsSync(join(root, words[0]!))).toBe(true),
    async citable(words) {
      const names = words.filter((word) => /^[a-z]/.test(word))
      if (words[0] === '…' || words[0]?.startsWith('<')) return
      // a field of a GraphQL query has the program's name, too
      if (words[0] === '{') return
      const { out } = await runHere([...(names[0] === 'schema' ? names.slice(0, 2) : names.slice(0, 1)), '--help'])
      for (const option of optionsOf(words)) expect(out, `${words.join(' ')}: ${option}`).toContain(option)
      if (names[1] !== undefined && (names[0] === 'keys' || names[0] === 'webhooks')) expect(out).toMatch(new RegExp(`\\b${names[1]}\\b`))
      const bundle = words[words.indexOf('--for') + 1]
      if (words.includes('--for')) expect(out).toContain(bundle)
    },
    wp(words) {
      const [program, first, ...more] = words
      if (program === 'help') return expect(first).toBe('citable')
      // WP-CLI's own
      if (program === 'i18n') return expect(first).toBe('make-pot')
      expect(program).toBe('citable')
      if (first === undefined) return
      const [name, ...rest] = first in groupsOfWp ? more : [first, ...more]
      const source = read(`plugins/wordpress/includes/Cli/${groupsOfWp[first] ?? 'Commands'}.php`)
      const documented = [...source.matchAll(/\/\*\*((?:(?!\*\/).)*?)\*\/\s+public function (\w+)\(/gs)].find(
        ([, doc = '', method]) => (/@subcommand (\S+)/.exec(doc)?.[1] ?? method) === name,
      )
      expect(documented, `wp citable ${name}`).toBeDefined()
      for (const option of optionsOf(rest)) expect(documented![1], `wp citable ${name}`).toMatch(new RegExp(`\\[${option}[\\]=]`))
    },
    'apt-get': (words) => {
      expect(words[0]).toBe('install')
      expect(Object.values(needs).flatMap(({ debian }) => debian)).toEqual(expect.arrayContaining(words.slice(1)))
    },
    // PostgreSQL's own, with a flag of its manual
    pg_dump: (words) => expect(words).toEqual(['--format=custom']),
    // the path and the names of the query are in the contract
    curl(words) {
      const { pathname, searchParams } = new URL(words.join(' ').replaceAll('"', '').replace('$URL', 'http://127.0.0.1'))
      const { paths } = JSON.parse(read('packages/contract/generated/openapi.json'))
      const known = paths[pathname].get.parameters.map(({ name }: { name: string }) => name)
      expect(known).toEqual(expect.arrayContaining([...searchParams.keys()]))
    },
  }

  const unique = [...new Map(inlineCommands.map((command) => [command.text, command])).values()]
  it.each(unique.map(({ text, file }) => [text, file] as const))('%s (%s)', async (text, file) => {
    const [program = '', ...words] = text.replace(/ …$/, '').split(/\s+/)
    await checks[program]!(words, file)
  })

  it.each(publishedFolders)('what %s publishes is installed by the name that it has', (folder) => {
    expect(read(`${folder}/README.md`)).toMatch(new RegExp(`^npm install (--global )?${manifestOf(folder).name}$`, 'm'))
  })

  it('a plugin of Strapi is installed by the name that it has', () => {
    expect(read('plugins/strapi/README.md')).toContain(`npm install ${manifestOf('plugins/strapi').name}\nnpm run build\n`)
  })
})

describe('commands in blocks do what they say', () => {
  let folder: string
  let service: ChildProcess
  let site: Server
  let environment: Record<string, string>

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'citable-documents-'))
    const page = `<!doctype html><html lang="en"><title>How to bake bread</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"How to bake bread","author":{"@type":"Person","name":"Mara"}}</script><body><article><h1>How to bake bread</h1><p>By Mara</p><p>Bread is food from flour and water. Bake it for an hour at 230 °C.</p></article></body></html>`
    mkdirSync(join(folder, 'public'))
    for (const name of ['post.html', 'article.html', 'public/index.html']) writeFileSync(join(folder, name), page)
    writeFileSync(
      join(folder, 'article.md'),
      `# How to bake bread\n\n${'Bread is food from flour and water. Bake it for an hour at 230 °C.\n\n'.repeat(3)}`,
    )
    for (const name of ['content/rye.md', 'content/notes/mill.html', 'posts/2026/spelt.mdx']) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(
        join(folder, name),
        `# How to bake bread\n\n${'Bread is food from flour and water. Bake it for an hour at 230 °C.\n\n'.repeat(3)}`,
      )
    }
    writeFileSync(
      join(folder, 'article.xlf'),
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="es"><file id="f1" original="article.md"><unit id="s1"><segment state="final"><source>How to bake bread</source><target>Cómo hacer pan</target></segment></unit></file></xliff>',
    )
    for (const name of ['access.log', 'access.log.1'])
      writeFileSync(
        join(folder, name),
        '203.0.113.5 - - [29/Nov/2026:10:00:00 +0000] "GET /post HTTP/1.1" 200 512 "-" "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"\n',
      )
    writeFileSync(join(folder, 'before.json'), '{ "version": 1, "rubric_version": null, "pages": [] }')
    writeFileSync(join(folder, 'articles.jsonl'), '{"id":"1","html":"<p>Bread is food.</p>"}\n')
    mkdirSync(join(folder, 'bin'))
    symlinkSync(join(root, 'packages/cli/bin/citable.mjs'), join(folder, 'bin/citable'))
    chmodSync(join(root, 'packages/cli/bin/citable.mjs'), 0o755)
    site = createServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end()
      else if (request.url === '/sitemap.xml')
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<urlset><url><loc>http://${environment['SITE']}/post</loc></url></urlset>`)
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const port = await freePort()
    const outer = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('CITABLE_')))
    environment = {
      ...(outer as Record<string, string>),
      PATH: `${join(folder, 'bin')}:${join(process.execPath, '..')}:${process.env.PATH}`,
      SITE: `127.0.0.1:${(site.address() as AddressInfo).port}`,
      CITABLE_PORT: String(port),
      CITABLE_DATA_DIR: join(folder, 'data'),
      CITABLE_WORKERS: '1',
    }
    environment['CITABLE_FETCH_ALLOW'] = `${environment['SITE']}=127.0.0.1/32`
    // `citable serve`, as every block writes it
    service = spawn('citable', ['serve'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
    const said = await new Promise<string>((resolve) => {
      let text = ''
      service.stdout!.on('data', (chunk) => {
        text += chunk
        if (text.includes('try ')) resolve(text)
      })
    })
    expect(said).toContain('first-key.txt')
    environment['KEY'] = readFileSync(join(folder, 'data/first-key.txt'), 'utf8').trim()
    environment['CITABLE_API_KEY'] = environment['KEY']
  })
  afterAll(async () => {
    const ended = new Promise((resolve) => service.once('exit', resolve))
    service.kill('SIGTERM')
    await ended
    site.close()
    rmSync(folder, { recursive: true })
  })

  const run = (text: string): Promise<{ code: number | null; out: string; err: string }> =>
    new Promise((resolve) => {
      const child = spawn('sh', ['-c', text], { cwd: folder, env: environment })
      let [out, err] = ['', '']
      child.stdout.on('data', (chunk) => (out += chunk))
      child.stderr.on('data', (chunk) => (err += chunk))
      child.once('close', (code) => resolve({ code, out, err }))
    })
  /** A page that is there in place of an example's, and the port of this run's service. */
  const here = (text: string): string =>
    text
      .replace(/https:\/\/example\.(?:org|com)\/post/g, `http://${environment['SITE']}/post`)
      .replace('https://example.org/sitemap.xml', `http://${environment['SITE']}/sitemap.xml`)
      .replace(/^citable hreflang https:\/\/example\.com\/$/, `citable hreflang http://${environment['SITE']}/`)
      // one of a hundred: each is asked a second after the other
      .replace(/ --own$/, ' --own --agent gptbot')
      .replace('127.0.0.1:8787', `127.0.0.1:${environment['CITABLE_PORT']}`)

  /** The output that shows success, by the beginning of the command. */
  const outcomes: readonly (readonly [RegExp, RegExp])[] = [
    [/^citable optimize .*--format json/, /"aeo_score": \d/],
    [/^(echo .*\| )?citable optimize --jsonl/, /^\{"id":"1",.*"aeo_score":\d+/],
    [/^citable optimize /, /AEO readiness +\d+\/100/],
    [/^citable score .*--compare /, /^2 pages .*Since the earlier report/s],
    [/^citable score .*--sitemap /, /^1 page .*http:\/\/127\.0\.0\.1:\d+\/post/s],
    [/^citable score .*mdx/, /^3 pages .*posts\/2026\/spelt\.mdx/s],
    [/^citable score /, /^2 pages .*content\/notes\/mill\.html/s],
    [/^citable schema validate /, /Article/],
    [/^citable sources content /, /content\/rye\.md\n.*with a link to another site/],
    [/^citable hreflang .*--format sarif/, /"version": "2\.1\.0"/],
    [/^citable hreflang /, /^No page declares other languages/],
    [/^citable agents reach /, /GPTBot\n.*robots\.txt.*\n.*answers with the page/],
    [/^citable traffic import /, /^access\.log: 1 lines of combined, 1 by AI agents/],
    [/^citable translate .*--format xliff$/, /version="2\.1" srcLang="en" trgLang="es".*<target>/s],
    [/^citable translate .*--reviewed /, /^# Cómo hacer pan\n\nBread is food/],
    [/^citable translate /, /Pan|agua|harina/],
    [/^citable publishers$/, /publisher/i],
    [/^citable keys create /, /^ctb_live_/],
    [/^citable webhooks create /, /^whsec_/],
    [/^curl -s http:\/\/127\.0\.0\.1:8787\/v1\/optimize /, /^\{.*"aeo_score":\d+/],
  ]
  /**
   * Done by others: this very run, the service above, the pipe through WordPress (lifecycle.matrix.test.ts), readers in a Strapi of their own, and what
   * is installed of the archives (archives.release.ts).
   */
  const elsewhere = [
    /^npm run demo$/,
    /^npm test$/,
    /(^|\s)citable serve$/,
    /^npm install strapi-plugin-citable$/,
    /^npm install (--global )?@citable\/[a-z]+$/,
    /^npm run build$/,
    /^wp citable export --pending \| citable optimize --jsonl \| wp citable store$/,
  ]

  const unique = [...new Map(blockCommands.map((command) => [command.text, command])).values()]
  it.concurrent.each(
    unique.filter(({ text }) => !elsewhere.some((each) => each.test(text))).map(({ text, file }) => [text, file] as const),
  )('%s (%s)', async (text) => {
    const expected = outcomes.find(([command]) => command.test(text))?.[1]
    expect(expected, 'a command of which no test says what it does').toBeDefined()
    const { code, out, err } = await run(here(text))
    // 3: the score is below --fail-under, which is what was asked
    expect([0, ...(text.includes('--fail-under') ? [3] : [])], err).toContain(code)
    expect(out).toMatch(expected!)
  })

  it('every kind of command is still in some document', () => {
    for (const kind of [...outcomes.map(([command]) => command), ...elsewhere])
      expect(
        unique.some(({ text }) => kind.test(text)),
        String(kind),
      ).toBe(true)
  })
})
