import { expect, it } from 'vitest'
import { leastCpuMs } from '../../../../packages/tooling/src/gates/cpu-ms.ts'
import { hostileMarkdown } from '../../../test/hostile-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'

const length = 100_000

const parseMs = (markdown: string): number => leastCpuMs(() => parseMarkdown(markdown))

const prose =
  '# Bread\n\nBread is *food* from **flour** and [water](https://example.com).[^1] It is `good`.\n\n- one\n- two\n\n> Bread\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[^1]: A note.\n\n'
const proseMs = parseMs(prose.repeat(length / prose.length))

it.each(Object.keys(hostileMarkdown))('%s take no more than some times what prose takes', (name) => {
  // marks are parsed more slowly than words: six times is what lists on one line take, quadratic growth is fifty
  expect(parseMs(hostileMarkdown[name]!(length))).toBeLessThan(8 * proseMs)
})
