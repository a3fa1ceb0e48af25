import { describe, expect, it } from 'vitest'
import { createSiteParts } from '../site-parts.ts'
import { createBlockReader, markupOf } from './block-markup.ts'
import { isHidden, showsAll } from './block-visibility.ts'
import type { EditorBlock } from './stores.ts'

const visibility = { hasFlag: true, viewports: ['mobile', 'tablet', 'desktop'] }
const block = (name: string, blockVisibility: unknown, innerBlocks: readonly EditorBlock[] = [], content = ''): EditorBlock => ({
  clientId: `${name}-${content}`,
  name: `core/${name}`,
  attributes: { content, ...(blockVisibility !== undefined && { metadata: { blockVisibility } }) },
  innerBlocks,
})
const serialize = ({ name, attributes, innerBlocks }: EditorBlock): string => {
  const short = name.replace('core/', '')
  const json = attributes.metadata === undefined ? '' : `${JSON.stringify({ metadata: attributes.metadata })} `
  const tag = short === 'group' ? 'div' : 'p'
  return `<!-- wp:${short} ${json}-->\n<${tag}>${attributes.content}${innerBlocks.map(serialize).join('')}</${tag}>\n<!-- /wp:${short} -->`
}
const reader = {
  serialize,
  contexts: () => ({ provides: [], uses: [] }),
  site: createSiteParts({ shortcodes: [], ask: async () => [], later: () => {} }),
  visibility,
}
const everywhere = { viewport: { mobile: false, tablet: false, desktop: false } }

describe('isHidden', () => {
  it.each([
    ['a block as it comes', undefined, visibility, false],
    ['a block that is shown', true, visibility, false],
    ['a hidden block', false, visibility, true],
    ['a hidden block before WordPress 6.9', false, showsAll, false],
    ['a block hidden at each width', everywhere, visibility, true],
    ['a block hidden at each width before 7.0', everywhere, { hasFlag: true, viewports: [] }, false],
    ['a block hidden on phones alone', { viewport: { mobile: false } }, visibility, false],
    ['a block hidden at widths nobody knows', { viewport: { watch: false } }, visibility, false],
    ['a block hidden at two of three widths', { viewport: { mobile: false, tablet: false, desktop: true } }, visibility, false],
    ['metadata of another kind', null, visibility, false],
  ])('%s', (_, set, how, expected) => {
    expect(isHidden(block('paragraph', set), how)).toBe(expected)
  })
})

describe('markupOf', () => {
  it.each([
    ['leaves out a hidden block', block('paragraph', false, [], 'Hidden'), ''],
    ['leaves out a hidden group with all that is in it', block('group', everywhere, [block('paragraph', undefined, [], 'Inner')]), ''],
    [
      'leaves out a hidden block deep in a group that is shown',
      block('group', undefined, [
        block('group', undefined, [block('paragraph', false, [], 'Hidden'), block('paragraph', undefined, [], 'Shown')]),
      ]),
      'Shown',
    ],
  ])('%s', (_, one, expected) => {
    expect(markupOf(one, reader).html.replace(/<[^>]*>|\n/g, '')).toBe(expected)
  })
})

describe('createBlockReader', () => {
  it('reads a synced pattern anew when it was saved', async () => {
    const asked: string[] = []
    let price = '120'
    let run = () => {}
    const site = createSiteParts({
      shortcodes: [],
      ask: async (parts) => {
        asked.push(...parts)
        return parts.map(() => `<p>${price}</p>`)
      },
      later: (go) => {
        run = go
      },
    })
    const pattern: EditorBlock = { clientId: 'a', name: 'core/block', attributes: {}, innerBlocks: [] }
    const read = createBlockReader({ ...reader, site, serialize: () => '<!-- wp:block {"ref":7} /-->', pattern: () => price })
    const html = async () => {
      read([pattern])
      const answered = new Promise<void>((resolve) => site.observe(resolve))
      run()
      await answered
      return read([pattern]).inputs.map((input) => ('html' in input ? input.html : ''))
    }
    expect(await html()).toEqual(['<p>120</p>'])
    price = '180'
    expect(await html()).toEqual(['<p>180</p>'])
    expect(asked).toEqual(['<!-- wp:block {"ref":7} /-->', '<!-- wp:block {"ref":7} /-->'])
  })
})
