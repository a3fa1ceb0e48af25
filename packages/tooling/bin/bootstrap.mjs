// First step of `npm run demo`, `npm test`, `npm run test:matrix`, `npm run pictures`, `npm run citable`, `npm run package`, two parts of it and `npm run release`. Runs on the machine's own Node (18.3 or newer) with nothing installed:
// installs what is missing, then hands over to Node 24. Plain JavaScript on purpose.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoNeeds, needs, succeeds } from './needs.mjs'
import { readDemoArguments, readMatrixArguments, readTestArguments, UsageError } from './usage.mjs'
import { whenOrphaned } from './when-orphaned.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const [command = 'demo', ...rest] = process.argv.slice(2)

/** Commands whose arguments are read first: how each is called, and the system programs that its arguments ask for. */
const readers = {
  demo: {
    call: 'npm run demo',
    read: () => withNeeds(readDemoArguments(rest), ({ parts }) => parts.flatMap(({ name }) => demoNeeds[name] ?? [])),
  },
  test: { call: 'npm test', read: () => withNeeds(readTestArguments(rest), ({ suites }) => suites.flatMap((suite) => suite.needs)) },
  'test-matrix': {
    call: 'npm run test:matrix',
    read: () => withNeeds(readMatrixArguments(rest), ({ suites }) => suites.flatMap((suite) => suite.needs)),
  },
  pictures: { call: 'npm run pictures', read: () => withNeeds({ help: null }, () => ['php', 'chromium']) },
}

requireNode()
const missing = installSystemPackages(readNeeds())
installDependencies()
run(missing)

function withNeeds(read, needsOf) {
  return { help: read.help, needs: [...new Set(needsOf(read))] }
}

/** System programs that the command needs. Help and faults are printed before anything is installed. */
function readNeeds() {
  const reader = readers[command]
  if (reader === undefined) return []
  try {
    const { help, needs: needed } = reader.read()
    if (help === null) return needed
    console.log(help)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message} See ${reader.call} -- --help`)
    process.exit(2)
  }
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 18 || (major === 18 && minor < 3)) stop(`Citable needs Node 18.3 or newer to start; this is Node ${process.versions.node}.`)
}

/** Installs what is missing where that is possible. Returns the sentences for what is still missing. */
function installSystemPackages(names) {
  const absent = names.filter((name) => !needs[name].here())
  if (absent.length === 0) return []
  for (const { npm } of absent.map((name) => needs[name])) if (npm !== undefined) installFromNpm(npm)
  const packages = absent.flatMap((name) => needs[name].debian)
  const isDebian = existsSync('/etc/debian_version') && succeeds('apt-get', ['--version'])
  const isRoot = process.getuid?.() === 0
  if (isDebian && isRoot && packages.length > 0) {
    console.error(`Installing ${packages.join(', ')} …`)
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['-qq', 'update'], options)
    spawnSync('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', ...packages], options)
  }
  return absent
    .filter((name) => !needs[name].here())
    .map((name) =>
      needs[name].npm !== undefined
        ? `${needs[name].name} is missing: run "npm install --prefix ${needs[name].npm.folder} ${needs[name].npm.name}@${needs[name].npm.version}".`
        : isDebian
          ? `${needs[name].name} is missing: run "sudo apt-get install ${needs[name].debian.join(' ')}".`
          : `${needs[name].name} is missing: install it with your system's package manager.`,
    )
}

/** Installs a package that only some suites need into a folder of its own. */
function installFromNpm({ name, version, folder }) {
  console.error(`Installing ${name} ${version} …`)
  mkdirSync(folder, { recursive: true })
  spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}

/** The manifests and the lockfile decide whether an install is due; their hash is stored beside what was installed. */
function installDependencies() {
  const stamp = join(root, 'node_modules/.cache/citable/installed')
  const hash = createHash('sha256')
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)))
  const wantedStamp = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp && existsSync(nodeBinary())) return
  console.error('Installing dependencies …')
  const result = spawnSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 28,
  })
  if (result.status !== 0) {
    console.error(result.stdout)
    stop('The dependencies could not be installed; the lines above say why.')
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wantedStamp)
}

function manifests() {
  const folders = [
    'shared-core',
    ...['packages', 'plugins'].flatMap((top) => readdirSync(join(root, top)).map((name) => `${top}/${name}`)),
    'plugins/strapi/tests/app',
  ]
  return ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...folders.map((folder) => `${folder}/package.json`)].filter((file) =>
    existsSync(join(root, file)),
  )
}

function nodeBinary() {
  return join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

function run(missingParts) {
  const isCommand = command === 'citable'
  const program = join(root, isCommand ? 'packages/cli/bin/citable.mjs' : 'packages/tooling/src/main.ts')
  const child = spawn(nodeBinary(), [program, ...(isCommand ? [] : [command]), ...rest], {
    // names of files mean the folder the user stands in, which npm leaves
    cwd: isCommand ? (process.env.INIT_CWD ?? process.cwd()) : root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...(!isCommand && {
        CITABLE_MISSING: JSON.stringify(missingParts),
        // Hundreds of processes start the same sources: what Node has compiled for one is there for the next.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/citable/compiled'),
      }),
    },
  })
  // The child ends its own children on these signals; Ctrl-C at a terminal reaches it without our help.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  whenOrphaned(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
