import type { Browser, BrowserContext, Page } from 'playwright-core'
import { isMatrix } from '../gates/gate.ts'
import { slowness } from '../sites/slowness.ts'

export interface OpenPageOptions {
  /** Base of relative addresses in `page.goto`, such as `http://127.0.0.1:8890`. */
  readonly baseUrl?: string
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Language of the browser, BCP 47. */
  readonly locale?: string
  /** Console lines, failed answers and page errors that the host makes by itself and that prove nothing about us. Give the reason beside it. */
  readonly knownProblems?: readonly RegExp[]
  /** Addresses outside that the host itself asks for. They are refused all the same, and not counted. */
  readonly knownOutside?: readonly RegExp[]
  /** Milliseconds for every wait, which end what hangs; default 30,000 in gate 1, where a red test says why within a minute, else 60,000. */
  readonly timeoutMs?: number
}

export interface OpenedPage {
  readonly context: BrowserContext
  readonly page: Page
  /** Requests that wanted to leave the machine; all were refused. */
  readonly outside: readonly string[]
  /** Console errors and warnings, uncaught errors, answers of 400 and above. */
  readonly problems: readonly string[]
  /** Throws with the whole list when anything is in `outside` or `problems`, but for what was broken on purpose. */
  assertClean(expected?: readonly RegExp[]): void
  /** Empties both lists: what follows belongs to the next test. */
  forget(): void
  close(): Promise<void>
}

const isOutside = (url: URL) =>
  /^(https?|wss?):$/.test(url.protocol) &&
  !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) &&
  !url.hostname.endsWith('.localhost')

/** Scripts of this page run as on a slower processor, where that is wished for; a window that is gone already needs it no more. */
async function slowDown(page: Page): Promise<void> {
  if (slowness === null) return
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => null)
  await session?.send('Emulation.setCPUThrottlingRate', { rate: slowness }).catch(() => {})
}

/** A page of its own context. Requests to other machines, which `launchBrowser` refuses, are recorded, and so is what goes wrong in the page. */
export async function openPage(browser: Browser, options: OpenPageOptions = {}): Promise<OpenedPage> {
  const {
    baseUrl,
    viewport = { width: 1440, height: 1000 },
    locale,
    knownProblems = [],
    knownOutside = [],
    timeoutMs = isMatrix ? 60_000 : 30_000,
  } = options
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    ...(locale !== undefined && { locale }),
  })
  context.setDefaultTimeout(timeoutMs)
  const outside: string[] = []
  const problems: string[] = []
  const leave = (url: string) => {
    if (!knownOutside.some((known) => known.test(url))) outside.push(url)
  }
  const complain = (problem: string) => {
    if (!knownProblems.some((known) => known.test(problem))) problems.push(problem)
  }
  // Only recorded: `launchBrowser` resolves no name outside. Routes would refuse them as well, but turn the browser's cache off.
  context.on('request', (request) => {
    if (isOutside(new URL(request.url()))) leave(request.url())
  })
  context.on('page', (opened) => {
    void slowDown(opened)
    opened.on('websocket', (socket) => {
      if (isOutside(new URL(socket.url()))) leave(socket.url())
    })
  })
  const page = await context.newPage()
  await slowDown(page)
  page.on('console', (line) => {
    const { url } = line.location()
    // The refusal of a request is counted once, above.
    if (!['error', 'warning'].includes(line.type()) || (URL.canParse(url) && isOutside(new URL(url)))) return
    // Failed answers are reported with their address by the listener below.
    if (line.text().startsWith('Failed to load resource: the server responded')) return
    complain(`console ${line.type()}: ${line.text().slice(0, 500)}`)
  })
  page.on('pageerror', (error) => complain(`page error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return {
    context,
    page,
    outside,
    problems,
    assertClean(expected = []) {
      const unexpected = problems.filter((problem) => !expected.some((known) => known.test(problem)))
      const all = [...outside.map((url) => `left the machine: ${url}`), ...unexpected]
      if (all.length > 0) throw new Error(`The page was not clean:\n${all.join('\n')}`)
    },
    forget() {
      outside.length = 0
      problems.length = 0
    },
    close: () => context.close(),
  }
}
