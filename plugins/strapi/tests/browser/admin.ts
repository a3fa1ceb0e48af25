import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type OpenedPage, openPage } from '@citable/tooling/browser/open-page'
import type { StrapiSite } from '@citable/tooling/sites/strapi'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** The screen of the last visit that failed. */
const failed = join(import.meta.dirname, '../app/.tmp/failed.png')

/** A finished tour: its overlay would take the clicks. */
const done = { currentStep: 0, isCompleted: true }
const tour = {
  tours: { contentTypeBuilder: done, contentManager: done, apiTokens: done, strapiCloud: done },
  enabled: false,
  hidden: true,
  completedActions: [],
}

/** Console messages of Strapi's own admin on every page; none is the plugin's. */
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

/** Whom a test invites that needs one. */
export const guests = {
  editor: { firstname: 'Edda', lastname: 'Editor', email: 'editor@example.org', password: 'Aa1-of-the-editor' },
  author: { firstname: 'Aino', lastname: 'Author', email: 'author@example.org', password: 'Aa1-of-the-author' },
  outsider: { firstname: 'Otto', lastname: 'Outsider', email: 'outsider@example.org', password: 'Aa1-of-the-outsider' },
} as const

interface Session {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  readonly stored: readonly (readonly [name: string, value: string])[]
}

/** Guests are there once a test has invited them: `editor` and `author` have Strapi's own roles, `outsider` one without a right of the plugin. */
export type Person = 'admin' | 'writer' | keyof typeof guests

export interface VisitOptions {
  readonly theme?: 'light' | 'dark'
  readonly language?: string
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** Runs a test in the admin and holds that the page stayed clean: no request outside, no error. */
export type Visit = (person: Person, options: VisitOptions, run: (opened: OpenedPage) => Promise<void>) => Promise<void>

/** Choices of a person, stored before: they close the tour and a banner about a new media library. */
const choices = ({ theme = 'light', language }: VisitOptions, uuid: string): readonly (readonly [name: string, value: string])[] => [
  ['STRAPI_GUIDED_TOUR', JSON.stringify(tour)],
  ...[true, false].flatMap((isLegacy) =>
    ['undefined', uuid].map((id) => [`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${isLegacy}:${id}`, 'true'] as const),
  ),
  ['STRAPI_THEME', theme],
  ...(language === undefined ? [] : [['strapi-admin-language', language] as const]),
]

/**
 * Visits of one site, signed in. Every person has one page from visit to visit: an admin that the page's process has loaded before is there
 * much sooner. Each visit finds in the browser what the person's sign-in left there; a page whose visit failed is closed.
 */
export function visitsOf(site: Omit<StrapiSite, 'stop'>, browser: Browser): Visit {
  /** Strapi allows five sign-ins in five minutes: each person signs in once. */
  const sessions = new Map<Person, Session>()
  const idle = new Map<Person, OpenedPage>()
  const accountOf = (person: Person): readonly [email: string, password: string] =>
    person === 'admin'
      ? [site.adminEmail, site.adminPassword]
      : person === 'writer'
        ? [site.writerEmail, site.writerPassword]
        : [guests[person].email, guests[person].password]

  async function open(person: Person): Promise<OpenedPage> {
    const opened = await openPage(browser, { baseUrl: site.url, knownProblems, knownOutside })
    const { page, context } = opened
    // An entry that was never saved holds its page back.
    page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()))
    const session = sessions.get(person)
    if (session) await context.addCookies(session.cookies)
    else sessions.set(person, await signIn(opened, accountOf(person)))
    return opened
  }

  return async (person, options, run) => {
    const opened = idle.get(person) ?? (await open(person))
    idle.delete(person)
    const { page } = opened
    try {
      const uuid = await leave(page)
      await store(page, [...(sessions.get(person)?.stored ?? []), ...choices(options, uuid)])
      await page.setViewportSize(options.viewport ?? { width: 1500, height: 1100 })
      opened.forget()
      await run(opened)
      opened.assertClean()
    } catch (error) {
      console.error(opened.problems)
      await page.screenshot({ path: failed }).catch(() => {})
      await opened.close()
      throw error
    }
    idle.set(person, opened)
  }
}

/** Signs a person in as Strapi's form does, without loading it and the page that follows, and answers what the browser holds then. */
async function signIn({ context }: OpenedPage, [email, password]: readonly [string, string]): Promise<Session> {
  const answer = await context.request.post('/admin/login', { data: { email, password, deviceId: randomUUID(), rememberMe: true } })
  if (!answer.ok()) throw new Error(`Strapi answered ${answer.status()} to the sign-in of ${email}.`)
  const { token } = (await answer.json()).data as { readonly token: string }
  return {
    cookies: await context.cookies(),
    stored: [
      ['jwtToken', JSON.stringify(token)],
      ['isLoggedIn', 'true'],
    ],
  }
}

/** To an answer of the same origin that is no page: what the admin had planned ends. Answers the name under which the admin stores things. */
async function leave(page: Page): Promise<string> {
  const answer = (await page.goto('/admin/init'))!
  return String((await answer.json()).data.uuid)
}

/** Makes this all that is stored in the browser beside cookies. */
const store = (page: Page, values: readonly (readonly [name: string, value: string])[]): Promise<void> =>
  page.evaluate((entries) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, values)

export const editPath = (uid: string, documentId: string, locale = 'en') =>
  `/admin/content-manager/collection-types/${uid}/${documentId}?plugins[i18n][locale]=${locale}`
export const createPath = (uid: string, locale = 'en') =>
  `/admin/content-manager/collection-types/${uid}/create?plugins[i18n][locale]=${locale}`
export const listPath = (uid: string, locale = 'en') => `/admin/content-manager/collection-types/${uid}?plugins[i18n][locale]=${locale}`
