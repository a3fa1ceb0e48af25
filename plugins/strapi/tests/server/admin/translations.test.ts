import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type RunningService, startService } from '@citable/service'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'
import { signIn } from '../site/sign-in.ts'

let site: Office['site']
let tokens: Office['tokens']
let ask: Office['ask']
let service: RunningService
let engine: Server
/** Texts that the engine was asked for. */
let asked: string[] = []

/** An engine that writes everything between tags in capitals, as LibreTranslate answers. */
const shout = (text: string): string => text.replace(/(<[^>]*>|&#?\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase())

beforeAll(async () => {
  ;({ site, tokens, ask } = await openOffice())
  engine = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    response.setHeader('content-type', 'application/json')
    if (request.url === '/languages') return response.end(JSON.stringify([{ code: 'en', targets: ['de', 'fr'] }]))
    const { q } = JSON.parse(Buffer.concat(parts).toString()) as { readonly q: readonly string[] }
    asked.push(...q)
    return response.end(JSON.stringify({ translatedText: q.map(shout) }))
  })
  await new Promise<void>((listening) => engine.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`
  service = await startService({
    port: 0,
    dataDir: join(process.env.DATABASE_FILENAME!, '../service'),
    log: false,
    environment: {
      CITABLE_WORKERS: '1',
      CITABLE_LIBRETRANSLATE_URL: url,
      CITABLE_TRANSLATE_ALLOW: `${new URL(url).host}=127.0.0.1/32`,
      CITABLE_TRANSLATE_ORDER: 'libretranslate',
    },
  })
  const mode = { mode: 'service', address: service.url, key: service.firstKey }
  expect((await ask('PUT', '/settings/mode', tokens.admin!, mode)).status).toBe(200)
})
afterAll(async () => {
  await ask('PUT', '/settings/mode', tokens.admin!, { mode: 'embedded', address: '', key: null })
  await service.close()
  await new Promise((done) => engine.close(done).closeAllConnections())
})
beforeEach(() => {
  asked = []
})

const content = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'How to store bread' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Keep it in a ' },
      { type: 'text', text: 'clean towel', bold: true },
      { type: 'text', text: '.' },
    ],
  },
  { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [{ type: 'text', text: 'In a wooden box' }] }] },
  { type: 'code', children: [{ type: 'text', text: 'bake --hours=2' }] },
]

const picture = async (name: string): Promise<number> =>
  (
    await site.app.db
      .query('plugin::upload.file')
      .create({ data: { name, hash: name, ext: '.png', mime: 'image/png', size: 1, url: `/uploads/${name}`, provider: 'local' } })
  ).id

/** An English draft with everything in it. */
const write = async (more: object = {}): Promise<string> => {
  const author = await site.documents('api::author.author').create({ data: { name: 'Ada Miller' } })
  const { documentId } = await site.documents(article).create({
    locale: 'en',
    status: 'draft',
    data: {
      title: 'How to bake bread',
      slug: 'how-to-bake-bread',
      description: 'Bread keeps for a week.',
      markdown: '# Rye\n\nBake the **bread** for 40 minutes.\n\n```\nbake --hours=2\n```',
      content,
      author: { set: [{ documentId: author.documentId }] },
      sections: [
        { __component: 'sections.text', heading: 'The oven', body: 'Heat the oven to 250 °C.' },
        { __component: 'sections.picture', image: await picture('oven.png'), caption: 'An old oven' },
        { __component: 'sections.quote', text: 'Bread is life.', by: 'Ada Miller' },
      ],
      ...more,
    },
  })
  return documentId
}

const populate = {
  sections: { on: { 'sections.text': true, 'sections.quote': true, 'sections.picture': { populate: ['image'] } } },
  author: true,
  cover: true,
}
const read = (documentId: string, locale: string, status = 'draft') =>
  site.documents(article).findOne({ documentId, locale, status, populate })
const entryOf = (documentId: string, locale = 'en') => ({ uid: article, documentId, locale })
const translate = (documentId: string, language = 'de', token = tokens.admin!) =>
  ask('POST', '/translations', token, { ...entryOf(documentId), language })
const list = (documentId: string, locale = 'en', token = tokens.admin!) =>
  ask('GET', `/translations?uid=${article}&documentId=${documentId}&locale=${locale}`, token)
const changes = (documentId: string, more: object = {}, locale = 'de') =>
  ask('POST', '/translation-changes', tokens.admin!, { ...entryOf(documentId, locale), ...more })
/** Looks at the changes and takes over what nobody else has touched. */
const takeOver = async (documentId: string, choice: { readonly take?: readonly string[]; readonly keep?: readonly string[] } = {}) => {
  const { body } = await changes(documentId)
  const conflicts = body.changes.filter(({ isConflict }: { isConflict: boolean }) => isConflict).map(({ id }: { id: string }) => id)
  const keep = [...(choice.keep ?? []), ...conflicts.filter((id: string) => !choice.take?.includes(id))]
  return { looked: body, stored: (await changes(documentId, { take: choice.take ?? [], keep, seen: body.state })).body }
}
const update = (documentId: string, locale: string, data: object) => site.documents(article).update({ documentId, locale, data })

describe('a draft by the browser of who asks', () => {
  const mode = (browserTranslates: boolean) =>
    ask('PUT', '/settings/mode', tokens.admin!, { mode: 'service', address: service.url, browserTranslates })
  const withDevice = (documentId: string, device: readonly object[], language = 'fr', token = tokens.admin!) =>
    ask('POST', '/translations', token, { ...entryOf(documentId), language, device })
  /** Asks until nothing waits, as the panel does. */
  async function byBrowser(send: (device: readonly object[]) => ReturnType<typeof ask>, say: (text: string) => string | null) {
    const device: object[] = []
    const rounds: string[][] = []
    for (;;) {
      const { body } = await send(device)
      if (body.waiting.length === 0) return { body, rounds }
      rounds.push(body.waiting)
      device.push(...body.waiting.map((source: string) => ({ source, target: say(source) })))
    }
  }

  test('is made of what it gives for what the service waits for', async () => {
    const documentId = await write()
    expect((await list(documentId)).body).toMatchObject({ deviceTargets: null })
    expect((await withDevice(documentId, [])).status).toBe(403)
    expect((await mode(true)).body.settings.service).toMatchObject({ browserTranslates: true })
    expect((await list(documentId)).body.deviceTargets).toContain('fr')
    const first = (await withDevice(documentId, [])).body
    expect(first).toMatchObject({ ok: true, isNew: false, versions: [] })
    expect(first.waiting).toContain('How to bake bread')
    expect(await read(documentId, 'fr')).toBeNull()
    // marks of bold words are lost
    const { body, rounds } = await byBrowser(
      (device) => withDevice(documentId, device),
      (text) => (text.includes('<g') ? null : shout(text)),
    )
    expect(rounds).toHaveLength(2)
    expect(body.versions).toMatchObject([{ locale: 'fr', title: 'HOW TO BAKE BREAD', engine: 'browser', isReviewed: false }])
    const made = await read(documentId, 'fr')
    expect(made.content[1].children).toContainEqual({ type: 'text', text: 'CLEAN TOWEL', bold: true })
    expect(made.content[3]).toEqual(content[3])
    expect(made.publishedAt).toBeNull()
    expect(asked).toEqual([])
    const { note } = (await list(documentId, 'fr')).body
    expect(note.review).toContainEqual(expect.objectContaining({ reasons: expect.arrayContaining(['in_parts']) }))

    await update(documentId, 'en', { title: 'How to bake rye bread' })
    const looked = await byBrowser((device) => changes(documentId, { device }, 'fr'), shout)
    expect(looked.rounds.flat()).toContain('How to bake rye bread')
    expect(looked.body.changes).toMatchObject([{ kind: 'changed', proposal: 'HOW TO BAKE RYE BREAD' }])
    expect((await read(documentId, 'fr')).title).toBe('HOW TO BAKE BREAD')
    const stored = await byBrowser((device) => changes(documentId, { device, seen: looked.body.state }, 'fr'), shout)
    expect(stored.rounds).toEqual([])
    expect((await read(documentId, 'fr')).title).toBe('HOW TO BAKE RYE BREAD')
    expect(asked).toEqual([])
    expect((await mode(false)).body.settings.service).toEqual({ address: service.url })
    expect((await changes(documentId, { device: [] }, 'fr')).status).toBe(403)
  })

  test.each([
    ['no list', { source: 'a', target: 'b' }],
    ['no target', [{ source: 'a' }]],
    ['more members', [{ source: 'a', target: 'b', id: 1 }]],
    ['a long text', [{ source: 'a', target: 'b'.repeat(200_001) }]],
    ['too many texts', Array.from({ length: 20_001 }, () => ({ source: '', target: null }))],
  ])('is refused with %s', async (_, device) => {
    const documentId = await write()
    expect((await withDevice(documentId, device as object[])).status).toBe(400)
    expect(await read(documentId, 'fr')).toBeNull()
  })
})

describe('a draft in another locale', () => {
  test('has every text translated, and all else as it was', async () => {
    const documentId = await write()
    const { status, body } = await translate(documentId)
    expect([status, body.ok, body.isNew]).toEqual([200, true, true])
    expect(body.versions).toMatchObject([
      { locale: 'de', title: 'HOW TO BAKE BREAD', status: 'draft', engine: 'libretranslate', isReviewed: false, changes: 0 },
    ])
    expect(body.targets).toEqual(['fr'])
    const [source, made] = [await read(documentId, 'en'), await read(documentId, 'de')]
    expect(made).toMatchObject({
      title: 'HOW TO BAKE BREAD',
      slug: 'how-to-bake-bread',
      description: 'BREAD KEEPS FOR A WEEK.',
      markdown: '# RYE\n\nBAKE THE **BREAD** FOR 40 MINUTES.\n\n```\nbake --hours=2\n```',
      author: { documentId: source.author.documentId },
      publishedAt: null,
    })
    expect(made.content).toEqual([
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'HOW TO STORE BREAD' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'KEEP IT IN A ' },
          { type: 'text', text: 'CLEAN TOWEL', bold: true },
          { type: 'text', text: '.' },
        ],
      },
      { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [{ type: 'text', text: 'IN A WOODEN BOX' }] }] },
      content[3],
    ])
    expect(made.sections).toMatchObject([
      { __component: 'sections.text', heading: 'THE OVEN', body: 'HEAT THE OVEN TO 250 °C.' },
      { __component: 'sections.picture', caption: 'AN OLD OVEN', image: { id: source.sections[1].image.id } },
      { __component: 'sections.quote', text: 'BREAD IS LIFE.', by: 'Ada Miller' },
    ])
    expect(await read(documentId, 'de', 'published')).toBe(null)
    expect(source).toMatchObject({ title: 'How to bake bread', sections: [{ heading: 'The oven' }, {}, {}] })
  })

  test('is made once', async () => {
    const documentId = await write()
    const both = await Promise.all([translate(documentId), translate(documentId)])
    expect(both.map(({ body }) => body.reason ?? body.isNew).sort()).toEqual(['busy', true].sort())
    asked = []
    expect((await translate(documentId)).body).toMatchObject({ ok: true, isNew: false })
    expect(asked).toEqual([])
    expect(await site.app.db.query(article).count({ where: { documentId, locale: 'de' } })).toBe(1)
  })
})

const sectionsOf = async (documentId: string, locale = 'de') => (await read(documentId, locale)).sections
/** Sections as a person's editor sends them: all of them, with their ids. */
const kept = async (documentId: string, locale: string) =>
  (await sectionsOf(documentId, locale)).map(({ id, __component }: { id: number; __component: string }) => ({ id, __component }))

describe('a source that changed', () => {
  test('proposes what changed, and a person’s words and pictures stay (strapi#25405)', async () => {
    const documentId = await write()
    await translate(documentId)
    const own = await picture('ofen.png')
    const [text, image, quote] = await kept(documentId, 'de')
    await update(documentId, 'de', {
      title: 'Brot backen',
      sections: [text, { ...image, image: own }, { ...quote, text: 'Brot ist Leben.' }],
    })
    await update(documentId, 'en', { title: 'How to bake good bread', description: 'Bread keeps for two weeks.' })
    const [, enImage, enQuote] = await kept(documentId, 'en')
    const [enText] = await sectionsOf(documentId, 'en')
    await update(documentId, 'en', {
      sections: [
        { id: enText.id, __component: enText.__component, heading: 'The big oven' },
        enImage,
        { ...enQuote, text: 'Bread is all of life.' },
      ],
    })
    expect((await list(documentId)).body.versions).toMatchObject([{ locale: 'de', changes: 4 }])
    asked = []
    const { looked, stored } = await takeOver(documentId)
    expect(looked.changes.map(({ kind, isConflict, source }: Record<string, unknown>) => [kind, isConflict, source])).toEqual([
      ['changed', true, 'How to bake good bread'],
      ['changed', true, 'Bread is all of life.'],
      ['changed', false, 'Bread keeps for two weeks.'],
      ['changed', false, 'The big oven'],
    ])
    expect(asked.filter((one) => one.includes('oven to 250'))).toEqual([])
    expect(stored.ok).toBe(true)
    expect(await read(documentId, 'de')).toMatchObject({
      title: 'Brot backen',
      description: 'BREAD KEEPS FOR TWO WEEKS.',
      sections: [
        { heading: 'THE BIG OVEN', body: 'HEAT THE OVEN TO 250 °C.' },
        { caption: 'AN OLD OVEN', image: { id: own } },
        { text: 'Brot ist Leben.', by: 'Ada Miller' },
      ],
    })
    expect((await changes(documentId)).body.changes).toEqual([])
    expect((await list(documentId)).body.versions).toMatchObject([{ changes: 0 }])
  })

  test('takes a proposal over a person’s words where the person says so', async () => {
    const documentId = await write()
    await translate(documentId)
    await update(documentId, 'de', { title: 'Brot backen' })
    await update(documentId, 'en', { title: 'How to bake good bread' })
    const { body } = await changes(documentId)
    await takeOver(documentId, { take: [body.changes[0].id] })
    expect((await read(documentId, 'de')).title).toBe('HOW TO BAKE GOOD BREAD')
  })

  test('puts a component where it belongs; a picture stays with its text (strapi#27692)', async () => {
    const documentId = await write()
    await translate(documentId)
    const before = await sectionsOf(documentId)
    const all = await kept(documentId, 'en')
    const [first] = await sectionsOf(documentId, 'en')
    await update(documentId, 'en', {
      sections: [
        { __component: 'sections.picture', image: await picture('flour.png'), caption: 'The best flour' },
        { ...all[0], heading: first.heading },
        { __component: 'sections.text', heading: 'The dough', body: 'Let it rest.' },
        ...all.slice(1),
      ],
    })
    const { looked } = await takeOver(documentId)
    expect(looked.changes.map(({ kind, proposal }: Record<string, unknown>) => [kind, proposal])).toEqual([
      ['added', 'THE BEST FLOUR'],
      ['added', 'THE DOUGH LET IT REST.'],
    ])
    const after = await sectionsOf(documentId)
    expect(
      after.map(({ heading, caption, text, image }: Record<string, { name: string }>) => [heading ?? caption ?? text, image?.name]),
    ).toEqual([
      ['THE BEST FLOUR', 'flour.png'],
      ['THE OVEN', undefined],
      ['THE DOUGH', undefined],
      ['AN OLD OVEN', 'oven.png'],
      ['BREAD IS LIFE.', undefined],
    ])
    expect([after[1].id, after[3].id, after[4].id]).toEqual(before.map(({ id }: { id: number }) => id))
    asked = []
    expect((await changes(documentId)).body.changes).toEqual([])
    expect(asked).toEqual([])
  })

  test('tells of components at another place, and leaves them where they are', async () => {
    const documentId = await write()
    await translate(documentId)
    const [text, image, quote] = await kept(documentId, 'en')
    await update(documentId, 'en', { sections: [quote, text, image] })
    expect((await list(documentId, 'de')).body.note.changes).toBe(1)
    const { looked } = await takeOver(documentId)
    expect(looked.changes).toMatchObject([{ kind: 'moved', isPlaced: false, source: 'Bread is life.', translation: 'BREAD IS LIFE.' }])
    expect((await sectionsOf(documentId)).map(({ __component }: { __component: string }) => __component)).toEqual([
      'sections.text',
      'sections.picture',
      'sections.quote',
    ])
    expect((await list(documentId, 'de')).body.note.changes).toBe(0)
  })

  test('finds components again whose ids are new, and does not bring back what a person took away', async () => {
    const documentId = await write()
    await translate(documentId)
    const { sections } = await read(documentId, 'de')
    const bare = sections.map(({ id: _id, image, ...rest }: { id: number; image?: { id: number } }) => ({
      ...rest,
      ...(image && { image: image.id }),
    }))
    // the quote comes first, the first text is gone
    await update(documentId, 'de', { sections: [bare[2], bare[1]] })
    const all = await kept(documentId, 'en')
    await update(documentId, 'en', {
      sections: [all[0], { ...all[1], caption: 'A new oven' }, { ...all[2], text: 'Bread is everything.' }],
    })
    await takeOver(documentId)
    expect(await sectionsOf(documentId)).toMatchObject([
      { text: 'BREAD IS EVERYTHING.' },
      { caption: 'A NEW OVEN', image: { name: 'oven.png' } },
    ])
    expect(await sectionsOf(documentId)).toHaveLength(2)
  })

  test('takes away what it has no more, unless a person has changed it or says no', async () => {
    const documentId = await write()
    await translate(documentId)
    const all = await kept(documentId, 'de')
    await update(documentId, 'de', { sections: [all[0], all[1], { ...all[2], text: 'Brot ist Leben.' }] })
    const [, image] = await kept(documentId, 'en')
    await update(documentId, 'en', { sections: [image] })
    const { looked } = await takeOver(documentId)
    expect(looked.changes).toMatchObject([
      { kind: 'removed', isConflict: true, translation: 'Brot ist Leben.' },
      { kind: 'removed', isConflict: false, translation: 'THE OVEN HEAT THE OVEN TO 250 °C.' },
    ])
    expect(await sectionsOf(documentId)).toMatchObject([{ caption: 'AN OLD OVEN' }, { text: 'Brot ist Leben.' }])
    expect((await changes(documentId)).body.changes).toEqual([])
  })

  test('is shown, and stored only as it was looked at', async () => {
    const documentId = await write()
    await translate(documentId)
    await update(documentId, 'en', { title: 'Another title' })
    const { body } = await changes(documentId)
    expect(body.changes).toMatchObject([{ translation: 'HOW TO BAKE BREAD', proposal: 'ANOTHER TITLE', isPlaced: true }])
    expect((await read(documentId, 'de')).title).toBe('HOW TO BAKE BREAD')
    await update(documentId, 'de', { description: 'Meine Worte.' })
    expect((await changes(documentId, { seen: body.state })).body).toMatchObject({ ok: false, reason: 'changed_meanwhile' })
    expect(await read(documentId, 'de')).toMatchObject({ title: 'HOW TO BAKE BREAD', description: 'Meine Worte.' })
  })
})

describe('what Strapi’s own filling lost', () => {
  test('no component is made of none (strapi#22449)', async () => {
    const documentId = await write({ sections: [], content: [], markdown: null, description: null })
    await translate(documentId)
    expect(await read(documentId, 'de')).toMatchObject({ title: 'HOW TO BAKE BREAD', sections: [], markdown: null, description: null })
  })

  test('no locale overwrites another one (strapi#18942)', async () => {
    const documentId = await write()
    await translate(documentId)
    await translate(documentId, 'fr')
    const english = await read(documentId, 'en')
    const french = await read(documentId, 'fr')
    await update(documentId, 'de', { title: 'Brot backen', sections: (await kept(documentId, 'de')).slice(1) })
    await site.documents(article).publish({ documentId, locale: 'de' })
    await update(documentId, 'en', { title: 'New' })
    await takeOver(documentId)
    expect(await read(documentId, 'fr')).toEqual(french)
    expect((await read(documentId, 'en')).sections).toEqual(english.sections)
    expect((await read(documentId, 'de')).author.documentId).toBe(english.author.documentId)
  })

  test('what is published stays until somebody publishes', async () => {
    const documentId = await write()
    await translate(documentId)
    await site.documents(article).publish({ documentId, locale: 'de' })
    await update(documentId, 'en', { title: 'New title of bread' })
    await takeOver(documentId)
    expect((await read(documentId, 'de', 'published')).title).toBe('HOW TO BAKE BREAD')
    expect((await read(documentId, 'de')).title).toBe('NEW TITLE OF BREAD')
    await site.documents(article).publish({ documentId, locale: 'de' })
    expect((await read(documentId, 'de', 'published')).title).toBe('NEW TITLE OF BREAD')
  })
})

describe('a review', () => {
  test('is a person’s word, and open again after a change', async () => {
    const documentId = await write()
    await translate(documentId)
    const note = async () => (await list(documentId, 'de')).body.note
    expect(await note()).toMatchObject({ from: 'en', engine: 'libretranslate', isReviewed: false, isKept: true, leftOut: [] })
    const { body } = await ask('POST', '/translation-review', tokens.admin!, { ...entryOf(documentId, 'de'), isReviewed: true })
    expect(body.note.isReviewed).toBe(true)
    await update(documentId, 'en', { title: 'Another one' })
    await takeOver(documentId)
    expect((await note()).isReviewed).toBe(false)
  })

  test('goes with its entry', async () => {
    const documentId = await write()
    await translate(documentId)
    await site.documents(article).delete({ documentId, locale: 'de' })
    expect((await list(documentId)).body).toMatchObject({ versions: [], note: null })
    expect((await translate(documentId)).body.isNew).toBe(true)
  })
})

describe('rights', () => {
  const plugin = (name: string) => ({ action: `plugin::citable.${name}`, subject: null, properties: {}, conditions: [] })
  const fields = ['title', 'slug', 'description', 'markdown', 'content', 'sections', 'cover', 'author']
  const right = (name: string, locales: readonly string[], some: readonly string[] = fields) => ({
    action: `plugin::content-manager.explorer.${name}`,
    subject: article,
    properties: { fields: some, locales },
    conditions: [],
  })
  const of = (locales: readonly string[], some: readonly string[] = fields) => [
    right('create', locales, some),
    right('update', locales, some),
  ]

  test('takes the right to translate, to read the original, and to write the other locale', async () => {
    const documentId = await write()
    const both = [plugin('use'), plugin('translate')]
    const people = {
      'translates-nothing': [plugin('use'), right('read', ['en', 'de']), ...of(['en', 'de'])],
      'translates-into-french': [...both, right('read', ['en', 'fr']), ...of(['en', 'fr'])],
      'translates-unseen': [...both, right('read', ['de']), ...of(['de'])],
      'translates-without-creating': [...both, right('read', ['en', 'de']), right('update', ['en', 'de'])],
    }
    for (const [name, rights] of Object.entries(people)) {
      const token = await signIn(site, name, rights)
      expect([name, (await translate(documentId, 'de', token)).status]).toEqual([name, 403])
      expect(await read(documentId, 'de')).toBe(null)
    }
    expect((await translate(documentId, 'de', tokens.writer!)).status).toBe(403)
    expect(asked).toEqual([])
  })

  test('fields that the person may not write stay as they are', async () => {
    const documentId = await write()
    const some = ['title', 'slug', 'markdown']
    const token = await signIn(site, 'translates-some', [
      plugin('use'),
      plugin('translate'),
      right('read', ['en', 'de'], some),
      ...of(['en', 'de'], some),
    ])
    expect((await translate(documentId, 'de', token)).body).toMatchObject({ ok: true, isNew: true })
    expect(await read(documentId, 'de')).toMatchObject({ title: 'HOW TO BAKE BREAD', description: null, sections: [] })
    expect(asked.join(' ')).not.toMatch(/oven|keeps for a week/)
    expect((await list(documentId, 'de', token)).body.note.leftOut).toEqual(
      expect.arrayContaining(['description', 'sections', 'content', 'author']),
    )
    expect((await list(documentId, 'en', token)).body.targets).toEqual([])
  })

  test('what is in doubt is shown of fields that the person may read', async () => {
    const documentId = await write({ description: 'Back' })
    await translate(documentId)
    const some = ['title', 'slug', 'markdown']
    const token = await signIn(site, 'reads-some', [
      plugin('use'),
      plugin('translate'),
      right('read', ['en', 'de'], some),
      ...of(['en', 'de'], some),
    ])
    const sources = async (as: string) =>
      (await list(documentId, 'de', as)).body.note.review.map(({ source }: { readonly source: string }) => source).sort()
    expect(await sources(tokens.admin!)).toEqual(['Back', 'How to store bread', 'In a wooden box', 'Rye', 'The oven'])
    expect(await sources(token)).toEqual(['Rye'])
  })

  test('a site without a service says so', async () => {
    const documentId = await write()
    const mode = { mode: 'embedded', address: '', key: null }
    await ask('PUT', '/settings/mode', tokens.admin!, mode)
    try {
      expect((await list(documentId)).body).toMatchObject({ ok: true, targets: [], problem: 'embedded' })
      expect((await translate(documentId)).body).toMatchObject({ ok: false, reason: 'embedded' })
    } finally {
      await ask('PUT', '/settings/mode', tokens.admin!, { mode: 'service', address: service.url, key: service.firstKey })
    }
  })
})
