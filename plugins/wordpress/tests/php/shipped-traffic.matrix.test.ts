import { freePort } from '@citable/tooling/sites/free-port'
import { type ServiceSite, startServiceSite } from '@citable/tooling/sites/service'
import type { WordPressSite } from '@citable/tooling/sites/wordpress'
import { runCommand } from '@citable/tooling/sites/wordpress/run-command'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'

const gptbot = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)'

let site: WordPressSite
let service: ServiceSite
beforeAll(async () => {
  service = await startServiceSite(await freePort())
  site = await openSite()
})
afterAll(async () => {
  await site?.stop()
  await service?.stop()
})

/** A process of its own on the site, as cron is one; what it prints, also when it is killed. */
async function php(code: string): Promise<string> {
  const load = `use Citable\\Traffic\\Outbox; $_SERVER += array( 'HTTP_HOST' => $argv[2], 'SERVER_NAME' => '127.0.0.1', 'REQUEST_METHOD' => 'POST', 'REQUEST_URI' => '/' ); require $argv[1] . '/wp-load.php';`
  const { stdout, stderr } = await runCommand('php', ['-r', `${load} ${code}`, site.siteDirectory, new URL(site.url).host])
  if (stderr !== '') throw new Error(stderr)
  return stdout.trim()
}
const waiting = async () => Number(await php('echo $GLOBALS["wpdb"]->get_var( "SELECT COUNT(*) FROM " . Outbox::name() );'))
const ship = async () => Number(await php('echo Outbox::ship();'))

it('a thousand fetches reach the service once, over an outage and a killed process', async () => {
  await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service', service_url: service.url, api_key: service.key })
  await php('Citable\\Upgrade::run();')
  for (let index = 0; index < 20; index++) await (await fetch(`${site.url}/asked-${index}/`, { headers: { 'user-agent': gptbot } })).text()
  expect(await waiting()).toBe(20)
  await php(
    `for ( $n = 0; $n < 980; $n++ ) Outbox::add( array( 'type' => 'hit', 'host' => '127.0.0.1', 'path' => "/made-$n/", 'status' => 200, 'user_agent' => 'GPTBot/1.2', 'verification' => 'unverifiable' ) );`,
  )
  await service.outage(async () => {
    expect(await ship()).toBe(0)
    expect(await waiting()).toBe(1_000)
  })
  // it ends when the service has the first five hundred, before it can note so
  await php(`add_filter( 'http_response', static function () { posix_kill( getmypid(), 9 ); } ); Outbox::ship();`)
  expect(await waiting()).toBe(1_000)
  // the lock that it left is given up after five minutes
  await php(`delete_option( 'citable_outbox_lock' );`)
  expect(await ship()).toBe(1_000)
  expect(await waiting()).toBe(0)
  const day = new Date().toISOString().slice(0, 10)
  const answer = await fetch(`${service.url}/v1/analytics?from=${day}&to=${day}&compare=none`, {
    headers: { authorization: `Bearer ${service.key}` },
  })
  const { summary, data_quality: quality } = (await answer.json()) as {
    summary: { crawler_hits: number; unique_pages_crawled: number }
    data_quality: { sources: readonly string[] }
  }
  expect(summary).toMatchObject({ crawler_hits: 1_000, unique_pages_crawled: 1_000 })
  expect(quality.sources).toEqual(['wordpress'])
})
