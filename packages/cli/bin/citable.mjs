#!/usr/bin/env node
// Starts the command on Node 22.19 or newer. On an older Node it looks for the `node` package that an install of the workspace brings.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { homedir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const wanted = [22, 19]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) {
  if (process.argv[2] === 'serve') startSmall()
  else rememberCompiled()
  await import('../src/main.ts')
} else {
  const main = fileURLToPath(import.meta.url)
  const newer = findNode(path.dirname(main))
  if (newer === null) {
    console.error(
      `citable needs Node ${wanted.join('.')} or newer; this is ${process.version}. Install it from https://nodejs.org or with your version manager.`,
    )
    process.exitCode = 2
  } else {
    const child = spawn(newer, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    // Ctrl-C at a terminal reaches both; a second one would tell the child not to finish its work
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === null ? 1 : 130)
    })
  }
}

/**
 * Starts this process again with options that hold a long-lived one small: 4 MB halves for young objects, two arenas of glibc, large blocks
 * given back at once, no remembered compilation. A MALLOC_ARENA_MAX of the user's own leaves everything as it is.
 */
function startSmall() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return
  const environment = {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_TRIM_THRESHOLD_: '262144',
    NODE_DISABLE_COMPILE_CACHE: '1',
  }
  // SQLite, of which Node 22 says that it may change, is the one of Node 24
  const quiet = major < 24 ? ['--disable-warning=ExperimentalWarning'] : []
  process.execve(
    process.execPath,
    [process.execPath, '--max-semi-space-size=4', ...quiet, ...process.execArgv, ...process.argv.slice(1)],
    environment,
  )
}

/**
 * A second start finds its sources compiled, and so do its worker threads. In a folder of the user's own: files in it are executed. The service is
 * left out: it would hold 20 MB of cache as long as it runs, to start half a second sooner once.
 */
function rememberCompiled() {
  const folder = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'citable')
  const { directory } = module.enableCompileCache(folder)
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE = folder
}

function findNode(folder) {
  const file = path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(file)) return file
  const parent = path.dirname(folder)
  return parent === folder ? null : findNode(parent)
}
