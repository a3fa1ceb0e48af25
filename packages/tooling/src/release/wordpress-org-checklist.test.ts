import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../commands/check.ts'
import { readWordPressOrgFiles } from '../packaging/wordpress-org.ts'
import { releasedFiles } from '../sites/wordpress/released-files.ts'
import { readVersions } from './read-readiness.ts'
import { type DirectoryFiles, wordPressOrgFaults } from './wordpress-org-checklist.ts'

const readme = `=== Bread ===
Contributors: baker
Tags: bread, flour
Requires at least: 6.8
Tested up to: 7.1
Requires PHP: 8.1
Stable tag: 1.2.3
License: GPL-3.0-or-later
License URI: https://www.gnu.org/licenses/gpl-3.0.html

Bakes bread.

== Description ==

It bakes.

== Installation ==

1. Upload.

== Frequently Asked Questions ==

= Is it bread? =

Yes.

== Screenshots ==

1. A loaf.

== Changelog ==

= 1.2.3 =
* Added: bread.
`
const main = `<?php
/**
 * Plugin Name:       Bread
 * Version:           1.2.3
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * License:           GPL-3.0-or-later
 * Text Domain:       bread
 */
defined( 'ABSPATH' ) || exit;
`

function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(24)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

interface Changes {
  readonly readme?: (text: string) => string
  readonly main?: (text: string) => string
  readonly files?: Readonly<Record<string, string | null>>
  readonly assets?: Readonly<Record<string, Uint8Array | null>>
  readonly archiveBytes?: number
  readonly slug?: string
}

function changed({ readme: ofReadme, main: ofMain, files = {}, assets = {}, archiveBytes = 1000 }: Changes): DirectoryFiles {
  const plugin = new Map<string, Uint8Array>([
    ['readme.txt', Buffer.from(ofReadme?.(readme) ?? readme)],
    ['bread.php', Buffer.from(ofMain?.(main) ?? main)],
    ['LICENSE', Buffer.from('GPL')],
  ])
  for (const [name, text] of Object.entries(files)) text === null ? plugin.delete(name) : plugin.set(name, Buffer.from(text))
  const pictures = new Map([
    ['icon-128x128.png', png(128, 128)],
    ['icon-256x256.png', png(256, 256)],
    ['banner-772x250.png', png(772, 250)],
    ['banner-1544x500.png', png(1544, 500)],
    ['screenshot-1.png', png(900, 600)],
  ])
  for (const [name, bytes] of Object.entries(assets)) bytes === null ? pictures.delete(name) : pictures.set(name, bytes)
  return { plugin, assets: pictures, archiveBytes, testedWordPress: '7.1', version: '1.2.3', slug: 'bread' }
}

const swap =
  (from: string, to: string) =>
  (text: string): string => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }
const php = (code: string): Changes => ({ files: { 'a.php': `<?php\ndefined( 'ABSPATH' ) || exit;\n${code}\n` } })

describe('the directory of WordPress', () => {
  it('takes a plugin in which nothing is wrong', () => {
    expect(wordPressOrgFaults(changed({}))).toEqual([])
  })

  it.each<readonly [string, Changes, string]>([
    ['a field that is not there', { readme: swap('Tags: bread, flour\n', '') }, 'has no “Tags:”'],
    ['six tags', { readme: swap('bread, flour', 'a, b, c, d, e, f') }, 'has 6 tags; 5 are shown'],
    ['a WordPress that no test runs on', { readme: swap('to: 7.1', 'to: 7.2') }, 'the tests run on WordPress 7.1'],
    ['a patch of WordPress', { readme: swap('to: 7.1', 'to: 7.1.4') }, 'a branch such as 7.1'],
    ['another stable tag', { readme: swap('Stable tag: 1.2.3', 'Stable tag: trunk') }, '“Stable tag: trunk”'],
    ['another version in the header', { main: swap('1.2.3', '1.2.2') }, '“Version: 1.2.2”'],
    ['a long short description', { readme: swap('Bakes bread.', 'Bakes bread. '.repeat(12).trim()) }, 'has 155 characters'],
    ['markup in it', { readme: swap('Bakes bread.', 'Bakes **bread**.') }, 'holds markup'],
    ['an empty section', { readme: swap('It bakes.', '') }, 'no section “Description”'],
    ['a section that is cut', { readme: swap('It bakes.', 'bread '.repeat(2_600)) }, 'cuts it at 2500'],
    [
      'a long upgrade notice',
      { readme: (text) => `${text}\n== Upgrade Notice ==\n\n= 1.2.3 =\n${'bread '.repeat(60)}\n` },
      'upgrade notice has 359',
    ],
    ['a changelog without the version', { readme: swap('= 1.2.3 =', '= 1.2.2 =') }, 'begins with 1.2.2'],
    ['no readme', { files: { 'readme.txt': null } }, 'no readme.txt'],
    ['two names', { readme: swap('=== Bread', '=== Rye') }, 'name the plugin differently'],
    [
      'a name that begins with a product of others',
      { readme: swap('=== Bread', '=== WooCommerce Bread'), main: swap('Bread', 'WooCommerce Bread') },
      'somebody else',
    ],
    ['two needs', { main: swap('PHP:      8.1', 'PHP:      8.2') }, 'differ in “Requires PHP”'],
    [
      'a licence that the GPL cannot hold',
      { main: swap('GPL-3.0-or-later', 'CC-BY-NC-4.0'), readme: swap('GPL-3.0-or-later', 'CC-BY-NC-4.0') },
      'goes with the GPL',
    ],
    ['another text domain', { main: swap('Domain:       bread', 'Domain:       rye') }, 'text domain is not “bread”'],
    ['no header', { main: () => "<?php\ndefined( 'ABSPATH' ) || exit;\n" }, 'has no header of a plugin'],
    ['a file that runs without WordPress', { files: { 'a.php': '<?php echo 1;' } }, 'a.php does not stop'],
    ['eval', php('eval( $code );'), 'runs or hides code'],
    ['a shell', php('$out = shell_exec( $line );'), 'runs or hides code'],
    ['a heredoc', php('echo <<<HTML\nx\nHTML;'), 'has a heredoc'],
    ['a short tag', php('?> <?= $x ?>'), 'short PHP tag'],
    ['debugging', php('var_dump( $x );'), 'prints for debugging'],
    ['a script of elsewhere', php("wp_enqueue_script( 'x', 'https://cdn.example/x.js' );"), 'from elsewhere'],
    ['settings of the whole site', php("ini_set( 'memory_limit', '1G' );"), 'changes settings'],
    ['escaping that is silenced without a reason', php('echo $x; // phpcs:ignore WordPress.Security.EscapeOutput'), 'without “-- reason”'],
    ['a hidden file', { files: { '.gitignore': 'x' } }, 'holds .gitignore'],
    ['an archive in it', { files: { 'data.zip': 'x' } }, 'holds data.zip'],
    ['a source map', { files: { 'build/a.js.map': 'x' } }, 'holds build/a.js.map'],
    ['no licence', { files: { LICENSE: null } }, 'holds no LICENSE'],
    ['too many bytes', { archiveBytes: 11 * 1024 * 1024 }, 'the directory takes 10485760'],
    ['no icon', { assets: { 'icon-256x256.png': null } }, 'icon-256x256.png is missing'],
    ['a banner of another size', { assets: { 'banner-772x250.png': png(772, 251) } }, '772 by 251 pixels, not 772 by 250'],
    ['no PNG', { assets: { 'icon-128x128.png': Buffer.from('GIF89a, and so on, and so on') } }, 'no PNG'],
    ['a caption without its picture', { assets: { 'screenshot-1.png': null } }, 'which is missing'],
    ['a picture without a caption', { assets: { 'screenshot-2.png': png(9, 9) } }, 'has no caption'],
    [
      'a heavy icon',
      { assets: { 'icon-128x128.png': Buffer.concat([png(128, 128), Buffer.alloc(1024 ** 2)]) } },
      'the directory takes 1048576',
    ],
    ['another picture', { assets: { 'logo.png': png(9, 9) } }, 'is no picture'],
  ])('sends back %s', (_, change, fault) => {
    const faults = wordPressOrgFaults(changed(change))
    expect(faults).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['a method that is named like a function of the system', '$this->eval( 1 ); Shell::system( 2 );'],
    ['a remark', '// eval( $x ) is not called, nor var_dump( $x )'],
    ['escaping that is silenced with a reason', 'echo $x; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.'],
  ])('takes %s', (_, code) => {
    expect(wordPressOrgFaults(changed(php(code)))).toEqual([])
  })
})

it('the plugin of this repository passes, as far as its sources say', async () => {
  const directory = join(root, 'plugins/wordpress')
  const names = await releasedFiles(directory, ['includes'])
  const plugin = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const)))
  expect(plugin.size).toBeGreaterThan(200)
  const version = readVersions()[0]!.version!
  const files = { plugin, assets: await readWordPressOrgFiles(), archiveBytes: 0, testedWordPress: null, version, slug: 'citable' }
  expect(wordPressOrgFaults(files)).toEqual([])
})
