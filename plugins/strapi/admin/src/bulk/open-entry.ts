import type { Edit } from '@citable/core'
import { type Analyzer, type Catalog, createEditorStore, type FixView, type PanelView, panelView, timerSchedule } from '@citable/editor'
import type { EntryAnswer } from '#shared/answers.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Values } from '#shared/mapping/value-at.ts'
import { withValue } from '../host/edit-values.ts'
import { fitOptimization } from '../host/fit-optimization.ts'
import { createStrapiHost, type Screen } from '../host/strapi-host.ts'

/** A proposal: the field, its present value and the proposed one. */
export interface DraftChange {
  readonly id: string
  readonly line: string
  readonly change: NonNullable<FixView['change']>
  readonly edit: Edit
}

/** An analysed draft that no screen shows. */
export interface OpenedEntry {
  readonly scores: PanelView['scores']
  /** The most useful next step; below good, else the doubt worth most; empty: nothing is open. */
  readonly next: string
  /** Safe fixes. */
  readonly fixes: number
  /** Proposals for a person to look through, such as a description of the text's own words. */
  readonly drafts: readonly DraftChange[]
  /**
   * Makes the safe fixes, and the proposals that were chosen, in a copy. `changed`: every field that differs now, by its path in a form; `values`: those that can be written without one, and
   * whether others are left to it.
   */
  fix(
    chosen?: readonly Edit[],
  ): Promise<{ readonly changed: ReadonlyMap<string, unknown>; readonly values: Values; readonly isRestByHand: boolean }>
}

/** Fields that are written without their form: what an answer holds of the others (relations, files) is not what a request takes. */
const plain: readonly string[] = ['string', 'text', 'richtext', 'blocks']

const isPlain = ({ attributes }: TypeShape, path: string): boolean => plain.includes(attributes[path]?.type ?? '')

/** @param values the draft as the content manager answers with it; null: the type is not analysed */
export async function openEntry(
  entry: EntryAnswer,
  values: Values,
  { analyzer, catalog, signal }: { readonly analyzer: Analyzer; readonly catalog: Catalog; readonly signal: AbortSignal },
): Promise<OpenedEntry | null> {
  const { mapping } = entry
  if (mapping === null) return null
  const changed = new Map<string, unknown>()
  const screen: Screen = {
    form: {
      values,
      onChange(path, value) {
        changed.set(path, value)
        current = { ...current, form: { ...current.form, values: withValue(current.form.values, path, value) } }
        host.update(current)
      },
    },
    entry: { ...entry, mapping },
    editable: true,
    today: new Date().toISOString().slice(0, 10),
    // no field that must be one of its kind is written from here
    isTaken: () => null,
    choose: null,
  }
  let current = screen
  const host = createStrapiHost(screen)
  const store = createEditorStore({ host, analyzer, clock: () => new Date().toISOString(), schedule: timerSchedule })
  const stop = store.start()
  try {
    const state = await new Promise<ReturnType<typeof store.getSnapshot>>((resolve, reject) => {
      const look = () => {
        const now = store.getSnapshot()
        if (now.phase === 'failed') reject(new Error(now.failure?.detail ?? ''))
        else if (now.phase === 'ready' && now.optimization !== null && !now.stale) resolve(now)
      }
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
      store.subscribe(look)
      look()
    })
    const { optimization } = state
    if (optimization === null) return null
    const fitted = fitOptimization(optimization, (edit) => host.judge(edit))
    const view = panelView({ ...state, optimization: fitted.optimization }, catalog)
    const all = view.fixAll?.fixes
    return {
      scores: view.scores,
      next: (view.next[0] ?? view.uncertain.first[0])?.line ?? '',
      fixes: all?.changes.length ?? 0,
      drafts: draftsOf(view.checks),
      async fix(chosen = []) {
        if (all !== undefined) await host.apply(all)
        for (const edit of chosen) await host.apply(edit)
        const written = [...changed].filter(([path]) => isPlain(entry.shape, path))
        return { changed, values: Object.fromEntries(written), isRestByHand: written.length < changed.size }
      },
    }
  } finally {
    stop()
  }
}

/** Proposals that the form takes now, each once. */
function draftsOf(rows: PanelView['checks']): readonly DraftChange[] {
  const drafts = rows.flatMap(({ id, line, fix, canFix }) =>
    canFix && fix?.safety === 'draft' && fix.edit !== null && fix.change !== null ? [{ id, line, change: fix.change, edit: fix.edit }] : [],
  )
  return [...new Map(drafts.map((draft) => [JSON.stringify(draft.edit), draft])).values()]
}
