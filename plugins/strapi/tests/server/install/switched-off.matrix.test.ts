import { expect, test } from 'vitest'
import { type Booted, boot, databaseName } from '../site/boot.ts'

const article = 'api::article.article'

test(`on ${databaseName}: nothing is lost when the plugin is switched off, and nothing that was deleted in the meantime is delivered`, async () => {
  let site = await boot()
  const address = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
  const publish = async (title: string, locale: string, documentId?: string): Promise<string> => {
    const data = { title, slug: title.toLowerCase(), markdown: 'Some text.' }
    const { documentId: id } = documentId
      ? await site.documents(article).update({ documentId, locale, data })
      : await site.documents(article).create({ locale, data })
    await site.documents(article).publish({ documentId: id, locale })
    return id
  }
  let folder = ''
  try {
    await site.service('settings').save({ site: address })
    const remaining = await publish('Kept', 'en')
    await publish('Garde', 'fr', remaining)
    const gone = await publish('Gone', 'en')
    await site.service('choices').set(article, remaining, 'en', { textKind: 'opinion', setAside: ['title-length'] })
    await site.service('snapshots').syncSoon(article, remaining)
    await site.service('snapshots').idle()
    await site.service('history').note()
    const choices = await site.service('choices').ofEntry(article, remaining, 'en')
    expect(choices).toMatchObject({ textKind: 'opinion', setAside: ['title-length'] })
    const rows = async (one: Booted) => one.app.db.connection('citable_snapshots').orderBy('id')
    const before = await rows(site)
    expect(before).toHaveLength(3)
    folder = site.folder
    await site.stop({ leaveDatabase: true })

    // twice: the first start without the plugin changes the schema that Strapi remembers, the second one compares with it
    for (const _start of [1, 2]) {
      site = await boot({ at: folder, isEnabled: false })
      expect(site.app.plugins.citable).toBeUndefined()
      // what the lines in the settings ask for
      for (const path of ['/articles?filters[slug][$eq]=kept', '/articles', `/articles/${remaining}`]) {
        const asked = await fetch(`${site.base}/api${path}`, { headers: { ...site.headers, prefer: 'citable' } })
        const { data } = (await asked.json()) as { data: object | readonly object[] }
        expect([path, asked.status, [data].flat().some((entry) => 'citable' in entry)]).toEqual([path, 200, false])
      }
      expect(await rows(site)).toEqual(before)
      if (_start === 2) {
        await site.documents(article).unpublish({ documentId: remaining, locale: 'fr' })
        await site.documents(article).delete({ documentId: gone, locale: '*' })
      }
      await site.stop({ leaveDatabase: true })
    }

    site = await boot({ at: folder })
    expect(await rows(site)).toEqual(before)
    expect(await site.service('choices').ofEntry(article, remaining, 'en')).toEqual(choices)
    const [sum] = await site.app.db.connection('citable_days').where({ content_type: article }).sum('entries as entries')
    expect(Number(sum.entries)).toBe(3)
    const route = async (id: string, locale: string) => {
      const response = await fetch(`${site.base}/api/citable/json-ld/${article}/${id}?locale=${locale}`, { headers: site.headers })
      return { status: response.status, body: (await response.json()) as { data: { alternates?: readonly { locale: string }[] } | null } }
    }
    const { status, body } = await route(remaining, 'en')
    expect(status).toBe(200)
    expect(body.data?.alternates?.map(({ locale }) => locale)).toEqual(['en'])
    expect([(await route(remaining, 'fr')).status, (await route(gone, 'en')).status]).toEqual([404, 404])
    await site.service('repair').runAll()
    expect(await rows(site)).toHaveLength(1)
    // an entry of today is written and read as ever
    const fresh = await publish('Fresh', 'en')
    await site.service('snapshots').idle()
    expect((await route(fresh, 'en')).status).toBe(200)
  } finally {
    await site.stop()
  }
})
