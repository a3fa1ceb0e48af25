import { panelView } from '@citable/editor'
import { parse } from '@wordpress/blocks'
import { type Command, useCommand } from '@wordpress/commands'
import { dispatch, select } from '@wordpress/data'
import { useEffect, useRef } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { store as shortcuts, useShortcut } from '@wordpress/keyboard-shortcuts'
import { logo } from './components/icons.tsx'
import type { Panel } from './components/use-panel.ts'
import type { EditorBlock } from './host/block-editor/stores.ts'
import { nextPoint } from './next-point.ts'
import { openSidebar, toggleSidebar } from './sidebar-area.ts'

/**
 * Blocks behind the selected one, or behind what it stands in where they may not join it (a list, an answer); without a selection at the end
 * of the text. The first that waits for words is selected.
 */
function insertBlocks(markup: string): void {
  const {
    getSelectedBlockClientId,
    getBlockRootClientId,
    getBlockAttributes,
    getBlockIndex,
    getBlockCount,
    getBlocksByName,
    canInsertBlockType,
  } = select('core/block-editor')
  const blocks = parse(markup)
  const rootOf = (clientId: string): string | undefined => getBlockRootClientId(clientId) || undefined
  let place: string | undefined = getSelectedBlockClientId() ?? undefined
  const takes = (root: string | undefined): boolean =>
    canInsertBlockType('core/heading', root) &&
    !(root !== undefined && String(getBlockAttributes(root)?.className ?? '').includes('citable-faq-item'))
  while (place !== undefined && !takes(rootOf(place))) place = rootOf(place)
  // A template may be shown around the text; then the text is a block of it.
  const root = place === undefined ? (getBlocksByName('core/post-content')[0] as string | undefined) : rootOf(place)
  const index: number = place === undefined ? getBlockCount(root) : getBlockIndex(place) + 1
  void dispatch('core/block-editor').insertBlocks(blocks, index, root, false)
  const empty = blocks.flatMap(family).find(({ attributes }) => attributes.placeholder !== undefined)
  if (empty) void dispatch('core/block-editor').selectBlock(empty.clientId)
}

const family = (block: EditorBlock): readonly EditorBlock[] => [block, ...block.innerBlocks.flatMap(family)]

const command = (name: string, label: string, run: () => void): Command => ({
  name: `citable/${name}`,
  label,
  searchLabel: `Citable ${label}`,
  icon: logo,
  callback: ({ close }) => {
    close()
    // The palette hands the keyboard back to where it was; only then can it go elsewhere.
    setTimeout(run)
  },
})

function BulkCommand({ url }: { readonly url: string }) {
  useCommand(command('bulk', __('Citable: analyse all posts', 'citable'), () => window.location.assign(url)))
  return null
}

function TrafficCommand({ url }: { readonly url: string }) {
  useCommand(command('traffic', __('Citable: AI traffic', 'citable'), () => window.location.assign(url)))
  return null
}

/** Commands of the palette, and the two most used of them on the keyboard. */
export function Commands({ panel }: { readonly panel: Panel }) {
  const { store, catalog, facts, reveal } = panel
  const last = useRef<string | null>(null)

  const showNext = () => {
    const { groups, next, uncertain } = panelView({ ...store.getSnapshot(), filter: 'open' }, catalog)
    // Most of what has a place in the text may be wrong about it: after what is certain.
    const row = nextPoint([...next, ...groups.flatMap(({ rows }) => rows), ...uncertain.rows], last.current)
    last.current = row?.id ?? null
    openSidebar()
    if (row) void store.show(row.spans, row.id)
  }

  useCommand(command('open', __('Citable: open or close the panel', 'citable'), toggleSidebar))
  useCommand(
    command('analyse', __('Citable: analyse this text now', 'citable'), () => {
      openSidebar()
      store.refresh()
    }),
  )
  useCommand(
    command('titles', __('Citable: suggest titles', 'citable'), () => {
      openSidebar()
      reveal.ask('titles')
    }),
  )
  useCommand(command('next', __('Citable: show the next open point', 'citable'), showNext))
  useCommand(command('summary', __('Citable: insert a summary', 'citable'), () => insertBlocks(facts.patterns.summary)))
  useCommand(command('questions', __('Citable: insert questions and answers', 'citable'), () => insertBlocks(facts.patterns.questions)))
  useEffect(() => {
    const { registerShortcut } = dispatch(shortcuts)
    registerShortcut({
      name: 'citable/open',
      category: 'global',
      description: __('Open or close the Citable panel.', 'citable'),
      keyCombination: { modifier: 'access', character: 'q' },
    })
    registerShortcut({
      name: 'citable/next',
      category: 'global',
      description: __('Show the next open point of Citable.', 'citable'),
      keyCombination: { modifier: 'access', character: 'j' },
    })
  }, [])
  useShortcut('citable/open', (event) => {
    event.preventDefault()
    toggleSidebar()
  })
  useShortcut('citable/next', (event) => {
    event.preventDefault()
    showNext()
  })
  return (
    <>
      {facts.bulkUrl !== '' && <BulkCommand url={facts.bulkUrl} />}
      {facts.trafficUrl !== '' && <TrafficCommand url={facts.trafficUrl} />}
    </>
  )
}
