import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../../src/browser/launch-browser.ts'
import { openPage } from '../../src/browser/open-page.ts'
import { readJsonLd } from '../../src/browser/read-json-ld.ts'
import { runAxe } from '../../src/browser/run-axe.ts'
import { sampleStretches, traceCalls } from '../../src/browser/trace-tasks.ts'

/** Each path is a page with one planted fault. */
const pages: Readonly<Record<string, string>> = {
  '/clean': '<main><h1>Clean</h1><p>Nothing is wrong here.</p></main>',
  '/outside':
    '<img alt="" src="https://example.com/pixel.gif"><script>fetch("https://example.org/count").catch(() => {}); new WebSocket("wss://example.net/live")</script>',
  '/worker': '<script>new Worker(URL.createObjectURL(new Blob(["fetch(\'https://example.com/from-worker\').catch(() => {})"])))</script>',
  '/noisy':
    '<script>console.error("planted error"); console.warn("planted warning"); setTimeout(() => { throw new Error("planted throw") })</script>',
  '/missing-script': '<script src="/gone.js"></script>',
  '/inaccessible':
    '<main><h1>Planted</h1><h4>Too deep</h4><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><button></button></main><aside><p>Fine</p></aside>',
  '/strict': '<main><button></button></main>',
  '/busy': '<button id="b">Work</button><script src="/our-script.js"></script>',
  '/json-ld':
    '<script type="application/ld+json" class="citable">{"a":"\\u003C/script\\u003E"}</script><script>document.body.innerHTML = "replaced"</script>',
}

let browser: Browser
let server: Server
let base: string

beforeAll(async () => {
  browser = await launchBrowser({ optimizes: true })
  server = createServer((request, response) => {
    const url = request.url ?? ''
    if (url === '/our-script.js') {
      response.setHeader('content-type', 'text/javascript')
      return response.end('b.onclick = () => { for (let at = 0, sum = 0; at < 3e8; at++) sum += at }')
    }
    const body = pages[url]
    if (url === '/strict') response.setHeader('content-security-policy', "script-src 'none'")
    response.statusCode = body === undefined && url !== '/favicon.ico' ? 404 : 200
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>Test</title><body>${body ?? ''}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

const visit = async (path: string, options = {}) => {
  const opened = await openPage(browser, { baseUrl: base, ...options })
  await opened.page.goto(path)
  return opened
}

describe('launchBrowser', () => {
  it('switches off what Playwright does, and loads no page of the address bar', async () => {
    const { context } = await visit('/clean')
    const session = await browser.newBrowserCDPSession()
    const { commandLine } = await session.send('SystemInfo.getInfo')
    const lists = [...commandLine.matchAll(/--disable-features=(\S*)/g)].map(([, list = '']) => list.split(','))
    expect(lists.length).toBe(2)
    const [theirs = [], ours = []] = lists
    expect(ours).toEqual(expect.arrayContaining(theirs.filter((feature) => !feature.startsWith('ms'))))
    const targets = (await session.send('Target.getTargets', { filter: [{}] })).targetInfos
    await session.detach()
    expect(targets.map(({ url }) => url).filter((url) => url.includes('omnibox'))).toEqual([])
    await context.close()
  })
})

describe('openPage', () => {
  it('finds nothing on a clean page', async () => {
    const opened = await visit('/clean')
    await opened.page.waitForTimeout(300)
    expect(() => opened.assertClean()).not.toThrow()
    await opened.close()
  })

  it('refuses and records what wants to leave: images, fetches, sockets', async () => {
    const opened = await visit('/outside')
    await expect
      .poll(() => [...opened.outside].sort())
      .toEqual(['https://example.com/pixel.gif', 'https://example.org/count', 'wss://example.net/live'])
    expect(() => opened.assertClean()).toThrow(/left the machine: https:\/\/example\.com\/pixel\.gif/)
    await opened.close()
  })

  it('reaches no other address by its number either', async () => {
    let hits = 0
    const neighbour = createServer((_request, response) => {
      hits += 1
      response.end()
    })
    await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.2', resolve))
    const address = `http://127.0.0.2:${(neighbour.address() as AddressInfo).port}/`
    const opened = await openPage(browser)
    await expect(opened.page.goto(address)).rejects.toThrow()
    expect({ hits, outside: opened.outside }).toEqual({ hits: 0, outside: [address] })
    await opened.close()
    neighbour.close()
  })

  it('records what a worker wants to fetch', async () => {
    const opened = await visit('/worker')
    await expect.poll(() => opened.outside).toEqual(['https://example.com/from-worker'])
    await opened.close()
  })

  it('refuses known outside addresses without counting them', async () => {
    const opened = await openPage(browser, { baseUrl: base, knownOutside: [/^https:\/\/example\.com\//] })
    const refused = opened.context.waitForEvent('requestfailed')
    await opened.page.goto('/worker')
    expect((await refused).url()).toBe('https://example.com/from-worker')
    expect(opened.outside).toEqual([])
    await opened.close()
  })

  it('records console errors and warnings, uncaught errors and failed answers', async () => {
    const noisy = await visit('/noisy')
    const planted = ['console error: planted error', 'console warning: planted warning', 'page error: planted throw']
    await expect.poll(() => noisy.problems).toEqual(planted)
    await noisy.close()
    const missing = await visit('/missing-script')
    await expect.poll(() => missing.problems).toContain(`404 GET ${base}/gone.js`)
    await missing.close()
  })

  it('lets known problems of the host pass', async () => {
    const opened = await visit('/noisy', { knownProblems: [/planted (error|warning)/] })
    await expect.poll(() => opened.problems).toEqual(['page error: planted throw'])
    await opened.close()
  })
})

describe('runAxe', () => {
  it('finds planted faults in the part asked for, and only there', async () => {
    const opened = await visit('/inaccessible')
    const ids = (await runAxe(opened.page, 'main')).map(({ id }) => id).sort()
    expect(ids).toEqual(['button-name', 'heading-order', 'image-alt'])
    expect(await runAxe(opened.page, 'aside')).toEqual([])
    await opened.close()
  })

  it('works under a policy that forbids scripts', async () => {
    const opened = await visit('/strict')
    expect((await runAxe(opened.page, 'main')).map(({ id }) => id)).toEqual(['button-name'])
    await opened.close()
  })

  it('does not call a part clean that is not there', async () => {
    const opened = await visit('/clean')
    opened.page.setDefaultTimeout(500)
    await expect(runAxe(opened.page, '#nowhere')).rejects.toThrow()
    await opened.close()
  })
})

describe('traceCalls', () => {
  it('measures the script that is asked for, and refuses one that does not run', async () => {
    const opened = await visit('/busy')
    const work = async () => {
      await opened.page.click('#b')
      await opened.page.evaluate(() => null)
    }
    const calls = await traceCalls(browser, opened.page, /our-script\.js$/, work)
    expect(Math.max(...calls)).toBeGreaterThan(50)
    await expect(traceCalls(browser, opened.page, /another\.js$/, work)).rejects.toThrow('No script')
    await opened.close()
  })
})

describe('sampleStretches', () => {
  it('finds the script under whatever called it, and refuses one that does not run', async () => {
    const opened = await visit('/busy')
    await opened.page.evaluate(() => {
      const button = document.querySelector('button')!
      const { onclick } = button
      button.onclick = (event) => onclick?.call(button, event)
    })
    const work = async () => {
      await opened.page.click('#b')
      await opened.page.evaluate(() => null)
    }
    expect(Math.max(...(await sampleStretches(opened.page, /our-script\.js$/, work)))).toBeGreaterThan(20)
    await expect(sampleStretches(opened.page, /another\.js$/, work)).rejects.toThrow('No script')
    await opened.close()
  })
})

describe('readJsonLd', () => {
  it('gives the exact text as served, before any script of the page', async () => {
    expect(await readJsonLd(browser, `${base}/json-ld`)).toEqual({
      status: 200,
      scripts: [{ text: '{"a":"\\u003C/script\\u003E"}', id: '', className: 'citable' }],
    })
  })
})
