import { describe, expect, it } from 'vitest'
import { releasedManifest } from './released-manifest.ts'

const known = { versions: new Map([['@citable/core', '1.2.3']]), catalog: new Map([['zod', '4.0.0']]) }
const manifest = { name: '@citable/x', version: '1.0.0', exports: { '.': './src/index.ts' } }

describe('a released manifest', () => {
  it.each([
    ['./src/index.ts', { types: './src/index.d.ts', default: './src/index.js' }],
    ['./src/languages/*/pack.ts', { types: './src/languages/*/pack.d.ts', default: './src/languages/*/pack.js' }],
    ['./generated/*', './generated/*'],
  ])('exports %s as what it becomes', (target, released) => {
    expect(releasedManifest({ ...manifest, exports: { './it': target } }, known)).toMatchObject({ exports: { './it': released } })
  })

  it.each(['./test/golden.ts', './src/testing/index.ts'])('leaves out %s, which is for tests', (target) => {
    const { exports } = releasedManifest({ ...manifest, exports: { './it': target } }, known) as { exports: object }
    expect(Object.keys(exports)).toEqual(['./package.json'])
  })

  it('names versions where the workspace names itself or the catalog', () => {
    const dependencies = { '@citable/core': 'workspace:*', zod: 'catalog:', pg: '^8.0.0' }
    expect(releasedManifest({ ...manifest, dependencies }, known)).toMatchObject({
      dependencies: { '@citable/core': '1.2.3', zod: '4.0.0', pg: '^8.0.0' },
    })
  })

  it('is not made with a version that is unknown', () => {
    expect(() => releasedManifest({ ...manifest, dependencies: { ajv: 'catalog:' } }, known)).toThrow(/ajv/)
  })

  it('has neither scripts nor what only the workspace needs', () => {
    const released = releasedManifest({ ...manifest, scripts: { build: 'x' }, devDependencies: { vitest: 'catalog:' } }, known)
    expect(Object.keys(released)).toEqual(['name', 'version', 'exports', 'dependencies'])
  })
})
