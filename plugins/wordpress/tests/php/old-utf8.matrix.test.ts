import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@citable/tooling/sites/free-port'
import { readDebugLog, startWordPress, type WordPressSite } from '@citable/tooling/sites/wordpress'
import { pluginDirectory } from '@citable/tooling/sites/wordpress/plugin-directory'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../browser/publish-paths.ts'
import { chosen } from '../open-site.ts'

/** A site that was made before 2015 and moved since: MariaDB with tables in the old `utf8`, which holds no sign of four bytes. */
let directory: string
let site: WordPressSite

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'citable-utf8-'))
  const { version } = chosen
  site = await startWordPress({
    directory,
    port: await freePort(),
    pluginDirectory,
    database: 'mariadb',
    ...(version !== undefined && { version }),
  })
  const tables = await run<string>(
    site,
    `global $wpdb; foreach ( array( $wpdb->postmeta, $wpdb->options, $wpdb->posts ) as $table ) { $wpdb->query( "ALTER TABLE $table CONVERT TO CHARACTER SET utf8mb3" ); }
echo wp_json_encode( $wpdb->get_col_charset( $wpdb->postmeta, 'meta_value' ) );`,
    {},
  )
  expect(tables).toMatch(/^utf8(?:mb3)?$/)
})
afterAll(async () => {
  await site?.stop()
  await rm(directory, { recursive: true, force: true })
})

interface Post {
  readonly id: number
  readonly meta: { readonly _citable: { readonly input?: object; readonly nodes?: readonly { readonly name?: string }[] } }
}

const texts = ['Rye 🍞 bread', '👩🏽‍🍳 bakes', '𠮷野家', '𝐀 + &#x1f35e;', 'Größe 日本']

const newPost = () => callWordPress<Post>(site, 'POST', '/wp/v2/posts', { title: 'Rye', content: 'Text.', status: 'publish' })
const read = (id: number) => callWordPress<Post>(site, 'GET', `/wp/v2/posts/${id}?context=edit`)

it.each(texts)('reads back the input that it was given: %s', async (text) => {
  const { id } = await newPost()
  const input = { keyphrase: text, description: text, queries: [text] }
  const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [`citable_input_${name}`, value]))
  await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { ...fields, citable_input_noindex: true })
  expect((await read(id)).meta._citable.input).toEqual({ ...input, noindex: true })
  await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { meta: { _citable: { input } } })
  expect((await read(id)).meta._citable.input).toEqual(input)
})

it.each(texts)('stores the analysis that it calls stored: %s', async (text) => {
  const { id } = await newPost()
  await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { citable_input_keyphrase: text })
  const { content_hash } = await callWordPress<{ content_hash: string }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)
  const nodes = [{ '@type': 'HowTo', '@id': '#citable-howto', name: text }]
  const analysis = {
    v: 1,
    rubric_version: '1',
    content_hash,
    analysed_at: '2026-11-20T10:00:00Z',
    by: 'bulk',
    scores: { aeo: 50, seo: 50 },
    open: [],
    nodes,
    titles: [],
  }
  const answer = await callWordPress(site, 'POST', '/citable/v1/bulk', { analyses: [{ id, analysis }] })
  expect(answer).toEqual({ results: [{ id, result: 'stored' }] })
  const { _citable } = (await read(id)).meta
  expect(_citable.nodes?.[0]?.name).toBe(text)
  expect(_citable.input).toEqual({ keyphrase: text })
})

it('reads back settings', async () => {
  await callWordPress(site, 'POST', '/citable/v1/settings', { separator: '🍞' })
  expect(await callWordPress(site, 'GET', '/citable/v1/settings')).toMatchObject({ values: { separator: '🍞' } })
})

it('loses none of six inputs that six requests write at the same moment', async () => {
  const { id } = await newPost()
  const set = (name: string, value: unknown) => callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { [`citable_input_${name}`]: value })
  const changes = { keyphrase: 'rye', description: 'D 🍞', noindex: true, nofollow: true, queries: ['How long?'], social_title: 'S' }
  await Promise.all(Object.entries(changes).map(([name, value]) => set(name, value)))
  expect((await read(id)).meta._citable.input).toEqual(changes)
})

it('writes nothing into the debug log', async () => {
  expect(await readDebugLog(site)).toBe('')
})
