import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type PluginFiles, readPluginFiles } from '../packaging/plugin-files.ts'
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

/** Makes the archive that WordPress installs, of scripts built twice: a release that cannot be made again byte for byte is none. */
export async function packageWordPress(): Promise<number> {
  const files = await build()
  const different = differing(files, await build())
  if (different.length > 0) {
    console.error(`Two builds of the same sources differ, nothing was written: ${different.join(', ')}`)
    return 1
  }
  const archive = zipFiles('citable', files)
  const { version } = JSON.parse(await readFile(join(pluginDirectory, 'package.json'), 'utf8')) as { version: string }
  const path = join(pluginDirectory, 'dist', `citable-${version}.zip`)
  await mkdir(join(pluginDirectory, 'dist'), { recursive: true })
  await writeFile(path, archive)
  const sum = createHash('sha256').update(archive).digest('hex')
  console.log(`${relative(root, path)}: ${(archive.length / 1000).toFixed(0)} kB, built twice with the same bytes, SHA-256 ${sum}`)
  return 0
}
