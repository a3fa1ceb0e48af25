import type { Browser } from 'playwright-core'

export interface PublicJsonLd {
  readonly status: number
  /** One per script element of type application/ld+json, in document order: the exact text between the tags. */
  readonly scripts: readonly { readonly text: string; readonly id: string; readonly className: string }[]
}

/** What a visitor without cookies gets, parsed by the browser's own HTML parser with scripts switched off. */
export async function readJsonLd(browser: Browser, url: string): Promise<PublicJsonLd> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
    const scripts = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((elements) =>
        elements.map((element) => ({ text: element.textContent ?? '', id: element.id, className: element.className })),
      )
    return { status: response?.status() ?? 0, scripts }
  } finally {
    await context.close()
  }
}
