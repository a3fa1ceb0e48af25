import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pluginDirectory } from '../sites/wordpress/plugin-directory.ts'
import { runCommand } from '../sites/wordpress/run-command.ts'

/** Folders of a copy of a rule set, or its own, where rulesets lie one folder below. */
async function ruleSets(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /^[^/]+\/[^/]+\/ruleset\.xml$/.test(name))
  return [...new Set(names.map((name) => join(folder, name.split('/')[0]!)))].filter((path) => !path.endsWith('/PHP_CodeSniffer'))
}

/**
 * `wordpress-standard FOLDER`: WordPress' coding standard and the PHP versions that the plugin promises, by `phpcs.xml.dist`. FOLDER holds copies of
 * PHP_CodeSniffer (without one: the program `phpcs`), WordPressCS, PHPCSUtils, PHPCSExtra, PHPCompatibility, PHPCompatibilityWP and
 * PHPCompatibilityParagonie, each in a folder of its own; nothing is fetched. Exit code 1: something was found.
 */
export async function wordPressStandard(args: readonly string[]): Promise<number> {
  const [given] = args
  if (given === undefined) throw new Error('Which folder holds the rule sets? node packages/tooling/src/main.ts wordpress-standard FOLDER')
  const folder = resolve(given)
  const sets = await ruleSets(folder)
  if (sets.length === 0) throw new Error(`${folder} holds no rule set of PHP_CodeSniffer.`)
  const own = (await readdir(folder)).includes('PHP_CodeSniffer') ? [join(folder, 'PHP_CodeSniffer/bin/phpcs')] : []
  const rest = ['-q', '-s', '--report=emacs', '--standard=phpcs.xml.dist', '--runtime-set', 'installed_paths', sets.join(',')]
  const [program = '', ...first] = own.length > 0 ? ['php', '-d', 'memory_limit=1G', ...own] : ['phpcs']
  const { code, stdout, stderr } = await runCommand(program, [...first, ...rest], { cwd: pluginDirectory })
  if (code === 127) throw new Error('There is no PHP_CodeSniffer: put a copy into the folder, or install php-codesniffer.')
  const found = `${stdout}${stderr}`
    .split('\n')
    .flatMap((line) => (/:\d+:\d+: |ERROR/.test(line) ? [line.replace(`${pluginDirectory}/`, '')] : []))
  for (const line of found) console.log(line)
  console.log(found.length === 0 && code === 0 ? 'No findings.' : `${found.length} findings.`)
  return code === 0 ? 0 : 1
}
