import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startMariaDb } from '@citable/tooling/sites/wordpress/mariadb'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const plugin = join(import.meta.dirname, '../../..')
/** The one that runs this file: another copy would leave another's addresses in the cache that they share. */
const vitest = join(plugin, '../../node_modules/vitest/vitest.mjs')

test('storage and delivery hold on MariaDB, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'citable-maria-'))
  // Strapi's driver for it, of no use to any other suite
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, 'mysql2@^3'], { cwd: folder })
  const server = await startMariaDb(join(folder, 'server'))
  try {
    const env = {
      ...process.env,
      NODE_PATH: join(folder, 'node_modules'),
      DATABASE_URL: `mysql://root@localhost/strapi?socketPath=${encodeURIComponent(server.socket)}`,
    }
    const args = [vitest, 'run', '--config', 'tests/vitest.server.config.ts', '--silent=passed-only']
    // the driver colours its report, and says on standard error why a test failed
    const { stdout, stderr } = await run(process.execPath, args, { cwd: plugin, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1 << 26 }).catch(
      (error: { stdout: string; stderr: string }) => error,
    )
    expect(stdout, stderr).toContain('✓ on MySQL: nothing is lost')
    expect(stdout, stderr).toMatch(/Tests +\d+ passed \(/)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 1_200_000)
