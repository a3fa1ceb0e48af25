import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { passTime } from '@citable/tooling/browser/pass-time'
import { readJsonLd } from '@citable/tooling/browser/read-json-ld'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { freePort } from '@citable/tooling/sites/free-port'
import { type ServiceSite, startServiceSite } from '@citable/tooling/sites/service'
import type { WordPressSite } from '@citable/tooling/sites/wordpress'
import { mustRun } from '@citable/tooling/sites/wordpress/run-command'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSite } from '../open-site.ts'
import { type BlockSpec, openEditor, openSidebar, pictures, publish, readScores, setBlocks, settle } from './block-editor.ts'
import { expectedOf, holdQueue, lookAtAll, run, waysWithAnalysis, waysWithoutAnalysis, workOffQueue } from './publish-paths.ts'
import { type SampleText, twentyTexts } from './twenty-texts.ts'
import { type Visit, visitsOf } from './visit.ts'

const citable = fileURLToPath(new URL('../../../../packages/cli/bin/citable.mjs', import.meta.url))

let port: number
let site: WordPressSite
let service: ServiceSite
let browser: Browser
let visit: Visit

beforeAll(async () => {
  port = await freePort()
  service = await startServiceSite(port)
  site = await openSite()
  browser = await launchBrowser()
  visit = visitsOf(site, browser)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await service?.stop()
})

const pair = (question: string, answer: string): BlockSpec => [
  'core/details',
  { summary: question },
  [['core/paragraph', { content: answer }]],
]

const blocks: readonly BlockSpec[] = [
  [
    'core/paragraph',
    { content: 'A rye starter doubles in 4 hours at 26 °C and in about 7 hours at 21 °C. Feed it when it starts to fall.' },
  ],
  ['core/heading', { level: 2, content: 'How often do you feed a rye starter?' }],
  [
    'core/paragraph',
    { content: 'Feed a rye starter once a day at room temperature, or once a week in the fridge. Use equal weights of flour and water.' },
  ],
  ['core/heading', { level: 2, content: 'What flour is best for a rye starter?' }],
  [
    'core/paragraph',
    {
      content:
        'Whole rye flour is best, because its bran carries wild yeast and feeds it. Stone-milled flour of the same year works fastest.',
    },
  ],
  pair(
    'Can a rye starter freeze?',
    'A rye starter survives 3 months at −18 °C. Let it thaw in the fridge and feed it twice before you bake.',
  ),
  pair(
    'How long does a rye starter live?',
    'A rye starter lives for decades when it is fed once a week: the oldest in use are more than 100 years old.',
  ),
]

/** `expected`: failed answers that this test brings about itself. */
const signedIn = (run: (page: Page) => Promise<void>, expected: readonly RegExp[] = []): Promise<void> => visit(run, { expected })

describe('settings', () => {
  it('tests the connection with the real service, leaves the key on the server, and has no serious accessibility fault', async () => {
    await signedIn(
      async (page) => {
        await page.goto('/wp-admin/admin.php?page=citable-settings#service')
        await page.getByRole('radio', { name: /By a Citable service/ }).check()
        await page.getByLabel('Address of the service').fill(service.url)
        expect(await page.getByLabel('Send posts with a password, too').isChecked()).toBe(false)
        await page.getByLabel('API key').fill('ctb_live_wrong')
        await page.getByRole('button', { name: 'Test the connection' }).click()
        await page.locator('[data-test-result="error"]').getByText('does not know this key').waitFor()
        await page.getByLabel('API key').fill(service.key)
        await page.getByRole('button', { name: 'Test the connection' }).click()
        await page
          .locator('[data-test-result="success"]')
          .getByText(/Connected\. Rubric/)
          .waitFor()
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.locator('[data-save-result="success"]').waitFor()
        await page.getByRole('tab', { name: 'General' }).click()
        await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The Proving Loaf & Daughters')
        await page.getByLabel('Profiles elsewhere').fill('https://bread.example/@loaf')
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.locator('[data-save-result="success"]').waitFor()
        expect(await page.content()).not.toContain(service.key)
        await page.goto('/wp-admin/admin.php?page=citable-settings#service')
        await page.reload()
        await page.getByLabel('API key').waitFor()
        expect(await page.getByLabel('API key').inputValue()).toBe('')
        expect(await page.getByLabel('API key').getAttribute('placeholder')).toContain(service.key.slice(-4))
        expect(await page.content()).not.toContain(service.key)
        expect(await runAxe(page, '#citable-settings')).toEqual([])
        await page.setViewportSize({ width: 1280, height: 1500 })
        await takeScreenshot(page, `${pictures}wordpress-settings.png`)
        // A signed-in editor's script gets nothing that a stranger may not have.
        const settings = await page.evaluate(() => (globalThis as any).wp.apiFetch({ path: '/citable/v1/settings' }))
        expect(JSON.stringify(settings)).not.toContain(service.key)
      },
      [/^401 POST .*\/settings\/test/],
    )
  })
})

describe('AI traffic', () => {
  const browserAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
  const ask = async (address: string, userAgent: string, referrer?: string): Promise<void> => {
    const headers = { 'user-agent': userAgent, connection: 'close', ...(referrer !== undefined && { referer: referrer }) }
    await (await fetch(address, { headers })).text()
  }

  it('is counted on the site, shown with what it cannot say, given as a file, and read from the service once that knows more', async () => {
    await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'embedded', service_url: service.url, api_key: service.key })
    const { link } = await callWordPress<{ link: string }>(site, 'POST', '/wp/v2/posts', {
      title: 'How warm should a rye starter stand?',
      content: '<p>A rye starter doubles in 4 hours at 26 °C.</p>',
      status: 'publish',
    })
    await signedIn(async (page) => {
      // Announced texts are on the page twice.
      const shown = page.locator('#citable-traffic')
      await page.goto('/wp-admin/admin.php?page=citable-traffic')
      await shown.getByText('Nothing is counted yet.').waitFor()
      await putEarlierWeeks(site)
      await ask(link, browserAgent)
      await ask(link, 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)')
      await ask(link, 'Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)')
      await ask(`${site.url}/robots.txt`, 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)')
      await ask(link, 'Google-Extended')
      await ask(link, browserAgent, 'https://chatgpt.com/')
      const today = new Date().toISOString().slice(0, 10)
      const counted = await callWordPress<any>(site, 'GET', `/citable/v1/traffic?from=${today}&to=${today}`)
      expect(counted.summary).toMatchObject({
        crawler_hits: 2,
        user_fetches: 1,
        referral_visits: 1,
        spoofed_hits: 1,
        unique_pages_crawled: 1,
      })
      expect(counted.special).toEqual([{ kind: 'robots_txt', agent: 'gptbot', hits: 1 }])

      await page.setViewportSize({ width: 1280, height: 1000 })
      await page.reload()
      await shown.getByRole('link', { name: 'How warm should a rye starter stand?' }).waitFor()
      await shown.getByText('Readers sent by assistants are a lower bound').waitFor()
      expect(await runAxe(page, '#citable-traffic')).toEqual([])
      await takeScreenshot(page.locator('.wrap'), `${pictures}wordpress-traffic.png`, 16)
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /CSV/ }).click()])
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
      expect(lines[0]).toBe('day,agent,operator,kind,post_id,path,verification,status,hits')
      expect(
        lines.filter((line) => line.startsWith(`${today},google-extended,google,training,`) && line.includes(',failed,2xx,1')),
      ).toHaveLength(1)
      await shown.getByText('The numbers as a table').first().press('Enter')
      await shown.getByRole('columnheader', { name: 'Training of models' }).first().waitFor()
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

      await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service' })
      await page.reload()
      await shown.getByText('The service has received no traffic of this site yet.').waitFor()
      const hit = {
        type: 'hit',
        id: 'one',
        ts: new Date().toISOString(),
        host: 'bread.example',
        path: '/only-the-service-knows/',
        status: 200,
        agent_id: 'ccbot',
      }
      const sent = await fetch(`${service.url}/v1/events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ source: 'middleware', events: [hit] }),
      })
      expect(await sent.json()).toMatchObject({ accepted: 1 })
      await page.reload()
      await shown.getByText('/only-the-service-knows/').waitFor()
      expect(await shown.getByText('These are this site’s own counts.').count()).toBe(0)
    })
  })
})

/** Four weeks before today, as the site would have counted them: the picture in the documents shows more than a day. */
async function putEarlierWeeks({ siteDirectory, url }: WordPressSite): Promise<void> {
  const code = `$_SERVER += array( 'HTTP_HOST' => $argv[2], 'SERVER_NAME' => '127.0.0.1', 'REQUEST_METHOD' => 'POST', 'REQUEST_URI' => '/' );
    require $argv[1] . '/wp-load.php';
    global $wpdb;
    $agents = array( 'gptbot training 9', 'oai-searchbot search_index 6', 'chatgpt-user user_fetch 4', 'claudebot training 5', 'perplexitybot search_index 3', 'googlebot search_engine 7', 'ccbot dataset 1', 'chatgpt referral 3', 'perplexity referral 1' );
    for ( $ago = 1; $ago < 26; $ago++ ) {
      $day = gmdate( 'Y-m-d', time() - 86400 * $ago );
      foreach ( $agents as $at => $agent ) {
        [ $id, $kind, $most ] = explode( ' ', $agent );
        $hits = ( $most * 7 + $ago * 3 + $at * 5 ) % ( $most + 2 );
        if ( $hits > 0 ) $wpdb->insert( $wpdb->prefix . 'citable_traffic_daily', array( 'day' => $day, 'agent' => $id, 'kind' => $kind, 'post_id' => 1, 'verification' => 'referral' === $kind ? 'referrer' : 'unchecked', 'status' => 2, 'hits' => $hits, 'last_at' => $day . ' 10:00:00' ) );
      }
    }`
  await mustRun('Counting earlier weeks', 'php', ['-r', code, siteDirectory, new URL(url).host])
}

describe('service mode', () => {
  it('shows what the service answers; the same numbers as this device would give', async () => {
    await signedIn(async (page) => {
      await openEditor(page, site)
      const panel = await openSidebar(page)
      await setBlocks(page, 'How often should you feed a rye starter?', blocks)
      await passTime(page, 1200)
      await settle(page, panel)
      await panel.getByText('Scored by 127.0.0.1').waitFor()
      const byService = await readScores(panel)
      expect(await page.content()).not.toContain(service.key)
      const address = await publish(page)
      await page.locator('[data-probe="carried"]').waitFor()
      const read = await readJsonLd(browser, address)
      expect(read.scripts).toHaveLength(1)
      expect(read.scripts[0]!.text).toContain('"FAQPage"')
      expect(read.scripts[0]!.text).toContain('The Proving Loaf \\u0026 Daughters')

      await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'embedded' })
      await openEditor(page, site)
      const other = await openSidebar(page)
      await setBlocks(page, 'How often should you feed a rye starter?', blocks)
      await settle(page, other)
      await other.getByText('Scored on this device').waitFor()
      expect(await readScores(other)).toEqual(byService)
      await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service' })
    })
  })

  it('says in words why a request that was cut off gave no score, and asks again for the text after it', async () => {
    await visit(
      async (page) => {
        const isAsked = (url: URL) => decodeURIComponent(url.href).includes('/citable/v1/optimize')
        await page.route(isAsked, (route) => route.abort('connectionreset'))
        await openEditor(page, site)
        const panel = await openSidebar(page)
        await setBlocks(page, 'How often should you feed a rye starter?', blocks)
        const banner = panel.locator('.citable-banner')
        await banner.getByText('The service gave no score').first().waitFor()
        await panel.getByText('Scored on this device').waitFor()
        expect(await banner.innerText()).toMatch(/Details: [A-Z][\w ,.]+/)
        expect(await panel.innerText()).not.toMatch(/\[object|undefined|first choice/)
        // The next text ends the request that waits for its answer: that is no fault, and no message is shown.
        await page.unroute(isAsked)
        await openEditor(page, site)
        await openSidebar(page)
        const texts: string[] = []
        await page.route(isAsked, (route) => {
          texts.push(route.request().postData() ?? '')
          return texts.length === 1 ? undefined : route.continue()
        })
        await setBlocks(page, 'How often is a rye starter fed?', blocks)
        await expect.poll(() => texts.length, { timeout: 20_000 }).toBe(1)
        const cut = page.waitForEvent('requestfailed', (request) => isAsked(new URL(request.url())))
        await Promise.all([cut, setBlocks(page, 'When is a rye starter fed?', blocks)])
        await expect.poll(() => texts.at(-1), { timeout: 20_000 }).toContain('When is a rye starter fed?')
        await panel.getByText('Scored by 127.0.0.1').waitFor()
        expect(await banner.count()).toBe(0)
        expect(await panel.innerText()).not.toMatch(/\[object|undefined|first choice/)
      },
      { expected: [/ERR_CONNECTION_RESET/, /ERR_ABORTED/, /optimize/] },
    )
  })

  it('analyses all posts by a job of the service, under their titles for result pages; the same numbers as this device would give', async () => {
    await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'embedded' })
    const { id } = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', {
      title: 'What a hungry jar tells you',
      content:
        '<!-- wp:paragraph --><p>A rye starter is hungry when it has fallen, 4 hours after its top at 26 °C.</p><!-- /wp:paragraph -->',
      status: 'publish',
      meta: { _citable: { input: { seo_title: 'When is a rye starter hungry?' } } },
    })
    await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service' })
    await signedIn(async (page) => {
      await page.goto('/wp-admin/admin.php?page=citable-analysis')
      await page.getByRole('button', { name: /^Analyse \d+ posts?$/ }).click()
      await page.getByText(/^\d+ posts? (was|were) analysed\.$/).waitFor()
      await page.getByRole('button', { name: /^Analyse|^Try/ }).waitFor({ state: 'detached' })
      expect(await runAxe(page, '#citable-bulk')).toEqual([])
      const { state, analysis } = await callWordPress<any>(site, 'GET', `/citable/v1/posts/${id}/analysis`)
      expect({ state, by: analysis.by }).toEqual({ state: 'current', by: 'service' })
      await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'embedded' })
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await settle(page, panel)
      expect(analysis.scores).toMatchObject(await readScores(panel))
      await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service' })
    })
  })

  it('does not send the text of a post with a password and says so, until the settings let it go', async () => {
    const post = { title: 'What the bakers know', content: '<!-- wp:paragraph --><p>Rye is fed at noon.</p><!-- /wp:paragraph -->' }
    const { id } = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', { ...post, status: 'publish', password: 'loaf' })
    await signedIn(async (page) => {
      const sent: (string | null)[] = []
      page.on('request', (request) => {
        if (decodeURIComponent(request.url()).includes('/citable/v1/optimize')) sent.push(request.postData())
      })
      const staysHere = (panel: Locator) => panel.getByText('its text is not sent to the service')
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await staysHere(panel).waitFor()
      await panel.getByText('Scored on this device').waitFor()
      await settle(page, panel)
      await takeScreenshot(page, `${pictures}wordpress-protected.png`)
      expect(sent).toEqual([])

      await callWordPress(site, 'POST', '/citable/v1/settings', { send_protected: true })
      await openEditor(page, site, id)
      const other = await openSidebar(page)
      await other.getByText('Scored by 127.0.0.1').waitFor()
      expect(await staysHere(other).count()).toBe(0)
      expect(sent.map((body) => JSON.parse(body ?? '').post)).toEqual([id])
      await callWordPress(site, 'POST', '/citable/v1/settings', { send_protected: false })
    })
  })

  it('publishes when the service is down, says so, and readers still get structured data', async () => {
    await service.stop()
    onTestFinished(async () => {
      service = await startServiceSite(port)
    })
    await signedIn(
      async (page) => {
        await openEditor(page, site)
        const panel = await openSidebar(page)
        await setBlocks(page, 'What to do when a rye starter smells sharp', blocks)
        await passTime(page, 1500)
        await settle(page, panel)
        await panel.locator('.citable-banner').getByText('The service gave no score').first().waitFor()
        await takeScreenshot(page, `${pictures}wordpress-service-down.png`)
        await panel.getByText('Scored on this device').waitFor()
        const address = await publish(page, async (region) => {
          await region.locator('.citable-banner').first().waitFor()
        })
        await page.locator('[data-probe="carried"]').waitFor()
        const read = await readJsonLd(browser, address)
        expect(read.scripts).toHaveLength(1)
        expect(read.scripts[0]!.text).toContain('What to do when a rye starter smells sharp')
        expect(read.scripts[0]!.text).toContain('"FAQPage"')
      },
      [/^502 POST .*\/citable\/v1\/optimize/],
    )
  })

  it('publishes from outside of the editor while the service is down: facts of the post are printed, the analysis waits', async () => {
    const silent = `http://127.0.0.1:${await freePort()}`
    // The service went away: a silent address itself would not be saved.
    await run(
      site,
      'Citable\\Settings::save( array( "service_url" => $in["url"], "mode" => "service" ) + Citable\\Settings::stored() ); echo "null";',
      { url: silent },
    )
    const { link, id } = await callWordPress<{ link: string; id: number }>(site, 'POST', '/wp/v2/posts', {
      title: 'Written in an app',
      content: '<p>Some text.</p>',
      status: 'publish',
    })
    const read = await readJsonLd(browser, link)
    expect(read.scripts).toHaveLength(1)
    expect(read.scripts[0]!.text).toContain('"headline":"Written in an app"')
    expect((await callWordPress<{ state: string }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)).state).toBe('none')
  })
})

describe('the same text', () => {
  const inSite = () => join(site.siteDirectory, 'wp-content/mu-plugins/same-text.php')
  beforeAll(() =>
    writeFile(
      inSite(),
      `<?php
add_filter( 'use_block_editor_for_post', static fn( $yes ) => $yes && empty( $_GET['classic'] ) );
add_shortcode( 'starter_age', static fn() => '12 years' );
add_shortcode( 'starter_smell', static fn( $options, $text ) => "<em>$text</em>" );`,
    ),
  )
  afterAll(() => rm(inSite(), { force: true }))

  /** Puts a text in the place of the one the editor holds. */
  const putText = (page: Page, { content, meta = { _citable: {} }, ...text }: SampleText & { readonly slug: string }): Promise<void> =>
    page.evaluate(
      (json) => {
        const { wp } = globalThis as unknown as { wp: any }
        const { edits, markup } = JSON.parse(json)
        wp.data.dispatch('core/editor').editPost(edits)
        wp.data.dispatch('core/block-editor').resetBlocks(wp.blocks.parse(markup))
      },
      JSON.stringify({ edits: { excerpt: '', featured_media: 0, meta, ...text }, markup: content }),
    )

  // forty texts are opened one after the other
  it('has the same scores in both editors, by bulk work, by the service, by its queue after a sweep, and by the command', async () => {
    await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'embedded' })
    const [picture, url] = await run<[number, string]>(
      site,
      "require_once ABSPATH . 'wp-admin/includes/image.php'; $file = wp_upload_dir()['path'] . '/jar.png'; imagepng( imagecreatetruecolor( 1200, 800 ), $file ); $id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Jar' ), $file ); wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) ); echo wp_json_encode( array( $id, wp_get_attachment_url( $id ) ) );",
      {},
    )
    const pattern = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/blocks', {
      title: 'Rest',
      content:
        '<!-- wp:heading --><h2 class="wp-block-heading">How long does dough rest?</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Dough rests for 45 minutes at 24 °C after it was shaped.</p><!-- /wp:paragraph -->',
      status: 'publish',
    })
    const texts = Object.entries(twentyTexts({ id: picture, url }, pattern.id))
    expect(texts).toHaveLength(20)
    const requests = texts.map(([, body]) => ({ method: 'POST', path: '/wp/v2/posts', body: { ...body, status: 'publish' } }))
    const { responses } = await callWordPress<{ responses: readonly { body: { id: number; slug: string } }[] }>(site, 'POST', '/batch/v1', {
      requests,
    })
    const posts = texts.map(([name, text], at) => ({ name, text, ...responses[at]!.body }))
    const ids = posts.map(({ id }) => id)

    type Scores = { readonly aeo_score: number; readonly seo_score: number }
    type Found = Readonly<Record<string, readonly [aeo: number, seo: number]>>
    const found = (list: readonly (readonly [number, number])[]): Found =>
      Object.fromEntries(posts.map(({ name }, at) => [name, list[at] ?? [-1, -1]]))
    const both = ({ aeo_score, seo_score }: Scores) => [aeo_score, seo_score] as const
    const shown = async (panel: Locator): Promise<readonly [number, number]> => {
      const { aeo, seo } = await readScores(panel)
      return [aeo, seo]
    }
    const stored = async (by: string): Promise<Found> => {
      const analyses = await Promise.all(ids.map((id) => callWordPress<any>(site, 'GET', `/citable/v1/posts/${id}/analysis`)))
      expect(analyses.map(({ state, analysis }) => [state, analysis?.by])).toEqual(ids.map(() => ['current', by]))
      return found(analyses.map(({ analysis }) => [analysis.scores.aeo, analysis.scores.seo]))
    }

    const lines = await run<readonly string[]>(
      site,
      'echo wp_json_encode( array_map( static fn( $id ) => Citable\\Cli\\ArticleLine::of( get_post( $id ) ), $in ) );',
      ids,
    )
    const output = await mustRun('citable optimize', process.execPath, [citable, 'optimize', '--jsonl'], { input: `${lines.join('\n')}\n` })
    const byCommand = found(
      output
        .trim()
        .split('\n')
        .map((line) => both(JSON.parse(line) as Scores)),
    )
    const byService = found(
      await Promise.all(
        lines.map(async (line) => {
          const body = JSON.stringify((JSON.parse(line) as { request: object }).request)
          const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json', connection: 'close' }
          return both((await (await fetch(`${service.url}/v1/optimize`, { method: 'POST', headers, body })).json()) as Scores)
        }),
      ),
    )
    expect(byService).toEqual(byCommand)
    // Texts that all score alike would prove nothing.
    expect(new Set(Object.values(byCommand).map(String)).size).toBeGreaterThan(8)

    await signedIn(async (page) => {
      await page.goto('/wp-admin/admin.php?page=citable-analysis')
      await page.getByRole('button', { name: /^Analyse \d+ posts?$/ }).click()
      await page.getByText(/^\d+ posts? (was|were) analysed\.$/).waitFor()
      expect(await stored('bulk')).toEqual(byCommand)

      // The one with a keyphrase is opened, as it is no other post then; the others take its place.
      const opened = posts.find(({ text }) => text.meta)!
      await openEditor(page, site, opened.id)
      const panel = await openSidebar(page)
      for (const { name, text, slug } of [opened, ...posts]) {
        await putText(page, { ...text, slug })
        await settle(page, panel)
        // Blocks that the site renders come a moment later.
        await expect.poll(() => shown(panel), { message: `in the block editor: ${name}` }).toEqual(byCommand[name])
      }

      for (const { name, id } of posts) {
        await page.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit&classic=1`)
        const classic = page.locator('#citable')
        await settle(page, classic)
        await expect.poll(() => shown(classic), { message: `in the classic editor: ${name}` }).toEqual(byCommand[name])
      }
    })

    // Written past WordPress, found by the sweep, analysed by the service.
    await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service', service_url: service.url, api_key: service.key })
    await holdQueue(site)
    await run(
      site,
      "global $wpdb; foreach ( $in as $id ) $wpdb->query( $wpdb->prepare( \"UPDATE {$wpdb->posts} SET post_content = CONCAT( '<!-- written past WordPress -->', post_content ) WHERE ID = %d\", $id ) ); wp_cache_flush(); while ( ! Citable\\Score\\Sweep::run() ); echo 'null';",
      ids,
    )
    expect(await workOffQueue(site)).toBeGreaterThanOrEqual(ids.length)
    expect(await stored('service')).toEqual(byCommand)
  }, 900_000)
})

describe('what a visitor without cookies finds, whichever way a post was published, changed or taken back', () => {
  const hidden = () => join(site.siteDirectory, 'wp-content/mu-plugins/hidden.php')
  beforeAll(() =>
    writeFile(
      hidden(),
      [
        "<?php add_filter( 'pre_option_blog_public', static fn( $no ) => isset( $_GET['hidden'] ) ? '0' : $no );",
        "add_filter( 'wp_robots', static fn( $robots ) => array( 'noindex' => isset( $_GET['robots'] ) ) + $robots );",
        "function amp_is_request() { return isset( $_GET['amp'] ); }",
      ].join('\n'),
    ),
  )
  afterAll(() => rm(hidden(), { force: true }))

  it('in embedded mode', async () => {
    await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'embedded' })
    await signedIn(async (page) => {
      const ways = { ...(await waysWithAnalysis(site, page)), ...(await waysWithoutAnalysis(site, page)) }
      expect(await lookAtAll(site, page, ways)).toEqual(expectedOf(ways))
    })
  })

  it('in service mode: the facts at once, what the service finds as soon as the queue has asked it', async () => {
    await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service', service_url: service.url, api_key: service.key })
    await holdQueue(site)
    await signedIn(async (page) => {
      const ways = await waysWithoutAnalysis(site, page)
      expect(await lookAtAll(site, page, ways)).toEqual(expectedOf(ways))
      expect(await workOffQueue(site)).toBeGreaterThanOrEqual(Object.keys(ways).length)
      expect(await lookAtAll(site, page, ways)).toEqual(Object.fromEntries(Object.keys(ways).map((way) => [way, 'full'])))
    })
  })
})
