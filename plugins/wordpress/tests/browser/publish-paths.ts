import { rubric } from '@citable/core'
import { contentHash } from '@citable/core/graph'
import type { WordPressSite } from '@citable/tooling/sites/wordpress'
import { mustRun } from '@citable/tooling/sites/wordpress/run-command'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Page } from 'playwright-core'

/**
 * The structured data that a visitor finds on the page of a post. `full`: facts of the site and what an analysis of this text found; `facts`: facts
 * of the site alone; `name`: name and dates of the page alone; `list`: of a page that lists posts; `nothing`: no element at all.
 */
export type Found = 'full' | 'facts' | 'name' | 'list' | 'nothing'

/**
 * Expectation, id of the post, an addition to its address, and the visitor: by default one without cookies; `reader` has entered the password.
 */
export type Way = readonly [expected: Found, id: number, query?: string, by?: 'author' | 'reader']
export type Ways = Readonly<Record<string, Way>>

const sentence = 'Bread keeps for four days.'
const text = {
  title: 'How long does bread keep?',
  content: `<!-- wp:paragraph -->\n<p>${sentence}</p>\n<!-- /wp:paragraph -->`,
}
const password = 'loaf'

/** The analysis that the editor sends along, of exactly this text. Its number of words is how the page shows it. */
const analysis = {
  v: 1,
  rubric_version: rubric.version,
  content_hash: contentHash(text.title, text.content, ''),
  analysed_at: '2026-11-20T10:00:00Z',
  by: 'editor',
  scores: { aeo: 64, seo: 71 },
  open: [],
  nodes: [{ '@id': '#article', wordCount: 812 }],
}
const analysed = { ...text, status: 'publish', meta: { _citable: analysis } }
const bare = { ...text, status: 'publish' }
const scheduledPost = { status: 'future', date_gmt: '2099-01-01T00:00:00' }

/** Posts made in as few requests as WordPress allows, in the order asked for. */
async function write(site: WordPressSite, bodies: readonly object[]): Promise<readonly number[]> {
  const requests = bodies.map((body) => ({ method: 'POST', path: '/wp/v2/posts', body }))
  const { responses } = await callWordPress<{ responses: readonly { status: number; body: { id: number } }[] }>(site, 'POST', '/batch/v1', {
    requests,
  })
  for (const { status, body } of responses) if (status !== 201) throw new Error(`A post was refused: ${JSON.stringify(body).slice(0, 300)}`)
  return responses.map(({ body }) => body.id)
}

/** Runs PHP in the site as a command without a user does; answers what it prints as JSON. */
export async function run<Answer>(site: WordPressSite, code: string, input: object): Promise<Answer> {
  const { host } = new URL(site.url)
  const load = `$_SERVER += array( 'HTTP_HOST' => $argv[2], 'SERVER_NAME' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' ); require $argv[1] . '/wp-load.php'; $in = json_decode( $argv[3], true );`
  return JSON.parse(
    await mustRun('A command in the site', 'php', ['-r', `${load} ${code}`, site.siteDirectory, host, JSON.stringify(input)]),
  )
}

/** As an app on a telephone does it. */
async function writeByXmlRpc({ url, adminUser, adminPassword }: WordPressSite): Promise<number> {
  const value = (one: string) => `<value><string>${one.replaceAll('<', '&lt;')}</string></value>`
  const member = ([name, one]: [string, string]) => `<member><name>${name}</name>${value(one)}</member>`
  const post = Object.entries({ post_title: text.title, post_content: text.content, post_status: 'publish' }).map(member).join('')
  const params = ['<value><int>1</int></value>', value(adminUser), value(adminPassword), `<value><struct>${post}</struct></value>`]
  const body = `<?xml version="1.0"?><methodCall><methodName>wp.newPost</methodName><params>${params.map((one) => `<param>${one}</param>`).join('')}</params></methodCall>`
  const answer = await fetch(`${url}/xmlrpc.php`, { method: 'POST', body, headers: { 'content-type': 'text/xml', connection: 'close' } })
  const id = /<string>(\d+)<\/string>/.exec(await answer.text())?.[1]
  if (id === undefined) throw new Error('XML-RPC made no post.')
  return Number(id)
}

/** Opens an address of the administration as its links and forms do. */
async function submit(page: Page, url: string, form?: Readonly<Record<string, string>>): Promise<string> {
  const answer = await (form ? page.request.post(url, { form }) : page.request.get(url))
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}.`)
  return answer.text()
}

const only = (html: string, pattern: RegExp): string => {
  const found = pattern.exec(html)?.[1]
  if (found === undefined) throw new Error(`Nothing on the page fits ${pattern}.`)
  return found.replaceAll('&amp;', '&').replaceAll('&#038;', '&')
}

/** Fields that the form for quick edits sends of every post, with the nonce of its list. */
const quickEdit = (list: string) => ({
  action: 'inline-save',
  post_type: 'post',
  screen: 'edit-post',
  post_view: 'list',
  _status: 'publish',
  _inline_edit: only(list, /name="_inline_edit" value="(\w+)"/),
})

/** Ways that leave a text without an analysis: what they made, and what a visitor finds until the text is analysed. */
export async function waysWithoutAnalysis(site: WordPressSite, page: Page): Promise<Ways> {
  const admin = `${site.url}/wp-admin`
  const [rest, changed, quick, scheduled] = (await write(site, [bare, analysed, analysed, { ...bare, ...scheduledPost }])) as [
    number,
    number,
    number,
    number,
  ]
  await callWordPress(site, 'POST', `/wp/v2/posts/${changed}`, { content: '<p>Bread keeps for five days.</p>' })
  const common = quickEdit(await submit(page, `${admin}/edit.php`))
  await submit(page, `${admin}/admin-ajax.php`, { ...common, post_ID: String(quick), post_title: 'How long do rolls keep?' })
  const { imported } = await run<{ imported: number }>(
    site,
    `echo wp_json_encode( array( 'imported' => wp_insert_post( wp_slash( array( 'post_title' => $in['title'], 'post_content' => $in['content'], 'post_status' => 'publish', 'post_date' => '2019-03-01 10:00:00', 'import_id' => 47110 ) ) ) ) );`,
    text,
  )
  await comeDue(site, [scheduled])
  return {
    'REST without our meta': ['facts', rest],
    'REST that changes the text alone': ['facts', changed],
    'quick edit of the title': ['facts', quick],
    'XML-RPC': ['facts', await writeByXmlRpc(site)],
    'an import, by a command without a user': ['facts', imported],
    'a scheduled post without an analysis': ['facts', scheduled],
  }
}

/** Their day has come, and the server's clock calls wp-cron.php. */
async function comeDue(site: WordPressSite, ids: readonly number[]): Promise<void> {
  await run(
    site,
    `global $wpdb; foreach ( $in as $id ) { $past = gmdate( 'Y-m-d H:i:s', time() - 60 ); $wpdb->update( $wpdb->posts, array( 'post_date' => get_date_from_gmt( $past ), 'post_date_gmt' => $past ), array( 'ID' => $id ) ); wp_clear_scheduled_hook( 'publish_future_post', array( $id ) ); wp_schedule_single_event( time() - 30, 'publish_future_post', array( $id ) ); } echo 'null';`,
    ids,
  )
  await (await fetch(`${site.url}/wp-cron.php`, { headers: { connection: 'close' } })).text()
}

/** Every other way a post comes before readers, changes or leaves them, starting from a post as the editor leaves it. */
export async function waysWithAnalysis(site: WordPressSite, page: Page): Promise<Ways> {
  const admin = `${site.url}/wp-admin`
  const input = (value: object) => ({ ...analysed, meta: { _citable: { ...analysis, input: value } } })
  const bodies = {
    analysed,
    autosaved: analysed,
    slug: analysed,
    bulk: analysed,
    scheduled: { ...analysed, ...scheduledPost },
    early: { ...analysed, ...scheduledPost },
    database: analysed,
    restored: analysed,
    unpublished: analysed,
    trashed: analysed,
    back: analysed,
    deleted: analysed,
    password: { ...analysed, password },
    private: { ...analysed, status: 'private' },
    draft: { ...analysed, status: 'draft' },
    pending: { ...analysed, status: 'pending' },
    off: input({ off: true }),
    noindex: input({ noindex: true }),
  }
  const written = await write(site, Object.values(bodies))
  const ids = Object.fromEntries(Object.keys(bodies).map((name, at) => [name, written[at]])) as Record<keyof typeof bodies, number>
  const change = (id: number, body: object) => callWordPress(site, 'POST', `/wp/v2/posts/${id}`, body)

  await callWordPress(site, 'POST', `/wp/v2/posts/${ids.autosaved}/autosaves`, { title: 'Not saved yet', content: '<p>Not saved yet.</p>' })
  await change(ids.unpublished, { status: 'draft' })
  await callWordPress(site, 'DELETE', `/wp/v2/posts/${ids.trashed}`)
  await callWordPress(site, 'DELETE', `/wp/v2/posts/${ids.back}`)
  await callWordPress(site, 'DELETE', `/wp/v2/posts/${ids.deleted}?force=true`)

  const list = await submit(page, `${admin}/edit.php`)
  const common = quickEdit(list)
  await submit(page, `${admin}/admin-ajax.php`, {
    ...common,
    post_ID: String(ids.slug),
    post_title: text.title,
    post_name: 'another-address',
  })
  // notices above the list have forms of their own
  const nonce = only(list, /id="posts-filter"[\s\S]*?name="_wpnonce" value="(\w+)"/)
  const bulk = {
    action: 'edit',
    bulk_edit: 'Update',
    'post[]': String(ids.bulk),
    'tax_input[post_tag]': 'bread',
    _status: '-1',
    _wpnonce: nonce,
  }
  await submit(
    page,
    `${admin}/edit.php?${new URLSearchParams({ ...bulk, post_type: 'post', post_author: '-1', comment_status: '', ping_status: '', sticky: '-1' })}`,
  )
  const trash = await submit(page, `${admin}/edit.php?post_status=trash&post_type=post`)
  await submit(page, only(trash, new RegExp(`href="([^"]*post=${ids.back}&(?:amp;|#038;)action=untrash[^"]*)"`)))
  await change(ids.back, { status: 'publish' })

  await change(ids.restored, { excerpt: 'so that there is a revision' })
  await change(ids.restored, { content: '<p>A mistake.</p>', meta: { _citable: null } })
  const revisions = await callWordPress<readonly { id: number; content: { raw: string } }[]>(
    site,
    'GET',
    `/wp/v2/posts/${ids.restored}/revisions?context=edit`,
  )
  const good = revisions.find(({ content }) => content.raw === text.content)?.id
  const settings = await submit(page, `${admin}/revision.php?revision=${good}`)
  const addresses = [...settings.matchAll(/"restoreUrl":("[^"]+")/g)].map(([, address = '""']) =>
    String(JSON.parse(address)).replaceAll('&amp;', '&'),
  )
  await submit(page, new URL(addresses.find((address) => address.includes(`revision=${good}&`)) ?? 'nowhere', admin).href)

  await run(
    site,
    `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_content' => '<p>Written past WordPress.</p>' ), array( 'ID' => $in[0] ) ); echo 'null';`,
    [ids.database],
  )
  await comeDue(site, [ids.scheduled])

  return {
    'the editor, with its analysis in the same request': ['full', ids.analysed],
    'an autosave of a published post': ['full', ids.autosaved],
    'the preview of a draft, by its author': ['nothing', ids.draft, '&preview=true', 'author'],
    'the address of a preview without its author: the page itself': ['full', ids.analysed, '&preview=true'],
    'quick edit of the address': ['full', ids.slug],
    'bulk edit of the tags': ['full', ids.bulk],
    'a scheduled post that goes live': ['full', ids.scheduled],
    'a scheduled post before its time': ['nothing', ids.early],
    'a text written past WordPress': ['facts', ids.database],
    'a revision restored': ['full', ids.restored],
    'a password': ['name', ids.password],
    'a password, to one who has entered it': ['name', ids.password, '', 'reader'],
    private: ['nothing', ids.private],
    'a draft': ['nothing', ids.draft],
    'pending review': ['nothing', ids.pending],
    'switched off for the post': ['nothing', ids.off],
    'hidden from search engines': ['nothing', ids.noindex],
    'a site that asks search engines to stay away': ['nothing', ids.analysed, '&hidden=1'],
    'another plugin that asks them to': ['nothing', ids.analysed, '&robots=1'],
    AMP: ['nothing', ids.analysed, '&amp=1'],
    'unpublished again': ['nothing', ids.unpublished],
    'the trash': ['nothing', ids.trashed],
    'back from the trash and published': ['full', ids.back],
    'deleted for good': ['nothing', ids.deleted],
    'shown in another page': ['nothing', ids.analysed, '&embed=true'],
    'a search': ['nothing', 0, '&s=bread'],
    'the front page': ['list', 0],
    'a feed': ['nothing', 0, '&feed=rss2'],
  }
}

/** The pages as they are served, four at a time as the server has workers. */
export async function lookAtAll(site: WordPressSite, author: Page, ways: Ways): Promise<Readonly<Record<string, Found>>> {
  const entries = Object.entries(ways)
  const found: Record<string, Found> = {}
  const worker = async (): Promise<void> => {
    for (let entry = entries.shift(); entry !== undefined; entry = entries.shift()) {
      const [way, [, id, query = '', by]] = entry
      const address = `${site.url}/?${id > 0 ? `p=${id}` : ''}${query}`
      const html = by === 'author' ? await submit(author, address) : await read(site, address, by === 'reader')
      found[way] = look(html)
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return found
}

/** As a visitor without an account gets it. */
async function read(site: WordPressSite, address: string, hasPassword: boolean): Promise<string> {
  const headers = { connection: 'close', ...(hasPassword && { cookie: await enterPassword(site) }) }
  const html = await (await fetch(address, { headers })).text()
  if (hasPassword && !html.includes(sentence)) throw new Error('The password does not open the text.')
  return html
}

async function enterPassword({ url }: WordPressSite): Promise<string> {
  const body = new URLSearchParams({ post_password: password, redirect_to: `${url}/` })
  const answer = await fetch(`${url}/wp-login.php?action=postpass`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { connection: 'close' },
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Throws when there is more than one element, not exactly one article in it unless it is of a page with a password, or one that was changed before it was published. */
function look(html: string): Found {
  const texts = [...html.matchAll(/<script\b[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = '']) => json)
  if (texts.length === 0) return 'nothing'
  const graphs = texts.map((json) => JSON.parse(json)['@graph'] as readonly Readonly<Record<string, string>>[])
  const [page, ...more] = graphs.flat()
  if (page && graphs.length === 1 && more.length === 0) {
    if (Object.keys(page).join() !== '@type,@id,url,name,inLanguage,datePublished,dateModified') throw new Error(JSON.stringify(page))
    return 'name'
  }
  if (graphs.flat().some((node) => node['@type'] === 'CollectionPage')) return 'list'
  const articles = graphs.flat().filter((node) => [node['@type']].flat().some((type) => type === 'Article' || type === 'BlogPosting'))
  const [article] = articles
  if (graphs.length > 1 || articles.length !== 1 || !article) throw new Error(`${graphs.length} graphs with ${articles.length} articles`)
  if (String(article.dateModified) < String(article.datePublished)) throw new Error('An article was changed before it was published.')
  return article.wordCount === undefined ? 'facts' : 'full'
}

export const expectedOf = (ways: Ways): Readonly<Record<string, Found>> =>
  Object.fromEntries(Object.entries(ways).map(([way, [expected]]) => [way, expected]))

/** As if another process were at it: what is put into the queue waits, whenever cron runs. */
export const holdQueue = (site: WordPressSite): Promise<null> =>
  run(site, "update_option( 'citable_lock', time(), false ); echo 'null';", {})

/** Works off what waits for the service, as cron and the command do; answers how many posts that were. */
export const workOffQueue = (site: WordPressSite): Promise<number> =>
  run(
    site,
    "delete_option( 'citable_lock' ); $done = 0; while ( array() !== Citable\\Score\\Queue::pending( 1 ) ) { $now = Citable\\Score\\Queue::run(); if ( 0 === $now ) break; $done += $now; } echo $done;",
    {},
  )
