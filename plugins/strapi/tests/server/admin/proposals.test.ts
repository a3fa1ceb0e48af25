import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPacks } from '@citable/core/languages/all'
import { bindCatalog, type Catalog, createEditorStore, type HostEdit, type PanelView, panelView, timerSchedule } from '@citable/editor'
import { createMainThreadAnalyzer } from '@citable/editor/main-thread'
import { uiTexts } from '@citable/editor/ui-texts'
import { demoArticle } from '@citable/tooling/sites/strapi-article'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EntryAnswer } from '#shared/answers.ts'
import type { Values } from '#shared/mapping/value-at.ts'
import { withValue } from '../../../admin/src/host/edit-values.ts'
import { fitOptimization } from '../../../admin/src/host/fit-optimization.ts'
import { createStrapiHost, type Screen } from '../../../admin/src/host/strapi-host.ts'
import { loadLanguageFrom } from '../../../admin/src/worker/load-language.ts'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (value: string) => ({ type: 'paragraph', children: [text(value)] })

/** Faults that a careful author avoids: a shouted title, no description, bare addresses, empty headings, one long paragraph, doubled words. */
const careless = {
  title: 'HOW TO MAKE COMPOST AT HOME!!! | The best guide ever written about compost heaps in small gardens and on balconies',
  markdown: `In this article we will talk about compost. As we all know, compost is very important.

# What goes in

${demoArticle.content
  .flatMap(({ children }) => children.map((child) => ('text' in child ? child.text : '')))
  .filter((part) => part.length > 80)
  .join(' ')}

###

#### How long does it take?

Composting takes three to five months when the the heap is turned.See [here](http://www.example.org/compost) or www.example.org.

![](https://www.example.org/heap.jpg)

* First lay twigs
* Then add leaves

It costs about 40 euro. [click here](https://www.example.org/buy)`,
}

const german = {
  title: 'So legen Sie einen Kompost an',
  markdown: `In diesem Artikel erfahren Sie alles.

## Was darf hinein?

Hinein darf, was gewachsen ist: Gemüseabfälle, Kaffeesatz, trockenes Laub. Fleisch und Gekochtes bleiben draußen, weil sie Tiere anlocken und riechen.

## Wie lange dauert es?

Drei bis fünf Monate, wenn der Haufen alle zwei Wochen gewendet wird, sonst etwa ein Jahr. Weitere Infos [hier](https://www.example.org/kompost).

![](https://www.example.org/haufen.jpg)`,
}

const french = {
  title: 'Réussir son compost à la maison : tout ce que vous devez absolument savoir avant de commencer votre premier tas de compost',
  description: '',
  markdown: `Le compost transforme les déchets de cuisine en terre.

## Combien de temps faut-il ?

Il faut trois à cinq mois si le tas est retourné, et un an environ sinon. [Cliquez ici](https://www.example.org/compost).`,
}

interface Entry {
  readonly name: string
  readonly uid: string
  readonly locale?: string
  readonly data: object
}

/** Articles of the core's own cases, as an HTML editor stores them. */
const cases = join(import.meta.dirname, '../../../../../packages/contract/golden')
const written = readdirSync(cases).flatMap((name): readonly Entry[] => {
  const read = (file: string) => (existsSync(join(cases, name, file)) ? readFileSync(join(cases, name, file), 'utf8') : null)
  const [html, fields] = [read('input.html'), read('fields.json')]
  if (html === null || fields === null) return []
  const { title, description } = JSON.parse(fields) as { title: string | null; description: string | null }
  const entry = { uid: 'api::article.article', locale: 'en' }
  return [
    { ...entry, name, data: { title, description, markdown: html } },
    { ...entry, name: `${name}, without a title`, data: { title: '', markdown: html } },
  ]
})

const entries: readonly Entry[] = [
  ...written,
  { name: 'an article of blocks', uid: 'api::article.article', locale: 'en', data: demoArticle },
  {
    name: 'an article of blocks with gaps',
    uid: 'api::article.article',
    locale: 'en',
    data: { title: 'compost', content: [paragraph('In this article, we look at compost.'), ...demoArticle.content.slice(1)] },
  },
  { name: 'careless Markdown', uid: 'api::article.article', locale: 'en', data: careless },
  { name: 'German Markdown', uid: 'api::article.article', locale: 'de', data: german },
  { name: 'French Markdown', uid: 'api::article.article', locale: 'fr', data: french },
  {
    name: 'a dynamic zone',
    uid: 'api::article.article',
    locale: 'en',
    data: {
      title: 'Compost',
      sections: [
        { __component: 'sections.text', heading: 'Why', body: careless.markdown },
        { __component: 'sections.quote', text: 'Turn it weekly.', by: 'A gardener' },
      ],
    },
  },
  {
    name: 'components',
    uid: 'api::guide.guide',
    data: {
      headline: 'How do you sharpen a garden knife without an expensive machine, in only ten minutes and for less than ten euro?',
      path: 'sharpen',
      intro: 'A garden knife is sharp again after ten strokes on each side.',
      lead: { heading: 'Lead', body: 'Hold the blade at 20 degrees. See [here](http://www.example.org/knife).' },
      steps: [
        { heading: 'Step one', body: 'Draw it over the **wet** stone five times.' },
        { heading: 'step two', body: careless.markdown },
      ],
    },
  },
  { name: 'a type without drafts', uid: 'api::memo.memo', data: { title: 'memo about the heap', body: careless.markdown } },
  { name: 'a single type', uid: 'api::about.about', data: { title: 'ABOUT US!', body: careless.markdown } },
]

let site: SharedSite
let token = ''
const catalog: Catalog = bindCatalog({}, { locale: 'en', texts: uiTexts })

async function ask(method: string, path: string, body?: unknown) {
  const response = await fetch(site.base + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.status, `${method} ${path}`).toBe(200)
  return response.json()
}

beforeAll(async () => {
  site = await sharedSite()
  const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
  await site.service('settings').save({ site: identity })
  token = await signIn(site, 'admin')
  // filled in by the build where the panel runs
  vi.stubGlobal('__CITABLE_PACKS__', allPacks.map(({ tag }) => tag).join(' '))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

interface Looked {
  readonly view: PanelView
  readonly scores: readonly [number, number]
  readonly form: { values: Values }
  readonly apply: (edit: HostEdit) => Promise<{ readonly ok: boolean }>
}

/** The saved draft as the panel has it on screen. */
async function look(entry: EntryAnswer, values: Values): Promise<Looked> {
  const form = {
    values,
    onChange(path: string, value: unknown) {
      form.values = withValue(form.values, path, value)
      host.update({ ...screen, form: { ...form } })
    },
  }
  const screen: Screen = {
    form,
    entry: entry as Screen['entry'],
    editable: true,
    today: '2026-11-23',
    isTaken: () => false,
    choose: null,
  }
  const host = createStrapiHost(screen)
  const analyzer = createMainThreadAnalyzer({
    loadLanguage: (tag) => loadLanguageFrom(`${site.base}/citable`, tag),
    whenIdle: async () => {},
  })
  const store = createEditorStore({ host, analyzer, clock: () => '2026-11-23T00:00:00Z', schedule: timerSchedule })
  const ended = new Promise<ReturnType<typeof store.getSnapshot>>((resolve) => {
    store.subscribe(() => {
      const now = store.getSnapshot()
      if (now.phase === 'ready' || now.phase === 'failed') resolve(now)
    })
  })
  const stop = store.start()
  const state = await ended
  stop()
  expect([state.phase, state.failure]).toEqual(['ready', null])
  const optimization = state.optimization!
  const fitted = fitOptimization(optimization, (edit) => host.judge(edit))
  return {
    view: panelView({ ...state, optimization: fitted.optimization }, catalog),
    scores: [optimization.aeo_score, optimization.seo_score],
    form,
    apply: (edit) => host.apply(edit),
  }
}

const kinds: readonly unknown[] = [
  'set_field',
  'set_attribute',
  'set_address',
  'replace_text',
  'insert_block',
  'split_block',
  'several',
  'fixes',
]

/** Every change that stands anywhere in what the panel draws. */
function changesIn(value: unknown, found = new Map<string, HostEdit>()): ReadonlyMap<string, HostEdit> {
  if (typeof value !== 'object' || value === null) return found
  if (kinds.includes((value as { kind?: unknown }).kind)) found.set(JSON.stringify(value), value as HostEdit)
  else for (const part of Object.values(value)) changesIn(part, found)
  return found
}

const seen = { changes: 0, raised: 0, kinds: new Set<string>() }

test.each(entries)('nothing that is offered lowers a score: $name', async ({ uid, locale, data }) => {
  const { documentId } = await site.documents(uid).create({ ...(locale && { locale }), data })
  const query = new URLSearchParams({ uid, documentId, ...(locale && { locale }) })
  const isSingle = site.app.contentType(uid).kind === 'singleType'
  const path = `/content-manager/${isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`}${locale ? `?locale=${locale}` : ''}`
  const open = async () =>
    look((await ask('GET', `/citable/entry?${query}`)) as EntryAnswer, ((await ask('GET', path)) as { data: Values }).data)

  const before = await open()
  const original = before.form.values
  const lowered: unknown[] = []
  for (const edit of changesIn(before.view).values()) {
    const screen = await look((await ask('GET', `/citable/entry?${query}`)) as EntryAnswer, original)
    const applied = await screen.apply(edit)
    expect(applied, JSON.stringify(edit)).toMatchObject({ ok: true })
    const changed = Object.keys(original).filter((name) => original[name] !== screen.form.values[name])
    const fields = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]))
    await ask('PUT', path, fields(screen.form.values))
    const after = await open()
    if (after.scores.some((score, at) => score < before.scores[at]!)) lowered.push({ edit, before: before.scores, after: after.scores })
    await ask('PUT', path, fields(original))
    seen.changes += 1
    if (after.scores.some((score, at) => score > before.scores[at]!)) seen.raised += 1
    seen.kinds.add(edit.kind)
  }
  expect(lowered).toEqual([])
})

test('changes of several kinds were tried, and raised scores', () => {
  console.log(`${seen.changes} changes, ${seen.raised} of which raise a score: ${[...seen.kinds].join(', ')}`)
  expect(seen.changes).toBeGreaterThan(10)
  expect(seen.raised).toBeGreaterThan(5)
  expect([...seen.kinds]).toEqual(expect.arrayContaining(['set_field', 'replace_text', 'several']))
})
