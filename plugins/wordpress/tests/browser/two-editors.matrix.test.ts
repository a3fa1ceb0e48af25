import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { type OpenedPage, openPage } from '@citable/tooling/browser/open-page'
import { readDebugLog, type WordPressSite } from '@citable/tooling/sites/wordpress'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'
import { ask, askInput, canvas, knownProblems, openEditor, openSidebar, save, setBlocks, unfold } from './block-editor.ts'
import { run } from './publish-paths.ts'
import { signIn } from './visit.ts'

/** Two editors on one post, and other code that writes at the same time: no unchanged input is lost, no value of another plugin changes. */

type Input = Readonly<Record<string, unknown>>

let site: WordPressSite
let browser: Browser
const opened: OpenedPage[] = []

beforeAll(async () => {
  site = await openSite()
  browser = await launchBrowser()
  await writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/counter.php'),
    `<?php
add_action( 'init', static function () {
	register_post_meta( 'post', 'view_count', array( 'type' => 'integer', 'single' => true, 'show_in_rest' => true ) );
	register_post_meta( 'post', 'mood', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) );
} );`,
  )
  for (const _ of ['first', 'second']) {
    const one = await openPage(browser, { baseUrl: site.url, knownProblems })
    one.page.on('dialog', (dialog) => dialog.accept())
    await signIn(one.page, site, { user: site.adminUser, password: site.adminPassword })
    opened.push(one)
  }
})
afterAll(async () => {
  for (const one of opened) await one.close()
  await browser?.close()
  await site?.stop()
})

const pages = (): readonly [Page, Page] => [opened[0]!.page, opened[1]!.page]

interface Stored {
  readonly meta: {
    readonly _citable: { readonly input?: Input; readonly content_hash?: string }
    readonly view_count: number
    readonly mood: string
  }
  readonly content: { readonly raw: string }
}

const stored = (id: number): Promise<Stored> => callWordPress<Stored>(site, 'GET', `/wp/v2/posts/${id}?context=edit`)
const storedInput = async (id: number): Promise<Input> => (await stored(id)).meta._citable.input ?? {}

const newPost = async (input: Input = {}): Promise<number> => {
  const { id } = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', {
    title: 'How long rye bread keeps',
    content: '<!-- wp:paragraph -->\n<p>Rye bread keeps for a week.</p>\n<!-- /wp:paragraph -->',
    status: 'publish',
    meta: { view_count: 10, mood: 'calm', ...(Object.keys(input).length > 0 && { _citable: { input } }) },
  })
  return id
}

const edit = (page: Page, edits: Input): Promise<void> =>
  page.evaluate((json) => (globalThis as any).wp.data.dispatch('core/editor').editPost(JSON.parse(json)), JSON.stringify(edits))

const fields = (input: Input): Input => Object.fromEntries(Object.entries(input).map(([name, value]) => [`citable_input_${name}`, value]))

let sentences = 0
const writeSentence = (page: Page): Promise<void> => {
  sentences += 1
  return setBlocks(page, 'How long rye bread keeps', [['core/paragraph', { content: `Rye bread keeps for ${sentences} days.` }]])
}

/** Bodies of the requests that save the post. */
const bodiesOf = (page: Page, id: number): string[] => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new RegExp(`/wp/v2/posts/${id}(?:[?&/]|%2F|$)`).test(decodeURIComponent(request.url())))
      bodies.push(request.postData() ?? '')
  })
  return bodies
}

describe('a save', () => {
  it('sends the inputs that were edited and the analysis, and no meta', async () => {
    const [page] = pages()
    const id = await newPost({ noindex: true, queries: ['How long?'] })
    await openEditor(page, site, id)
    const bodies = bodiesOf(page, id)
    const panel = await openSidebar(page)
    await unfold(panel, 'Answers')
    await writeSentence(page)
    await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { meta: { view_count: 500 } })
    await edit(page, fields({ keyphrase: 'rye bread' }))
    expect(await ask(page, 'core/editor', 'isEditedPostDirty')).toBe(true)
    await save(page)
    const sent = JSON.parse(bodies[0]!)
    expect(Object.keys(sent).filter((name) => name.startsWith('citable_input_') || name === 'meta')).toEqual(['citable_input_keyphrase'])
    expect(sent.citable_analysis).toMatchObject({ v: 1, by: 'editor' })
    expect(sent.citable_analysis).not.toHaveProperty('input')
    expect(await stored(id)).toMatchObject({
      meta: { view_count: 500, mood: 'calm', _citable: { input: { noindex: true, queries: ['How long?'], keyphrase: 'rye bread' } } },
    })
    expect(await ask(page, 'core/editor', 'isEditedPostDirty'), 'nothing is left to save').toBe(false)
  })

  it("sends another plugin's edit without our value", async () => {
    const [page] = pages()
    const id = await newPost({ noindex: true })
    await openEditor(page, site, id)
    const bodies = bodiesOf(page, id)
    await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, fields({ noindex: false, keyphrase: 'rye' }))
    await edit(page, { meta: { mood: 'merry' } })
    await save(page)
    expect(JSON.parse(bodies[0]!).meta).not.toHaveProperty('_citable')
    expect((await stored(id)).meta).toMatchObject({ mood: 'merry', _citable: { input: { keyphrase: 'rye' } } })
    expect(await ask(page, 'core/editor', 'isEditedPostDirty')).toBe(false)
  })

  it("takes a script's edit of our value in the meta for what it changes", async () => {
    const [page] = pages()
    const id = await newPost({ noindex: true, keyphrase: 'rye' })
    await openEditor(page, site, id)
    await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { meta: { view_count: 500 }, ...fields({ description: 'Behind it.' }) })
    await page.evaluate(() => {
      const { data } = (globalThis as any).wp
      const { _citable } = data.select('core/editor').getEditedPostAttribute('meta')
      data.dispatch('core/editor').editPost({ meta: { _citable: { ..._citable, input: { keyphrase: 'wheat' } } } })
    })
    await save(page)
    expect((await stored(id)).meta).toMatchObject({
      view_count: 500,
      _citable: { input: { keyphrase: 'wheat', description: 'Behind it.' } },
    })
    expect(await storedInput(id)).not.toHaveProperty('noindex')
    expect(await ask(page, 'core/editor', 'isEditedPostDirty')).toBe(false)
  })

  it('keeps an input that is typed while it is under way, and sends it with the next one', async () => {
    const [page] = pages()
    const id = await newPost()
    await openEditor(page, site, id)
    await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, fields({ noindex: true }))
    await writeSentence(page)
    await page.evaluate(async () => {
      const { data } = (globalThis as any).wp
      const end = data.dispatch('core/editor').savePost()
      data.dispatch('core/editor').editPost({ citable_input_keyphrase: 'typed meanwhile' })
      await end
    })
    await save(page)
    expect(await storedInput(id)).toEqual({ noindex: true, keyphrase: 'typed meanwhile' })
  })

  it('is what undo leads away from, input by input', async () => {
    const [page] = pages()
    const id = await newPost({ keyphrase: 'rye' })
    await openEditor(page, site, id)
    await edit(page, fields({ keyphrase: 'wheat' }))
    await save(page)
    await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { meta: { view_count: 500 }, ...fields({ noindex: true }) })
    await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').undo())
    expect(await askInput(page)).toEqual({ keyphrase: 'rye' })
    expect(await ask(page, 'core/editor', 'isEditedPostDirty')).toBe(true)
    await save(page)
    expect((await stored(id)).meta).toMatchObject({ view_count: 500, _citable: { input: { keyphrase: 'rye', noindex: true } } })
    await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').redo())
    expect(await askInput(page)).toMatchObject({ keyphrase: 'wheat' })
  })

  it('of an autosave, too: a preview shows the inputs on the screen, and the post keeps its own', async () => {
    const [page] = pages()
    const id = await newPost({ description: 'Saved.' })
    await openEditor(page, site, id)
    await edit(page, fields({ description: 'On the screen.' }))
    await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').autosave())
    expect(await storedInput(id)).toEqual({ description: 'Saved.' })
    const [autosave] = await callWordPress<readonly Stored[]>(site, 'GET', `/wp/v2/posts/${id}/autosaves?context=edit`)
    expect(autosave?.meta._citable.input).toEqual({ description: 'On the screen.' })
  })
})

describe('analyses what was saved', () => {
  /** A file of another name each time: PHP remembers what stood in one. */
  let plugins = 0
  const plugin = () => join(site.siteDirectory, `wp-content/mu-plugins/changed-${plugins}.php`)
  beforeEach(() => {
    plugins += 1
  })
  afterEach(() => rm(plugin(), { force: true }))

  it.each([
    [
      'without markup that the author may not write',
      `add_filter( 'map_meta_cap', static fn( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );`,
      { content: '<p onclick="alert(1)">Wheat bread keeps for three days.</p><script>x()</script>' },
    ],
    [
      'without a frame',
      `add_filter( 'map_meta_cap', static fn( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );`,
      { content: '<iframe src="/elsewhere/"></iframe><p>Wheat bread keeps for three days.</p>' },
    ],
    [
      'with words that a plugin replaces',
      `add_filter( 'content_save_pre', static fn( $text ) => str_replace( 'three days', 'seventy-two hours', $text ) );`,
      { content: '<p>Wheat bread keeps for three days.</p>' },
    ],
    [
      'with the title that a plugin makes of it',
      `add_filter( 'title_save_pre', static fn( $title ) => ucwords( $title ) );`,
      { content: '<p>Wheat bread keeps for three days.</p>' },
    ],
    [
      'with signs that the database cannot hold',
      `add_filter( 'content_save_pre', static fn( $text ) => wp_encode_emoji( $text ) );`,
      { content: '<p>Wheat bread 🍞 keeps for three days.</p>' },
    ],
  ])('%s', async (_, code, { content }) => {
    const [page] = pages()
    const id = await newPost()
    await writeFile(plugin(), `<?php ${code}`)
    await openEditor(page, site, id)
    await openSidebar(page)
    const title = 'How long rye bread keeps'
    await setBlocks(page, title, [
      ['core/paragraph', { content: 'Rye bread keeps for a week.' }],
      ['core/html', { content }],
    ])
    await save(page)
    const saved = await callWordPress<{ readonly title: { readonly raw: string }; readonly content: { readonly raw: string } }>(
      site,
      'GET',
      `/wp/v2/posts/${id}?context=edit`,
    )
    expect(saved.title.raw !== title || !saved.content.raw.includes(content), 'the server has changed it').toBe(true)
    await expect
      .poll(async () => (await callWordPress<{ state: string }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)).state)
      .toBe('current')
    expect(await ask(page, 'core/editor', 'isEditedPostDirty')).toBe(false)
  })

  it('in the classic editor, too', async () => {
    const [page] = pages()
    const id = await newPost()
    await writeFile(
      plugin(),
      `<?php
add_filter( 'use_block_editor_for_post', '__return_false' );
add_filter( 'user_can_richedit', '__return_false' );
add_filter( 'content_save_pre', static fn( $text ) => str_replace( 'three days', 'seventy-two hours', $text ) );`,
    )
    await page.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`)
    await page.locator('#content').fill('Wheat bread keeps for three days. Rye bread keeps for a week.')
    await page.locator('#publish').click()
    await page.getByText('Post updated.').first().waitFor()
    expect((await stored(id)).content.raw).toContain('seventy-two hours')
    await expect
      .poll(async () => (await callWordPress<{ state: string }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)).state)
      .toBe('current')
  })
})

it('keeps what the other tab has saved, by clicks alone', async () => {
  const [first, second] = pages()
  const id = await newPost()
  await openEditor(first, site, id)
  await openEditor(second, site, id)
  const panel = await openSidebar(first)
  await unfold(panel, 'Search')
  await first
    .locator('.citable-panel')
    .getByLabel(/^Focus keyphrase/)
    .first()
    .fill('rye bread')
  await first.getByText('Advanced', { exact: true }).first().click()
  await first.getByLabel('Hide this post from search engines').first().check()
  await first.getByRole('button', { name: 'Save', exact: true }).first().click()
  await first.getByText('Post updated.').first().waitFor()
  expect(await storedInput(id)).toEqual({ keyphrase: 'rye bread', noindex: true })
  await canvas(second).getByText('Rye bread keeps for a week.').click()
  await second.keyboard.press('End')
  await second.keyboard.type(' In a box for two.')
  await second.getByRole('button', { name: 'Save', exact: true }).first().click()
  await second.getByText('Post updated.').first().waitFor()
  const { meta, content } = await stored(id)
  expect(content.raw).toContain('In a box for two.')
  expect(meta).toMatchObject({ view_count: 10, mood: 'calm', _citable: { input: { keyphrase: 'rye bread', noindex: true } } })
})

/** mulberry32. */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const choices: Readonly<Record<string, readonly unknown[]>> = {
  keyphrase: ['rye', 'wheat', 'bread 🍞', ''],
  description: ['One.', 'Two "quoted" \\ lines.', ''],
  noindex: [true, false],
  nofollow: [true, false],
  queries: [['How long?'], ['How long?', 'How warm?'], []],
  canonical: ['https://example.org/original/', ''],
  schema_type: ['NewsArticle', 'BlogPosting', ''],
  set_aside: [['image-alt'], []],
}

/** null: nothing was lost. */
async function interleave(seed: number, id: number): Promise<string | null> {
  const random = randomOf(seed)
  const any = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!
  const anyChange = (): Input => {
    const name = any(Object.keys(choices))
    return { [name]: any(choices[name]!) }
  }
  /** What has to stand. */
  let expected = await storedInput(id)
  let views = (await stored(id)).meta.view_count
  const known: Input[] = [expected, expected]
  const steps: string[] = []
  const apply = (change: Input): void => {
    const next = { ...expected, ...change }
    expected = Object.fromEntries(Object.entries(next).filter(([, value]) => value && (value as { length?: number }).length !== 0))
  }
  const changesOf = (from: Input, to: Input): Input =>
    Object.fromEntries(
      Object.keys(choices)
        .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
        .map((name) => [name, to[name] ?? null]),
    )
  const actions = {
    edit: async (tab: 0 | 1) => edit(pages()[tab], fields(anyChange())),
    type: async (tab: 0 | 1) => writeSentence(pages()[tab]),
    undo: async (tab: 0 | 1) => pages()[tab].evaluate(() => void (globalThis as any).wp.data.dispatch('core/editor').undo()),
    save: async (tab: 0 | 1) => {
      const change = changesOf(known[tab]!, await askInput(pages()[tab]))
      await save(pages()[tab])
      apply(change)
      known[tab] = expected
    },
    bulk: async () => {
      const { content_hash } = await callWordPress<{ content_hash: string }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)
      const analysis = {
        v: 1,
        rubric_version: '1',
        content_hash,
        analysed_at: '2026-11-20T10:00:00Z',
        scores: { aeo: 50, seo: 50 },
        open: [],
        nodes: [],
        titles: [],
      }
      await callWordPress(site, 'POST', '/citable/v1/bulk', { analyses: [{ id, analysis }] })
    },
    import: async () => {
      const change = anyChange()
      await run(
        site,
        "$values = Citable\\Inputs::sanitize( $in['change'] ); Citable\\Import\\Import::apply( Citable\\SeoPlugins\\SeoPlugins::all()['yoast'], array( 'post_id' => $in['id'], 'changes' => $values ) ); echo 'true';",
        { id, change },
      )
      const taken = Object.entries(change).filter(
        ([name, value]) => expected[name] === undefined && value && (value as { length?: number }).length !== 0,
      )
      apply(Object.fromEntries(taken))
    },
    client: async () => {
      const change = anyChange()
      await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, fields(change))
      apply(change)
    },
    count: async () => {
      views += 1
      await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { meta: { view_count: views } })
    },
  }
  const names = ['edit', 'edit', 'edit', 'type', 'undo', 'save', 'save', 'bulk', 'import', 'client', 'count'] as const
  const plan = Array.from({ length: 6 }, () => [any(names), any([0, 1] as const)] as const)
  for (const [name, tab] of [...plan, ['save', any([0, 1] as const)] as const]) {
    steps.push(`${name} ${tab}`)
    await actions[name](tab)
  }
  const { meta } = await stored(id)
  const found = { input: meta._citable.input ?? {}, views: meta.view_count, mood: meta.mood }
  const wanted = { input: expected, views, mood: 'calm' }
  const sorted = (value: typeof found) => JSON.stringify({ ...value, input: Object.entries(value.input).sort() })
  return sorted(found) === sorted(wanted) ? null : `${seed}: ${steps.join(', ')}: ${sorted(found)} instead of ${sorted(wanted)}`
}

describe('two hundred interleavings of two editors, bulk work, imports and clients', () => {
  // A post of its own for every ten: the editors are loaded once for it.
  it.each(Array.from({ length: 20 }, (_, index) => 10 * index + 1))('lose nothing, from %d on', async (first) => {
    const id = await newPost()
    const lost: string[] = []
    for (const page of pages()) await openEditor(page, site, id)
    for (const one of opened) one.forget()
    for (let seed = first; seed < first + 10; seed += 1) {
      const fault = await interleave(seed, id)
      if (fault !== null) lost.push(fault)
      for (const page of pages()) await refresh(page, id)
    }
    expect(lost).toEqual([])
    // An analysis of a text that the other tab has saved over meanwhile is refused.
    for (const one of opened) one.assertClean([/^409 POST .*\/analysis/])
    expect(await readDebugLog(site)).toBe('')
  })
})

/** As the page is loaded again: edits of inputs are gone, and the stored values are known. */
const refresh = (page: Page, id: number): Promise<void> =>
  page.evaluate(async (post) => {
    const { data, apiFetch } = (globalThis as any).wp
    const record = await apiFetch({ path: `/wp/v2/posts/${post}?context=edit` })
    data.dispatch('core').receiveEntityRecords('postType', 'post', record, undefined, true)
    const inputs = Object.entries(record).filter(([name]) => name.startsWith('citable_input_'))
    data.dispatch('core/editor').editPost(Object.fromEntries(inputs), { undoIgnore: true })
  }, id)
