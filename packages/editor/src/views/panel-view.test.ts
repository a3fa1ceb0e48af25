import { present } from '@citable/contract/present'
import { analyze } from '@citable/core'
import { loadLanguagePack } from '@citable/core/languages'
import { describe, expect, it } from 'vitest'
import { analysisFailure } from '../analyzers/analyzer.ts'
import { noChoices } from '../host/choices.ts'
import type { AppliedEdit, EditorState } from '../store/editor-state.ts'
import { createFakeHost, fakeDocument, sampleCheck, sampleOptimization } from '../testing/index.ts'
import { createCatalog } from '../texts/catalog.ts'
import { loadLocale } from '../texts/locales/load-locale.ts'
import { failureText, panelView } from './panel-view.ts'

const english = createCatalog({ locale: 'en' })

const state = (change: Partial<EditorState> = {}): EditorState => ({
  phase: 'ready',
  draft: createFakeHost().readDraft(),
  optimization: sampleOptimization(),
  earlyScores: null,
  scorer: { kind: 'device', name: null },
  fellBack: null,
  failure: null,
  stale: false,
  previous: null,
  revision: 1,
  applied: [],
  notice: null,
  filter: 'open',
  sources: null,
  ...change,
})

const view = (change: Partial<EditorState> = {}) => panelView(state(change), english)
const rows = (change: Partial<EditorState> = {}) => view({ filter: 'all', ...change }).groups.flatMap((group) => group.rows)
const row = (id: string, change: Partial<EditorState> = {}) => rows(change).find((one) => one.id === id)!
const withChecks = (...checks: Parameters<typeof sampleCheck>[0][]) => ({
  optimization: sampleOptimization({ checks: checks.map((check) => sampleCheck(check)) }),
})

describe('panelView', () => {
  it('is pure: it changes nothing and gives the same twice', () => {
    const before = state()
    const copy = structuredClone(before)
    expect(panelView(before, english)).toEqual(panelView(before, english))
    expect(before).toEqual(copy)
  })

  it('survives every empty state', () => {
    const empty = view({ phase: 'idle', optimization: null, scorer: null, revision: 0 })
    expect(empty.scores.map(({ value, sentence, share }) => [value, sentence, share])).toEqual([
      [null, 'Not scored yet', 0],
      [null, 'Not scored yet', 0],
    ])
    expect(empty).toMatchObject({ groups: [], groupsEmptyText: 'Nothing to show yet.', preview: null, announcement: '' })
    expect(empty.prePublish.summary).toContain('You can publish')
    expect(empty.status).toMatchObject({ code: 'idle', word: 'Not analysed yet', rubricText: '', scorerText: '' })
  })
})

describe('a text without a word', () => {
  it('has points to list and no score', () => {
    const article = { ...sampleOptimization().article, word_count: 0 }
    const none = view({ optimization: sampleOptimization({ article }) })
    expect(none.scores.map(({ value, trend, parts, limits }) => [value, trend, parts, limits])).toEqual([
      [null, null, [], []],
      [null, null, [], []],
    ])
    expect(none.next.length).toBeGreaterThan(0)
    expect(none.prePublish.summary).not.toMatch(/\d/)
    expect(none.announcement).toBe('')
    expect(none.banners.map(({ code }) => code)).toContain('empty')
  })

  it('is greeted with first steps, and a text with words is not', () => {
    const article = { ...sampleOptimization().article, word_count: 0 }
    expect(view({ optimization: sampleOptimization({ article }) }).start).toBe(true)
    expect(view({ draft: createFakeHost(fakeDocument({ blocks: [] })).readDraft(), optimization: null }).start).toBe(true)
    expect(view().start).toBe(false)
  })
})

describe('a check that was set aside', () => {
  const draft = createFakeHost(fakeDocument({ choices: { ...noChoices, setAside: ['question-coverage', 'image-alt'] } })).readDraft()
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

  it('leaves every list and count, and is named once with a way back', () => {
    const [before, after] = [view(), view({ draft })]
    expect(idsOf(before.next)).toEqual(expect.arrayContaining(['question-coverage', 'image-alt']))
    expect(after.aside).toMatchObject({ heading: 'Set aside (2)', rows: [{ id: 'question-coverage' }, { id: 'image-alt' }] })
    expect(after.aside.rows[0]?.aside).toEqual({ label: 'Bring back', name: 'Bring back: Questions are answered' })
    const elsewhere = [...after.next, ...after.prePublish.top, ...view({ draft, filter: 'all' }).groups.flatMap(({ rows }) => rows)]
    expect(idsOf(elsewhere).filter((id) => draft.choices.setAside.includes(id))).toEqual([])
    expect(after.proposals.items).toEqual([])
    const open = (panel: typeof after) => Number(/\d+/.exec(panel.filter.options[0]!.label)![0])
    expect(open(after)).toBe(open(before) - 2)
    expect(after.prePublish.counts.reduce((sum, { count }) => sum + count, 0)).toBe(open(after))
    expect(after.scores.map(({ value, parts }) => [value, parts])).toEqual(before.scores.map(({ value, parts }) => [value, parts]))
  })

  it('is offered for open points only, and only where the host stores it', () => {
    expect(row('image-alt').aside?.name).toBe('Not right for this text: Images have alternative text')
    expect(row('statistic-density').aside).toBeNull()
    expect(row('image-alt', { draft: createFakeHost(fakeDocument({ editable: false })).readDraft() }).aside).toBeNull()
  })
})

describe('several changes of one paragraph', () => {
  it('are shown from the start of the text, though the last is made first', () => {
    const split = (quote: string, start: number) =>
      ({ kind: 'split_block', span: { place: 'b', start, end: start + quote.length, quote } }) as const
    const edit = { kind: 'several', edits: [split('Third.', 16), split('Second.', 8)] } as const
    const fix = {
      code: 'splitParagraph',
      args: { words: 160 },
      message: 'Split it.',
      safety: 'draft',
      edit: structuredClone(edit) as never,
    } as const
    const [proposal] = view(withChecks({ check: 'passage-size', status: 'fail', score: 0, fix })).proposals.items
    expect(proposal?.change.after).toBe('¶ Second. … ¶ Third.')
  })
})

describe('early scores', () => {
  it('fill both rings, and nothing else', () => {
    const early = view({ phase: 'analyzing', optimization: null, scorer: null, revision: 0, earlyScores: { aeoScore: 0, seoScore: 80 } })
    expect(early.scores.map(({ value, parts }) => [value, parts])).toEqual([
      [0, []],
      [80, []],
    ])
    expect(early).toMatchObject({ groups: [], announcement: '', status: { code: 'analyzing' } })
  })
})

describe('notice', () => {
  it.each([
    ['applied', 'good', 'Done. Save to keep it.'],
    ['undone', 'good', 'Undone.'],
    ['shown', 'good', 'The passage is selected in the editor.'],
    ['notFound', 'warning', 'The passage is no longer in the text.'],
    ['readOnly', 'warning', 'This version cannot be edited here.'],
    ['moved', 'warning', 'The passage has changed since the analysis. Nothing was written.'],
    ['refused', 'warning', 'The editor did not take this change. Nothing was written.'],
    ['slow', 'warning', 'The editor has not taken the change yet. See whether it is there before you try again.'],
    ['notChosen', 'warning', 'That could not be kept. Save the article, then try again.'],
    ['undoMoved', 'warning', 'The text has changed since. Nothing was undone.'],
    ['undoRefused', 'warning', 'The editor did not take the change back.'],
  ] as const)('%s is %s: %s', (code, tone, text) => {
    expect(view({ notice: { id: 1, code, edit: null, left: [] } }).notice).toEqual({ id: 1, tone, text })
  })

  it('names the checks that a request left out, by their titles', () => {
    const { optimization } = withChecks({ check: 'image-alt', title: 'Images have alternative texts' })
    const notice = { id: 1, code: 'appliedPartly', edit: null, left: ['image-alt', 'unknown-check'] } as const
    expect(view({ optimization, notice }).notice).toEqual({
      id: 1,
      tone: 'warning',
      text: 'Done in part. Not applied, because the text has changed or the editor does not take it: Images have alternative texts, unknown-check. Save to keep the rest.',
    })
  })
})

describe('scores', () => {
  it.each([
    [0, 'poor', '0 of 100, poor'],
    [49, 'poor', '49 of 100, poor'],
    [50, 'fair', '50 of 100, needs work'],
    [64, 'fair', '64 of 100, needs work'],
    [79, 'fair', '79 of 100, needs work'],
    [80, 'good', '80 of 100, good'],
    [100, 'good', '100 of 100, good'],
  ])('says %i in words', (aeo_score, tone, sentence) => {
    const [ring] = view({ optimization: sampleOptimization({ aeo_score }) }).scores
    expect(ring).toMatchObject({ tone, sentence, name: `AEO readiness: ${sentence}`, share: aeo_score / 100 })
  })

  it('says of a part that does not apply that it does not', () => {
    expect(view().scores[0]!.parts.map(({ text }) => text)).toEqual([
      'Easy to find: 80 of 100',
      'Easy to quote: 55 of 100',
      'Credible: does not apply',
    ])
  })

  it.each([
    ['up', 60, 'saved', 'up 4 since the last save'],
    ['down', 70, 'saved', 'down 6 since the last save'],
    ['same', 64, 'saved', 'unchanged since the last save'],
    ['up', 55, 'published', 'published: 55'],
  ] as const)('shows the trend %s from %i', (icon, aeoScore, kind, text) => {
    const draft = { ...createFakeHost().readDraft(), baseline: { kind, aeoScore, seoScore: 80 } }
    expect(view({ draft }).scores[0]!.trend).toEqual({ icon, text })
  })

  it('names what holds a score down', () => {
    const scores = sampleOptimization().scores
    const optimization = sampleOptimization({
      scores: {
        ...scores,
        aeo: { ...scores.aeo, caps: [{ check: 'page-indexable', limit: 20 }], penalties: [{ check: 'term-repetition', points: 5 }] },
      },
    })
    expect(view({ optimization }).scores[0]!.limits).toEqual([
      'Held at 20: “Search engines may index the page” is not met',
      '5 points off: “term-repetition” is not met',
    ])
  })
})

describe('status and banners', () => {
  it.each<[string, Partial<EditorState>]>([
    ['analyzing', { phase: 'analyzing' }],
    ['ready', {}],
    ['stale', { stale: true }],
    ['failed', { phase: 'failed', failure: analysisFailure('failed') }],
  ])('says %s with icon and word', (code, change) => {
    const { status } = view(change)
    expect(status.code).toBe(code)
    expect(status.word).not.toBe('')
    expect(status.icon).not.toBe('')
  })

  it('says who scored', () => {
    expect(view().status.scorerText).toBe('Scored on this device')
    expect(view({ scorer: { kind: 'service', name: 'citable.example' } }).status.scorerText).toBe('Scored by citable.example')
  })

  it.each(Object.keys(failureText) as (keyof typeof failureText)[])(
    'has a plain sentence for the failure %s, and a way to try again',
    (reason) => {
      const [banner] = view({ phase: 'failed', failure: analysisFailure(reason, 'detail here') }).banners
      expect(banner).toMatchObject({
        code: 'failure',
        tone: 'error',
        action: 'retry',
        actionLabel: reason === 'worker_blocked' ? 'Analyse in this page' : 'Try again',
        detail: 'Details: detail here',
      })
      expect(banner!.text).toMatch(/^[A-Z].*\.$/)
    },
  )

  it.each([
    ['worker_blocked', true, 'stale'],
    ['worker_blocked', false, 'failed'],
    ['worker_died', true, 'failed'],
  ] as const)('says of %s over a result (text changed: %s): %s', (reason, stale, code) => {
    expect(view({ phase: 'failed', stale, failure: analysisFailure(reason) }).status.code).toBe(code)
  })

  it('says that the device answered because the service did not', () => {
    const banner = view({ fellBack: analysisFailure('unreachable') }).banners.find(({ code }) => code === 'fellBack')
    expect(banner?.text).toBe('The service gave no score: The service cannot be reached. This one was made on this device.')
  })

  it('explains a document that cannot be edited, blocks rendered elsewhere and an empty text', () => {
    const draft = createFakeHost(fakeDocument({ editable: false, blocks: [] })).readDraft()
    const codes = view({ draft: { ...draft, notRendered: ['x', 'y'] } }).banners.map(({ code }) => code)
    expect(codes).toEqual(['readOnly', 'notRendered', 'empty'])
  })
})

describe('checks', () => {
  it.each([
    ['pass', 100, 'pass', 'Good', 'good'],
    ['fail', 79, 'partly', 'Partly', 'partly'],
    ['fail', 40, 'partly', 'Partly', 'partly'],
    ['fail', 39, 'fail', 'To do', 'todo'],
    ['not_applicable', null, 'not_applicable', 'Does not apply', 'none'],
    ['not_checked', null, 'not_checked', 'Not checked', 'unknown'],
    ['error', null, 'error', 'Check failed', 'error'],
  ] as const)('shows %s with %s as %s: a word and an icon, not a colour alone', (status, score, shown, word, icon) => {
    const only = row('statistic-density', withChecks({ status, score }))
    expect(only.status).toBe(shown)
    expect(only.badge).toMatchObject({ word, icon })
  })

  it('shows open points by default, each once, and everything on demand', () => {
    const { groups, next } = view()
    const open = [...next, ...groups.flatMap((group) => group.rows)].map(({ id }) => id)
    expect(next).toHaveLength(2)
    expect(open.sort()).toEqual(['image-alt', 'question-coverage'])
    expect(rows()).toHaveLength(5)
    expect(view().filter.options.map(({ label }) => label)).toEqual(['Open points (2)', 'All checks (5)'])
  })

  it('puts rubric groups under the part of the score they count for, in order', () => {
    expect(view({ filter: 'all' }).groups.map(({ id, rows }) => [id, rows.map((one) => one.id)])).toEqual([
      ['retrievable', ['question-coverage', 'page-indexable', 'llms-txt']],
      ['credible', ['statistic-density']],
      ['content', ['image-alt']],
    ])
  })

  it('does not lose a check of a group it does not know', () => {
    expect(view(withChecks({ group: 'of-next-year', status: 'fail', score: 0 })).groups).toMatchObject([
      { id: 'other', rows: [{ id: 'statistic-density' }] },
    ])
  })

  it('says so when nothing is open', () => {
    expect(view(withChecks({}))).toMatchObject({ groups: [], groupsEmptyText: 'No open points. Show all checks to see what passed.' })
  })

  it.each([
    ['weight', 6, 'Weight 6', true],
    ['weight', 0, 'Not scored', false],
    ['none', 0, 'Not scored', false],
    ['cap', 0, 'Limits the score', true],
    ['penalty', 0, 'Takes points off', true],
  ] as const)('says what %s with weight %i does', (effect, weight, weightText, scored) => {
    expect(row('statistic-density', withChecks({ effect, weight }))).toMatchObject({ weightText, scored })
  })

  it('always shows the evidence grade, sources as links by host, and contrary evidence', () => {
    const { evidence } = row('llms-txt')
    expect(evidence).toMatchObject({
      label: 'Evidence grade D',
      sources: [{ url: 'https://llmstxt.org', label: 'llmstxt.org' }],
      contrary: [{ text: 'About 300,000 domains: no correlation.', url: null }],
    })
  })

  it('never makes a link of anything but http(s)', () => {
    const evidence = {
      grade: 'C' as const,
      sources: ['javascript:alert(1)', 'https://www.example.org/a?b'],
      contrary: ['javascript:alert(1)'],
    }
    expect(row('statistic-density', withChecks({ evidence })).evidence).toMatchObject({
      sources: [{ label: 'example.org' }],
      contrary: [{ url: null }],
    })
  })

  it('ranks by points to gain, exactly as the rubric adds them up', async () => {
    const pack = await loadLanguagePack('en')
    const draft = createFakeHost().readDraft()
    const context = { ...draft.context, now: '2026-11-21', options: { seo: true, aeo: true, titles: 5 } }
    const optimization = present(analyze(draft.input, context, { languages: pack ? [pack] : [] }), context)
    const all = rows({ optimization })
    expect(all.some(({ gain }) => gain > 0)).toBe(true)
    for (const { gain, open } of all) if (!open) expect(gain).toBe(0)
    const { next } = view({ optimization })
    expect(next.length).toBeGreaterThan(0)
    expect(next.map(({ id }) => id)).toEqual(optimization.next_steps)
    expect(next[0]!.gain).toBe(Math.max(...all.map(({ gain }) => gain)))
  })

  it('names as most useful what the analysis says, as long as it is open', () => {
    const open = (check: string, certain = true) => ({ check, status: 'fail', score: 0, certain }) as const
    const { optimization } = withChecks(open('fact-density'), open('image-alt'), open('tone-neutral', false), { check: 'date-visible' })
    const next_steps = ['image-alt', 'tone-neutral', 'date-visible', 'unknown-check', 'fact-density']
    expect(view({ optimization: { ...optimization, next_steps } }).next.map(({ id }) => id)).toEqual(['image-alt', 'fact-density'])
  })

  it('has room for points that the analysis does not name, so that none worth doing is first heard of before publishing', () => {
    const open = (check: string, points: number) => ({ check, points, status: 'fail', score: 0, weight: 3 }) as const
    const { optimization } = withChecks(open('fact-density', 4), open('social-card', 1), open('image-alt', 0), open('page-viewport', 2))
    const { next, topics, prePublish } = view({ optimization: { ...optimization, next_steps: ['fact-density'] } })
    expect(next.map(({ id }) => id)).toEqual(['fact-density', 'page-viewport', 'social-card'])
    expect(topics.flatMap(({ rows }) => rows).map(({ id }) => id)).toEqual(['image-alt'])
    expect(prePublish.top).toEqual(next)
    expect(prePublish.counts.map(({ severity, lines }) => [severity, lines.length])).toEqual([
      ['high', 0],
      ['medium', 0],
      ['low', 1],
    ])
  })

  it('shows what is uncertain by itself: no open point, never red, nothing to gain', () => {
    const { optimization } = withChecks({ check: 'tone-neutral', status: 'fail', score: 0, certain: false, weight: 3 })
    const { uncertain, groups, next } = view({ optimization: { ...optimization, worth_a_look: ['tone-neutral'] } })
    expect(uncertain.rows).toMatchObject([
      { id: 'tone-neutral', open: false, gain: 0, severity: null, badge: { word: 'Worth a look', tone: 'neutral' } },
    ])
    expect([groups, next]).toEqual([[], []])
  })

  it.each([
    ['where a score is low, as many as the certain points leave of three, most to gain first', 74, 89, ['tone-neutral', 'image-alt']],
    ['none where both scores are good', 80, 80, []],
  ])('shows first what may raise the scores: %s', (_name, aeo_score, seo_score, expected) => {
    const open = (check: string, points: number, certain = false) =>
      ({ check, points, certain, status: 'fail', score: 0, weight: 3 }) as const
    const { optimization } = withChecks(
      open('fact-density', 4, true),
      open('image-alt', 2),
      open('title-length', 1),
      open('tone-neutral', 5),
    )
    const worth_a_look = ['tone-neutral', 'image-alt']
    const scored = { ...optimization, aeo_score, seo_score, next_steps: ['fact-density'], worth_a_look }
    expect(view({ optimization: scored }).uncertain.first.map(({ id }) => id)).toEqual(expected)
  })

  it('says of each score what costs it points, most first: also what is doubtful or set aside', () => {
    const failing = (check: string, group: string, points: number, certain = true) =>
      ({ check, group, points, certain, status: 'fail', score: 0, weight: 3 }) as const
    const { optimization } = withChecks(
      failing('image-alt', 'content', 2),
      failing('opening-answer', 'answers', 9, false),
      failing('title-width', 'basics', 7, false),
      failing('fact-density', 'evidence', 12),
      failing('link-external', 'content', 0),
      { check: 'title-length', group: 'basics', status: 'pass', score: 100, points: 0 },
    )
    const draft = { ...state().draft, choices: { ...noChoices, setAside: ['image-alt'] } }
    const { scores } = view({ optimization, draft })
    expect(scores.map(({ costs }) => costs.map(({ id, gainText }) => [id, gainText]))).toEqual([
      [
        ['fact-density', 'up to 12 points'],
        ['opening-answer', 'up to 9 points'],
      ],
      [
        ['title-width', 'up to 7 points'],
        ['image-alt', 'up to 2 points'],
      ],
    ])
    expect(view({ optimization: null }).scores.map(({ costs }) => costs)).toEqual([[], []])
  })

  it.each([
    [['fact-density', 'image-alt', 'title-width'], false],
    [['fact-density', 'image-alt'], true],
    [[], true],
  ])('what costs points stands first where fewer than three points are named: %j', (next_steps, isFirst) => {
    const open = (check: string) => ({ check, points: 4, certain: true, status: 'fail', score: 0, weight: 3 }) as const
    const checks = ['fact-density', 'image-alt', 'title-width'].filter((check) => next_steps.includes(check as never)).map(open)
    const { optimization } = withChecks(...checks)
    expect(view({ optimization: { ...optimization, next_steps } }).costs.isFirst).toBe(isFirst)
  })

  it.each([
    ['a low score with a doubt that is named', 74, ['tone-neutral'], 'No open points.'],
    ['a low score with nothing to name', 74, [], 'No open points. The rest of the score is for things that a text like this may not need.'],
    ['good scores', 90, [], 'No open points.'],
  ])('says why nothing is open: %s', (_name, aeo_score, worth_a_look, said) => {
    const { optimization } = withChecks({ check: 'tone-neutral', points: 5, certain: false, status: 'fail', score: 0, weight: 3 })
    const { own_title } = sampleOptimization()
    const faulty = { ...optimization, aeo_score, seo_score: 90, next_steps: [], worth_a_look, own_title }
    expect(view({ optimization: { ...faulty, own_title: { ...own_title!, faults: [] } } }).prePublish.cleanText).toBe(said)
    expect(own_title?.faults).not.toEqual([])
    expect(view({ optimization: faulty }).prePublish.cleanText).toBe('')
  })

  it('names a problem once, as the point that is most useful, and all of its sides on demand', () => {
    const open = { status: 'fail', score: 0, weight: 3 } as const
    const { optimization } = withChecks(
      { ...open, check: 'description-present' },
      { ...open, check: 'page-metadata' },
      { ...open, check: 'opening-answer', certain: false },
      { ...open, check: 'title-answered', certain: false },
      { ...open, check: 'tone-neutral' },
    )
    const state = { optimization: { ...optimization, next_steps: ['description-present'], worth_a_look: ['opening-answer'] } }
    const shown = view(state)
    expect(shown.groups.flatMap(({ rows }) => rows).map(({ id }) => id)).toEqual(['tone-neutral'])
    expect(shown.filter.options.map(({ label }) => label)).toEqual(['Open points (2)', 'All checks (5)'])
    expect(shown.uncertain.rows.map(({ id }) => id)).toEqual(['opening-answer'])
    expect(view({ ...state, filter: 'all' }).groups.flatMap(({ rows }) => rows)).toHaveLength(5)
  })

  it('takes doubts from the analysis, in its order, and none where a service names none', () => {
    const open = { status: 'fail', score: 0, weight: 3, certain: false } as const
    const { optimization } = withChecks(
      { ...open, check: 'image-alt' },
      { ...open, check: 'text-length' },
      { ...open, check: 'kind-parts' },
    )
    const named = (worth_a_look?: string[]) =>
      view({ optimization: { ...optimization, worth_a_look: worth_a_look! } }).uncertain.rows.map(({ id }) => id)
    expect(named(['kind-parts', 'image-alt', 'unknown'])).toEqual(['kind-parts', 'image-alt'])
    expect(named()).toEqual([])
  })

  it('does not ask a recipe of some words to grow', () => {
    const { optimization } = withChecks({ check: 'text-sufficient', status: 'fail', score: 40, weight: 3, code: 'little', points: 14 })
    const next = (kind: 'recipe' | 'explainer') =>
      view({ optimization: { ...optimization, next_steps: [], text_kind: { kind, certainty: 'chosen' } } }).next.map(({ id }) => id)
    expect([next('recipe'), next('explainer')]).toEqual([[], ['text-sufficient']])
  })

  it('shows a point of a problem named before where its change is another', () => {
    const fix = { code: 'x', args: {}, message: 'Do it.', safety: 'draft' } as const
    const open = { status: 'fail', score: 0, weight: 3 } as const
    const edit = (value: string) => ({ ...fix, edit: { kind: 'set_field', field: 'description', value } as const })
    const shown = view(
      withChecks(
        { ...open, check: 'description-present', fix: edit('One.') },
        { ...open, check: 'page-metadata', fix: edit('One.') },
        { ...open, check: 'description-length', fix: edit('Another.') },
      ),
    )
    expect(shown.groups.flatMap(({ rows }) => rows).map(({ id }) => id)).toEqual(['description-present', 'description-length'])
  })

  it('shows what is advised although it moves no score: as open where it is sure, as a question where it is not', () => {
    const advised = { check: 'text-unfinished', status: 'fail', score: 0, weight: 0, effect: 'none' } as const
    expect(row('text-unfinished', withChecks({ ...advised, certain: true }))).toMatchObject({ open: true, severity: 'low', gain: 0 })
    expect(row('text-unfinished', withChecks({ ...advised, certain: false }))).toMatchObject({ open: false, status: 'uncertain' })
  })

  it('takes what moves no score for no open point: shown on demand, never red', () => {
    expect(view().groups.flatMap(({ rows }) => rows)).toEqual([])
    expect(row('llms-txt')).toMatchObject({ open: false, severity: null, aside: null, line: 'There is no llms.txt.' })
    expect(row('llms-txt').badge).toMatchObject({ icon: 'none', word: 'Not scored', tone: 'neutral' })
    const { optimization } = withChecks({ check: 'tone-neutral', status: 'fail', score: 0, certain: false, weight: 0 })
    expect(view({ optimization }).uncertain.rows).toEqual([])
  })

  it('shows the points of the result, for any rubric, and none where it has none', () => {
    const optimization = { ...sampleOptimization(), rubric_version: '99.0.0' }
    expect(row('question-coverage', { optimization })).toMatchObject({ gain: 36, gainText: 'up to 36 points', severity: 'high' })
    expect(row('llms-txt', { optimization })).toMatchObject({ gain: 0, gainText: '', severity: null })
    const { points: _, ...stored } = optimization.checks[1]!
    expect(row('question-coverage', { optimization: { ...optimization, checks: [stored] } })).toMatchObject({ gain: 0, gainText: '' })
  })

  it.each([
    ['a proposal the host takes', {}, true],
    ['a document that cannot be edited', { editable: false, accepts: [] }, false],
    ['a host that does not write attributes', { accepts: ['@title'] as const }, false],
  ])('offers a fix only where it can be done: %s', (_name, change, canFix) => {
    const draft = { ...createFakeHost().readDraft(), ...change }
    const one = row('image-alt', { draft })
    expect(one.canFix).toBe(canFix)
    expect(one.fix?.text).toBe('Describe the image.')
    if (canFix) expect(one.fix?.change).toMatchObject({ after: 'A loaf of bread' })
  })

  it('never offers to write what only a person knows', () => {
    expect(row('question-coverage')).toMatchObject({ canFix: false, fix: { word: 'Only you know this', edit: null } })
  })

  it('offers to jump only where there is a passage, and names the check in the button', () => {
    expect(row('question-coverage')).toMatchObject({ canJump: true, jump: { label: 'Show me', name: 'Show me: Questions are answered' } })
    expect(row('image-alt').canJump).toBe(false)
  })

  const fails = { status: 'fail' as const, score: 0 }

  it('shortens long quotes at a word', () => {
    const quote = 'word '.repeat(100)
    const short = row('statistic-density', withChecks({ ...fails, spans: [{ place: 'b', start: 0, end: 500, quote }] })).quote
    expect(short!.length).toBeLessThanOrEqual(120)
    expect(short).toMatch(/word…$/)
  })

  it.each([
    ['an open point', fails, 'Bread is food.'],
    ['a point that is not certain', { ...fails, certain: false }, 'Bread is food.'],
    ['a point that is met', {}, null],
    ['a point whose message has the passage', { ...fails, code: null, message: 'It comes late: “Bread is food.”' }, null],
  ])('quotes the first passage of %s', (_what, more, quote) => {
    const spans = [{ place: 'b', start: 0, end: 14, quote: 'Bread is food.' }]
    expect(row('statistic-density', withChecks({ spans, ...more })).quote).toBe(quote)
  })
})

describe('titles', () => {
  it('shows the current title first, in use, then suggestions with reason, width and a way to use them', () => {
    const { items } = view().titles
    expect(items[0]).toMatchObject({ text: 'Sourdough at home', isCurrent: true, originText: 'Current title', uses: [] })
    expect(items[1]).toMatchObject({
      text: 'Sourdough at home in 4 hours',
      room: { text: '262 of 600 px' },
      reasons: ['Gives a figure from the text: 4 hours.'],
      originText: 'Made from your text',
      uses: [
        {
          edit: { kind: 'set_field', field: 'title', value: 'Sourdough at home in 4 hours' },
          action: { label: 'Use as title', name: 'Use as title: Sourdough at home in 4 hours' },
        },
        {
          edit: { kind: 'set_field', field: 'seo_title', value: 'Sourdough at home in 4 hours' },
          action: { label: 'Use for result pages', name: 'Use for result pages: Sourdough at home in 4 hours' },
        },
      ],
    })
  })

  it('names the title for result pages first where that is the one that was judged, and no field that holds the words already', () => {
    const host = createFakeHost()
    host.setField('seo_title', 'Sourdough: the short way')
    host.setField('title', 'How long does sourdough rise?')
    const { items } = view({ draft: host.readDraft() }).titles
    expect(items[0]).toMatchObject({ text: 'Sourdough: the short way', isCurrent: true, originText: 'Current title for result pages' })
    expect(items.slice(1).map(({ text, uses }) => [text, uses.map(({ action }) => action.label)])).toEqual([
      ['Sourdough at home in 4 hours', ['Use for result pages', 'Use as title']],
      ['How long does sourdough rise?', ['Use for result pages']],
    ])
  })

  it('names the other plugin that stores the title for result pages: on the button, when it is done, and in the list of changes', () => {
    const draft = { ...createFakeHost().readDraft(), seoPlugin: 'Yoast SEO' }
    const use = view({ draft }).titles.items[1]!.uses[1]!
    expect(use.action).toEqual({ label: 'Use in Yoast SEO', name: 'Use in Yoast SEO: Sourdough at home in 4 hours' })
    const said = (field: 'title' | 'seo_title' | 'description') => {
      const edit = { kind: 'set_field', field, value: 'x' } as const
      const applied = [{ id: 1, edit, before: 'Old', inserted: null, parts: [], isPresent: true }]
      const { notice, applied: changes } = view({ draft, applied, notice: { id: 1, code: 'applied', edit, left: [] } })
      return [notice!.text, changes.items[0]!.text]
    }
    expect(said('title')).toEqual(['Done. Save to keep it.', 'Title was “Old”'])
    expect(said('seo_title')).toEqual(['Done in Yoast SEO. Save to keep it.', 'Title for result pages in Yoast SEO was “Old”'])
    expect(said('description')).toEqual(['Done in Yoast SEO. Save to keep it.', 'Description in Yoast SEO was “Old”'])
  })

  it('offers only fields that can be written here', () => {
    const draft = { ...createFakeHost().readDraft(), accepts: ['@title'] as const }
    expect(view({ draft }).titles.items[1]!.uses.map(({ action }) => action.label)).toEqual(['Use as title'])
  })

  it('says how the current title does by the same measure', () => {
    const { items } = view().titles
    expect(items[0]).toMatchObject({
      scoreText: '58 of 100',
      room: { text: '160 of 600 px' },
      reasons: ['Covers “sourdough”.'],
      faults: ['Too short to say what the article is about.'],
    })
  })

  it.each([
    { name: 'with the name of the site', title: 'Sourdough at home | Bread', points: '58 of 100' },
    { name: 'typed since', title: 'Bread', points: '' },
    { name: 'of a service that does not judge it', title: 'Sourdough at home', points: '', change: { own_title: undefined } },
    { name: 'that is missing', title: '', points: '', change: { own_title: null } },
  ])('the points of a title $name', ({ title, points, change = {} }) => {
    const host = createFakeHost()
    host.setField('title', title)
    const optimization = { ...sampleOptimization(), ...change } as ReturnType<typeof sampleOptimization>
    expect(view({ draft: host.readDraft(), optimization }).titles.items[0]!.scoreText).toBe(points)
  })

  it('shows an applied suggestion once, as the current one, with its width', () => {
    const host = createFakeHost()
    host.setField('title', 'Sourdough at home in 4 hours')
    const { items } = view({ draft: host.readDraft() }).titles
    expect(items.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
      ['Sourdough at home in 4 hours', true],
      ['How long does sourdough rise?', false],
    ])
    expect(items[0]!.room!.text).toBe('262 of 600 px')
  })

  it.each([
    [600, true, '600 of 600 px', 1],
    [601, false, '601 of 600 px: the end may be cut off', 1],
    [300, true, '300 of 600 px', 0.5],
  ])('says of %i px whether it fits', (width, fits, text, share) => {
    const titles = [{ text: 'A', origin: 'rule', score: 1, width, reasons: [], claims: [] }]
    expect(view({ optimization: sampleOptimization({ titles }) }).titles.items[1]).toMatchObject({ room: { fits, text, share } })
  })

  it('measures what the title element will say, with what the site puts behind a title', () => {
    const host = createFakeHost()
    host.setField('title', 'Sourdough at home')
    const rooms = (end: string) =>
      view({ draft: { ...host.readDraft(), pageTitle: `Sourdough at home${end}` } }).titles.items.map(({ room }) => room)
    expect(rooms(' – Bread').map((room) => room?.text)).toEqual(['251 of 600 px', '345 of 600 px', '357 of 600 px'])
    expect(rooms(` – ${'i'.repeat(120)}`)[0]).toEqual({
      share: 1,
      fits: true,
      text: '731 of 600 px: only what follows your title may be cut off',
    })
  })

  const byModel = (more: object) => {
    const title = { text: 'Dough drops at night', origin: 'device_ai', score: 1, width: 10, claims: [], reasons: [], ...more }
    return sampleOptimization({ titles: [title] as never })
  }
  const held = byModel({
    support: 'held',
    unheld: ['drops', 'night'],
    cut: 'night',
    reasons: [
      { code: 'writtenByAi', args: {}, message: 'Written by your browser’s model' },
      { code: 'wordsNotInText', args: { words: 'drops, night' }, message: 'Not in your text: drops, night.' },
      { code: 'fits', args: { px: 10, chars: 5 }, message: 'Fits.' },
    ],
  })

  it('says which words of a title the text lacks, what result pages cut and who wrote it, each once', () => {
    expect(view({ optimization: held }).titles.items[1]).toMatchObject({
      originText: 'Written by your browser’s model',
      support: { kind: 'held', text: 'Not in your text: “drops”, “night”.', cutText: 'Result pages may cut “night”.' },
      reasons: [],
    })
  })

  it.each([
    ['carried', 'standsInText', 'Stands in your text.'],
    ['held', 'heldByText', 'Says what your text says, in other words.'],
  ])('says of a title that is %s how the text says it', (kind, code, text) => {
    const optimization = byModel({ support: kind, unheld: [], cut: null, reasons: [{ code, args: {}, message: text }] })
    expect(view({ optimization }).titles.items[1]).toMatchObject({ support: { kind, text, cutText: '' }, reasons: [] })
  })

  it('leaves what an older service says of a title among its reasons', () => {
    const optimization = byModel({ reasons: [{ code: 'standsInText', args: {}, message: 'Stands.' }] })
    expect(view({ optimization }).titles.items[1]).toMatchObject({ support: null, reasons: ['Stands.'] })
  })

  it.each([
    ['de', 'Nicht in Ihrem Text: „drops“, „night“.'],
    ['fr', 'Absent du texte : « drops », « night ».'],
    ['es', 'No está en el texto: «drops», «night».'],
    ['ja', '本文にない語：「drops」, 「night」'],
    ['ar', 'ليس في النص: «drops», «night».'],
  ])('quotes the words as people do in %s', async (locale, text) => {
    const { titles } = panelView(state({ optimization: held }), createCatalog({ locale, texts: (await loadLocale(locale))! }))
    expect(titles.items[1]!.support!.text.replace(/[\u2068\u2069]/g, '')).toBe(text)
  })

  it('says when a machine wrote it', () => {
    const titles = [{ text: 'A', origin: 'openai-compatible:x', score: 1, width: 10, reasons: [], claims: [] }]
    expect(view({ optimization: sampleOptimization({ titles }) }).titles.items[1]!.originText).toBe(
      'Written by openai-compatible:x, checked against your text',
    )
  })

  it('offers none to use where the title cannot be written', () => {
    const draft = createFakeHost(fakeDocument({ editable: false })).readDraft()
    expect(view({ draft }).titles.items.every(({ uses }) => uses.length === 0)).toBe(true)
  })

  const suggestions = (...scores: readonly number[]) =>
    scores.map((score) => ({ text: `Title of ${score}`, origin: 'rule', score, width: 10, reasons: [], claims: [] }))

  const reason = (code: string) => ({ code, args: {}, message: `Sentence of ${code}.` })

  it.each([
    { name: 'the view has none', titles: suggestions(), note: reason('yoursIsBest'), noteText: 'Sentence of yoursIsBest.' },
    { name: 'one stands first', titles: suggestions(80), note: null, noteText: 'Sentence of ownTooLong.' },
    { name: 'there are none, but not to an older panel', titles: [], note: undefined, noteText: '' },
  ])('says why $name', ({ titles, note, noteText }) => {
    const change = { titles, titles_note: note, title_reason: reason('ownTooLong') } as Parameters<typeof sampleOptimization>[0]
    expect(view({ optimization: sampleOptimization(change) }).titles.noteText).toBe(noteText)
  })

  it.each([
    ['no words below', [], {}, 'Sentence of noBetter.'],
    ['words below', ['compost'], {}, ''],
    ['the title cannot be written, so no words below', ['compost'], { editable: false }, 'Sentence of noBetter.'],
  ])('says that words could go into the title where %s', (_where, texts, document, noteText) => {
    const span = { place: 'a', start: 0, end: 1, quote: 'A' }
    const blocks = texts.map((text) => ({ kind: 'subject', text, span }))
    const change = { titles: [], titles_note: reason('noBetter'), title_blocks: blocks } as unknown as Parameters<
      typeof sampleOptimization
    >[0]
    const draft = createFakeHost(fakeDocument(document)).readDraft()
    expect(view({ optimization: sampleOptimization(change), draft }).titles.noteText).toBe(noteText)
  })

  it.each(['ownStays', 'ownWithoutSite'])('does not say %s below a suggestion', (code) => {
    const change = { titles: suggestions(80), titles_note: null, title_reason: reason(code) } as Parameters<typeof sampleOptimization>[0]
    expect(view({ optimization: sampleOptimization(change) }).titles.noteText).toBe('')
  })
})

describe('questions', () => {
  it('shows the sentence an engine could quote, or what is missing', () => {
    const { answered, unanswered, countText } = view().questions
    expect(countText).toBe('1 of 2 answered')
    expect(answered[0]).toMatchObject({ quote: 'The dough rises for 4 hours.', canJump: true, lacks: '', badge: { word: 'Answered' } })
    expect(unanswered[0]).toMatchObject({ quote: null, canJump: false, lacks: 'No passage answers it.', sourceText: 'Target query' })
  })
  it.each([
    ['answered', 'Probably answered'],
    ['missing', 'Unanswered'],
  ] as const)('leads to where the text asks when nothing is quoted, and is %s', (state, word) => {
    const [first] = sampleOptimization().answers
    const { answered, unanswered } = view({
      optimization: sampleOptimization({ answers: [{ ...first!, state, sentence: null }] }),
    }).questions
    expect([...answered, ...unanswered]).toMatchObject([{ badge: { word }, span: first!.asked, canJump: true, quote: null }])
  })
  it('leads nowhere with an older service that quotes nothing', () => {
    const { asked: _, ...first } = sampleOptimization().answers[0]!
    const optimization = sampleOptimization({ answers: [{ ...first, sentence: null } as typeof first & { asked: null }] })
    expect(view({ optimization }).questions.answered[0]).toMatchObject({ span: null, canJump: false })
  })
  it('asks where it is in doubt, and names no words', () => {
    const [first] = sampleOptimization().answers
    const optimization = sampleOptimization({ answers: [{ ...first!, state: 'unclear', missing: ['flour'] }] })
    expect(view({ optimization }).questions.unanswered[0]).toMatchObject({ quoteLabel: 'Does this answer it?', lacks: '' })
    const without = sampleOptimization({ answers: [{ ...first!, state: 'unclear', sentence: null }] })
    expect(view({ optimization: without }).questions.unanswered[0]?.lacks).toBe('We did not find a clear answer – is it there?')
  })
  it('proposes questions where nothing asks', () => {
    const optimization = sampleOptimization({ answers: [], question_proposals: ['What is sourdough?'] })
    expect(view({ optimization }).questions).toMatchObject({
      emptyText: 'No reader question yet: which one does this text answer?',
      proposals: ['What is sourdough?'],
    })
    expect(view().questions.proposals).toEqual([])
  })
  it('offers questions that the text answers as headings and target queries', () => {
    const sentence = { place: 'b1', start: 0, end: 17, quote: 'Slate is a stone.' }
    const heading = { kind: 'insert_block', after: null, html: '<h2>What is slate?</h2>' } as const
    const asked = { kind: 'definition', question: 'What is slate?', sentence } as const
    const optimization = sampleOptimization({
      reader_questions: [
        { ...asked, heading },
        { ...asked, question: 'Why slate?', heading: null },
      ],
    })
    const { readers } = view({ optimization }).questions
    expect(readers).toMatchObject({
      heading: 'Readers may ask; your text answers',
      items: [
        { question: 'What is slate?', quote: 'Slate is a stone.', span: sentence, asQuery: { label: 'Use as target query' } },
        { question: 'Why slate?', asHeading: null },
      ],
    })
    expect(view().questions.readers).toBeNull()
  })
})

describe('changes of this session', () => {
  const entry = (change: Partial<AppliedEdit>): AppliedEdit => ({
    id: 1,
    edit: { kind: 'set_field', field: 'title', value: 'New' },
    before: 'Old',
    inserted: null,
    parts: [],
    isPresent: true,
    ...change,
  })

  it.each<[string, Partial<AppliedEdit>, string, boolean]>([
    ['a title', {}, 'Title was “Old”', true],
    ['a first title', { before: '' }, 'Title added', true],
    ['a description', { edit: { kind: 'set_field', field: 'description', value: 'x' } }, 'Description was “Old”', true],
    [
      'a passage',
      { edit: { kind: 'replace_text', span: { place: 'b', start: 0, end: 3, quote: 'Old' }, value: 'x' } },
      'Replaced “Old”',
      true,
    ],
    ['a new block', { edit: { kind: 'insert_block', after: null, html: '<p>x</p>' }, inserted: 'n' }, 'Added a block', true],
    ['a new block without a name', { edit: { kind: 'insert_block', after: null, html: '<p>x</p>' } }, 'Added a block', false],
    [
      'a divided paragraph',
      { edit: { kind: 'split_block', span: { place: 'b', start: 4, end: 9, quote: 'Then.' } }, inserted: 'n' },
      'New paragraph before “Then.”',
      true,
    ],
    ['several changes', { edit: { kind: 'several', edits: [] } }, '0 changes at once', true],
    ['a text that was not stored', { isPresent: false }, 'Not kept by the editor: “New”', false],
  ])('tells of %s', (_name, change, text, canUndo) => {
    expect(view({ applied: [entry(change)] }).applied.items[0]).toMatchObject({ text, canUndo })
  })

  it('shows the newest first and no undo where nothing can be written', () => {
    const draft = createFakeHost(fakeDocument({ editable: false })).readDraft()
    const { items } = view({ draft, applied: [entry({ id: 1 }), entry({ id: 2 })] }).applied
    expect(items.map(({ id, canUndo }) => [id, canUndo])).toEqual([
      [2, false],
      [1, false],
    ])
  })
})

describe('before publishing', () => {
  it('sums up: scores, open points by weight of the matter, at most three to do', () => {
    const { checks, ...rest } = sampleOptimization()
    const small = sampleCheck({ check: 'tone-neutral', status: 'fail', score: 99 })
    const { summary, counts, top } = view({ optimization: { ...rest, checks: [...checks, small], rubric_version: '99.0.0' } }).prePublish
    expect(summary).toBe('AEO readiness 64, SEO 82')
    expect(counts.map(({ text }) => text)).toEqual(['2 important points', '1 small point'])
    expect(top.map(({ id }) => id)).toEqual(['question-coverage', 'image-alt'])
    expect(
      counts.map(({ lines }) => lines.length),
      'each point is named once: among the steps, else below its number',
    ).toEqual([0, 1])
  })
})

describe('announcements', () => {
  it.each([
    [null, 'AEO readiness 64 of 100, needs work. 2 open points.'],
    [61, 'AEO readiness 64, up 3. 2 open points.'],
    [70, 'AEO readiness 64, down 6. 2 open points.'],
    [64, 'AEO readiness 64, unchanged. 2 open points.'],
  ])('says one sentence per analysis, from %s', (aeoScore, text) => {
    expect(view({ previous: aeoScore === null ? null : { aeoScore, seoScore: 80 } }).announcement).toBe(text)
  })

  it('stays the same while the next analysis runs, so that a live region stays silent', () => {
    expect(view({ phase: 'analyzing', stale: true }).announcement).toBe(view().announcement)
  })

  it('says a failure', () => {
    expect(view({ phase: 'failed', failure: analysisFailure('timeout') }).announcement).toBe('The analysis took too long.')
  })
})

describe('the line of a point', () => {
  const lineOf = (change: Parameters<typeof sampleCheck>[0]) => {
    const { line, detail } = row(
      'image-alt',
      withChecks({ check: 'image-alt', title: 'Images are described', message: 'No image is described.', ...change }),
    )
    return [line, detail]
  }
  it.each([
    ['says what is wrong', { status: 'fail', score: 0 }, ['No image is described.', '']],
    [
      'asks where that is uncertain',
      { status: 'fail', score: 0, certain: false, question: 'Is it described?' },
      ['Is it described?', 'No image is described.'],
    ],
    ['says what was found where there is no question', { status: 'fail', score: 0, certain: false }, ['No image is described.', '']],
    ['says what holds', { status: 'pass', message: 'All are described.' }, ['Images are described', 'All are described.']],
  ] as const)('%s', (_name, change, expected) => {
    expect(lineOf(change)).toEqual(expected)
  })
})

describe('kind of text', () => {
  const withKind = (kind: 'recipe' | 'article', certainty: 'declared' | 'chosen' | 'unsure') => ({
    optimization: sampleOptimization({ text_kind: { kind, certainty } }),
  })
  it.each([
    ['recipe', 'declared', 'Read as: Recipe. The checks ask what fits it.'],
    ['article', 'unsure', 'No special kind is sure.'],
    ['recipe', 'chosen', 'You have chosen: Recipe.'],
  ] as const)('%s, %s', (kind, certainty, sentence) => {
    expect(view(withKind(kind, certainty)).textKind).toMatchObject({ sentence, value: '' })
  })
  it('offers every kind, the automatic choice first, and shows what was chosen', () => {
    const draft = createFakeHost().readDraft()
    expect(view(withKind('recipe', 'declared')).textKind!.options.map(({ label }) => label)).toEqual([
      'Automatic (Recipe)',
      'News',
      'How-to',
      'Recipe',
      'Explainer',
      'List',
      'Comparison or review',
      'Product',
      'Opinion',
      'Interview',
      'Profile or reference',
      'Event or announcement',
      'Documentation',
      'Article',
    ])
    const chosen = { ...draft, choices: { ...draft.choices, textKind: 'news' as const } }
    expect(view({ draft: chosen }).textKind).toMatchObject({
      value: 'news',
      options: [{ value: '', label: 'Automatic' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    })
  })
  it('says nothing of a service that does not say', () => {
    expect(view({ optimization: { ...sampleOptimization(), text_kind: undefined } as never }).textKind).toBeNull()
  })
})
