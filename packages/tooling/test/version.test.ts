import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { versionedPlugin, versionedReadme } from '../src/generate/wordpress-version.ts'
import { publishedFolders } from '../src/packaging/package-node.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const published = [...publishedFolders, 'plugins/strapi', 'plugins/wordpress']

describe('a release', () => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const manifest = (folder: string) => JSON.parse(read(`${folder}/package.json`))

  it('is of all that is published together, and of nothing else', () => {
    const { fixed, ignore } = JSON.parse(read('.changeset/config.json'))
    const workspaces = globSync(['shared-core', 'packages/*', 'plugins/*', 'plugins/strapi/tests/app'], { cwd: root })
    const names = workspaces.map((folder) => manifest(folder).name)
    expect(names.filter((name) => !ignore.includes(name)).toSorted()).toEqual(fixed[0].toSorted())
  })

  it('is published from archives alone: no client publishes sources', () => {
    for (const folder of published) expect(manifest(folder), folder).toMatchObject({ private: true, author: expect.any(String) })
    for (const folder of published.filter((each) => each !== 'plugins/wordpress')) {
      expect(manifest(folder).publishConfig, folder).toMatchObject({ access: 'public', provenance: true })
    }
  })
})

describe('the files of the WordPress plugin', () => {
  const readme = '=== X ===\nStable tag: 1.0.0\n\n== Changelog ==\n\n= 1.0.0 =\n* Added: a.\n'

  it('list every change of the newest ten releases once, and none of other packages', () => {
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

  it('are not written for a version that the changelog lacks, nor where there is no place', () => {
    expect(() => versionedReadme(readme, '1.1.0', '# x\n\n## 1.0.0\n\n- Added: a.\n')).toThrow(/does not begin with 1\.1\.0/)
    expect(() => versionedPlugin('<?php', '1.0.0')).toThrow(/There is no/)
  })
})
