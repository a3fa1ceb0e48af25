import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { forbidden, options } = createRequire(import.meta.url)('../config/boundaries.cjs')

interface Planted {
  readonly rule: string
  readonly from: string
  readonly to: string
  /** Types alone are imported. */
  readonly isType?: boolean
}

/** A small tree with one planted violation per row. */
const planted: readonly Planted[] = [
  { rule: 'workspace-shared-core', from: 'shared-core/src/analyze.ts', to: '../../packages/contract/src/index.ts' },
  { rule: 'workspace-packages-editor', from: 'packages/editor/src/store/store.ts', to: '../../../service/src/index.ts' },
  { rule: 'workspace-plugins-strapi', from: 'plugins/strapi/admin/src/index.ts', to: '../../../wordpress/src/index.ts' },
  {
    rule: 'workspace-plugins-strapi',
    from: 'plugins/strapi/server/src/fetch.ts',
    to: '../../../../packages/service/src/fetching/safe-fetch.ts',
  },
  { rule: 'layer-checks', from: 'shared-core/src/checks/title-length/title-length.ts', to: '../../extract/read-article.ts' },
  { rule: 'layer-model', from: 'shared-core/src/model/report.ts', to: '../checks/index.ts', isType: true },
  { rule: 'layer-signals', from: 'shared-core/src/signals/words.ts', to: '../scoring/rubric.ts' },
  { rule: 'layer-service-storage', from: 'packages/service/src/storage/keys.ts', to: '../http/problem.ts' },
  { rule: 'layer-service-model', from: 'packages/service/src/model/grade.ts', to: '../start/start-service.ts' },
  { rule: 'layer-editor-analyzers', from: 'packages/editor/src/analyzers/analyzer.ts', to: '../store/store.ts' },
  { rule: 'parser-in-parse-and-extract-only', from: 'shared-core/src/signals/links.ts', to: 'cheerio' },
  { rule: 'core-has-no-node', from: 'shared-core/src/parse/html.ts', to: 'node:fs' },
  { rule: 'editor-has-no-framework-and-no-zod', from: 'packages/editor/src/views/panel-view.ts', to: 'zod' },
  { rule: 'tooling-stays-out-of-products', from: 'packages/cli/src/main.ts', to: '../../tooling/src/main.ts' },
  { rule: 'plugins-do-not-bundle-zod', from: 'plugins/wordpress/src/settings.ts', to: 'zod' },
  { rule: 'strapi-admin-imports-public-entries', from: 'plugins/strapi/admin/src/panel.ts', to: '@strapi/admin' },
  { rule: 'no-cycle', from: 'packages/service/src/a.ts', to: './b.ts' },
  { rule: 'no-cycle-of-types', from: 'packages/contract/src/a.ts', to: './b.ts' },
]
const innocent: Readonly<Record<string, string>> = {
  'packages/service/src/b.ts': "import './a.ts'\n",
  'packages/contract/src/b.ts': "import type { A } from './a.ts'\nexport type B = A\n",
  'packages/service/src/source-pages.ts': "import './fetching/safe-fetch.ts'\n",
  'plugins/strapi/server/src/sources.ts': "import '../../../../packages/service/src/source-pages.ts'\n",
  'packages/service/src/http/problem.ts': "import '../storage/storage.ts'\nimport '../ids.ts'\n",
  'packages/service/src/start/start-service.ts': "import '../http/problem.ts'\n",
  'shared-core/src/extract/read-article.ts': "import 'cheerio'\nimport '../parse/document.ts'\n",
  'shared-core/src/checks/title-length/title-length.test.ts': "import 'node:fs'\nimport '../../extract/read-article.ts'\n",
}
const empty = [
  'shared-core/src/checks/index.ts',
  'packages/contract/src/index.ts',
  'packages/service/src/index.ts',
  'packages/service/src/ids.ts',
  'packages/service/src/fetching/safe-fetch.ts',
  'packages/service/src/storage/storage.ts',
  'plugins/wordpress/src/index.ts',
  'shared-core/src/scoring/rubric.ts',
  'shared-core/src/parse/document.ts',
  'packages/tooling/src/main.ts',
  'node_modules/cheerio/index.js',
  'node_modules/zod/index.js',
  'node_modules/@strapi/admin/index.js',
]

describe('boundary rules', () => {
  let folder = ''
  let found: readonly { rule: string; from: string }[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'citable-boundaries-'))
    const files = new Map<string, string>(empty.map((path) => [path, 'export {}\n']))
    for (const [path, text] of Object.entries(innocent)) files.set(path, text)
    for (const { from, to, isType } of planted)
      files.set(from, isType ? `import type { A } from '${to}'\nexport type B = A\n` : `import '${to}'\n`)
    for (const name of ['cheerio', 'zod', '@strapi/admin'])
      files.set(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const settings: ICruiseOptions = { ...options, baseDir: folder, ruleSet: { forbidden }, validate: true }
    const { output } = await cruise(['shared-core', 'packages', 'plugins'], settings)
    found = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(planted)('report $rule in $from', ({ rule, from }) => {
    expect(found).toContainEqual({ rule, from })
  })

  it('report nothing in files that follow the rules', () => {
    expect(found.filter(({ from }) => !planted.some((one) => one.from === from) && !from.endsWith('/src/b.ts'))).toEqual([])
  })

  it('has a row for every kind of rule', () => {
    const kinds = new Set(planted.map(({ rule }) => rule.replace(/^(workspace|layer)-.*/, '$1')))
    const all = new Set(forbidden.map(({ name }: { name: string }) => name.replace(/^(workspace|layer)-.*/, '$1')))
    expect([...all].filter((kind) => !kinds.has(kind as string))).toEqual([])
  })
})
