import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { segmentHtml } from './segment-html.ts'
import { segmentMarkdown } from './segment-markdown.ts'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const files = globSync(
  ['packages/contract/golden/*/input*.html', 'packages/cli/test/__fixtures__/**/*.{html,md}', 'packages/docs/**/*.md'],
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/.vitepress/**'],
  },
).sort()

const loud = (text: string): string => text.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase())

/** Markup without what people read: elements with the attributes that no engine may touch, code, addresses. */
const skeletonOf = (source: string): readonly string[] =>
  source.match(/<\/?[a-z][\w-]*|<!--|(?:href|src|class|id)="[^"]*"|```|`[^`\n]+`|\]\([^)\s]+/gi) ?? []

it('there are forty real documents and more', () => expect(files.length).toBeGreaterThan(40))

it.each(files)('%s comes back byte by byte, and has its skeleton in another language', (file) => {
  const source = readFileSync(`${root}/${file}`, 'utf8')
  let count = 0
  const options = { terms: [], attributes: true, createId: () => `s${++count}` }
  const { put, segments } = (file.endsWith('.md') ? segmentMarkdown : segmentHtml)(source, options)
  expect(put(new Map(segments.map(({ id, text }) => [id, text])))).toBe(source)
  const shouted = put(new Map(segments.map(({ id, text }) => [id, loud(text)])))
  expect(skeletonOf(shouted)).toEqual(skeletonOf(source))
})
