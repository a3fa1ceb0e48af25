import { noChoices } from '@citable/editor'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '#shared/mapping/field-rules.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import { type Values, valueAt } from '#shared/mapping/value-at.ts'
import type { Mapping } from '#shared/settings.ts'
import { withValue } from './edit-values.ts'
import { createStrapiHost, type Screen, type StrapiHost } from './strapi-host.ts'

type Edit = Parameters<StrapiHost['judge']>[0]

/** Every schema that these rules make of a title, a description and a text. */
const rules = [undefined, 3, 24, 60].flatMap((minLength) =>
  [undefined, 10, 40, 155].flatMap((maxLength) =>
    [undefined, '^[A-Z]', '^[^!]*$'].flatMap((regex) => [false, true].map((unique) => ({ minLength, maxLength, regex, unique }))),
  ),
)
const texts = [
  '',
  'Rye',
  'Rye bread!',
  'How to keep rye bread fresh',
  'Rye bread keeps for a week. Put it into a linen bag, cut side down, and never into the fridge, where it turns stale in two days.',
  'لا يفسد خبز الجاودار قبل أسبوع. احفظه في كيس من الكتان.',
]
const body = 'Rye bread keeps for a week because its crumb holds water.'
const edits: readonly Edit[] = [
  ...(['title', 'description', 'seo_title'] as const).flatMap((field) =>
    texts.map((value) => ({ kind: 'set_field', field, value }) as const),
  ),
  ...texts.map((value) => ({ kind: 'replace_text', span: { place: 'lead', start: 0, end: 9, quote: 'Rye bread' }, value }) as const),
  { kind: 'split_block', span: { place: 'lead', start: 27, end: 34, quote: 'because' } },
  { kind: 'insert_block', after: null, html: '<p>A linen bag keeps it for a week.</p>' },
  {
    kind: 'several',
    edits: [
      { kind: 'replace_text', span: { place: 'lead', start: 27, end: 34, quote: 'because' }, value: 'as' },
      { kind: 'replace_text', span: { place: 'lead', start: 0, end: 9, quote: 'Rye bread' }, value: 'A loaf of whole rye bread' },
    ],
  },
]
const mapping: Mapping = {
  title: 'title',
  seoTitle: 'seo.metaTitle',
  body: ['lead'],
  slug: null,
  description: 'description',
  image: null,
  author: null,
  datePublished: null,
  dateModified: null,
  addresses: {},
}

const isTaken = (_path: string, value: string) => value.length % 2 === 0

function formOf(rule: (typeof rules)[number]) {
  const attribute = (type: string) => ({ type, required: true, ...rulesOf({ type, ...rule }) })
  const shape = {
    uid: 'api::page.page',
    attributes: {
      title: attribute('string'),
      description: attribute('text'),
      lead: attribute('richtext'),
      seo: { type: 'component', component: 'shared.seo' },
    },
    components: { 'shared.seo': { metaTitle: attribute('string') } },
  } as unknown as TypeShape
  let values: Values = { title: 'Rye', description: '', lead: body, seo: { metaTitle: '' } }
  const screen = (): Screen => ({
    form: {
      values,
      onChange(path, value) {
        values = withValue(values, path, value)
        host.update(screen())
      },
    },
    entry: {
      shape,
      mapping,
      site: { url: '', name: '', publisher: { kind: 'organization', name: '' }, logo: '' },
      pageTitle: '{title}',
      assets: null,
      mode: 'embedded',
      service: null,
      facts: { documentId: 'd1', locale: null, authors: [], datePublished: null, dateModified: null, publishedText: null },
      schemaType: { chosen: null, set: null },
      choices: noChoices,
      mayAskForDrafts: false,
      asksBrowser: false,
      looksUpSources: false,
      translates: false,
      warnBelow: null,
      live: null,
    },
    editable: true,
    today: '2026-11-21',
    isTaken,
    choose: null,
  })
  const page = { showPassage: async () => false, blockRange: () => null, isTypingInBlocks: () => false, paint: () => () => {} }
  const host: StrapiHost = createStrapiHost(screen(), page, 200)
  return { host, values: () => values }
}

/** Fields whose value is another one now, and that Strapi would not publish. */
const brokenIn = ({ minLength = 0, maxLength = Infinity, regex = '', unique }: (typeof rules)[number], before: Values, after: Values) =>
  ['title', 'description', 'lead', 'seo.metaTitle'].filter((path) => {
    const value = String(valueAt(after, path))
    if (value === valueAt(before, path)) return false
    const isFit = value !== '' && value.length >= minLength && value.length <= maxLength && new RegExp(regex).test(value)
    return !isFit || (unique && isTaken(path, value))
  })

describe(`what is written can be saved, over ${rules.length} schemas`, () => {
  it('an offered change breaks no rule of its field; one that is not offered has a reason', async () => {
    let offered = 0
    let refused = 0
    const tries = rules.flatMap((rule) => edits.map((edit) => ({ rule, edit })))
    await Promise.all(
      tries.map(async ({ rule, edit }) => {
        const { host, values } = formOf(rule)
        const before = values()
        const judged = host.judge(edit)
        expect(values(), 'judging writes nothing').toBe(before)
        expect(judged.edit === null, JSON.stringify({ rule, edit, judged })).toBe(judged.problem !== null)
        if (judged.edit === null) refused++
        else if ((await host.apply(judged.edit)).ok) offered++
        expect(brokenIn(rule, before, values()), JSON.stringify({ rule, edit })).toEqual([])
      }),
    )
    expect(offered).toBeGreaterThan(500)
    expect(refused).toBeGreaterThan(500)
  })

  it('a change that was not judged is refused with its reason, and nothing is written', async () => {
    const { host, values } = formOf({ minLength: undefined, maxLength: 10, regex: undefined, unique: false })
    const before = values()
    const edit = { kind: 'set_field', field: 'title', value: 'How to keep rye bread' } as const
    expect(await host.apply(edit)).toEqual({ ok: false, reason: 'refused' })
    expect(host.refusal()).toEqual({ code: 'tooLong', limit: 10 })
    expect(values()).toBe(before)
  })

  it('what stood there before may come back, whatever it breaks', async () => {
    const { host, values } = formOf({ minLength: 5, maxLength: undefined, regex: undefined, unique: false })
    expect((await host.apply({ kind: 'set_field', field: 'title', value: 'Rye bread' })).ok).toBe(true)
    expect((await host.apply({ kind: 'set_field', field: 'title', value: 'Rye' })).ok).toBe(true)
    expect(values().title).toBe('Rye')
  })
})
