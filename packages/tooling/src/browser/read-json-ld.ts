import type { Browser, Page } from 'playwright-core'

export interface PublicJsonLd {
  readonly status: number
  /** One per script element of type application/ld+json, in document order: the exact text between the tags. */
  readonly scripts: readonly { readonly text: string; readonly id: string; readonly className: string }[]
}

/** One visitor per browser: a page that is already there answers several times faster than a new one. */
const visitors = new WeakMap<Browser, Page>()

async function openVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return context.newPage()
}

/** JSON-LD for a visitor without cookies, parsed by the browser's own HTML parser with scripts switched off. */
export async function readJsonLd(browser: Browser, url: string): Promise<PublicJsonLd> {
  const page = visitors.get(browser) ?? (await openVisitor(browser))
  // taken while it is in use, so that two reads at once never share it
  visitors.delete(browser)
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
  const scripts = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((elements) =>
      elements.map((element) => ({ text: element.textContent ?? '', id: element.id, className: element.className })),
    )
  await page.context().clearCookies()
  visitors.set(browser, page)
  return { status: response?.status() ?? 0, scripts }
}
