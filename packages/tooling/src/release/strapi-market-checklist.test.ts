import { describe, expect, it } from 'vitest'
import { npmFaults } from './npm-checklist.ts'
import { strapiMarketFaults } from './strapi-market-checklist.ts'

const manifest = {
  name: 'strapi-plugin-bread',
  version: '1.2.3',
  description: 'Bakes bread',
  license: 'MIT',
  author: 'a baker',
  keywords: ['strapi', 'strapi-plugin'],
  strapi: { kind: 'plugin', name: 'bread', displayName: 'Bread', description: 'Bakes bread beside every entry' },
  exports: {
    './package.json': './package.json',
    './strapi-admin': { types: './types/admin.d.ts', default: './dist/admin.mjs' },
    './strapi-server': { types: './types/server.d.ts', default: './dist/server.js' },
  },
  engines: { node: '>=20' },
  peerDependencies: { '@strapi/strapi': '^5.0.0' },
  repository: { type: 'git', url: 'git+https://github.com/o/n.git' },
}
const readme = '# Bread\n\n## What it is\n\n## When to use it\n\n## Install\n\nnpm install strapi-plugin-bread\n\n## Example\n\n## Limits\n'

function icon(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(24)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

type Manifest = Record<string, unknown>
interface Changes {
  readonly manifest?: Manifest
  readonly files?: Readonly<Record<string, string | Uint8Array | null>>
}

function packed({ manifest: more = {}, files = {} }: Changes) {
  const made = Object.fromEntries(Object.entries({ ...manifest, ...more }).filter(([, value]) => value !== undefined))
  const all: Record<string, string | Uint8Array | null> = {
    'package.json': JSON.stringify(made),
    'README.md': readme,
    'CHANGELOG.md': '# strapi-plugin-bread\n\n## 1.2.3\n',
    LICENSE: 'MIT License',
    'icon.png': icon(256, 256),
    'types/admin.d.ts': 'x',
    'types/server.d.ts': 'x',
    'dist/admin.mjs': 'x',
    'dist/server.js': 'x',
    ...files,
  }
  const entries = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, Buffer.from(value)] as const]))
  return { name: 'strapi-plugin-bread', version: '1.2.3', files: new Map(entries) }
}

describe('npm', () => {
  it('is given nothing that is wrong', () => {
    expect(npmFaults(packed({}))).toEqual([])
  })

  it.each<readonly [string, Changes, string]>([
    ['no manifest', { files: { 'package.json': null } }, 'has no package.json'],
    ['no licence in it', { manifest: { license: undefined } }, 'has no “license”'],
    ['another name', { manifest: { name: 'x' } }, 'calls itself x'],
    ['another version', { manifest: { version: '1.2.2' } }, 'has the version 1.2.2, not 1.2.3'],
    ['a mark against publishing', { manifest: { private: true } }, 'is private'],
    ['scripts', { manifest: { scripts: { postinstall: 'x' } } }, 'for this workspace only'],
    ['versions of the workspace', { manifest: { dependencies: { a: 'workspace:*' } } }, 'outside of this workspace'],
    ['no README', { files: { 'README.md': null } }, 'has no README.md'],
    ['no text of the licence', { files: { LICENSE: null } }, 'has no LICENSE'],
    ['a README without an example', { files: { 'README.md': readme.replace('## Example\n\n', '') } }, 'without “Example”'],
    ['an export that is not there', { files: { 'dist/server.js': null } }, 'exports ./dist/server.js'],
    ['a test', { files: { 'dist/a.test.js': 'x' } }, 'holds dist/a.test.js'],
    ['a source', { files: { 'dist/a.ts': 'x' } }, 'holds dist/a.ts'],
  ])('would not take, or should not get, %s', (_, change, fault) => {
    expect(npmFaults(packed(change)).join('\n')).toContain(fault)
  })
})

describe('the market of Strapi', () => {
  const page = 'https://github.com/o/n'

  it('takes a plugin in which nothing is wrong', () => {
    expect(strapiMarketFaults(packed({}), page)).toEqual([])
    expect(strapiMarketFaults(packed({ manifest: { repository: undefined } }), null)).toEqual([])
  })

  it.each<readonly [string, Changes, string]>([
    ['another kind', { manifest: { strapi: { ...manifest.strapi, kind: 'provider' } } }, 'kind: plugin'],
    ['no name on its card', { manifest: { strapi: { ...manifest.strapi, displayName: undefined } } }, 'no “strapi.displayName”'],
    [
      'a description that its card cuts',
      { manifest: { strapi: { ...manifest.strapi, description: 'x'.repeat(121) } } },
      'of 121 characters',
    ],
    ['an id that is no part of an address', { manifest: { strapi: { ...manifest.strapi, name: 'My Bread' } } }, 'the id “My Bread”'],
    ['no keyword', { manifest: { keywords: ['strapi'] } }, 'the keyword “strapi-plugin”'],
    ['no server', { manifest: { exports: { ...manifest.exports, './strapi-server': undefined } } }, 'does not export ./strapi-server'],
    ['no types', { manifest: { exports: { ...manifest.exports, './strapi-admin': './dist/admin.mjs' } } }, 'no types for ./strapi-admin'],
    ['Strapi 4', { manifest: { peerDependencies: { '@strapi/strapi': '^4.0.0' } } }, 'ask for Strapi 5'],
    ['packages to install with it', { manifest: { dependencies: { a: '1.0.0' } } }, 'asks npm for packages'],
    ['an icon that is not square', { files: { 'icon.png': icon(256, 128) } }, 'no square icon.png'],
    ['a small icon', { files: { 'icon.png': icon(128, 128) } }, 'no square icon.png'],
    ['no way to install it', { files: { 'README.md': readme.replace('npm install', 'yarn add') } }, 'how npm installs it'],
    ['no changelog', { files: { 'CHANGELOG.md': null } }, 'no CHANGELOG.md'],
    ['another repository', { manifest: { repository: { url: 'git+https://example.org/x.git' } } }, 'lead to its repository'],
  ])('sends back %s', (_, change, fault) => {
    expect(strapiMarketFaults(packed(change), page).join('\n')).toContain(fault)
  })

  it('sends back another name', () => {
    expect(strapiMarketFaults({ ...packed({ manifest: { name: 'bread' } }), name: 'bread' }, page).join('\n')).toContain('strapi-plugin-…')
  })
})
