import { describe, expect, it } from 'vitest'
import { changelogOf, countCommits, mergeChanges, readChangeset, readRelease } from './change-notes.ts'
import { releaseNotes } from './release-notes.ts'

describe('changes', () => {
  it('are read of files that wait, a line each', () => {
    expect(readChangeset('---\n\'@citable/core\': minor\n"@citable/cli": patch\n---\n\nAdded: `a`, b.\n\nFixed: c.\nIt is d.\n')).toEqual([
      { kind: 'Added', text: '`a`, b.', packages: ['@citable/core', '@citable/cli'] },
      { kind: 'Fixed', text: 'c.', packages: ['@citable/core', '@citable/cli'] },
      { kind: null, text: 'It is d.', packages: ['@citable/core', '@citable/cli'] },
    ])
    expect(() => readChangeset('Added: a.')).toThrow(/no head/)
  })

  it('are read of the version in a changelog, without what other packages did', () => {
    const changelog =
      '# x\n\n## 1.1.0\n\n### Minor Changes\n\n- 978e631: Added: b.\n  Fixed: c.\n- Updated dependencies [978e631]\n  - @citable/core@1.1.0\n\n## 1.0.0\n\n- Added: a.\n'
    expect(readRelease(changelog, '1.1.0', 'x')).toEqual([
      { kind: 'Added', text: 'b.', packages: ['x'] },
      { kind: 'Fixed', text: 'c.', packages: ['x'] },
    ])
    expect(readRelease(changelog, '1.0.0', 'x')).toEqual([{ kind: 'Added', text: 'a.', packages: ['x'] }])
    expect(readRelease(changelog, '2.0.0', 'x')).toEqual([])
  })

  it('in the same words are one, of all its packages, and stand by what they are', () => {
    const change = (kind: 'Added' | 'Fixed' | null, text: string, name: string) => ({ kind, text, packages: [name] })
    const merged = mergeChanges([
      change('Fixed', 'c.', '@citable/core'),
      change('Added', 'a.', '@citable/wordpress'),
      change('Fixed', 'c.', 'strapi-plugin-citable'),
      change(null, 'd.', '@citable/cli'),
    ])
    expect(changelogOf('1.0.0', merged)).toBe(
      '# Citable 1.0.0\n\n## Added\n\n- a. (wordpress)\n\n## Fixed\n\n- c. (core, strapi)\n\n## More\n\n- d. (cli)\n',
    )
    expect(changelogOf('1.0.0', [])).toBe('# Citable 1.0.0\n\nNothing that a user notices.\n')
  })
})

it('commits are counted by type and scope, the most first, without merges', () => {
  expect(countCommits(['fix(core): a', "Merge branch 'x'", 'feat(cli): b', 'fix(cli): c', 'fix(core): d', 'docs: e'])).toEqual([
    {
      type: 'fix',
      count: 3,
      scopes: [
        { scope: 'core', count: 2 },
        { scope: 'cli', count: 1 },
      ],
    },
    { type: 'docs', count: 1, scopes: [{ scope: '', count: 1 }] },
    { type: 'feat', count: 1, scopes: [{ scope: 'cli', count: 1 }] },
  ])
})

describe('notes', () => {
  const notes = {
    version: '1.1.0',
    commit: 'a'.repeat(40),
    day: '2026-12-01',
    tag: null,
    changes: [{ kind: 'Added', text: 'a', packages: [] }] as const,
    commits: countCommits(['fix(core): a', 'docs: e']),
    list: "  '0001_tables': firstTables,\n  '0002_more': more,\n",
    earlier: null,
    archives: [
      { name: 'citable-cli-1.1.0.tgz', sha256: 'b'.repeat(64) },
      { name: 'citable-1.1.0.zip', sha256: 'c'.repeat(64) },
    ],
    sizes: new Map([['citable-cli-1.1.0.tgz', 120_445]]),
    bom: 'citable-1.1.0.cdx.json',
  }

  it('say what each file is for, what changed, and that no registry has it', () => {
    const text = releaseNotes(notes)
    for (const part of [
      '`citable-cli-1.1.0.tgz` | 120 kB | `@citable/cli`',
      '`citable-1.1.0.zip` | 0 kB | WordPress',
      '1 added',
      '- docs: 1\n- fix: 1 (core 1)\n',
      'It is the first release',
      'No registry has',
    ])
      expect(text).toContain(part)
    expect(text).toContain('`0001_tables` or later is opened and brought up to `0002_more` by itself')
  })

  it('say which tables are new since the release before, or that none are', () => {
    const later = { ...notes, tag: 'v1.0.0' }
    expect(releaseNotes({ ...later, earlier: "  '0001_tables': firstTables,\n" })).toContain('The service adds `0002_more` to its tables')
    expect(releaseNotes({ ...later, earlier: notes.list })).toContain('are those of the release before')
  })
})
