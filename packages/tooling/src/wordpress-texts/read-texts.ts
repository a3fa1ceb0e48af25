import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pluginDirectory } from '../sites/wordpress/plugin-directory.ts'
import { extractHeader, extractPhp } from './extract-php.ts'
import { extractScript, importsOf } from './extract-script.ts'
import { mergeTexts, type Text } from './text.ts'

/** The panel's own texts: their translations are those of @citable/editor, which every CMS shares. */
export const panelTexts = 'src/generated/ui-texts.ts'

const isScript = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

async function filesIn(folder: string, isWanted: (name: string) => boolean): Promise<readonly string[]> {
  const names = await readdir(join(pluginDirectory, folder), { recursive: true })
  return names
    .filter(isWanted)
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
}

const read = (place: string): Promise<string> => readFile(join(pluginDirectory, place), 'utf8')

/** Every text of the plugin, of PHP and of scripts. */
export async function readTexts(): Promise<readonly Text[]> {
  const header = await read('citable.php')
  const php = ['citable.php', ...(await filesIn('includes', (name) => name.endsWith('.php')))]
  const scripts = await filesIn('src', isScript)
  return mergeTexts([
    ...extractHeader(header, 'citable.php'),
    ...(await Promise.all(php.map(async (place) => extractPhp(await read(place), place)))).flat(),
    ...(await Promise.all(scripts.map(async (place) => extractScript(await read(place), place)))).flat(),
  ])
}

/** Files of the plugin that one of its scripts is made of, itself included; what it imports from packages is not of the plugin. */
export async function filesOfScript(entry: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const visit = async (place: string): Promise<void> => {
    if (found.has(place) || !isScript(place)) return
    found.add(place)
    const folder = dirname(join(pluginDirectory, place))
    for (const name of importsOf(await read(place))) await visit(relative(pluginDirectory, resolve(folder, name)).replaceAll('\\', '/'))
  }
  await visit(entry)
  return found
}
