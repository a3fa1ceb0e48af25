import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, sourcesTab } from '../../../scripts/build.mts'

/** kB of 1,000 bytes, minified and compressed. `main` is loaded with every page of the admin, the login page included; `sentences` are what checks say, in one language. */
const limits = {
  main: 3.2,
  all: 112.6,
  sentences: 21.2,
  more: 10,
  translate: 12,
  device: 4,
  traffic: 10.5,
  model: 3.4,
  sources: 12.2,
  watched: 3.7,
} as const

interface Part {
  readonly kB: number
  readonly source: string
  readonly imports: readonly { readonly path: string; readonly kind: string }[]
  /** Files that another build makes. */
  readonly elsewhere: readonly string[]
}

const parts = new Map<string, Part>()

beforeAll(async () => {
  const { outputFiles, metafile } = await build({ ...admin, minify: true, write: false })
  for (const { path, contents } of outputFiles) {
    const [name, output] = Object.entries(metafile.outputs).find(([name]) => path.endsWith(name))!
    const imports = output.imports.filter(({ external }) => !external)
    const elsewhere = output.imports.filter(({ external, path }) => external && path.startsWith('.')).map(({ path }) => path)
    parts.set(name, { kB: gzipSync(contents, { level: 9 }).length / 1000, source: output.entryPoint ?? '', imports, elsewhere })
  }
})

/** A start and what follows from it. */
function reach(isFollowed: (kind: string, part: Part) => boolean): readonly string[] {
  const [start = ''] = [...parts].find(([, { source }]) => source.endsWith('admin/src/index.ts')) ?? []
  const names = new Set([start])
  for (const name of names) for (const { path, kind } of parts.get(name)!.imports) if (isFollowed(kind, parts.get(path)!)) names.add(path)
  return [...names]
}

const sizeOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + parts.get(name)!.kB, 0)

/** Other languages than German, the English files too. The analysis in the page, which stands in where a browser refuses the worker, is no part of this build. */
const isElsewhere = ({ source }: Part): boolean =>
  /\/(?:ar|es|fr|ja)\.(?:json|ts)$|\/admin\/src\/texts\.ts$|\/editor\/src\/texts\/ui-texts\.ts$/.test(source)

/** What checks say in one language: it grows with the checks, and with every language by itself. */
const areSentences = ({ source }: Part): boolean => /shared-core\/src\/messages\/locales\/[a-z]{2}\.ts$/.test(source)

/** Pages that few people open, with their texts. */
const isMore = ({ source }: Part): boolean => source.includes('admin/src/more/')

/** The tab about translations, with the editor's part of it. */
const isTranslate = (part: Part): boolean => /admin\/src\/translate\/|\/texts\/translations\//.test(part.source) && !isDevice(part)

/** What that tab loads for a browser with a translator. */
const isDevice = ({ source }: Part): boolean => /admin\/src\/translate\/device\.|\/texts\/translations\/device\//.test(source)

/** The page about watched sources, with its texts. */
const isWatched = ({ source }: Part): boolean => source.includes('admin/src/watched/')

/** What asks the browser's own model, where it has one. */
const isModel = ({ source }: Part): boolean => source.endsWith('panel/drafts/browser-model.ts')

/** What the page about traffic loads for people who look further: reachability, operators, comparison, with its texts. */
const isTraffic = ({ source }: Part): boolean => /admin\/src\/traffic\/traffic-more|\/texts\/traffic\//.test(source)

const nothing = (): boolean => false

describe('what the admin loads', () => {
  it('is there: each file that a part names is built, with this half or by itself', () => {
    const named = new Set([...reach(() => true)].flatMap((name) => parts.get(name)!.elsewhere))
    expect([...named].sort()).toEqual(['./page-analyzer.mjs', './sources-tab.mjs'])
  })

  it(`with every page: at most ${limits.main} kB`, () => {
    expect(sizeOf(reach((kind) => kind === 'import-statement'))).toBeLessThanOrEqual(limits.main)
  })

  it(`in all, with one language, beside what checks say: at most ${limits.all} kB`, () => {
    const size = sizeOf(
      reach(
        (_kind, part) =>
          !isElsewhere(part) &&
          !isMore(part) &&
          !isTranslate(part) &&
          !isDevice(part) &&
          !isTraffic(part) &&
          !isWatched(part) &&
          !isModel(part) &&
          !areSentences(part),
      ),
    )
    expect(size).toBeGreaterThan(20)
    expect(size).toBeLessThanOrEqual(limits.all)
  })

  it(`of what checks say, in whatever language: at most ${limits.sentences} kB`, () => {
    const sizes = [...parts.values()].filter(areSentences).map(({ kB }) => kB)
    expect(sizes.length).toBe(5)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.sentences)
  })

  it.each<[string, number, (part: Part) => boolean, (part: Part) => boolean]>([
    ['for pages that few people open', limits.more, isMore, nothing],
    // its own last part is measured below
    ['for the tab about translations', limits.translate, (part) => isTranslate(part) || isDevice(part), isDevice],
    ['for a browser with a translator', limits.device, isDevice, nothing],
    ['for who looks further into traffic', limits.traffic, isTraffic, nothing],
    ['for the page about watched sources', limits.watched, isWatched, nothing],
    ['for a browser with a model', limits.model, isModel, nothing],
  ])('beside that, %s: at most %d kB', (_what, limit, isOwn, isBelow) => {
    const others = new Set(reach((_kind, part) => !isOwn(part)))
    const size = sizeOf(reach((_kind, part) => !isElsewhere(part)).filter((name) => !others.has(name) && !isBelow(parts.get(name)!)))
    expect(size).toBeGreaterThan(2)
    expect(size).toBeLessThanOrEqual(limit)
  })

  it(`with the tab about sources, which is a chunk of its own, in one language: at most ${limits.sources} kB`, async () => {
    const { outputFiles, metafile } = await build({ ...sourcesTab, minify: true, write: false })
    const isOther = (file: string) =>
      /\/(?:ar|es|fr|ja)\.ts$/.test(Object.entries(metafile.outputs).find(([name]) => file.endsWith(name))?.[1].entryPoint ?? '')
    const loaded = outputFiles.filter(({ path }) => !isOther(path))
    const size = loaded.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length / 1000, 0)
    expect(outputFiles.length - loaded.length).toBe(4)
    expect(size).toBeGreaterThan(5)
    expect(size).toBeLessThanOrEqual(limits.sources)
  })
})
