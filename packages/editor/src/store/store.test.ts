import type { Edit } from '@citable/core'
import { describe, expect, it } from 'vitest'
import {
  createFakeAnalyzer,
  createFakeHost,
  createManualSchedule,
  fakeDocument,
  sampleOptimization,
  settlePromises,
} from '../testing/index.ts'
import { bodyTextOf } from './analysis-runs.ts'
import { createEditorStore } from './store.ts'
import { timing } from './timing.ts'

const setTitle = (value: string): Edit => ({ kind: 'set_field', field: 'title', value })

function open(host = createFakeHost()) {
  const analyzer = createFakeAnalyzer()
  const timers = createManualSchedule()
  const store = createEditorStore({ host, analyzer, clock: () => '2026-11-21T09:00:00Z', schedule: timers.schedule })
  const titlesAsked = () => analyzer.asked.map(({ request }) => ('fields' in request.input ? request.input.fields.title : null))
  return { host, analyzer, timers, store, titlesAsked, state: () => store.getSnapshot() }
}

/** Started, and the first analysis answered. */
async function ready(host = createFakeHost()) {
  const parts = open(host)
  const stop = parts.store.start()
  parts.analyzer.last().succeed(sampleOptimization())
  await settlePromises()
  return { ...parts, stop }
}

describe('analysing', () => {
  it('asks at once when started, with the clock, no language guess and three titles', () => {
    const { store, analyzer, state } = open()
    expect(state().phase).toBe('idle')
    store.start()
    expect(state().phase).toBe('analyzing')
    expect(analyzer.last().request.context).toMatchObject({
      now: '2026-11-21T09:00:00Z',
      language: 'en',
      options: { seo: true, aeo: true, titles: 3 },
    })
  })

  it('waits for a pause, then asks once for the newest text', async () => {
    const { host, timers, titlesAsked } = await ready()
    for (const title of ['S', 'So', 'Sou']) {
      host.setField('title', title)
      await timers.advance(timing.quiet - 1)
    }
    expect(titlesAsked()).toEqual(['Sourdough at home'])
    await timers.advance(1)
    expect(titlesAsked()).toEqual(['Sourdough at home', 'Sou'])
  })

  it('leaves at least two thirds of the 300 ms for the analysis itself', () => {
    expect(timing.quiet).toBeLessThanOrEqual(100)
  })

  it('shows the scores before the rest of the first answer, and stores nothing before all of it is there', async () => {
    const { store, host, analyzer, timers, state } = open()
    store.start()
    analyzer.last().tellScores({ aeoScore: 40, seoScore: 50 })
    expect(state()).toMatchObject({ phase: 'analyzing', earlyScores: { aeoScore: 40, seoScore: 50 }, optimization: null, revision: 0 })
    const tooSoon = store.beforeSave()
    await timers.advance(timing.beforeSave)
    expect(await tooSoon).toBeNull()
    expect(host.storedAnalyses).toEqual([])
    const saving = store.beforeSave()
    analyzer.last().succeed(sampleOptimization())
    expect(await saving).toMatchObject({ current: true, optimization: { aeo_score: 64 } })
    expect(state()).toMatchObject({ phase: 'ready', earlyScores: null, previous: null })
  })

  it.each(['a failure', 'another document', 'the end'])('shows early scores no longer after %s', async (what) => {
    const { store, host, analyzer, timers, state } = open()
    const stop = store.start()
    analyzer.last().tellScores({ aeoScore: 40, seoScore: 50 })
    if (what === 'a failure') analyzer.last().fail('failed')
    if (what === 'another document') host.change(fakeDocument({ documentId: 'post-2' }))
    if (what === 'the end') stop()
    await timers.advance(timing.quiet)
    await settlePromises()
    expect(state().earlyScores).toBeNull()
  })

  it('does not let the scores of an older run show', async () => {
    const { store, host, analyzer, timers, state } = open()
    store.start()
    const old = analyzer.last()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    old.tellScores({ aeoScore: 1, seoScore: 1 })
    expect(state().earlyScores).toBeNull()
  })

  it('shows an early answer until the one that is waited for, and compares both with what stood before', async () => {
    const { host, analyzer, timers, state } = await ready()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    analyzer.last().tellEarly({ ...sampleOptimization(), aeo_score: 70 })
    expect(state()).toMatchObject({ phase: 'analyzing', stale: false, optimization: { aeo_score: 70 }, previous: { aeoScore: 64 } })
    analyzer.last().succeed({ ...sampleOptimization(), aeo_score: 71 })
    await settlePromises()
    expect(state()).toMatchObject({ phase: 'ready', optimization: { aeo_score: 71 }, previous: { aeoScore: 64 } })
  })

  it('shows no early answer of an older run', async () => {
    const { host, analyzer, timers, state } = await ready()
    const old = analyzer.last()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    old.tellEarly({ ...sampleOptimization(), aeo_score: 1 })
    expect(state().optimization?.aeo_score).toBe(64)
  })

  it('asks for newer words although the answer to older ones never comes, once an early one stands', async () => {
    const { host, timers, analyzer, titlesAsked } = await ready()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    analyzer.last().tellEarly(sampleOptimization())
    const asked = titlesAsked().length
    for (let at = 0; at <= timing.patience; at += timing.quiet / 2) {
      host.setField('title', `Other ${at}`)
      await timers.advance(timing.quiet / 2)
    }
    expect(titlesAsked().length).toBe(asked + 1)
  })

  it('says that the text has changed while the old result stands', async () => {
    const { host, timers, state } = await ready()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    expect(state()).toMatchObject({ phase: 'analyzing', stale: true })
    expect(state().optimization?.aeo_score).toBe(64)
  })

  it('asks after 4 s although the author never pauses, and lets that run end', async () => {
    const { host, timers, analyzer, titlesAsked, state } = await ready()
    for (let at = 0; at < timing.patience; at += timing.quiet / 2) {
      host.setField('title', `typed ${at}`)
      await timers.advance(timing.quiet / 2)
    }
    expect(titlesAsked()).toEqual(['Sourdough at home', 'typed 3950'])
    host.setField('title', 'typed more')
    await timers.advance(timing.quiet)
    expect(analyzer.asked).toHaveLength(2)
    expect(analyzer.last().signal.aborted).toBe(false)
    analyzer.last().succeed(sampleOptimization({ aeo_score: 70 }))
    await settlePromises()
    expect(state().optimization?.aeo_score).toBe(70)
    expect(state().stale).toBe(true)
    expect(titlesAsked().at(-1)).toBe('typed more')
  })

  it('spares a slow run after 4 s of changes, so that slow devices get scores too', async () => {
    const { host, timers, analyzer, state } = await ready()
    const change = async (title: string) => {
      host.setField('title', title)
      await timers.advance(1000)
    }
    for (const title of ['1', '2', '3', '4', '5']) await change(title)
    const spared = analyzer.asked.at(-1)!
    await change('6')
    expect(spared.signal.aborted).toBe(false)
    spared.succeed(sampleOptimization({ aeo_score: 41 }))
    await settlePromises()
    expect(state().optimization?.aeo_score).toBe(41)
    expect(state().phase).toBe('analyzing')
  })

  it('drops an older answer that comes after a newer request', async () => {
    const { host, timers, analyzer, state } = await ready()
    host.setField('title', 'older')
    await timers.advance(timing.quiet)
    const older = analyzer.last()
    host.setField('title', 'newer')
    await timers.advance(timing.quiet)
    expect(older.signal.aborted).toBe(true)
    analyzer.last().succeed(sampleOptimization({ aeo_score: 90 }))
    older.succeed(sampleOptimization({ aeo_score: 10 }))
    await settlePromises()
    expect(state().optimization?.aeo_score).toBe(90)
    expect(state()).toMatchObject({ phase: 'ready', stale: false, revision: 2 })
  })

  it('does not ask again for a change that changed nothing', async () => {
    const { host, timers, analyzer, state } = await ready()
    const before = state()
    host.change({})
    await timers.advance(timing.quiet)
    expect(analyzer.asked).toHaveLength(1)
    expect(state()).toBe(before)
  })

  it('takes the standing result when the author undoes, and stops the run', async () => {
    const { host, timers, analyzer, state } = await ready()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    host.setField('title', 'Sourdough at home')
    await timers.advance(timing.quiet)
    expect(analyzer.last().signal.aborted).toBe(true)
    expect(state()).toMatchObject({ phase: 'ready', stale: false })
    expect(analyzer.asked).toHaveLength(2)
  })

  it('remembers the scores of the result before', async () => {
    const { host, timers, analyzer, state } = await ready()
    expect(state().previous).toBeNull()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    analyzer.last().succeed(sampleOptimization({ aeo_score: 70 }))
    await settlePromises()
    expect(state().previous).toEqual({ aeoScore: 64, seoScore: 82 })
  })

  it('starts over for another document and ignores the answer for the one before', async () => {
    const { host, timers, analyzer, state } = await ready()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    const before = analyzer.last()
    host.change(fakeDocument({ documentId: 'post-2' }))
    await timers.advance(timing.quiet)
    before.succeed(sampleOptimization({ aeo_score: 1 }))
    await settlePromises()
    expect(before.signal.aborted).toBe(true)
    expect(state()).toMatchObject({ optimization: null, previous: null, phase: 'analyzing' })
    expect(state().draft.documentId).toBe('post-2')
  })

  it('asks again when the day changes, because dates age', async () => {
    let now = '2026-11-21T23:59:59Z'
    const host = createFakeHost()
    const analyzer = createFakeAnalyzer()
    const timers = createManualSchedule()
    const store = createEditorStore({ host, analyzer, clock: () => now, schedule: timers.schedule })
    store.start()
    analyzer.last().succeed(sampleOptimization())
    await settlePromises()
    now = '2026-11-22T00:00:01Z'
    host.change({})
    await timers.advance(timing.quiet)
    expect(analyzer.asked).toHaveLength(2)
  })
})

describe('failing', () => {
  it('shows the old result and says why', async () => {
    const { host, timers, analyzer, state } = await ready()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    analyzer.last().fail('worker_died', 'boom')
    await settlePromises()
    expect(state()).toMatchObject({ phase: 'failed', stale: true, failure: { reason: 'worker_died', detail: 'boom' } })
    expect(state().optimization).not.toBeNull()
  })

  it('does not ask again by itself for the same text, but does for another one', async () => {
    const { host, timers, analyzer } = await ready()
    host.setField('title', 'Other')
    await timers.advance(timing.quiet)
    analyzer.last().fail('unreachable')
    await settlePromises()
    host.change({})
    await timers.advance(timing.quiet)
    expect(analyzer.asked).toHaveLength(2)
    host.setField('title', 'Third')
    await timers.advance(timing.quiet)
    expect(analyzer.asked).toHaveLength(3)
  })

  it('asks again on request', async () => {
    const { store, analyzer, state } = await ready()
    store.refresh()
    analyzer.last().fail('unreachable')
    await settlePromises()
    store.refresh()
    analyzer.last().succeed(sampleOptimization())
    await settlePromises()
    expect(state()).toMatchObject({ phase: 'ready', failure: null })
  })

  it('shows a throwing analyzer as failed instead of breaking the editor', async () => {
    const host = createFakeHost()
    const timers = createManualSchedule()
    const analyzer = {
      analyze: () => {
        throw new Error('bug')
      },
    }
    const store = createEditorStore({ host, analyzer, clock: () => '2026-11-21', schedule: timers.schedule })
    store.start()
    await settlePromises()
    expect(store.getSnapshot()).toMatchObject({ phase: 'failed', failure: { reason: 'failed', detail: 'bug' } })
  })
})

describe('modes', () => {
  it('waits longer where the analyzer asks for it, and forgives it when a person tries again', async () => {
    const host = createFakeHost()
    const timers = createManualSchedule()
    const fake = createFakeAnalyzer()
    let forgiven = 0
    const analyzer = {
      ...fake,
      quietMs: 900,
      forgive: () => {
        forgiven += 1
      },
    }
    const store = createEditorStore({ host, analyzer, clock: () => '2026-11-21', schedule: timers.schedule })
    store.start()
    host.setField('title', 'Other')
    await timers.advance(899)
    expect(fake.asked).toHaveLength(1)
    await timers.advance(1)
    expect(fake.asked).toHaveLength(2)
    expect(forgiven).toBe(0)
    store.refresh()
    expect(forgiven).toBe(1)
  })

  it('asks the new analyzer at once and ignores the old one', async () => {
    const { store, analyzer, state } = await ready()
    store.refresh()
    const old = analyzer.last()
    const service = createFakeAnalyzer()
    store.setAnalyzer(service)
    expect(old.signal.aborted).toBe(true)
    old.succeed(sampleOptimization({ aeo_score: 1 }))
    service
      .last()
      .answer({ ok: true, optimization: sampleOptimization(), scorer: { kind: 'service', name: 'citable.example' }, fellBack: null })
    await settlePromises()
    expect(state().scorer).toEqual({ kind: 'service', name: 'citable.example' })
    expect(state().optimization?.aeo_score).toBe(64)
  })
})

describe('applying', () => {
  it('writes through the host, lists what was replaced and asks for a new score', async () => {
    const { store, host, analyzer, state } = await ready()
    await store.apply(setTitle('Sourdough in 4 hours'))
    expect(host.document().fields.title).toBe('Sourdough in 4 hours')
    expect(state().applied).toMatchObject([{ before: 'Sourdough at home', isPresent: true }])
    expect(state().notice?.code).toBe('applied')
    expect(analyzer.asked).toHaveLength(2)
  })

  it('makes the fixes that fit, names the others, and undoes what it made as one', async () => {
    const { store, host, state } = await ready()
    const before = host.document()
    const hours = { kind: 'replace_text', span: { place: 'b', start: 20, end: 27, quote: '4 hours' }, value: 'four hours' } as const
    const gone = { kind: 'replace_text', span: { place: 'b', start: 4, end: 10, quote: 'batter' }, value: 'dough' } as const
    await store.apply({
      kind: 'fixes',
      changes: [
        { edit: gone, checks: ['paragraph-length'] },
        { edit: hours, checks: ['text-fluency'] },
      ],
    })
    expect(host.document().blocks[1]).toMatchObject({ text: 'The dough rises for four hours. The dough rests.' })
    expect(state().applied).toMatchObject([{ edit: { kind: 'several', edits: [hours] }, isPresent: true }])
    expect(state().notice).toMatchObject({ code: 'appliedPartly', left: ['paragraph-length'] })
    await store.undo(state().applied[0]!.id)
    expect(host.document()).toEqual(before)
  })

  it('undoes, also after other edits of the author', async () => {
    const { store, host, state } = await ready()
    await store.apply(setTitle('Sourdough in 4 hours'))
    host.setText('b', 'The author wrote on.')
    await store.undo(state().applied[0]!.id)
    expect(host.document().fields.title).toBe('Sourdough at home')
    expect(host.document().blocks[1]).toMatchObject({ text: 'The author wrote on.' })
    expect(state().applied).toEqual([])
    expect(state().notice?.code).toBe('undone')
  })

  it('undoes a replaced passage that has moved since', async () => {
    const { store, host, state } = await ready()
    const span = { place: 'b', start: 20, end: 27, quote: '4 hours' }
    await store.apply({ kind: 'replace_text', span, value: 'five hours' })
    host.setText('b', `In winter: ${(host.document().blocks[1] as { text: string }).text}`)
    await store.undo(state().applied[0]!.id)
    expect(host.document().blocks[1]).toMatchObject({ text: 'In winter: The dough rises for 4 hours. The dough rests.' })
  })

  it('removes an inserted block again', async () => {
    const { store, host, state } = await ready()
    await store.apply({ kind: 'insert_block', after: 'b', html: '<p>New</p>' })
    expect(host.document().blocks.map(({ id }) => id)).toEqual(['a', 'b', 'new-1', 'c'])
    await store.undo(state().applied[0]!.id)
    expect(host.document().blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('does not undo over words the author wrote since', async () => {
    const { store, host, state } = await ready()
    await store.apply(setTitle('Suggested'))
    host.setField('title', 'The author’s own')
    await store.undo(state().applied[0]!.id)
    expect(host.document().fields.title).toBe('The author’s own')
    expect(state().notice?.code).toBe('undoMoved')
    expect(state().applied).toHaveLength(1)
  })

  it.each([
    ['a quote that is gone', { place: 'b', start: 0, end: 5, quote: 'Gone.' }, 'moved'],
    ['a block that is gone', { place: 'x', start: 0, end: 5, quote: 'Gone.' }, 'moved'],
  ])('refuses %s and writes nothing', async (_name, span, code) => {
    const { store, host, state } = await ready()
    const before = host.document()
    await store.apply({ kind: 'replace_text', span, value: 'new' })
    expect(host.document()).toBe(before)
    expect(state().notice?.code).toBe(code)
    expect(state().applied).toEqual([])
  })

  it('writes nothing into a locked document', async () => {
    const { store, host, state } = await ready()
    host.change({ editable: false })
    await store.apply(setTitle('Other'))
    expect(host.document().fields.title).toBe('Sourdough at home')
    expect(state().notice?.code).toBe('readOnly')
  })

  it('leaves the text in the list when the CMS drops it silently', async () => {
    const silent = createFakeHost()
    const lying = { ...silent, apply: async () => ({ ok: true as const, before: 'Sourdough at home' }) }
    const { store, state } = await ready(lying)
    await store.apply(setTitle('Dropped'))
    expect(state().notice?.code).toBe('notStored')
    expect(state().applied).toMatchObject([{ edit: { value: 'Dropped' }, isPresent: false }])
  })

  it('reports a host that throws as refused', async () => {
    const throwing = {
      ...createFakeHost(),
      apply: () => {
        throw new Error('editor store missing')
      },
    }
    const { store, state } = await ready(throwing)
    await store.apply(setTitle('Other'))
    expect(state().notice?.code).toBe('refused')
  })

  it('writes in the order the author asked, even when the first write is slow', async () => {
    const host = createFakeHost()
    let release = () => {}
    const slow = {
      ...host,
      apply: async (edit: Edit) => {
        if (edit.kind === 'set_field' && edit.value === 'first') await new Promise<void>((resolve) => (release = resolve))
        return host.apply(edit)
      },
    }
    const { store, state } = await ready(slow as typeof host)
    const both = Promise.all([store.apply(setTitle('first')), store.apply(setTitle('second'))])
    await settlePromises()
    release()
    await both
    expect(host.document().fields.title).toBe('second')
    expect(state().applied.map(({ before }) => before)).toEqual(['Sourdough at home', 'first'])
  })
})

describe('setting aside', () => {
  it('hands the choice to the host and asks again with it', async () => {
    const { store, analyzer, host } = await ready()
    await store.setAside('image-alt', true)
    await store.setAside('question-coverage', true)
    expect(host.document().choices.setAside).toEqual(['image-alt', 'question-coverage'])
    expect(analyzer.last().request.context.setAside).toEqual(['image-alt', 'question-coverage'])
    await store.setAside('image-alt', false)
    expect(analyzer.last().request.context.setAside).toEqual(['question-coverage'])
  })

  it('reports when the host could not store the text, and when nothing may be written', async () => {
    const { store, host, state } = await ready()
    host.dropWrites(true)
    await store.setAside('image-alt', true)
    expect(state().notice?.code).toBe('notChosen')
    host.change({ editable: false })
    await store.setAside('image-alt', true)
    expect(state().notice?.code).toBe('readOnly')
    expect(host.document().choices.setAside).toEqual([])
  })
})

describe('saving', () => {
  it('hands over the analysis of exactly this text', async () => {
    const { store, host } = await ready()
    const handedOver = await store.beforeSave()
    expect(handedOver).toMatchObject({ current: true, draft: { documentId: 'post-1' } })
    expect(host.storedAnalyses).toEqual([handedOver])
  })

  it('waits for the analysis of the text being saved', async () => {
    const { store, host, analyzer } = await ready()
    host.setField('title', 'Saved at once')
    const saving = store.beforeSave()
    await settlePromises()
    analyzer.last().succeed(sampleOptimization({ aeo_score: 77 }))
    expect(await saving).toMatchObject({ current: true, optimization: { aeo_score: 77 } })
  })

  it('hands over the last one after 300 ms, marked as not current, with the text it belongs to', async () => {
    const { store, host, timers } = await ready()
    host.setField('title', 'Saved at once')
    const saving = store.beforeSave()
    await timers.advance(timing.beforeSave)
    const handedOver = await saving
    expect(handedOver?.current).toBe(false)
    expect(handedOver?.draft.input).toMatchObject({ fields: { title: 'Sourdough at home' } })
  })

  it.each([
    ['nothing was analysed', false],
    ['the host throws while storing', true],
  ])('never blocks a save when %s', async (_name, isReady) => {
    const throwing = {
      ...createFakeHost(),
      storeAnalysis: () => {
        throw new Error('no meta')
      },
    }
    const { store, timers } = isReady ? await ready(throwing) : open(throwing)
    const saving = store.beforeSave()
    await timers.advance(timing.beforeSave)
    await expect(saving).resolves.toEqual(isReady ? expect.objectContaining({ current: true }) : null)
  })

  it('never blocks a save when reading the draft throws', async () => {
    const host = createFakeHost()
    let isBroken = false
    const breaking = {
      ...host,
      readDraft: () => {
        if (isBroken) throw new Error('editor gone')
        return host.readDraft()
      },
    }
    const { store } = await ready(breaking)
    isBroken = true
    await expect(store.beforeSave()).resolves.toBeNull()
  })

  it('says that a slow change is on its way, and that it is done when it came', async () => {
    const host = createFakeHost()
    let take: () => void = () => {}
    const taken = new Promise<void>((resolve) => {
      take = resolve
    })
    const { store, timers, state } = await ready({ ...host, apply: (edit) => taken.then(() => host.apply(edit)) })
    const applying = store.apply(setTitle('Late'))
    await timers.advance(timing.slowWrite - 1)
    expect(state().notice).toBeNull()
    await timers.advance(1)
    expect(state().notice?.code).toBe('slow')
    take()
    await applying
    expect(state().notice?.code).toBe('applied')
    expect(state().applied).toMatchObject([{ edit: { value: 'Late' }, before: 'Sourdough at home', isPresent: true }])
  })

  it('claims no loss of a change that the editor may yet take', async () => {
    const { store, state } = await ready({ ...createFakeHost(), apply: async () => ({ ok: false, reason: 'slow' }) })
    await store.apply(setTitle('Late'))
    expect([state().notice?.code, state().applied]).toEqual(['slow', []])
  })

  it('reports when another plugin replaced an applied title during the save', async () => {
    const { store, host, state } = await ready()
    await store.apply(setTitle('Suggested'))
    host.setField('title', 'Suggested | Brand')
    store.afterSave()
    expect(state().notice?.code).toBe('notStored')
    expect(state().applied).toMatchObject([{ edit: { value: 'Suggested' }, isPresent: false }])
  })

  it.each([
    { name: 'in its own typography', found: '“Loaf” – it’s done', isPresent: true },
    { name: 'as another text', found: 'Loaf', isPresent: false },
  ])('takes for there what the plugin that stores the title for result pages has $name', async ({ found, isPresent }) => {
    const fake = createFakeHost()
    const { store, state } = await ready({ ...fake, readDraft: () => ({ ...fake.readDraft(), seoPlugin: 'The SEO Framework' }) })
    await store.apply({ kind: 'set_field', field: 'seo_title', value: '"Loaf" -- it\'s done' })
    fake.setField('seo_title', found)
    store.afterSave()
    expect(state().applied.map((entry) => entry.isPresent)).toEqual([isPresent])
  })

  it('says nothing about an applied title that a later one replaced', async () => {
    const { store, state } = await ready()
    await store.apply(setTitle('First'))
    await store.apply(setTitle('Second'))
    expect(state().notice?.code).toBe('applied')
    store.afterSave()
    expect(state().notice, 'nor asks to save what is saved').toBeNull()
    expect(state().applied.map(({ isPresent }) => isPresent)).toEqual([true, true])
  })
})

describe('showing', () => {
  const here = { place: 'b', start: 0, end: 9, quote: 'The dough' }

  it('goes to the first passage that is still there and paints all', async () => {
    const { store, host, state } = await ready()
    const gone = { place: 'b', start: 0, end: 4, quote: 'Gone' }
    await store.show([gone, here])
    expect(host.located).toEqual([here])
    expect(host.painted).toEqual([gone, here])
    expect(state().notice?.code).toBe('shown')
    store.hide()
    expect(host.painted).toEqual([])
    expect(state().notice, 'and says no more that it is selected').toBeNull()
  })

  it('paints what the next analysis still finds, and nothing once the writer wants it gone', async () => {
    const { store, host, timers, analyzer, state } = await ready()
    const there = { place: 'b', start: 29, end: 44, quote: 'The dough rests' }
    const answerWith = async (...spans: (typeof here)[]) => {
      host.setText('b', `${state().revision} The dough rises for 4 hours. The dough rests.`)
      await timers.advance(timing.quiet)
      const { checks, ...rest } = sampleOptimization()
      analyzer.last().succeed({ ...rest, answers: [], checks: checks.map((check, at) => ({ ...check, spans: at === 0 ? spans : [] })) })
      await settlePromises()
    }
    await answerWith(here, there)
    await store.show([here, there])
    await answerWith({ ...here, start: 2, end: 11 })
    expect([host.painted, state().notice?.code]).toEqual([[here], 'shown'])
    await answerWith()
    expect([host.painted, state().notice]).toEqual([[], null])
    await store.show([here])
    host.dismiss()
    expect([host.painted, state().notice]).toEqual([[], null])
    await store.show([here])
    await store.setAside('heading-order', true)
    expect(host.painted).toEqual([])
  })

  it.each([
    ['its verdict holds', 'fail', [here]],
    ['it passes, though an answer has the same words', 'pass', []],
  ] as const)('paints the passage of a point: %s', async (_when, status, painted) => {
    const { store, host, timers, analyzer } = await ready()
    const { checks, ...rest } = sampleOptimization()
    const point = checks[0]!.check
    const answers = rest.answers.slice(0, 1).map((answer) => ({ ...answer, sentence: here }))
    const answerWith = async (text: string, verdict: 'fail' | 'pass') => {
      host.setText('b', text)
      await timers.advance(timing.quiet)
      analyzer
        .last()
        .succeed({ ...rest, answers, checks: checks.map((check, at) => ({ ...check, status: verdict, spans: at === 0 ? [here] : [] })) })
      await settlePromises()
    }
    await answerWith('The dough rises.', 'fail')
    await store.show([here], point)
    await answerWith('The dough rises for 4 hours.', status)
    expect(host.painted).toEqual(painted)
  })

  it('says when none is left', async () => {
    const { store, host, state } = await ready()
    host.setText('b', 'Rewritten.')
    await store.show([here])
    expect(state().notice?.code).toBe('notFound')
  })
})

describe('life', () => {
  it('leaves no timer, listener or run behind, and can be started again', async () => {
    const { store, host, timers, analyzer, stop, state } = await ready()
    host.setField('title', 'Other')
    store.refresh()
    stop()
    expect(timers.waiting()).toBe(0)
    expect(host.listeners()).toBe(0)
    expect(analyzer.last().signal.aborted).toBe(true)
    expect(state().phase).toBe('ready')
    store.start()
    expect(analyzer.asked).toHaveLength(3)
  })

  it('has the same snapshot between changes and calls subscribers once per change', async () => {
    const { store, state } = await ready()
    let calls = 0
    const leave = store.subscribe(() => {
      calls += 1
    })
    expect(state()).toBe(state())
    store.setFilter('all')
    store.setFilter('all')
    leave()
    store.setFilter('open')
    expect(calls).toBe(1)
  })

  it('reads a large draft only when typing pauses', async () => {
    const host = createFakeHost(
      fakeDocument({
        blocks: Array.from({ length: 2000 }, (_, at) => ({ id: `p${at}`, kind: 'paragraph', text: 'word '.repeat(50) }) as const),
      }),
    )
    let reads = 0
    const counting = {
      ...host,
      readDraft: () => {
        reads += 1
        return host.readDraft()
      },
    }
    const { timers, analyzer } = await ready(counting)
    const before = reads
    for (let at = 0; at < 20; at += 1) host.setText('p0', `word ${at}`)
    expect(reads).toBe(before)
    await timers.advance(timing.quiet)
    expect(reads).toBe(before + 1)
    expect(analyzer.asked).toHaveLength(2)
  })
})

describe('what linked pages say', () => {
  const note = { text: '1 dead link.', faults: ['1.6 million: The link is dead'], dead: ['https://council.gent/a'] }

  it('belongs to its text, and dead links are asked about with the next analysis', async () => {
    const { store, analyzer, state } = await ready()
    store.noteSources(note)
    expect(state().sources).toEqual({ ...note, of: bodyTextOf(state().draft) })
    await settlePromises()
    expect(analyzer.last().request.context.deadLinks).toEqual(note.dead)
  })

  it('asks nothing anew where no link is dead, and forgets with the document', async () => {
    const { store, analyzer, host, state } = await ready()
    const before = analyzer.last()
    store.noteSources({ ...note, dead: [] })
    await settlePromises()
    expect(analyzer.last()).toBe(before)
    store.noteSources(note)
    host.change({ documentId: 'another' })
    store.refresh()
    await settlePromises()
    expect(state().sources).toBeNull()
    expect(analyzer.last().request.context).not.toHaveProperty('deadLinks')
  })
})
