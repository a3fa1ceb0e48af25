import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Repository root, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** One static check: how it is called and the command that runs it. Exit code 0 is a pass. */
export interface StaticCheck {
  readonly name: string
  readonly command: readonly string[]
  /** Left out of gate 1, because it takes long or looks at more than the sources. */
  readonly isSlow?: boolean
  /** In gate 1 alone: gate 2 looks at each of its parts by itself. */
  readonly isJoined?: boolean
  /** Passes, and prints what it found. */
  readonly isAdvice?: boolean
}

const config = 'packages/tooling/config'

/** Packages of one platform, and the plugins, whose types gate 1 checks together: each alone reads the core once more. */
const joined: Readonly<Record<string, readonly string[]>> = {
  'packages/tooling/config/tsconfig.plugins.json': [
    'plugins/wordpress/tsconfig.json',
    'plugins/strapi/admin/tsconfig.json',
    'plugins/strapi/server/tsconfig.json',
    'plugins/strapi/tests/browser/tsconfig.json',
  ],
  'packages/tooling/config/tsconfig.browsers.json': [
    'shared-core/tsconfig.test.json',
    'packages/contract/tsconfig.json',
    'packages/client/tsconfig.json',
    'packages/editor/tsconfig.json',
  ],
  'packages/tooling/config/tsconfig.servers.json': [
    'packages/providers/tsconfig.json',
    'packages/service/tsconfig.json',
    'packages/cli/tsconfig.json',
  ],
}

const alone = ['shared-core/tsconfig.json', 'packages/tooling/tsconfig.json']

const typesOf = (project: string) => ({
  name: `types ${project}`,
  // its threads check the same types again: two projects at a time take half of that
  command: ['packages/tooling/node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded', '-p', project],
})

/** Types, lint, boundaries, unused code, subjects of new commits, the documentation site, generated files being fresh, no verdict by the clock. */
export const staticChecks: readonly StaticCheck[] = [
  ...Object.keys(joined).map((project) => ({ ...typesOf(project), isJoined: true })),
  ...alone.map(typesOf),
  ...Object.values(joined)
    .flat()
    .map((project) => ({ ...typesOf(project), isSlow: true })),
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '--diagnostic-level=warn', '--config-path', config, '.'] },
  {
    name: 'patterns take linear time',
    isSlow: true,
    command: [
      'packages/tooling/node_modules/.bin/eslint',
      '--config',
      `${config}/eslint.config.js`,
      '--suppressions-location',
      `${config}/eslint-suppressions.json`,
      '--pass-on-unpruned-suppressions',
      '.',
    ],
  },
  {
    name: 'boundaries',
    command: [
      'depcruise',
      '--config',
      `${config}/boundaries.cjs`,
      'shared-core/src',
      'packages',
      'plugins/wordpress/src',
      'plugins/strapi/admin',
      'plugins/strapi/server',
      'plugins/strapi/shared',
    ],
  },
  { name: 'unused code', isSlow: true, command: ['knip', '--config', `${config}/knip.json`] },
  { name: 'commit subjects', isSlow: true, command: ['node', 'packages/tooling/src/main.ts', 'commits'] },
  {
    name: 'openapi.json respects the rules of Redocly and Spectral',
    isSlow: true,
    command: ['node', 'packages/tooling/src/main.ts', 'lint-openapi'],
  },
  {
    name: 'documentation site, without a dead link',
    isSlow: true,
    command: ['packages/docs/node_modules/.bin/vitepress', 'build', 'packages/docs'],
  },
  { name: 'no test of gate 1 asks the clock', command: ['node', 'packages/tooling/src/main.ts', 'find-clocks'] },
  { name: 'wording of new comments and titles', isAdvice: true, command: ['node', 'packages/tooling/src/main.ts', 'find-dialect'] },
  { name: 'generated files are fresh', command: ['node', 'packages/tooling/src/main.ts', 'generate', '--check'] },
]

/** Runs one program of the workspace; resolves with its exit code and all it printed. */
export function runTool(command: readonly string[], cwd: string = root): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const [program = '', ...args] = command
    const local = `${root}node_modules/.bin/${program}`
    const child = spawn(existsSync(local) ? local : program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs the checks two at a time; prints a line each, and what the failing ones said. `inFull`: slow ones too. Resolves with the counts. */
export async function runChecks(
  print: (text: string) => void,
  { inFull }: { readonly inFull: boolean },
): Promise<{ passed: number; failed: number }> {
  const queue = staticChecks.filter(({ isJoined, isSlow }) => !(inFull ? isJoined : isSlow))
  let passed = 0
  let failed = 0
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { code, output } = await runTool(check.command)
      if (code === 0) passed++
      else failed++
      print(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name}\n`)
      if (code !== 0 || (check.isAdvice && output.trim() !== '')) print(`${output}\n`)
    }
  }
  await Promise.all([worker(), worker()])
  return { passed, failed }
}

/** `pnpm check`: every static check. */
export async function check(): Promise<number> {
  const { passed, failed } = await runChecks((text) => process.stdout.write(text), { inFull: true })
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
