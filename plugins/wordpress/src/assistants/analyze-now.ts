import type { EditorState, EditorStore } from '@citable/editor'

/** The analysis of what is on screen, unsaved changes included, for an assistant: plain data, no more than it can act on. */
export interface OfferedAnalysis {
  readonly aeo_score: number
  readonly seo_score: number
  readonly rubric_version: string
  readonly open: readonly { readonly check: string; readonly title: string; readonly message: string | null; readonly fix: string | null }[]
  readonly titles: readonly string[]
  readonly questions: readonly { readonly question: string; readonly state: string }[]
}

/** The analysis of the draft as it is now; waits for one that is under way. Rejects with the reason when there is none. */
export async function analyzeNow(store: EditorStore): Promise<OfferedAnalysis> {
  store.refresh()
  const { optimization, failure } = await settled(store)
  if (optimization === null || failure !== null) throw new Error(failure?.detail ?? failure?.reason ?? 'failed')
  const { aeo_score, seo_score, rubric_version, checks, titles, answers } = optimization
  return {
    aeo_score,
    seo_score,
    rubric_version,
    open: checks
      .filter(({ status, effect }) => status === 'fail' && effect !== 'none')
      .map(({ check, title, message, fix }) => ({ check, title, message, fix: fix?.message ?? null })),
    titles: titles.map(({ text }) => text),
    questions: answers.map(({ question, state }) => ({ question, state })),
  }
}

const settled = (store: EditorStore): Promise<EditorState> =>
  new Promise((resolve) => {
    const look = () => {
      const state = store.getSnapshot()
      if (state.phase === 'idle' || state.phase === 'analyzing' || (state.phase === 'ready' && state.stale)) return
      leave()
      resolve(state)
    }
    const leave = store.subscribe(look)
    look()
  })
