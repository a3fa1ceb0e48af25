import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'

const watcher = fileURLToPath(new URL('../../bin/when-orphaned.mjs', import.meta.url))

it.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'what npm started ends when npm does, by %s',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'citable-orphan-'))
    const said = () => readFile(join(folder, 'said'), 'utf8').catch(() => '')
    try {
      await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node server.mjs' } }))
      await writeFile(
        join(folder, 'server.mjs'),
        `import { writeFileSync } from 'node:fs'
import { whenOrphaned } from ${JSON.stringify(watcher)}
whenOrphaned(() => { writeFileSync('said', 'ended'); process.exit(0) })
setInterval(() => {}, 60_000)
writeFileSync('said', 'started')`,
      )
      const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: 'ignore' })
      await vi.waitFor(async () => expect(await said()).toBe('started'), { timeout: 60_000 })
      npm.kill(signal)
      await vi.waitFor(async () => expect(await said()).toBe('ended'), { timeout: 60_000 })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  180_000,
)
