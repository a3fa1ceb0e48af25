import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../commands/check.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

it('names each package of a bundle once with its licence, and the data that our own tables were made of', () => {
  const parser = createRequire(join(root, 'shared-core/package.json')).resolve('cheerio')
  const text = thirdPartyNotices([parser, parser, join(root, 'shared-core/src/languages/levels/en.gen.ts')])
  expect(text.match(/^cheerio \d+\.\d+\.\d+\S*$/gm)).toHaveLength(1)
  expect(text).toContain('Licence: MIT')
  expect(text).toContain('NTREX-128')
  expect(text).toContain('Copyright (c) 2026 the Citable authors')
})
