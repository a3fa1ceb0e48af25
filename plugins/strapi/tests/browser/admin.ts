import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { type OpenedPage, openPage } from '@citable/tooling/browser/open-page'
import type { Browser, BrowserContext } from 'playwright-core'

export interface Admin extends OpenedPage {
  readonly browser: Browser
}

/** A finished tour: its overlay would take the clicks. */
const done = { currentStep: 0, isCompleted: true }
const tour = {
  tours: { contentTypeBuilder: done, contentManager: done, apiTokens: done, strapiCloud: done },
  enabled: false,
  hidden: true,
  completedActions: [],
}

/** What Strapi's own admin does on every page; nothing of it is ours. */
const knownProblems = [
  // A route of the paid editions, asked for on every page.
  /404 GET .*\/admin\/ai-feature-config/,
  /404 GET .*\/i18n\/ai-localization-jobs\//,
  // Preview is not set up.
  /404 GET .*\/content-manager\/preview\/url\//,
  // Before a person has signed in, the admin asks for a new token once.
  /40[01] POST .*\/admin\/access-token/,
  // React Router and styled-components in Strapi's bundle.
  /React Router Future Flag Warning/,
  /styled-components/,
  // Strapi's own components.
  /`DialogContent` requires|Missing `Description`|aria-describedby/,
]
/** Strapi's update check. */
const knownOutside = [/^https:\/\/api\.github\.com\//]

interface Session {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  readonly stored: readonly (readonly [name: string, value: string])[]
}
/** Strapi allows five sign-ins in five minutes: each person signs in once. */
const sessions = new Map<string, Session>()

/** Signs a person in. Which page is on the screen then is left open: every load of the admin takes seconds. */
export async function openAdmin(
  base: string,
  email: string,
  password: string,
  options: {
    readonly theme?: 'light' | 'dark'
    readonly language?: string
    readonly viewport?: { readonly width: number; readonly height: number }
    readonly browser?: Browser
  } = {},
): Promise<Admin> {
  const browser = options.browser ?? (await launchBrowser())
  const opened = await openPage(browser, {
    baseUrl: base,
    viewport: options.viewport ?? { width: 1500, height: 1100 },
    knownProblems,
    knownOutside,
  })
  await opened.page.addInitScript(
    ([state, theme, language]) => {
      localStorage.setItem('STRAPI_GUIDED_TOUR', state ?? '')
      localStorage.setItem('STRAPI_THEME', theme ?? 'light')
      if (language) localStorage.setItem('strapi-admin-language', language)
    },
    [JSON.stringify(tour), options.theme ?? 'light', options.language ?? ''] as const,
  )
  const { page, context } = opened
  const person = `${base} ${email}`
  const known = sessions.get(person)
  if (known) {
    await context.addCookies(known.cookies)
    await page.addInitScript((stored) => {
      for (const [name, value] of stored) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
    }, known.stored)
  } else {
    await page.goto('/admin/auth/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email').fill(email)
    await page.locator('input[name="password"]').fill(password)
    await page.locator('button[type="submit"]').click()
    await page.waitForURL((url) => !url.pathname.includes('/auth/'))
    await page.getByRole('navigation').first().waitFor()
    const stored = await page.evaluate(() => Object.entries(localStorage).map(([name, value]) => [name, String(value)] as const))
    const ours = stored.filter(([name]) => !['STRAPI_THEME', 'strapi-admin-language', 'STRAPI_GUIDED_TOUR'].includes(name))
    sessions.set(person, { cookies: await context.cookies(), stored: ours })
  }
  return { ...opened, browser }
}

export const editPath = (uid: string, documentId: string, locale = 'en') =>
  `/admin/content-manager/collection-types/${uid}/${documentId}?plugins[i18n][locale]=${locale}`
export const createPath = (uid: string, locale = 'en') =>
  `/admin/content-manager/collection-types/${uid}/create?plugins[i18n][locale]=${locale}`
export const listPath = (uid: string, locale = 'en') => `/admin/content-manager/collection-types/${uid}?plugins[i18n][locale]=${locale}`
