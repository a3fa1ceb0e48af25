import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fakePageTranslator, type PageTranslatorScript } from '@citable/tooling/browser/fake-page-translator'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { freePort } from '@citable/tooling/sites/free-port'
import { type ServiceSite, startServiceSite } from '@citable/tooling/sites/service'
import { call, signIn } from '@citable/tooling/sites/strapi'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editPath } from './admin.ts'
import { openSite, type SeededSite } from './open-site.ts'
import { analysed, article, drawer, images, misfits, openTab, publish, section } from './panel.ts'

if (spawnSync('apertium', ['-l']).status !== 0)
  throw new Error('Apertium is missing: apt-get install apertium apertium-eng-spa apertium-eng-cat')

const looked = join(images, '../../../node_modules/.cache/citable/looks')
const look = (page: Page, name: string): Promise<void> => takeScreenshot(page, join(looked, `strapi-translations-${name}.png`))

let site: SeededSite
let service: ServiceSite
let jwt: string
let documentId = ''
const admin = (method: string, path: string, body?: object) => call(site.strapi.url, method, path, jwt, body)

const code = { type: 'code', children: [{ type: 'text', text: 'bake --hours=2 "rye bread"' }] }
const content = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'How do you store bread?' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Bread made of rye keeps for a week. The baker mixes ' },
      { type: 'text', text: '500 g of flour', bold: true },
      { type: 'text', text: ' with water from the ' },
      { type: 'link', url: 'https://mill.example/', children: [{ type: 'text', text: 'mill' }] },
      { type: 'text', text: '.' },
    ],
  },
  {
    type: 'list',
    format: 'unordered',
    children: ['In a box of wood', 'In a clean towel'].map((text) => ({ type: 'list-item', children: [{ type: 'text', text }] })),
  },
  code,
  { type: 'paragraph', children: [{ type: 'text', text: 'The zymurgist drinks coffee.' }] },
]

beforeAll(async () => {
  ;[site, service] = await Promise.all([openSite(), freePort().then(startServiceSite)])
  const { url, adminEmail, adminPassword } = site.strapi
  jwt = await signIn(url, adminEmail, adminPassword)
  await admin('POST', '/i18n/locales', { code: 'es', name: 'Spanish (es)', isDefault: false })
  await admin('PUT', '/citable/settings/mode', { mode: 'service', address: service.url, key: service.key })
  const pictures = await admin('GET', '/upload/files?pageSize=1')
  const image = pictures.results[0]?.id
  const data = {
    title: 'How to bake bread',
    slug: 'how-to-bake-bread',
    description: 'The water and the flour.',
    content,
    markdown: 'Heat the **oven** for an hour.\n\n```\noven --on\n```',
    sections: [
      { __component: 'sections.text', heading: 'The oven', body: 'The oven of the baker is warm.' },
      { __component: 'sections.picture', ...(image && { image }), caption: 'The bread of the baker' },
      { __component: 'sections.quote', text: 'Bread is life.', by: 'Ada Miller' },
    ],
  }
  const made = await admin('POST', `/content-manager/collection-types/${article}`, data)
  documentId = made.data.documentId
  await admin('POST', `/content-manager/collection-types/${article}/${documentId}/actions/publish`, {})
})
afterAll(async () => {
  await site?.close()
  await service?.stop()
})

const open = async (page: Page, locale = 'en') => {
  await page.goto(editPath(article, documentId, locale))
  // Below 1080 px Strapi's column is a sheet at the foot of the page.
  if (page.viewportSize()!.width < 1080) await page.getByRole('button', { name: 'Open more actions' }).click()
  await analysed(page)
  await openTab(page, 'translations')
  const translations = section(page, 'translations')
  await expect.poll(() => translations.getAttribute('data-phase')).toBe('listed')
  return translations
}
const draftIn = async (locale: string) =>
  (await admin('GET', `/content-manager/collection-types/${article}/${documentId}?locale=${locale}`)).data
/** What a front end gets. */
const read = async (locale: string) => {
  const response = await fetch(`${site.strapi.url}/api/articles/${documentId}?locale=${locale}&citable=full`, {
    headers: { authorization: `Bearer ${site.strapi.apiToken}`, connection: 'close' },
  })
  const { data } = (await response.json()) as {
    data: { citable: { head: { html: string }; jsonLd: { '@graph': Readonly<Record<string, unknown>>[] } } }
  }
  return { head: data.citable.head, article: data.citable.jsonLd['@graph'].find((node) => String(node['@id']).endsWith('#article'))! }
}

test('an entry becomes a Spanish draft, is reviewed, published, and found in both languages', async () => {
  await site.withAdmin('admin', { viewport: { width: 1280, height: 1600 } }, async ({ page }) => {
    const translations = await open(page)
    await translations.getByText('There is no translation yet.').waitFor()
    const ask = translations.getByRole('button', { name: 'Translate into Spanish' })
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    await look(page, 'before-1280')
    await ask.focus()
    await page.keyboard.press('Enter')
    await translations.getByText('The draft in Spanish is there.').waitFor()
    await translations.getByText('Draft, machine translation by apertium, not reviewed').waitFor()
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(page)).toEqual([])
    await look(page, 'made-1280')

    const draft = await draftIn('es')
    expect([draft.title, draft.slug, draft.description, draft.publishedAt]).toEqual([
      expect.stringContaining('pan'),
      expect.stringMatching(/^[a-z-]*pan[a-z-]*$/),
      expect.stringMatching(/^el agua y la harina\.$/i),
      null,
    ])
    expect(draft.content[3]).toEqual(code)
    expect(draft.content.map(({ type }: { type: string }) => type)).toEqual(content.map(({ type }) => type))
    expect(JSON.stringify(draft.content[1])).toContain('"url":"https://mill.example/"')
    expect(draft.markdown).toContain('```\noven --on\n```')
    expect(draft.sections).toMatchObject([{ __component: 'sections.text' }, { __component: 'sections.picture' }, { by: 'Ada Miller' }])
    expect(draft.sections[0].heading.toLowerCase()).toContain('horno')

    await translations.getByRole('link', { name: /^Edit: .* \(Spanish\)$/ }).click()
    await page.waitForURL((url) => url.search.includes('=es'))
    const review = await open(page, 'es')
    await review.getByText('Machine translation by apertium from English, to be reviewed.').waitFor()
    expect(await review.innerText()).toContain('words that the engine does not know')
    expect(
      await drawer(page)
        .getByText(/^AEO readiness/i)
        .first()
        .innerText(),
    ).toMatch(/\d/)
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(page)).toEqual([])
    await look(page, 'review-1280')
    await review.getByRole('button', { name: 'I have reviewed it' }).click()
    await review.getByText('Machine translation by apertium from English, reviewed.').waitFor()
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
    await publish(page).click()
    await page.getByText('Published document').first().waitFor()
  })
  const linksOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"|href="([^"]+)" hreflang="([^"]+)"/g)].map(([, one, href, other, tag]) => [
        one ?? tag,
        href ?? other,
      ]),
    )
  // what was published is prepared for front ends behind the answer
  await expect.poll(async () => Object.keys(linksOf((await read('en')).head.html)).sort()).toEqual(['en', 'es', 'x-default'])
  const [english, spanish] = await Promise.all([read('en'), read('es')])
  const links = linksOf(english.head.html)
  expect(linksOf(spanish.head.html)).toEqual(links)
  expect([english.article.inLanguage, spanish.article.inLanguage]).toEqual(['en', 'es'])
  expect(spanish.article.translationOfWork).toMatchObject({ '@id': english.article['@id'], inLanguage: 'en' })
  expect(english.article.workTranslation).toMatchObject([{ inLanguage: 'es' }])
})

test('what the original changed is looked at, and taken over where nobody has written', async () => {
  await admin('POST', '/citable/translations', { uid: article, documentId, locale: 'en', language: 'es' })
  const draft = await draftIn('es')
  await admin('PUT', `/content-manager/collection-types/${article}/${documentId}?locale=es`, { ...draft, title: 'Pan de mi casa' })
  const source = await draftIn('en')
  await admin('PUT', `/content-manager/collection-types/${article}/${documentId}`, {
    ...source,
    title: 'How to bake good bread',
    description: 'The water and the old flour.',
  })
  await site.withAdmin('admin', { viewport: { width: 1280, height: 1600 } }, async ({ page }) => {
    const translations = await open(page, 'es')
    await translations.getByText('Source changed: 2 texts').waitFor()
    await translations.getByRole('button', { name: 'Look at 2 changes' }).click()
    const changes = section(page, 'changes')
    await changes.getByText('Your words stay unless you choose the proposal.').waitFor()
    expect(await changes.locator('[data-change]').count()).toBe(2)
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(page)).toEqual([])
    await look(page, 'changes-1280')
    await changes.getByRole('button', { name: 'Take over 1 change' }).click()
    await page.waitForEvent('load')
    const after = await open(page, 'es')
    expect(await after.getByText(/^Source changed/).count()).toBe(0)
  })
  const merged = await draftIn('es')
  expect([merged.title, merged.description]).toEqual(['Pan de mi casa', expect.stringMatching(/vieja/i)])
})

test('in Arabic, 390 wide', () =>
  site.withAdmin('admin', { language: 'ar', viewport: { width: 390, height: 1400 } }, async ({ page }) => {
    await open(page)
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(page)).toEqual([])
    await look(page, 'ar-390')
    await open(page, 'es')
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(page)).toEqual([])
    await look(page, 'review-ar-390')
  }))

const translating: PageTranslatorScript = { state: 'downloadable', languages: ['ja', 'es'], waits: true }

test('the browser translates where the site has switched it on, and is called off before', async () => {
  await admin('POST', '/i18n/locales', { code: 'ja', name: 'Japanese (ja)', isDefault: false })
  const japanese = 'Translate into Japanese with this browser'
  await site.withAdmin('admin', { viewport: { width: 1280, height: 1600 } }, async ({ page }) => {
    await fakePageTranslator(page, translating)
    const translations = await open(page)
    expect(await translations.getByRole('button', { name: /browser/ }).count()).toBe(0)
  })
  await admin('PUT', '/citable/settings/mode', { mode: 'service', address: service.url, browserTranslates: true })
  await site.withAdmin('admin', { viewport: { width: 1280, height: 1600 } }, async ({ page }) => {
    const translator = await fakePageTranslator(page, translating)
    const translations = await open(page)
    const ask = translations.getByRole('button', { name: japanese })
    await ask.waitFor()
    await translations.getByText('The first click has the browser fetch').waitFor()
    expect(await translator.calls()).not.toContain('create')
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(page)).toEqual([])
    await look(page, 'device-before-1280')
    await ask.focus()
    await page.keyboard.press('Enter')
    await translations.getByRole('progressbar', { name: 'Download of the language' }).waitFor()
    await translations.getByRole('button', { name: 'Cancel' }).click()
    await ask.waitFor()
    expect(await draftIn('ja')).toEqual({})
  })
  await site.withAdmin('admin', { viewport: { width: 1280, height: 1600 } }, async ({ page }) => {
    const translator = await fakePageTranslator(page, translating)
    const translations = await open(page)
    await translations.getByRole('button', { name: japanese }).click()
    await translations.getByText('Your browser is fetching the language …').waitFor()
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    await look(page, 'device-fetching-1280')
    await translator.finish()
    await translations.getByText('The draft in Japanese is there.').waitFor()
    await translations.getByText('Draft, machine translation by a browser, not reviewed').waitFor()
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(page)).toEqual([])
    await look(page, 'device-made-1280')
    const calls = (await translator.calls()).filter((name) => name !== 'availability')
    expect([calls[0], calls.at(-1), new Set(calls)]).toEqual(['create', 'destroy', new Set(['create', 'translate', 'destroy'])])
  })
  const draft = await draftIn('ja')
  expect(draft.publishedAt).toBeNull()
  expect(draft.content[3]).toEqual(code)
  expect(JSON.stringify(draft.content[1])).toContain('"url":"https://mill.example/"')
  expect(JSON.stringify(draft.content[1])).toContain('MILL')
  expect(draft.sections).toMatchObject([{ __component: 'sections.text' }, { __component: 'sections.picture' }, { by: 'Ada Miller' }])
})

test('the browser’s part in Arabic, 390 wide, and a fault in words', () =>
  site.withAdmin('admin', { language: 'ar', viewport: { width: 390, height: 1400 } }, async ({ page }) => {
    await fakePageTranslator(page, { ...translating, languages: ['de'], fault: 'NotAllowedError' })
    const translations = await open(page)
    const ask = translations.getByRole('button', { name: /المتصفح/ })
    await ask.click()
    await translations.getByText(/لا يسمح متصفحك/).waitFor()
    await ask.waitFor()
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(page)).toEqual([])
    await look(page, 'device-ar-390')
  }))

test('without a service, in German and dark, it says what is needed', async () => {
  await admin('PUT', '/citable/settings/mode', { mode: 'embedded', address: '', key: null })
  await site.withAdmin('admin', { language: 'de', theme: 'dark', viewport: { width: 1280, height: 1100 } }, async ({ page }) => {
    const translations = await open(page)
    await translations.getByText(/Zum Übersetzen braucht es einen Citable-Dienst/).waitFor()
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    await look(page, 'embedded-de')
  })
})

test('is not there for who may not translate', () =>
  site.withAdmin('writer', {}, async ({ page }) => {
    await page.goto(editPath(article, documentId))
    await analysed(page)
    await openTab(page, 'checks')
    expect(await page.getByTestId('citable-tab-translations').count()).toBe(0)
  }))
