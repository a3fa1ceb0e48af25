import type { ChildNode, ParentNode } from 'domhandler'
import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { EditMap } from 'micromark-util-edit-map'
import { describe, expect, it } from 'vitest'
import { hostileMarkdown } from '../../../test/hostile-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { editList, withQuickEdits } from './quick-edits.ts'

const depthOf = (node: ParentNode | ChildNode): number => ('children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0)

const textOf = (node: ParentNode | ChildNode): string =>
  'data' in node ? node.data : 'children' in node ? node.children.map(textOf).join(' ') : ''

const countOf = (node: ParentNode | ChildNode, name: string): number =>
  ('name' in node && node.name === name ? 1 : 0) +
  ('children' in node ? node.children.reduce((sum, child) => sum + countOf(child, name), 0) : 0)

describe('bounds', () => {
  it.each(Object.keys(hostileMarkdown))('%s: what comes out nests no deeper than a person writes', (name) => {
    // thirty lists of items, each with its paragraph, and what is in them
    expect(depthOf(parseMarkdown(hostileMarkdown[name]!(4_000)))).toBeLessThan(70)
  })

  it.each([
    { what: 'lists in lists', markdown: Array.from({ length: 50 }, (_, at) => `${'  '.repeat(at)}- word${at}\n`).join('') },
    { what: 'notes in notes', markdown: Array.from({ length: 50 }, (_, at) => `${'    '.repeat(at)}[^${at}]: word${at}\n\n`).join('') },
    { what: 'lines without their mark', markdown: `> word0\n${Array.from({ length: 600 }, (_, at) => `word${at}\n`).join('')}` },
    { what: 'comments that never end', markdown: `${'<!-- word0 '.repeat(2_000)}word49` },
    { what: 'emphasis in emphasis', markdown: `${'*word0 '.repeat(1_000)}${'word49* '.repeat(1_000)}` },
  ])('$what beyond the bound stay text', ({ markdown }) => {
    const text = textOf(parseMarkdown(markdown))
    for (const word of ['word0', 'word49']) if (markdown.includes(word)) expect(text).toMatch(new RegExp(`${word}\\b`))
  })

  it('marks beyond the bound are the marks that were written, and nothing around them changes', () => {
    const paragraph = `${'!a &b *c <d [e \\\\f ]g _h `i ~j '.repeat(1_100)}k`
    const tree = parseMarkdown(`[a](/b)\n\n${paragraph}\n\n- *c*\n`)
    expect(textOf(tree)).toContain(paragraph)
    expect([countOf(tree, 'a'), countOf(tree, 'em')]).toEqual([1, 1])
  })

  it.each([
    { what: 'a list', markdown: '- [a](/b)\n'.repeat(1_200) },
    { what: 'a numbered list', markdown: Array.from({ length: 1_200 }, (_, at) => `${at + 1}. [a](/b)\n`).join('') },
    { what: 'a list in a quotation', markdown: '> - [a](/b)\n'.repeat(1_200) },
    { what: 'a list with CRLF', markdown: '- [a](/b)\r\n'.repeat(1_200) },
    { what: 'a list with CR', markdown: '- [a](/b)\r'.repeat(1_200) },
    { what: 'a table', markdown: `| a | b |\n| --- | :-: |\n${'| [a](/b) | **c** |\n'.repeat(1_200)}` },
    { what: 'headings', markdown: '## [a](/b)\n'.repeat(1_200) },
    { what: 'paragraphs beside code', markdown: `\`\`\`json\n${'[[1, 2], [3]],\n'.repeat(600)}\`\`\`\n\n${'[a](/b)\n\n'.repeat(1_200)}` },
    { what: 'paragraphs beside a hostile one', markdown: `${'[a '.repeat(1_200)}\n\n${'[a](/b)\n\n'.repeat(1_200)}` },
    {
      what: 'paragraphs that refer to their addresses',
      markdown: `${Array.from({ length: 1_200 }, (_, at) => `[a][v${at}]\n\n`).join('')}${Array.from({ length: 1_200 }, (_, at) => `[v${at}]: /b_(${at})\n`).join('')}`,
    },
  ])('links of $what are all there', ({ markdown }) => {
    expect(countOf(parseMarkdown(markdown), 'a')).toBe(1_200)
  })

  it('lines may end with CR alone', () => {
    const markdown = '# a\n\n- b\n- c\n\nd\ne\n\n    f\n    g\n'
    expect(parseMarkdown(markdown.replaceAll('\n', '\r'))).toEqual(parseMarkdown(markdown))
  })

  it.each([
    {
      what: 'lists in lists',
      name: 'ul',
      count: 15,
      markdown: Array.from({ length: 15 }, (_, at) => `${'    '.repeat(at)}- a\n`).join(''),
    },
    {
      what: 'a list as deep as is read',
      name: 'ul',
      count: 30,
      markdown: Array.from({ length: 40 }, (_, at) => `${'  '.repeat(at)}- a\n`).join(''),
    },
    {
      what: 'a list as deep as is read, with a line in each item',
      name: 'ul',
      count: 30,
      markdown: Array.from({ length: 40 }, (_, at) => `${'  '.repeat(at)}- a\n${'  '.repeat(at)}  b\n`).join(''),
    },
    {
      what: 'lists side by side far to the right',
      name: 'li',
      count: 16,
      markdown: `${Array.from({ length: 15 }, (_, at) => `${'    '.repeat(at)}- a\n`).join('')}${'    '.repeat(14)}- b\n`,
    },
    { what: 'quotations', name: 'blockquote', count: 1_000, markdown: '> a\n\nb\n\n'.repeat(1_000) },
    { what: 'a long quotation without its marks', name: 'blockquote', count: 1, markdown: `> a\n${'b\n'.repeat(400)}` },
    { what: 'a long list in one paragraph', name: 'li', count: 2_000, markdown: '- a\nb\n'.repeat(2_000) },
    { what: 'elements beside comments that end', name: 'b', count: 1_000, markdown: '<!-- a --> <b>a</b> '.repeat(1_000) },
    { what: 'code', name: 'code', count: 900, markdown: '`a` ``b`` ```c``` '.repeat(300) },
  ])('$what within the bound are as they were', ({ name, count, markdown }) => {
    expect(countOf(parseMarkdown(markdown), name)).toBe(count)
  })
})

describe('edits of a list', () => {
  const edits = fc
    .array(fc.record({ gap: fc.nat(5), removed: fc.nat(3), added: fc.array(fc.nat(9), { maxLength: 3 }) }), { maxLength: 6 })
    .map((steps) => {
      let at = 0
      return steps.map(({ gap, removed, added }) => {
        const start = at + gap + 1
        at = start + removed
        return [start, removed, added] as const
      })
    })

  it('are those of the parser', () => {
    fc.assert(
      fc.property(edits, (made) => {
        const map = new EditMap()
        for (const [at, removed, added] of made) map.add(at, removed, added as never)
        const [own, parsers] = [Array.from({ length: 60 }, (_, at) => 100 + at), Array.from({ length: 60 }, (_, at) => 100 + at)]
        map.consume(parsers as never)
        editList(
          own,
          made.filter(([, removed, added]) => removed > 0 || added.length > 0),
        )
        expect(own).toEqual(parsers)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('touch nothing before the first one', () => {
    const touched: number[] = []
    const list = new Proxy(
      Array.from({ length: 1_000 }, (_, at) => at),
      {
        get: (target, key) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) touched.push(Number(key))
          return Reflect.get(target, key)
        },
      },
    )
    editList(list, [
      [990, 0, [1, 2]],
      [995, 3, []],
    ])
    expect(list.length).toBe(999)
    expect(Math.min(...touched)).toBe(990)
  })

  it.each(Object.keys(hostileMarkdown))('leave the tree of %s as it is', (name) => {
    const markdown = hostileMarkdown[name]!(1_500)
    expect(withQuickEdits(() => fromMarkdown(markdown))).toEqual(fromMarkdown(markdown))
  })

  it('are the parser’s own again after a parse, and after one that fails', () => {
    const { consume } = EditMap.prototype
    withQuickEdits(() => fromMarkdown('> a\n\nb'))
    expect(() =>
      withQuickEdits(() => {
        throw new Error('failed')
      }),
    ).toThrow('failed')
    expect(EditMap.prototype.consume).toBe(consume)
  })
})
