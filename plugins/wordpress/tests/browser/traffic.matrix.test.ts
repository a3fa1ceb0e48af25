import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { looked, openEditor, openSidebar, unfold } from './block-editor.ts'
import { isFaultOfPlugin, openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

let planted: { readonly id: number; readonly link: string }

const words = 'Bread rises because yeast turns sugar into gas, and the dough is strong enough to hold it. '

beforeAll(async () => {
  // What a network or another plugin does to some names, on one post; and a reader's language and colours, by cookies.
  await writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/planted.php'),
    `<?php
add_filter( 'determine_locale', static fn( $locale ) => $_COOKIE['test_locale'] ?? $locale );
add_filter( 'get_user_option_admin_color', static fn( $scheme ) => $_COOKIE['test_colours'] ?? $scheme );
add_filter( 'robots_txt', static function ( $text ) {
	$post = get_page_by_path( 'planted', OBJECT, 'post' );
	return null === $post ? $text : $text . "\\nUser-agent: CCBot\\nDisallow: " . str_replace( home_url(), '', get_permalink( $post ) ) . "\\n";
} );
add_action( 'template_redirect', static function () {
	$name = $_SERVER['HTTP_USER_AGENT'] ?? '';
	if ( ! is_single( 'planted' ) ) {
		return;
	}
	if ( str_contains( $name, 'GPTBot' ) ) {
		status_header( 403 );
		exit( 'no' );
	}
	if ( str_contains( $name, 'ClaudeBot' ) ) {
		exit( '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>' );
	}
	if ( str_contains( $name, 'OAI-SearchBot' ) ) {
		header( 'X-Robots-Tag: noindex' );
	}
}, 0 );
add_action( 'init', static function () {
	if ( isset( $_GET['fetched_by'] ) && is_admin() ) {
		global $wpdb;
		[ $agent, $kind, $days ] = explode( ' ', $_GET['fetched_by'] );
		$at = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS * (int) $days );
		$wpdb->insert( \\Citable\\Traffic\\Table::name(), array( 'day' => substr( $at, 0, 10 ), 'agent' => $agent, 'kind' => $kind, 'post_id' => (int) $_GET['post'], 'verification' => 'verified', 'status' => 2, 'hits' => 3, 'last_at' => $at ) );
	}
} );`,
  )
  // The first visit of the administration makes the table of counts.
  await visit(async (page) => void (await page.goto('/wp-admin/')))
  planted = await callWordPress(site, 'POST', '/wp/v2/posts', {
    title: 'Why bread rises',
    slug: 'planted',
    date_gmt: new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 19),
    content: `<!-- wp:paragraph --><p>${words.repeat(12)}</p><!-- /wp:paragraph -->`,
    status: 'publish',
  })
})

const fetched = (page: Page, by: string) => page.goto(`/wp-admin/index.php?post=${planted.id}&fetched_by=${encodeURIComponent(by)}`)

/** Asks the server about an address by the names of the usual agents; gives the sum of it. */
async function ask(page: Page, url: string | null, [heading, field, button]: readonly [string, string, string]): Promise<string> {
  await page.goto('/wp-admin/admin.php?page=citable-traffic')
  const part = page.locator('.citable-traffic__reach', { has: page.getByRole('heading', { name: heading }) })
  if (url !== null) await part.getByRole('textbox', { name: field }).fill(url)
  await part.getByRole('button', { name: button }).click()
  await part.locator('table').waitFor({ timeout: 120_000 })
  return (await part.getByRole('status').textContent()) ?? ''
}
const english = ['Whether agents reach a page', 'Page', 'Ask the server'] as const
const german = ['Ob Agenten eine Seite erreichen', 'Seite', 'Server fragen'] as const

it('the front page is reached by all agents: no false alarm', async () => {
  await visit(async (page) => {
    expect(await ask(page, null, english)).toBe(
      '18 agents reach the page, 0 are kept out by the site’s own word, 0 are kept out by something else.',
    )
    // simulated requests are not counted
    expect(await page.locator('.citable-traffic__tiles').count()).toBe(0)
  })
})

it('refusal, challenge, robots.txt and noindex are distinguished, in English and German, on a desk and a phone', async () => {
  await visit(async (page) => {
    await fetched(page, 'gptbot training 8')
    expect(await ask(page, planted.link, english)).toBe(
      '14 agents reach the page, 2 are kept out by the site’s own word, 2 are kept out by something else.',
    )
    const rows = await page.locator('.citable-traffic__reach tbody tr').allTextContents()
    const rowOf = (name: string) => rows.find((row) => row.includes(name)) ?? ''
    expect(rowOf('GPTBot')).toContain('A refusal (403). A browser’s name gets the page.')
    expect(rowOf('GPTBot')).toMatch(/3: 3 verified, 3 served, 0 refused; last on /)
    expect(rowOf('GPTBot')).toContain('Most that came were served, verified ones among them')
    expect(rowOf('ClaudeBot')).toContain('A challenge page of Cloudflare (200). A browser’s name gets the page.')
    expect(rowOf('OAI-SearchBot')).toContain('The page says noindex to every robot (X-Robots-Tag)')
    expect(rowOf('CCBot')).toContain('Keeps it out: Disallow: ')
    expect(await runAxe(page, '#citable-traffic')).toEqual([])
    await takeScreenshot(page.locator('#citable-traffic'), `${looked}en-1280-reach.png`)
  })
  await visit(async (page) => {
    await page.context().addCookies([
      { name: 'test_locale', value: 'de_DE', url: site.url },
      { name: 'test_colours', value: 'midnight', url: site.url },
    ])
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await ask(page, planted.link, german)).toBe(
      '14 Agenten erreichen die Seite, 2 bleiben auf Wunsch der Website draußen, 2 werden von etwas anderem abgehalten.',
    )
    const faults = await runAxe(page, '#citable-traffic')
    expect(faults.filter(isFaultOfPlugin)).toEqual([])
    // WordPress's own button in this scheme, and nothing beside it
    expect(faults.flatMap(({ elements }) => elements).filter((html) => !/^<a class="button" [^>]*citable_traffic/.test(html))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await takeScreenshot(page.locator('#citable-traffic'), `${looked}de_DE-390-reach.png`)
    await page.context().clearCookies({ name: /^test_/ })
  })
})

it('a corrected post names who still has the old text, on the page of traffic and where it is edited', async () => {
  await visit(async (page) => {
    await fetched(page, 'ccbot dataset 6')
    await callWordPress(site, 'POST', `/wp/v2/posts/${planted.id}`, {
      content: `<!-- wp:paragraph --><p>${words.repeat(12)} Corrected.</p><!-- /wp:paragraph -->`,
    })
    await fetched(page, 'googlebot search_engine -1')
    await page.goto('/wp-admin/admin.php?page=citable-traffic')
    const sentence =
      / GPTBot and CCBot still have the old text\. Googlebot has the new one\.| CCBot and GPTBot still have the old text\. Googlebot has the new one\./
    await page.getByText(sentence).waitFor()
    expect(await runAxe(page, '#citable-traffic')).toEqual([])
    await takeScreenshot(page.locator('#citable-traffic'), `${looked}en-1280-changes.png`)
  })
  await visit(
    async (page) => {
      await openEditor(page, site, planted.id)
      const panel = await openSidebar(page)
      const part = await unfold(panel, 'Who still has the old text')
      await part.getByText(/still have the old text\. Googlebot has the new one\./).waitFor()
      expect(await runAxe(page, '.citable-held')).toEqual([])
      await takeScreenshot(part, `${looked}en-editor-held.png`)
    },
    { viewport: { width: 1440, height: 2000 } },
  )
})
