import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type PluginFiles, readPluginFiles } from '../packaging/plugin-files.ts'
import { readWordPressOrgFiles } from '../packaging/wordpress-org.ts'
import { zipFiles } from '../packaging/zip-files.ts'
import { buildScripts } from '../sites/wordpress/build-plugin.ts'
import { pluginDirectory } from '../sites/wordpress/plugin-directory.ts'
import { writeLanguages } from '../wordpress-texts/compile-languages.ts'
import { root } from './check.ts'

async function build(): Promise<PluginFiles> {
  await Promise.all([buildScripts(), writeLanguages()])
  return readPluginFiles(pluginDirectory)
}

const differing = (one: PluginFiles, other: PluginFiles): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => Buffer.compare(one.get(name) ?? Buffer.of(), other.get(name) ?? Buffer.of()) !== 0,
  )

/** Makes the archive that WordPress installs, from scripts built twice: a build that differs is refused. Returns its path. */
export async function makeWordPressArchive(out: string): Promise<string> {
  const files = await build()
  const different = differing(files, await build())
  if (different.length > 0) throw new Error(`Two builds of the same sources differ, nothing was written: ${different.join(', ')}`)
  const archive = zipFiles('citable', files)
  const { version } = JSON.parse(await readFile(join(pluginDirectory, 'package.json'), 'utf8')) as { version: string }
  const path = join(out, `citable-${version}.zip`)
  await mkdir(out, { recursive: true })
  await writeFile(path, archive)
  return path
}

/** Makes the archive of what the plugin's page in the directory shows: icon, banner and screenshots. Its path. */
export async function makeWordPressOrgArchive(out: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(pluginDirectory, 'package.json'), 'utf8')) as { version: string }
  const path = join(out, `citable-wordpress-org-${version}.zip`)
  await writeFile(path, zipFiles('assets', await readWordPressOrgFiles()))
  return path
}

export async function packageWordPress(): Promise<number> {
  const path = await makeWordPressArchive(join(pluginDirectory, 'dist'))
  const archive = await readFile(path)
  const sum = createHash('sha256').update(archive).digest('hex')
  console.log(`${relative(root, path)}: ${(archive.length / 1000).toFixed(0)} kB, built twice with the same bytes, SHA-256 ${sum}`)
  return 0
}
