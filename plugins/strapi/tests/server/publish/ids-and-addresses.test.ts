import { beforeAll, describe, expect, test } from 'vitest'
import { databaseName } from '../site/boot.ts'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const article = 'api::article.article'
const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }

let site: SharedSite
let made = 0

/** A published article in some languages; the first makes the document. */
async function make(locales: readonly string[] = ['en'], data: object = {}): Promise<string> {
  const title = `Entry ${++made}`
  let documentId: string | undefined
  for (const locale of locales) {
    const asked = {
      locale,
      status: 'published',
      data: { title, slug: `entry-${made}-${locale}`, markdown: 'The heap needs air.', ...data },
    }
    const entry = documentId ? await site.documents(article).update({ documentId, ...asked }) : await site.documents(article).create(asked)
    documentId = entry.documentId as string
  }
  await site.service('snapshots').idle()
  return documentId as string
}

beforeAll(async () => {
  site = await sharedSite()
  await site.service('settings').save({ site: identity })
})

describe('a deleted locale takes its own choices along and no others', () => {
  const chosen = async (documentId: string) => [...(await site.service('choices').ofDocument(article, documentId)).keys()].sort()
  const remove = (asked: object) => site.documents(article).delete(asked)

  for (const [name, remains, deleted] of [
    [
      'REST names none: the default locale goes',
      ['de', 'fr'],
      (id: string) => fetch(`${site.base}/api/articles/${id}`, { method: 'DELETE', headers: site.headers }),
    ],
    ['code names none', ['de', 'fr'], (documentId: string) => remove({ documentId })],
    [
      'null and empty are none',
      ['de', 'fr'],
      (documentId: string) => remove({ documentId, locale: null }).then(() => remove({ documentId, locale: '' })),
    ],
    [
      'REST names one',
      ['de', 'en'],
      (id: string) => fetch(`${site.base}/api/articles/${id}?locale=fr`, { method: 'DELETE', headers: site.headers }),
    ],
    [
      'none is named, and the default locale is another one',
      ['en', 'fr'],
      async (documentId: string) => {
        const locales = site.app.plugin('i18n').service('locales')
        await locales.setDefaultLocale({ code: 'de' })
        try {
          await remove({ documentId })
        } finally {
          await locales.setDefaultLocale({ code: 'en' })
        }
      },
    ],
    ['one is taken back only', ['de', 'en', 'fr'], (documentId: string) => site.documents(article).unpublish({ documentId })],
    [
      'a person deletes one in the content manager',
      ['de', 'en'],
      async (id: string) =>
        fetch(`${site.base}/content-manager/collection-types/${article}/${id}?locale=fr`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${await signIn(site, `deletes-${++made}`)}` },
        }),
    ],
    [
      'a person deletes one of several entries',
      ['de', 'en'],
      async (id: string) =>
        fetch(`${site.base}/content-manager/collection-types/${article}/actions/bulkDelete?locale=fr`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${await signIn(site, `deletes-${++made}`)}` },
          body: JSON.stringify({ documentIds: [id] }),
        }),
    ],
    ['one is named', ['de', 'en'], (documentId: string) => remove({ documentId, locale: 'fr' })],
    ['some are named', ['fr'], (documentId: string) => remove({ documentId, locale: ['en', 'de'] })],
    ['all are named', [], (documentId: string) => remove({ documentId, locale: '*' })],
    [
      'a transaction that is taken back deletes nothing',
      ['de', 'en', 'fr'],
      (documentId: string) =>
        site.app.db
          .transaction(async () => {
            await remove({ documentId, locale: 'fr' })
            throw new Error('taken back')
          })
          .catch(() => {}),
    ],
    ['a transaction that stays', ['de', 'fr'], (documentId: string) => site.app.db.transaction(() => remove({ documentId }))],
  ] as const)
    test(name, async () => {
      const documentId = await make(['en', 'fr', 'de'])
      for (const locale of ['en', 'fr', 'de']) await site.service('choices').set(article, documentId, locale, { schemaType: 'NewsArticle' })
      await deleted(documentId)
      await expect.poll(() => chosen(documentId)).toEqual(remains)
      await site.service('snapshots').idle()
      expect(await chosen(documentId)).toEqual(remains)
    })
})

interface Citable {
  readonly jsonLdText: string
  readonly alternates: readonly { readonly locale: string }[]
}
const read = async (path: string) => {
  const response = await fetch(`${site.base}/api${path}`, { headers: site.headers })
  return ((await response.json()) as { readonly data: { readonly title: string; readonly citable: Citable } }).data
}
const headlineIn = ({ jsonLdText }: Citable): string | undefined =>
  (JSON.parse(jsonLdText)['@graph'] as readonly { readonly headline?: string }[]).find(({ headline }) => headline !== undefined)?.headline
const graphOf = async (documentId: string, locale = 'en'): Promise<string> =>
  JSON.stringify((await site.service('snapshots').find(article, documentId, locale))?.jsonLd ?? null)
const backlogOf = async (): Promise<readonly string[]> =>
  ((await site.service('repair').find(Number.POSITIVE_INFINITY)) as readonly { readonly documentId: string }[]).map(
    ({ documentId }) => documentId,
  )
/** Events of the plugin while something happens. */
async function eventsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const seen: string[] = []
  const stops = ['citable.scored', 'citable.schema_changed'].map((name) => site.app.eventHub.on(name, () => void seen.push(name)))
  await work()
  await site.service('snapshots').idle()
  for (const stop of stops) stop()
  return seen
}
const table = (name: string) => site.app.db.connection(name)
const publishedRow = (documentId: string, locale = 'en') =>
  table('articles').where({ document_id: documentId, locale }).whereNotNull('published_at').first()

/** Times as a driver reads them: SQLite's are numbers. */
type Time = number | Date
interface Row {
  readonly published_at: Time
  readonly updated_at: Time
}
const moved = (time: Time, milliseconds: number) => new Date(new Date(time).getTime() + milliseconds)

describe('two published rows of one document and locale', () => {
  for (const [name, change] of [
    ['the second one is newer', (row: Row) => [{ title: 'Second', published_at: moved(row.published_at, 60_000) }]],
    ['the second one is older', (row: Row) => [{ title: 'Second', published_at: moved(row.published_at, -60_000) }]],
    ['both are of the same moment', () => [{ title: 'Second' }]],
    ['both say the same', () => [{}]],
    ['the second one changed later', (row: Row) => [{ title: 'Second', updated_at: moved(row.updated_at, 60_000) }]],
    ['there are three', (row: Row) => [{ title: 'Second' }, { title: 'Third', updated_at: moved(row.updated_at, 60_000) }]],
  ] as const)
    test(`${name}: the one that Strapi serves counts, once`, async () => {
      const documentId = await make(['en', 'fr'])
      const { id: _id, ...row } = await publishedRow(documentId)
      for (const changed of change(row)) await table('articles').insert({ ...row, ...changed })
      await site.service('repair').runAll()
      await site.service('snapshots').idle()
      const entry = await read(`/articles/${documentId}`)
      expect(headlineIn(entry.citable)).toBe(entry.title)
      expect(entry.citable.alternates.map(({ locale }) => locale)).toEqual(['en', 'fr'])
      expect(headlineIn((await read(`/citable/json-ld/${article}/${documentId}`)) as never)).toBe(entry.title)
      expect(await backlogOf()).not.toContain(documentId)
      const again = await eventsOf(async () => {
        for (let run = 0; run < 2; run++) await site.service('repair').runAll()
        await site.service('snapshots').syncSoon(article, documentId)
        await read(`/articles/${documentId}`)
      })
      expect(again).toEqual([])
      // the other one counts as soon as it is alone
      await table('articles').where({ document_id: documentId, locale: 'en', title: entry.title }).whereNotNull('published_at').delete()
      const left = await publishedRow(documentId)
      await site.service('repair').runAll()
      await site.service('snapshots').idle()
      if (left === undefined) expect(await graphOf(documentId)).toBe('null')
      else expect(await graphOf(documentId)).toContain(`"headline":"${left.title}"`)
    })

  test('or of one without drafts and languages', async () => {
    const memo = 'api::memo.memo'
    const { documentId } = await site.documents(memo).create({ data: { title: 'First memo', body: 'The heap needs air.' } })
    await site.service('snapshots').idle()
    const { id: _id, ...row } = await table('memos').where({ document_id: documentId }).first()
    await table('memos').insert({ ...row, title: 'Second memo', updated_at: moved(row.updated_at, 60_000) })
    await site.service('repair').runAll()
    const entry = await read(`/memos/${documentId}`)
    expect(headlineIn(entry.citable)).toBe(entry.title)
    expect(await backlogOf()).not.toContain(documentId)
    const again = await eventsOf(async () => {
      for (let run = 0; run < 2; run++) await site.service('repair').runAll()
    })
    expect(again).toEqual([])
  })
})

describe('a row that was written past the document service', () => {
  // Strapi adds the time to the object that it is given
  const rename = () => ({ title: 'Written directly' })
  for (const [name, write] of [
    [
      'by its id',
      async (documentId: string) =>
        site.app.db.query(article).update({ where: { id: (await publishedRow(documentId)).id }, data: rename() }),
    ],
    [
      'many at once',
      (documentId: string) =>
        site.app.db.query(article).updateMany({ where: { documentId, publishedAt: { $notNull: true } }, data: rename() }),
    ],
    [
      'many at once, by what changes',
      async (documentId: string) =>
        site.app.db.query(article).updateMany({ where: { title: (await publishedRow(documentId)).title }, data: rename() }),
    ],
    [
      'in a transaction',
      async (documentId: string) => {
        const { id } = await publishedRow(documentId)
        await site.app.db.transaction(() => site.app.db.query(article).update({ where: { id }, data: rename() }))
      },
    ],
    [
      'by a line of SQL that moves its time',
      (documentId: string) =>
        table('articles')
          .where({ document_id: documentId })
          .update({ ...rename(), updated_at: moved(new Date(), 1_000) }),
    ],
  ] as const)
    test(`${name} is noticed`, async () => {
      const documentId = await make()
      await write(documentId)
      await site.service('repair').runAll()
      await site.service('snapshots').idle()
      await expect.poll(() => graphOf(documentId)).toContain('"headline":"Written directly"')
      expect(await backlogOf()).not.toContain(documentId)
    })

  test('is brought up to date by the answer that carries it', async () => {
    const documentId = await make()
    await table('articles')
      .where({ document_id: documentId })
      .update({ ...rename(), updated_at: moved(new Date(), 1_000) })
    expect(headlineIn((await read(`/articles/${documentId}?fields=title`)).citable)).toBe('Written directly')
  })

  test('in a transaction that is taken back changes nothing', async () => {
    const documentId = await make()
    const { id, title } = await publishedRow(documentId)
    const changed = site.app.db.transaction(async () => {
      await site.app.db.query(article).update({ where: { id }, data: rename() })
      throw new Error('taken back')
    })
    await expect(changed).rejects.toThrow('taken back')
    await site.service('repair').runAll()
    await site.service('snapshots').idle()
    expect(await graphOf(documentId)).toContain(`"headline":"${title}"`)
    expect(await backlogOf()).not.toContain(documentId)
  })

  test('whose times are no whole milliseconds, or are missing, is looked at once', async () => {
    const documentIds = [await make(), await make()]
    const finer = databaseName === 'PostgreSQL' ? { updated_at: site.app.db.connection.raw('now()') } : { updated_at: new Date() }
    for (const [index, times] of [finer, { updated_at: null }].entries())
      await table('articles')
        .where({ document_id: documentIds[index] })
        .whereNotNull('published_at')
        .update({ ...rename(), ...times })
    await site.service('repair').runAll()
    await site.service('snapshots').idle()
    for (const documentId of documentIds) expect(await graphOf(documentId)).toContain('"headline":"Written directly"')
    expect(await backlogOf()).toEqual([])
  })

  test('is there, or gone, as a published one', async () => {
    const documentId = await make()
    const { id, ...row } = await publishedRow(documentId)
    await site.app.db.query(article).delete({ where: { id } })
    expect((await fetch(`${site.base}/api/citable/json-ld/${article}/${documentId}`, { headers: site.headers })).status).toBe(404)
    await site.service('repair').runAll()
    await site.service('snapshots').idle()
    expect(await graphOf(documentId)).toBe('null')
    await site.app.db
      .query(article)
      .create({ data: { documentId, locale: 'en', title: 'Written directly', slug: row.slug, publishedAt: new Date() } })
    expect(headlineIn((await read(`/articles/${documentId}`)).citable)).toBe('Written directly')
    expect(await backlogOf()).not.toContain(documentId)
  })

  test('changes the date of the change, and not that of the first publishing', async () => {
    const documentId = await make()
    const before = await site.service('snapshots').find(article, documentId, 'en')
    await site.app.db.query(article).update({ where: { id: (await publishedRow(documentId)).id }, data: rename() })
    await expect.poll(() => graphOf(documentId)).toContain('Written directly')
    const after = await site.service('snapshots').find(article, documentId, 'en')
    expect(new Date(after.datePublished)).toEqual(new Date(before.datePublished))
    expect(new Date(after.dateModified).getTime()).toBeGreaterThan(new Date(before.dateModified).getTime())
  })

  test('renames an author in the articles', async () => {
    const author = await site.documents('api::author.author').create({ data: { name: 'Ada Byron' } })
    const documentId = await make(['en'], { author: author.documentId })
    expect(await graphOf(documentId)).toContain('Ada Byron')
    await site.app.db.query('api::author.author').update({ where: { id: author.id }, data: { name: 'Ada Lovelace' } })
    await expect.poll(() => graphOf(documentId)).toContain('Ada Lovelace')
  })
})

describe('a picture', () => {
  const file = 'plugin::upload.file'
  const upload = () =>
    site.app.db.query(file).create({
      data: {
        name: 'heap.png',
        hash: `heap${++made}`,
        ext: '.png',
        mime: 'image/png',
        size: 1,
        url: `/uploads/heap${made}.png`,
        provider: 'local',
        width: 900,
        height: 600,
      },
    })
  const withPicture = async () => {
    const picture = await upload()
    const documentId = await make(['en'], { cover: picture.id })
    expect(await graphOf(documentId)).toContain(picture.url)
    return { picture, documentId }
  }
  /** As after an export and import: another id, the same document. */
  const renumber = async (id: number, other = id + 10_000): Promise<number> => {
    const { id: _id, ...row } = await table('files').where({ id }).first()
    await table('files').insert({ ...row, id: other })
    await table('files_related_mph').where({ file_id: id }).update({ file_id: other })
    await table('files').where({ id }).delete()
    return other
  }

  test('that has another id since an import leaves with its deletion', async () => {
    const { picture, documentId } = await withPicture()
    const id = await renumber(picture.id)
    await site.app
      .plugin('upload')
      .service('upload')
      .remove(await site.app.db.query(file).findOne({ where: { id } }))
    await expect.poll(() => graphOf(documentId)).not.toContain(picture.url)
  })

  test('that takes the id of another one changes nothing there', async () => {
    const [{ picture, documentId }, other] = [await withPicture(), await withPicture()]
    const free = await renumber(picture.id)
    await renumber(other.picture.id, picture.id)
    await site.app.db.query(file).update({ where: { id: picture.id }, data: { alternativeText: 'A heap of leaves' } })
    await expect.poll(() => graphOf(other.documentId)).toContain(other.picture.url)
    await site.app.db.query(file).delete({ where: { id: free } })
    await expect.poll(() => graphOf(documentId)).not.toContain(picture.url)
    expect(await graphOf(other.documentId)).toContain(other.picture.url)
  })

  for (const [name, remove] of [
    ['by a line of SQL', (id: number) => table('files').where({ id }).delete()],
    ['many at once', (id: number) => site.app.db.query(file).deleteMany({ where: { id } })],
  ] as const)
    test(`that was deleted ${name} leaves with the next repair`, async () => {
      const { picture, documentId } = await withPicture()
      await remove(picture.id)
      await site.service('repair').runAll()
      await site.service('snapshots').idle()
      expect(await graphOf(documentId)).not.toContain(picture.url)
      expect(await backlogOf()).not.toContain(documentId)
    })

  test('an author who was deleted by a line of SQL leaves with the next repair', async () => {
    const author = await site.documents('api::author.author').create({ data: { name: 'Grace Hopper' } })
    const documentId = await make(['en'], { author: author.documentId })
    expect(await graphOf(documentId)).toContain('Grace Hopper')
    await table('authors').where({ id: author.id }).delete()
    await site.service('repair').runAll()
    await site.service('snapshots').idle()
    expect(await graphOf(documentId)).not.toContain('Grace Hopper')
  })

  test.each<[string, string, (url: string) => string | null]>([
    ['stands below the path of the server’s address', 'https://www.example.org/cms', (url) => `https://www.example.org/cms${url}`],
    ['stands below a path with a slash at its end', 'https://www.example.org/cms/', (url) => `https://www.example.org/cms${url}`],
    ['is left out where the server knows its address on this machine only', 'http://localhost:1337', () => null],
    ['is left out where the server knows a path only', 'http://0.0.0.0:1337/cms', () => null],
  ])('%s', async (_name, address, expected) => {
    const url = site.app.config.get('server.absoluteUrl')
    site.app.config.set('server.absoluteUrl', address)
    try {
      const picture = await upload()
      const graph = await graphOf(await make(['en'], { cover: picture.id }))
      const image = expected(picture.url)
      if (image === null) expect(graph).not.toContain(picture.url)
      else expect(graph).toContain(`"${image}"`)
    } finally {
      site.app.config.set('server.absoluteUrl', url)
    }
  })

  test('whose provider cannot say whether it signs is left out, and publishing goes on', async () => {
    const { provider } = site.app.plugin('upload')
    provider.isPrivate = async () => {
      throw new Error('no answer')
    }
    try {
      const picture = await upload()
      const graph = await graphOf(await make(['en'], { cover: picture.id }))
      expect([graph.includes('"headline"'), graph.includes(picture.url)]).toEqual([true, false])
    } finally {
      delete provider.isPrivate
    }
  })

  test('that its provider signs for each reader is named nowhere', async () => {
    const { provider } = site.app.plugin('upload')
    provider.isPrivate = async () => true
    try {
      const [picture, elsewhere] = [await upload(), await upload()]
      await site.app.db.query(file).update({ where: { id: elsewhere.id }, data: { provider: 'another' } })
      const image = (one: typeof picture) => ({ type: 'image', image: one, children: [{ type: 'text', text: '' }] })
      const content = [
        image(await site.app.db.query(file).findOne({ where: { id: picture.id } })),
        { type: 'paragraph', children: [{ type: 'text', text: 'A heap.' }] },
      ]
      const documentId = await make(['en'], {
        cover: picture.id,
        sections: [{ __component: 'sections.picture', image: picture.id }],
        content,
      })
      expect(await graphOf(documentId)).not.toContain(picture.url)
      const page = await site
        .documents('api::page.page')
        .create({ status: 'published', data: { title: 'A page', slug: `page-${++made}`, seo: { shareImage: picture.id } } })
      await site.service('snapshots').idle()
      const snapshot = await site.service('snapshots').find('api::page.page', page.documentId, '')
      expect([JSON.stringify(snapshot.jsonLd).includes('A page'), JSON.stringify(snapshot.jsonLd).includes(picture.url)]).toEqual([
        true,
        false,
      ])
      const other = await make(['en'], { cover: elsewhere.id })
      expect(await graphOf(other)).toContain(elsewhere.url)
    } finally {
      delete provider.isPrivate
    }
  })
})

describe('work in the background', () => {
  const asTenant = { 'x-tenant': 'A' }
  for (const [name, act] of [
    [
      'renames an author over REST',
      (id: string) =>
        fetch(`${site.base}/api/authors/${id}`, {
          method: 'PUT',
          headers: { ...site.headers, ...asTenant },
          body: JSON.stringify({ data: { name: 'Mary Fairfax' } }),
        }),
    ],
    [
      'renames an author in the content manager',
      async (id: string) =>
        fetch(`${site.base}/content-manager/collection-types/api::author.author/${id}`, {
          method: 'PUT',
          headers: { ...asTenant, 'content-type': 'application/json', authorization: `Bearer ${await signIn(site, `tenant-${++made}`)}` },
          body: JSON.stringify({ name: 'Mary Fairfax' }),
        }),
    ],
    [
      'changes the settings after an author was renamed unseen',
      async (id: string) => {
        await table('authors').where({ document_id: id }).update({ name: 'Mary Fairfax' })
        return fetch(`${site.base}/citable/settings/site`, {
          method: 'PUT',
          headers: { ...asTenant, 'content-type': 'application/json', authorization: `Bearer ${await signIn(site, `tenant-${++made}`)}` },
          body: JSON.stringify({ ...identity, name: `Example ${made}` }),
        })
      },
    ],
  ] as const)
    test(`sees all tenants: one of them ${name}`, async () => {
      const author = await site.documents('api::author.author').create({ data: { name: 'Mary Somerville' } })
      const [own, other] = [
        await make(['en'], { author: author.documentId, description: 'tenant A' }),
        await make(['en'], { author: author.documentId, description: 'tenant B' }),
      ]
      const filtered = ({ params }: { params: { where?: object } }) => {
        const tenant = site.app.requestContext.get()?.request.header['x-tenant']
        if (tenant !== undefined) params.where = { $and: [params.where ?? {}, { description: `tenant ${tenant}` }] }
      }
      const stop = site.app.db.lifecycles.subscribe({
        models: [article],
        beforeFindMany: filtered,
        beforeFindOne: filtered,
        beforeCount: filtered,
      })
      try {
        const gone: unknown[] = []
        const quiet = site.app.eventHub.on(
          'citable.schema_changed',
          (event: { isDelivered: boolean }) => event.isDelivered || void gone.push(event),
        )
        expect((await act(author.documentId)).status).toBe(200)
        for (const documentId of [own, other]) await expect.poll(() => graphOf(documentId)).toContain('Mary Fairfax')
        await site.service('snapshots').idle()
        expect(gone).toEqual([])
        quiet()
        await settle(site)
      } finally {
        stop()
      }
    })

  test('a clone in a transaction of the site has its snapshot with the commit', async () => {
    const memo = 'api::memo.memo'
    const first = await site.documents(memo).create({ data: { title: 'First memo', body: 'The heap needs air.' } })
    const clones: string[] = []
    await site.app.db.transaction(async () => {
      for (const title of ['Second memo', 'Third memo'])
        clones.push((await site.documents(memo).clone({ documentId: first.documentId, data: { title } })).documentId)
    })
    for (const documentId of clones)
      await expect.poll(async () => JSON.stringify((await site.service('snapshots').find(memo, documentId, ''))?.jsonLd)).toContain(' memo')
  })

  test('a clone in a transaction that is taken back has none', async () => {
    const memo = 'api::memo.memo'
    const first = await site.documents(memo).create({ data: { title: 'First memo', body: 'The heap needs air.' } })
    const clones: string[] = []
    const cloned = site.app.db.transaction(async () => {
      // a transaction in the transaction
      await site.app.db.transaction(async () => {
        clones.push((await site.documents(memo).clone({ documentId: first.documentId, data: { title: 'Second memo' } })).documentId)
      })
      throw new Error('taken back')
    })
    await expect(cloned).rejects.toThrow('taken back')
    await site.service('snapshots').idle()
    for (const documentId of clones) expect(await site.service('snapshots').find(memo, documentId, '')).toBeNull()
    expect(await backlogOf()).toEqual([])
  })

  test('entries that are made and published in one transaction, and one inside it, have theirs at the commit', async () => {
    const made = await site.app.db.transaction(async () => {
      const one = await make(['en'])
      const two = await site.app.db.transaction(() => make(['en', 'fr']))
      const three = await site.documents(article).create({ locale: 'en', data: { title: 'Third', slug: 'third' } })
      await site.documents(article).publish({ documentId: three.documentId, locale: 'en' })
      return [one, two, three.documentId] as const
    })
    for (const documentId of made) await expect.poll(() => graphOf(documentId)).toContain('"headline"')
    expect((await read(`/articles/${made[1]}`)).citable.alternates.map(({ locale }) => locale)).toEqual(['en', 'fr'])
    expect(await backlogOf()).toEqual([])
  })

  test('a row without a document is left alone, and reported once', async () => {
    const warned: string[] = []
    const { warn } = site.app.log
    site.app.log.warn = (line: string) => void warned.push(line)
    try {
      await table('memos').insert({ title: 'No document', published_at: new Date(), updated_at: new Date() })
      const row = { title: 'No document', locale: 'en', published_at: new Date(), updated_at: new Date() }
      for (const documentId of [null, '']) await table('articles').insert({ ...row, document_id: documentId })
      for (let run = 0; run < 3; run++) await site.service('repair').runAll()
      expect(await backlogOf()).toEqual([])
      expect((await site.service('repair').backlog()).pending).toBe(0)
      expect(warned.filter((line) => line.includes('api::memo.memo'))).toHaveLength(1)
      expect(warned.filter((line) => line.includes('api::article.article'))).toHaveLength(1)
    } finally {
      site.app.log.warn = warn
      for (const name of ['memos', 'articles']) await table(name).whereNull('document_id').orWhere('document_id', '').delete()
    }
  })
})
