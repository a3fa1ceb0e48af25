import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('moves the header, the constant and the tag of the WordPress plugin with it, and lists the changes in its readme', () => {
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
})
