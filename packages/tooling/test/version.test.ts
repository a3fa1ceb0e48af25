import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versionedPlugin, versionedReadme } from '../src/generate/wordpress-version.ts'
import { publishedFolders } from '../src/packaging/package-node.ts'
import { copyRepository, versionUp } from './copy-repository.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const published = [...publishedFolders, 'plugins/strapi', 'plugins/wordpress']

describe('a release', () => {
  let copy: string
  const read = (file: string, from = copy): string => readFileSync(join(from, file), 'utf8')
  const manifest = (folder: string, from = copy) => JSON.parse(read(`${folder}/package.json`, from))

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'citable-version-'))
    copyRepository(copy)
    versionUp(copy)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('moves every package to one and the same new version', () => {
    const before = new Set(published.map((folder) => manifest(folder, root).version))
    const after = new Set(published.map((folder) => manifest(folder).version))
    expect([before.size, after.size]).toEqual([1, 1])
    expect([...after]).not.toEqual([...before])
  })

  it('moves the header, the constant and the tag of the WordPress plugin with it, and tells the changes in its readme', () => {
    const { version } = manifest('plugins/wordpress')
    const plugin = read('plugins/wordpress/citable.php')
    expect(/^ \* Version: +(.+)$/m.exec(plugin)?.[1]).toBe(version)
    expect(/^const VERSION = '(.+)';$/m.exec(plugin)?.[1]).toBe(version)
    const readme = read('plugins/wordpress/readme.txt')
    expect(/^Stable tag: (.+)$/m.exec(readme)?.[1]).toBe(version)
    expect(readme).toMatch(
      new RegExp(`^== Changelog ==\\n\\n= ${version.replaceAll('.', '\\.')} =\\n\\* (Added|Changed|Fixed|Removed): `, 'm'),
    )
  })

  it('leaves no change untold for the next one', () => {
    expect(globSync('.changeset/*.md', { cwd: copy })).toEqual(['.changeset/README.md'])
  })

  it('is of all that is published together, and of nothing else', () => {
    const { fixed, ignore } = JSON.parse(read('.changeset/config.json', root))
    const workspaces = globSync(['shared-core', 'packages/*', 'plugins/*', 'plugins/strapi/tests/app'], { cwd: root })
    const names = workspaces.map((folder) => manifest(folder, root).name)
    expect(names.filter((name) => !ignore.includes(name)).toSorted()).toEqual(fixed[0].toSorted())
  })

  it('is published from archives alone: no client publishes sources', () => {
    for (const folder of published) expect(manifest(folder, root), folder).toMatchObject({ private: true, author: expect.any(String) })
    for (const folder of published.filter((each) => each !== 'plugins/wordpress')) {
      expect(manifest(folder, root).publishConfig, folder).toMatchObject({ access: 'public', provenance: true })
    }
  })
})

describe('the files of the WordPress plugin', () => {
  const readme = '=== X ===\nStable tag: 1.0.0\n\n== Changelog ==\n\n= 1.0.0 =\n* Added: a.\n'

  it('tell every change of the newest ten releases once, and none of other packages', () => {
    const releases = Array.from({ length: 12 }, (_, index) => 12 - index)
    const changelog = `# x\n\n${releases.map((release) => `## 2.0.${release}\n\n### Minor Changes\n\n- 978e631: Added: b${release}.\n  Fixed: c.\n- Added: b${release}.\n- Updated dependencies [978e631]\n`).join('\n')}`
    const text = versionedReadme(readme, '2.0.12', changelog)
    expect(text).toContain('Stable tag: 2.0.12\n\n== Changelog ==\n\n= 2.0.12 =\n* Added: b12.\n* Fixed: c.\n\n= 2.0.11 =\n')
    expect(text.match(/^= /gm)).toHaveLength(10)
    expect(text.endsWith('* Fixed: c.\n')).toBe(true)
  })

  it('preserve what follows the list', () => {
    const text = versionedReadme(`${readme}\n== Notes ==\n\nMore.\n`, '1.0.0', '# x\n\n## 1.0.0\n\n- Added: a.\n')
    expect(text).toBe(`${readme}\n== Notes ==\n\nMore.\n`)
  })

  it('are not written for a version that the changelog does not tell of, nor where there is no place', () => {
    expect(() => versionedReadme(readme, '1.1.0', '# x\n\n## 1.0.0\n\n- Added: a.\n')).toThrow(/does not begin with 1\.1\.0/)
    expect(() => versionedPlugin('<?php', '1.0.0')).toThrow(/There is no/)
  })
})
