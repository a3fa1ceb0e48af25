import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const noChoices = { setAside: [], textKind: null, language: null }

const article = 'api::article.article'
let site: SharedSite
let tokens: Readonly<Record<'reader' | 'writer' | 'editor' | 'author' | 'admin', string>>

async function ask(method: string, path: string, token: string, body?: unknown) {
  const response = await fetch(`${site.base}/citable${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : null }
}
const choose = (documentId: string, schemaType: string | null, token = tokens.editor, more = {}) =>
  ask('PUT', '/entry/choices', token, { uid: article, documentId, locale: 'en', schemaType, ...more })
const chosenOf = async (documentId: string) =>
  (await ask('GET', `/entry?uid=${article}&documentId=${documentId}&locale=en`, tokens.admin)).body.schemaType

/** The type of the article node that front ends get. */
async function published(documentId: string, locale = 'en'): Promise<string | undefined> {
  await site.service('snapshots').idle()
  const snapshot = await site.service('snapshots').find(article, documentId, locale)
  return snapshot?.jsonLd['@graph'].find((node: Record<string, string>) => node['@id']?.endsWith('#article'))?.['@type']
}
const make = async (title: string, markdown = 'Some text.') => {
  const { documentId } = await site.documents(article).create({ locale: 'en', status: 'published', data: { title, markdown } })
  await site.service('snapshots').idle()
  return documentId as string
}

beforeAll(async () => {
  site = await sharedSite()
  const on = (name: string, conditions: readonly string[] = []) => ({
    action: `plugin::content-manager.explorer.${name}`,
    subject: article,
    properties: { fields: ['title'], locales: ['en'] },
    conditions,
  })
  const use = { action: 'plugin::citable.use', subject: null, properties: {}, conditions: [] }
  const made: Record<string, string> = {}
  for (const [name, permissions] of [
    ['reader', [use, on('read')]],
    ['writer', [use, on('read'), on('update')]],
    ['editor', [use, on('read'), on('update'), on('publish')]],
    ['author', ['read', 'update', 'publish'].map((name) => on(name, ['admin::is-creator'])).concat(use as never)],
    ['admin', undefined],
  ] as const) {
    made[name] = await signIn(site, name, permissions)
  }
  tokens = made as typeof tokens
})

describe('one entry', () => {
  test('what its author chose is published at once, and taken back at once', async () => {
    const documentId = await make('Chosen')
    expect(await published(documentId)).toBe('Article')
    expect(await choose(documentId, 'NewsArticle')).toMatchObject({
      status: 200,
      body: { schemaType: { chosen: 'NewsArticle', set: null } },
    })
    expect(await published(documentId)).toBe('NewsArticle')
    expect(await chosenOf(documentId)).toEqual({ chosen: 'NewsArticle', set: null })
    expect((await choose(documentId, 'BlogPosting')).body.schemaType.chosen).toBe('BlogPosting')
    expect(await published(documentId)).toBe('BlogPosting')
    expect((await choose(documentId, null)).status).toBe(200)
    expect(await published(documentId)).toBe('Article')
    expect(await chosenOf(documentId)).toEqual({ chosen: null, set: null })
  })

  test('a page is no article', async () => {
    const documentId = await make('Imprint')
    await choose(documentId, 'WebPage')
    expect(await published(documentId)).toBeUndefined()
  })

  test('a choice moves neither date and survives unpublishing', async () => {
    const documentId = await make('Dated')
    const before = await site.service('snapshots').find(article, documentId, 'en')
    await choose(documentId, 'NewsArticle')
    const after = await site.service('snapshots').find(article, documentId, 'en')
    expect([new Date(after.datePublished), new Date(after.dateModified)]).toEqual([
      new Date(before.datePublished),
      new Date(before.dateModified),
    ])
    await site.documents(article).unpublish({ documentId, locale: 'en' })
    await site.documents(article).publish({ documentId, locale: 'en' })
    expect(await published(documentId)).toBe('NewsArticle')
  })

  test('a deleted entry takes its choice along', async () => {
    const documentId = await make('Gone')
    await choose(documentId, 'NewsArticle')
    await site.documents(article).delete({ documentId })
    await site.service('snapshots').idle()
    expect([...(await site.service('choices').ofDocument(article, documentId)).keys()]).toEqual([])
  })

  test('the right to read is not enough, what is no type or no entry is refused', async () => {
    const documentId = await make('Guarded')
    expect((await choose(documentId, 'NewsArticle', tokens.reader)).status).toBe(403)
    expect((await choose(documentId, 'Car')).status).toBe(400)
    expect((await choose('unknown', 'NewsArticle')).status).toBe(404)
    expect((await choose(documentId, 'NewsArticle', tokens.editor, { uid: 'api::guide.guide' })).status).toBe(403)
    expect((await choose(documentId, 'NewsArticle', tokens.editor, { extra: 1 })).status).toBe(400)
    expect(await published(documentId)).toBe('Article')
  })

  test('the right to edit is enough for a draft, not for what is public', async () => {
    const documentId = await make('Public')
    expect((await choose(documentId, 'NewsArticle', tokens.writer)).status).toBe(403)
    expect((await choose(documentId, null, tokens.writer)).status).toBe(403)
    expect(await published(documentId)).toBe('Article')
    await site.documents(article).unpublish({ documentId, locale: 'en' })
    expect((await choose(documentId, 'NewsArticle', tokens.writer)).status).toBe(200)
    await site.documents(article).publish({ documentId, locale: 'en' })
    expect(await published(documentId)).toBe('NewsArticle')
    expect((await choose(documentId, 'BlogPosting', tokens.editor)).status).toBe(200)
  })

  test('a choice that another process stores during a sync is not written over', async () => {
    const documentId = await make('Two processes')
    const choices = site.service('choices')
    const { ofDocument } = choices
    choices.ofDocument = async (...entry: readonly string[]) => {
      const before = await ofDocument(...entry)
      choices.ofDocument = ofDocument
      await choices.set(article, documentId, 'en', { schemaType: 'NewsArticle' })
      return before
    }
    await site.documents(article).update({ documentId, locale: 'en', status: 'published', data: { markdown: 'Other text.' } })
    expect(await published(documentId)).toBe('NewsArticle')
    expect(choices.ofDocument).toBe(ofDocument)
  })
})

describe('points set aside', () => {
  const setAside = (documentId: string, ids: readonly string[], token = tokens.writer, more = {}) =>
    ask('PUT', '/entry/choices', token, { uid: article, documentId, locale: 'en', setAside: ids, ...more })
  const choicesOf = async (documentId: string) =>
    (await ask('GET', `/entry?uid=${article}&documentId=${documentId}&locale=en`, tokens.admin)).body.choices

  test('are stored with the entry beside its type, and brought back', async () => {
    const documentId = await make('Set aside')
    await choose(documentId, 'NewsArticle')
    expect(await setAside(documentId, ['image-alt', 'quotation-attributed'])).toEqual({
      status: 200,
      body: {
        schemaType: { chosen: 'NewsArticle', set: null },
        choices: { ...noChoices, setAside: ['image-alt', 'quotation-attributed'] },
      },
    })
    await choose(documentId, null)
    expect(await choicesOf(documentId)).toEqual({ ...noChoices, setAside: ['image-alt', 'quotation-attributed'] })
    await setAside(documentId, [])
    expect(await choicesOf(documentId)).toEqual(noChoices)
    expect([...(await site.service('choices').ofDocument(article, documentId)).keys()]).toEqual([])
  })

  test('kind and language are what the published text is read as, which takes the right to publish', async () => {
    const documentId = await make('Kind and language')
    const change = { uid: article, documentId, locale: 'en', textKind: 'news', language: 'de' }
    expect((await ask('PUT', '/entry/choices', tokens.writer, change)).status).toBe(403)
    expect((await ask('PUT', '/entry/choices', tokens.editor, { ...change, textKind: 'poem' })).status).toBe(400)
    expect((await ask('PUT', '/entry/choices', tokens.editor, change)).body.choices).toEqual({
      setAside: [],
      textKind: 'news',
      language: 'de',
    })
    await site.service('snapshots').idle()
    const snapshot = await site.service('snapshots').find(article, documentId, 'en')
    expect(JSON.stringify(snapshot.jsonLd)).toContain('"inLanguage":"de"')
    await ask('PUT', '/entry/choices', tokens.editor, { ...change, textKind: null, language: null })
    expect([...(await site.service('choices').ofDocument(article, documentId)).keys()]).toEqual([])
  })

  test('take the right to edit, in that locale, and change nothing that is public', async () => {
    const documentId = await make('Public, with a point set aside')
    const before = await site.service('snapshots').find(article, documentId, 'en')
    expect((await setAside(documentId, ['image-alt'])).status).toBe(200)
    await site.service('snapshots').idle()
    expect(await site.service('snapshots').find(article, documentId, 'en')).toEqual(before)
    expect((await setAside(documentId, ['image-alt'], tokens.reader)).status).toBe(403)
    expect((await setAside(documentId, ['image-alt'], tokens.writer, { locale: 'de' })).status).toBeGreaterThanOrEqual(403)
    expect((await setAside(documentId, ['Image alt'])).status).toBe(400)
  })
})

describe('a role that is bound', () => {
  test('to its own entries neither sees nor changes what others made', async () => {
    const documentId = await make('Of somebody else')
    expect((await ask('GET', `/entry?uid=${article}&documentId=${documentId}&locale=en`, tokens.author)).status).toBe(403)
    expect((await choose(documentId, 'NewsArticle', tokens.author)).status).toBe(403)
    const { id } = await site.app.db.query('admin::user').findOne({ where: { email: 'author@example.org' } })
    await site.app.db.query(article).updateMany({ where: { documentId }, data: { createdBy: id } })
    expect((await ask('GET', `/entry?uid=${article}&documentId=${documentId}&locale=en`, tokens.author)).status).toBe(200)
    expect((await choose(documentId, 'NewsArticle', tokens.author)).status).toBe(200)
  })

  test('to its own entries sees no scores of others', async () => {
    const { id } = await site.app.db.query('admin::user').findOne({ where: { email: 'author@example.org' } })
    const [own, other] = [await make('Scored, own'), await make('Scored, of somebody else')]
    await site.app.db.query(article).updateMany({ where: { documentId: own }, data: { createdBy: id } })
    await site.service('snapshots').idle()
    const scored = (token: string) =>
      ask('POST', '/scores', token, { uid: article, documentIds: [own, other] }).then(({ body }) => Object.keys(body).sort())
    expect(await scored(tokens.author)).toEqual([`${own}:en`])
    expect(await scored(tokens.reader)).toEqual([`${own}:en`, `${other}:en`].sort())
    const counted = async (token: string) => (await ask('GET', '/overview', token)).body.entries
    const mine = await site.app.db.query(article).count({ where: { createdBy: id, publishedAt: { $notNull: true } } })
    expect(mine).toBeGreaterThan(0)
    expect(await counted(tokens.author)).toBe(mine)
    expect(await counted(tokens.reader)).toBeGreaterThan(mine)
  })

  test('to one locale sees no scores of another', async () => {
    const documentId = await make('Two languages')
    await site
      .documents(article)
      .update({ documentId, locale: 'de', status: 'published', data: { title: 'Deutsch', markdown: 'Ein Text.' } })
    await site.service('snapshots').idle()
    const { body } = await ask('POST', '/scores', tokens.reader, { uid: article, documentIds: [documentId] })
    expect(Object.keys(body)).toEqual([`${documentId}:en`])
    expect(Object.keys((await ask('POST', '/scores', tokens.admin, { uid: article, documentIds: [documentId] })).body)).toHaveLength(2)
  })

  test('to one locale does not change another', async () => {
    const documentId = await make('Bound to English')
    await site.documents(article).update({ documentId, locale: 'de', data: { title: 'Deutsch' } })
    expect((await choose(documentId, 'NewsArticle', tokens.editor, { locale: 'de' })).status).toBe(403)
    expect((await choose(documentId, 'NewsArticle', tokens.editor)).status).toBe(200)
  })
})

describe('all entries of a type', () => {
  const set = (schemaType: string | null) =>
    ask('PUT', '/settings/type', tokens.admin, { uid: article, enabled: true, mapping: null, schemaType })

  test('the settings are followed by what is published, save where an author chose', async () => {
    const [plain, own] = [await make('Plain'), await make('Own')]
    await choose(own, 'NewsArticle')
    expect((await set('BlogPosting')).status).toBe(200)
    await expect.poll(() => published(plain)).toBe('BlogPosting')
    expect(await published(own)).toBe('NewsArticle')
    expect(await chosenOf(plain)).toEqual({ chosen: null, set: 'BlogPosting' })
    await set(null)
    await expect.poll(() => published(plain)).toBe('Article')
  })

  test('an unknown type is refused', async () => {
    expect((await set('Car')).status).toBe(400)
  })
})
