import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../src/commands/check.ts'
import { isMatrix } from '../src/gates/gate.ts'

const place = join(root, '.github/actions/citable')
const read = (file: string): string => readFileSync(join(place, file), 'utf8')

interface Step {
  readonly name?: string
  readonly id?: string
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>
  readonly runs: { readonly steps: readonly Step[] }
}
const action: Action = parse(read('action.yml'))

interface Asked {
  readonly method: string
  readonly path: string
  readonly token: string
  readonly body: Record<string, string> | null
}

/** GitHub's or GitLab's API as far as the action asks it; comments stay. */
let api: Server
let origin: string
let asked: Asked[]
let comments: { id: number; body: string }[]
let refuses: boolean
const bodyOf = async (request: IncomingMessage): Promise<string> => Buffer.concat(await request.toArray()).toString()

/** An article of our own, and the same without what helps a reader. */
const good = readFileSync(join(root, 'shared-core/test/calibration/own/1-en.md'), 'utf8')
const poor = `# Things\n\n${good.replace(/^#.*$/gm, '').replace(/\d+/g, 'some').replace(/\s+/g, ' ')}\n`

let folder: string
beforeAll(async () => {
  api = createServer(async (request, response) => {
    const text = await bodyOf(request)
    const [path = ''] = request.url!.split('?')
    const body = text === '' ? null : (JSON.parse(text) as Record<string, string>)
    asked.push({ method: request.method!, path, token: String(request.headers.authorization ?? request.headers['private-token']), body })
    response.setHeader('content-type', 'application/json')
    if (refuses) return void response.writeHead(403).end('{}')
    if (request.method === 'GET') return void response.end(JSON.stringify(comments))
    const own = comments.find(({ id }) => path.endsWith(`/${id}`))
    if (own) own.body = body!['body']!
    else if (body?.['body']) comments.push({ id: comments.length + 1, body: body['body'] })
    response.end('{}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
afterAll(() => {
  api.closeAllConnections()
  api.close()
})
beforeEach(() => {
  asked = []
  comments = [{ id: 1, body: 'Looks good.' }]
  refuses = false
  folder = mkdtempSync(join(tmpdir(), 'citable-review-'))
  mkdirSync(join(folder, 'posts'))
  writeFileSync(join(folder, 'posts/bread.md'), good)
  // a name that would break out of code in Markdown and mention everybody
  writeFileSync(join(folder, 'posts/a`b @all.md'), good)
  return () => rmSync(folder, { recursive: true, force: true })
})

/** What Node has compiled of the command for other tests. */
const cache = process.env['NODE_COMPILE_CACHE']
const compiled = cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }

/** A shell line in the site's folder; its exit code and what it printed. */
function shell(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly out: string }> {
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: folder, ...compiled, ...environment },
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (out += text))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out })))
}

/** Runs the steps of the action as GitHub does, up to the first that fails; the repository is installed already, and artifacts stay. */
async function runAction(given: Readonly<Record<string, string>>, event: object = { pull_request: { number: 7, head: { sha: 'abc' } } }) {
  const file = (name: string, text = ''): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const github = {
    GITHUB_API_URL: origin,
    GITHUB_REPOSITORY: 'mill/site',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: 'def',
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event)),
    GITHUB_STEP_SUMMARY: file('summary.md'),
  }
  const known = new Map(Object.entries(action.inputs).map(([name, input]) => [`inputs.${name}`, given[name] ?? input.default]))
  known.set('github.action_path', place).set('runner.temp', folder).set('github.token', 'secret')
  const filled = (text: string): string =>
    text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_whole, name: string) => filled(known.get(name) ?? expect.unreachable(name)))
  let out = ''
  for (const { name, id, run, env = {} } of action.runs.steps) {
    if (run === undefined || name === 'Install') continue
    const environment = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, filled(value)]))
    const outputs = file(`${id ?? 'none'}.outputs`)
    const ran = await shell(run, { ...github, ...environment, GITHUB_OUTPUT: outputs })
    out += ran.out
    for (const line of readFileSync(outputs, 'utf8').split('\n'))
      if (line !== '') known.set(`steps.${id}.outputs.${line.slice(0, line.indexOf('='))}`, line.slice(line.indexOf('=') + 1))
    if (ran.code !== 0) return { failed: name, code: ran.code, out }
  }
  return { failed: null, code: 0, out }
}

/** A test of gate 2, `npm run test:matrix`, alone: it starts the command several times, and gate 1 has the action in full above. */
const itInFull: (name: string, run: () => Promise<void>) => void = isMatrix ? it : () => {}

describe('the action', () => {
  it('puts what others write into no script, and runs others’ actions of a known commit alone', () => {
    for (const { run = '', uses } of action.runs.steps) {
      expect(run).not.toContain('${{')
      if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/)
    }
  })

  it('comments once, however often it runs, and uploads SARIF', async () => {
    expect(await runAction({ files: 'posts' })).toMatchObject({ failed: null })
    expect(await runAction({ files: 'posts' })).toMatchObject({ failed: null })
    expect(comments).toHaveLength(2)
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /repos/mill/site/issues/7/comments',
      'POST /repos/mill/site/issues/7/comments',
      'POST /repos/mill/site/code-scanning/sarifs',
      'GET /repos/mill/site/issues/7/comments',
      'PATCH /repos/mill/site/issues/comments/2',
      'POST /repos/mill/site/code-scanning/sarifs',
    ])
    expect(new Set(asked.map(({ token }) => token))).toEqual(new Set(['Bearer secret']))
    expect(comments[1]!.body).toMatch(/^<!-- citable -->\n### Citable\n[\s\S]*\| 2 \| \d+ \(\d+ to \d+\) \|/)
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('### Citable')
    const { body } = asked.find(({ path }) => path.endsWith('sarifs'))!
    expect(body).toMatchObject({ commit_sha: 'abc', ref: 'refs/pull/7/head' })
    const sarif = JSON.parse(gunzipSync(Buffer.from(body!['sarif']!, 'base64')).toString())
    expect(sarif.runs[0].results.length).toBeGreaterThan(0)
    expect(readFileSync(join(folder, 'citable/report.html'), 'utf8')).toContain('<!doctype html>')
  })

  itInFull('tells what got worse, and fails for it after it has told', async () => {
    await runAction({ files: 'posts' })
    writeFileSync(join(folder, 'before.json'), readFileSync(join(folder, 'citable/report.json')))
    for (const name of ['bread.md', 'a`b @all.md']) writeFileSync(join(folder, 'posts', name), poor)
    const { failed, code } = await runAction({ files: 'posts', baseline: 'before.json', 'fail-on': 'worse' })
    // 3: a score that `fail-on` refuses, as `citable --help` says
    expect({ failed, code }).toEqual({ failed: 'Verdict', code: 3 })
    expect(comments[1]!.body).toMatch(/\*\*Worse\*\*[\s\S]*`posts\/bread\.md` \| \d+ → \d+/)
    expect(comments[1]!.body).toContain('`posts/a b @all.md`')
  })

  itInFull('does not fail where it may not write, and tells a push no comment', async () => {
    refuses = true
    expect(await runAction({ files: 'posts' })).toMatchObject({ failed: null, out: expect.stringContaining('comment: not done') })
    refuses = false
    asked = []
    expect(await runAction({ files: 'posts', sarif: 'false' }, {})).toMatchObject({ failed: null })
    expect(asked).toEqual([])
  })

  it('fails at once where there is nothing to score', async () => {
    expect(await runAction({ files: 'nothing/**' })).toMatchObject({ failed: 'Score', code: 1 })
    expect(asked).toEqual([])
  })
})

itInFull('the job for GitLab comments once on the merge request, and fails as asked', async () => {
  const { citable } = parse(read('gitlab.yml')) as { citable: { script: readonly string[]; variables: Record<string, string> } }
  const environment = {
    ...citable.variables,
    CITABLE_FILES: 'posts',
    CITABLE_GITLAB_TOKEN: 'glpat',
    GITLAB_CI: 'true',
    CI_API_V4_URL: origin,
    CI_PROJECT_ID: '5',
    CI_MERGE_REQUEST_IID: '9',
    CI_BUILDS_DIR: join(folder, 'builds'),
  }
  const script = citable.script.join('\n').replaceAll('$CI_BUILDS_DIR/citable', root.replace(/\/$/, ''))
  for (const code of [0, 0]) expect(await shell(script, environment)).toMatchObject({ code })
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /projects/5/merge_requests/9/notes',
    'POST /projects/5/merge_requests/9/notes',
    'GET /projects/5/merge_requests/9/notes',
    'PUT /projects/5/merge_requests/9/notes/2',
  ])
  expect(new Set(asked.map(({ token }) => token))).toEqual(new Set(['glpat']))
  expect(readFileSync(join(folder, 'citable-report/junit.xml'), 'utf8')).toContain('<testsuite')
})
