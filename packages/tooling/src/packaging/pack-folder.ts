import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Packs a folder as npm publishes it. Runs none of its scripts. The path of the archive. */
export async function packFolder(folder: string, out: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], { cwd: folder })
  const [{ filename }] = JSON.parse(stdout) as readonly [{ readonly filename: string }]
  return join(out, filename)
}
