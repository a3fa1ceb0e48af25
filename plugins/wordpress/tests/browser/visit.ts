import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { type OpenedPage, openPage } from '@citable/tooling/browser/open-page'
import type { AxeViolation } from '@citable/tooling/browser/run-axe'
import { readDebugLog, type WordPressSite } from '@citable/tooling/sites/wordpress'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openSite } from '../open-site.ts'
import { knownProblems } from './block-editor.ts'

/** Colours that our style sheets name, but for white and WordPress’s own greys. */
const ownColours = (() => {
  const folder = join(import.meta.dirname, '../../src')
  const styles = globSync('**/*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const named =
    styles
      .join('\n')
      .toLowerCase()
      .match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g) ?? []
  const whole = named.map((colour) => (colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour))
  return new Set(whole.filter((colour) => !['#ffffff', '#f0f0f0', '#f0f0f1', '#f6f7f7'].includes(colour)))
})()

/** WordPress draws its own buttons in the colours of the scheme, in some schemes with too little contrast. Elements with the plugin's colours are the plugin's. */
export const isFaultOfPlugin = ({ id, elements, colours }: AxeViolation): boolean =>
  id !== 'color-contrast' ||
  !elements.every((html) => /^<(?:button|a|input) [^>]*class="(?:components-)?button[ "]/.test(html)) ||
  colours.length < elements.length ||
  colours.some((pair) => pair.split(' on ').some((colour) => ownColours.has(colour)))

export interface Person {
  readonly user: string
  readonly password: string
}

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Faults that this visit makes on purpose. */
  readonly expected?: readonly RegExp[]
  /** Default: the administrator. */
  readonly as?: Person
  /** In a context that ends with the visit, for what would outlast it: scripts added to every page, a lost connection. */
  readonly apart?: boolean
}

/** Console output, failed requests, requests that leave the machine and lines of the debug log fail the test. */
export type Visit = (run: (page: Page, opened: OpenedPage) => Promise<void>, options?: VisitOptions) => Promise<void>

/** Signs a context in as the form does, without the pages around it. */
export async function signIn(page: Page, site: WordPressSite, { user, password }: Person): Promise<void> {
  const { url } = site
  const answer = await page.request.post(`${url}/wp-login.php`, { form: { log: user, pwd: password }, maxRedirects: 0 })
  if (answer.status() !== 302) throw new Error(`WordPress did not let ${user} in: it answered ${answer.status()}.`)
}

/**
 * Visits of one site, signed in. Every person has one page from visit to visit: an editor that the page's process has loaded before is there
 * in half of the time. After a visit the page is left and what it has stored in the browser is cleared; after one that failed it is closed.
 */
export function visitsOf(site: WordPressSite, browser: Browser): Visit {
  const idle = new Map<string, OpenedPage>()

  async function open(person: Person): Promise<OpenedPage> {
    const opened = await openPage(browser, { baseUrl: site.url, knownProblems })
    // A text that was never saved holds its page back.
    opened.page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()))
    await signIn(opened.page, site, person)
    return opened
  }

  async function leave({ page, context }: OpenedPage): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${site.url}/wp-includes/images/blank.gif`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    )
  }

  return async (run, { viewport = { width: 1440, height: 1000 }, expected = [], as, apart = false } = {}) => {
    const person = as ?? { user: site.adminUser, password: site.adminPassword }
    const idlePage = apart ? undefined : idle.get(person.user)
    idle.delete(person.user)
    const opened = idlePage ?? (await open(person))
    opened.forget()
    try {
      await opened.page.setViewportSize(viewport)
      await run(opened.page, opened)
      opened.assertClean(expected)
      expect(await readDebugLog(site)).toBe('')
    } catch (error) {
      await opened.close()
      throw error
    }
    if (apart) return opened.close()
    await leave(opened)
    idle.set(person.user, opened)
  }
}

/**
 * A fresh site, a browser and visits, for one file of tests; both end with the file. Opened while tests are collected, so that a file has them
 * as constants.
 */
export async function openSiteInBrowser(): Promise<{ readonly site: WordPressSite; readonly browser: Browser; readonly visit: Visit }> {
  const site = await openSite()
  afterAll(() => site.stop())
  const browser = await launchBrowser()
  afterAll(() => browser.close())
  return { site, browser, visit: visitsOf(site, browser) }
}
