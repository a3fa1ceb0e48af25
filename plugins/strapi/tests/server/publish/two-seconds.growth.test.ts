import { beforeAll, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const [page, writer, article] = ['api::page.page', 'api::writer.writer', 'api::article.article']
const twoSeconds = { timeout: 2_000, interval: 20 }
let site: SharedSite

beforeAll(async () => {
  site = await sharedSite()
  const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
  await site.service('settings').save({ site: identity })
})

const publish = async (uid: string, data: object): Promise<string> => {
  const { documentId } = await site.documents(uid).create({ status: 'published', data })
  await site.service('snapshots').idle()
  return documentId
}
const answerOf = async (path: string): Promise<string> => (await fetch(site.base + path, { headers: site.headers })).text()

const parts = [{ __component: 'sections.text', body: 'Text.' }]

test.each<[string, (documentId: string) => Promise<unknown>]>([
  ['unpublished', (documentId) => site.documents(writer).unpublish({ documentId })],
  ['deleted', (documentId) => site.documents(writer).delete({ documentId })],
])('an author that is %s is gone from an entry within two seconds', async (how, change) => {
  const author = await publish(writer, { name: `Author ${how}`, slug: `author-${how}` })
  const documentId = await publish(page, { title: `By one ${how}`, slug: `by-${how}`, author, parts })
  const text = () => answerOf(`/api/pages/${documentId}`)
  expect(await text()).toContain(`Author ${how}`)
  await change(author)
  await expect.poll(text, twoSeconds).not.toContain(`Author ${how}`)
})

test('a changed answer of a related entry is delivered within two seconds', async () => {
  const faq = 'api::faq.faq'
  const faqs = [
    await publish(faq, { question: 'What is humus?', answer: 'Ripe compost.' }),
    await publish(faq, { question: 'Is it soil?', answer: 'It becomes part of it.' }),
  ]
  const documentId = await publish(page, { title: 'Humus', slug: 'humus', faqs })
  await site.documents(faq).update({ documentId: faqs[0], status: 'published', data: { answer: 'What is left of leaves.' } })
  await expect.poll(() => answerOf(`/api/pages/${documentId}`), twoSeconds).toContain('What is left of leaves.')
})

test('a picture that is replaced or deleted is gone from an entry within two seconds', async () => {
  const files = site.app.db.query('plugin::upload.file')
  const url = (name: string) => `https://cdn.example.org/${name}.png`
  const file = await files.create({
    data: {
      name: 'a.png',
      url: url('heap'),
      mime: 'image/png',
      hash: 'a',
      ext: '.png',
      size: 9,
      provider: 'local',
      width: 1200,
      height: 800,
    },
  })
  const documentId = await publish(article, { title: 'Pictured', slug: 'pictured', markdown: 'Text.', cover: file.id })
  const text = () => answerOf(`/api/articles/${documentId}`)
  await files.update({ where: { id: file.id }, data: { url: url('pile') } })
  await expect.poll(text, twoSeconds).toContain(url('pile'))
  await files.delete({ where: { id: file.id } })
  await expect.poll(text, twoSeconds).not.toContain('cdn.example.org')
})

test('a locale that is deleted with its entries is gone from those of other locales within two seconds', async () => {
  const documentId = await publish(article, { title: 'English', slug: 'english', markdown: 'Some text.' })
  const french = { title: 'La française', slug: 'francaise', markdown: 'Du texte.' }
  await site.documents(article).update({ documentId, locale: 'fr', status: 'published', data: french })
  await site.service('snapshots').idle()
  const text = () => answerOf(`/api/articles/${documentId}`)
  expect(await text()).toContain('francaise')
  const locales = site.app.plugin('i18n').service('locales')
  await locales.delete({ id: (await locales.findByCode('fr')).id })
  await expect.poll(text, twoSeconds).not.toContain('francaise')
})
