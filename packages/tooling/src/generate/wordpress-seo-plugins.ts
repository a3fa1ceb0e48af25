import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands/check.ts'
import type { GeneratedFile } from './generated-file.ts'
import { replaceOnce } from './replace-once.ts'

const folder = 'plugins/wordpress/includes/SeoPlugins/Known'

interface KnownPlugin {
  readonly id: string
  readonly name: string
  readonly constant: string
  readonly order: number
  readonly className: string
  /** Where its texts are, and how its panel follows, in words. */
  readonly keptIn: string
  readonly panel: string
}

/** The SEO plugins that a class stands for: the list for PHP, and those of the documents. */
export async function generateWordPressSeoPlugins(): Promise<readonly GeneratedFile[]> {
  const files = (await readdir(join(root, folder))).filter((file) => file.endsWith('.php'))
  const plugins = await Promise.all(files.map(async (file) => readPlugin(file, await readFile(join(root, folder, file), 'utf8'))))
  plugins.sort((one, other) => one.order - other.order)
  return Promise.all([
    changed('plugins/wordpress/includes/SeoPlugins/SeoPlugins.php', [/(?<=KNOWN = array\(\n)[\s\S]*?(?=^\t\);)/m, listOf(plugins)]),
    changed(
      'packages/docs/wordpress.md',
      [/(?<=^\| Plugin +\| Kept in +\| Its panel beside the editor +\|\n)(?:\|.*\n)+/m, tableOf(plugins)],
      [/^.+(?= can be read\. What was imported)/m, namesOf(plugins)],
      [/(?<=`import <source> \[--dry-run\]` +\| ).+(?=; `undo` takes back)/, plugins.map(({ id }) => `\`${id}\``).join(', ')],
    ),
  ])
}

async function changed(path: string, ...changes: readonly (readonly [RegExp, string])[]): Promise<GeneratedFile> {
  const text = await readFile(join(root, path), 'utf8')
  return { path, text: changes.reduce((all, [pattern, replacement]) => replaceOnce(all, pattern, replacement), text) }
}

function readPlugin(file: string, text: string): KnownPlugin {
  const part = (pattern: RegExp, what: string): string => {
    const found = pattern.exec(text)?.[1]
    if (found === undefined) throw new Error(`${folder}/${file} has no ${what}.`)
    return found
  }
  const constant = (name: string): string => part(new RegExp(`const ${name} += '([^']+)';`), `constant ${name}`)
  return {
    id: constant('ID'),
    name: constant('NAME'),
    constant: constant('CONSTANT'),
    order: Number(part(/const ORDER += (\d+);/, 'constant ORDER')),
    className: file.slice(0, -'.php'.length),
    keptIn: part(/^ \* Kept in: (.+)$/m, 'line "Kept in:"'),
    panel: part(/^ \* Panel: (.+)$/m, 'line "Panel:"'),
  }
}

const namesOf = (plugins: readonly KnownPlugin[]): string =>
  `${plugins
    .slice(0, -1)
    .map(({ name }) => name)
    .join(', ')} and ${plugins.at(-1)!.name}`

const listOf = (plugins: readonly KnownPlugin[]): string => {
  const width = Math.max(...plugins.map(({ id }) => id.length))
  return plugins
    .map(
      ({ id, className, constant }) =>
        `\t\t'${id}'${' '.repeat(width - id.length)} => array( Known\\${className}::class, '${constant}' ),\n`,
    )
    .join('')
}

const tableOf = (plugins: readonly KnownPlugin[]): string =>
  ['| --- | --- | --- |', ...plugins.map(({ name, keptIn, panel }) => `| ${name} | ${keptIn} | ${panel} |`)]
    .map((line) => `${line}\n`)
    .join('')
