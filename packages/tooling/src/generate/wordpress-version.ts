import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands/check.ts'
import type { GeneratedFile } from './generated-file.ts'
import { replaceOnce } from './replace-once.ts'

const plugin = 'plugins/wordpress'
/** The newest releases are listed in the readme; wordpress.org cuts a list that is too long. */
const releasesShown = 10

/** The header and the constant of the plugin, and the readme's tag and list of changes, of its manifest and its changelog. */
export async function generateWordPressVersion(): Promise<readonly GeneratedFile[]> {
  const read = (name: string): Promise<string> => readFile(join(root, plugin, name), 'utf8')
  const [manifest, main, readme, changelog] = await Promise.all(['package.json', 'citable.php', 'readme.txt', 'CHANGELOG.md'].map(read))
  const { version } = JSON.parse(manifest!) as { readonly version: string }
  return [
    { path: `${plugin}/citable.php`, text: versionedPlugin(main!, version) },
    { path: `${plugin}/readme.txt`, text: versionedReadme(readme!, version, changelog!) },
  ]
}

/** @throws when the file has no such lines */
export const versionedPlugin = (text: string, version: string): string =>
  replaceOnce(replaceOnce(text, /(?<=^ \* Version: +)\S+$/m, version), /(?<=^const VERSION = ')[^']+(?=';$)/m, version)

/** @throws when the readme has no tag or no list of changes, or the changelog nothing about this version */
export function versionedReadme(text: string, version: string, changelog: string): string {
  const releases = releasesOf(changelog)
  if (releases[0]?.version !== version) throw new Error(`The changelog of the WordPress plugin does not begin with ${version}.`)
  const told = releases
    .slice(0, releasesShown)
    .map((release) => [`= ${release.version} =`, ...release.changes.map((change) => `* ${change}`)])
  const tagged = replaceOnce(text, /(?<=^Stable tag: )\S+$/m, version)
  return replaceOnce(
    tagged,
    /(?<=^== Changelog ==\n\n)[\s\S]*?(?=\n== |$(?![\s\S]))/m,
    `${told.map((lines) => lines.join('\n')).join('\n\n')}\n`,
  )
}

/** Changes by release, the newest first: every line of the grammar, once. Entries that only say that another package moved are left out. */
function releasesOf(changelog: string): readonly { readonly version: string; readonly changes: readonly string[] }[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n')
      const changes = lines.flatMap(
        (line) => /^\s*(?:- (?:[0-9a-f]{7,40}: )?)?((?:Added|Changed|Fixed|Removed): .+)$/.exec(line)?.[1] ?? [],
      )
      return { version: version.trim(), changes: [...new Set(changes)] }
    })
}
