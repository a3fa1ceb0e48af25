import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import bundleCore, { bundledCore } from './bundled-core.ts'

const fileFor = (name: string) => bundledCore().find(({ find }) => find.test(name))?.replacement ?? null

describe('the bundled core', () => {
  it.each([
    ['@citable/core', 'index.ts'],
    ['@citable/core/graph', 'graph/index.ts'],
    ['@citable/core/languages/en', 'languages/en/pack.ts'],
    ['@citable/core/messages/de', 'messages/locales/de.ts'],
  ])('has what %s exports', async (name, source) => {
    await bundleCore()
    const bundled = await import(fileFor(name) ?? expect.unreachable(name))
    const sources = await import(new URL(`../../../../shared-core/src/${source}`, import.meta.url).href)
    expect(Object.keys(bundled).sort()).toEqual(Object.keys(sources).sort())
  })

  it('has a file for each entry', async () => {
    await bundleCore()
    expect(bundledCore().filter(({ replacement }) => !existsSync(replacement))).toEqual([])
  })

  it('takes no other name', () => {
    expect(['@citable/corea', '@citable/core/none', '@citable/editor', 'x/@citable/core'].map(fileFor)).toEqual([null, null, null, null])
  })
})
