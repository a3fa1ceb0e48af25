import { expect, it, vi } from 'vitest'
import { translationsOfEntry } from './ask-for-translations.ts'

const uid = 'api::article.article'
const note = { from: 'en', engine: 'apertium', isReviewed: false, review: [], leftOut: ['author'], changes: 2, isKept: true }
const version = { locale: 'es', title: 'El pan', status: 'draft', url: '', engine: 'apertium', isReviewed: false, changes: 0 }
const answer = { ok: true, language: 'de', versions: [{ ...version, mayEdit: true }], targets: ['fr'], problem: '', note }

const asked = (data: object, kind = 'collectionType') => {
  const get = vi.fn(async () => ({ data }))
  const post = vi.fn(async () => ({ data }))
  const entry = { shape: { uid, kind }, facts: { documentId: 'd1', locale: 'de' } } as never
  return { get, post, api: translationsOfEntry({ get, post } as never, entry, (reason) => `[${reason}]`) }
}

it('versions lead to their screens, for who may edit them', async () => {
  const { api, get } = asked(answer)
  expect(await api.read()).toMatchObject({
    keeper: '',
    problem: '',
    versions: [{ key: 'es', language: 'es', editUrl: `/content-manager/collection-types/${uid}/d1?plugins[i18n][locale]=es` }],
    note: { leftOut: [{ name: 'author' }], changes: 2 },
  })
  expect(get.mock.calls).toEqual([[`/citable/translations?uid=${encodeURIComponent(uid)}&documentId=d1&locale=de`]])
  const single = await asked({ ...answer, versions: [{ ...version, mayEdit: true }] }, 'singleType').api.read()
  expect(single.versions[0]!.editUrl).toBe(`/content-manager/single-types/${uid}?plugins[i18n][locale]=es`)
  expect((await asked({ ...answer, versions: [{ ...version, mayEdit: false }] }).api.read()).versions[0]!.editUrl).toBe('')
})

it('says why nothing can be asked, and why nothing was done', async () => {
  expect((await asked({ ...answer, problem: 'embedded' }).api.read()).problem).toBe('[embedded]')
  const { api } = asked({ ok: false, reason: 'too_large', detail: 'Too long.' })
  for (const ask of [() => api.read(), () => api.translate('es'), () => api.markReviewed(true), () => api.changes(null)])
    await expect(ask()).rejects.toMatchObject({ reason: 'too_large', message: 'Too long.' })
})

it('sends what a person has chosen, of the entry on the screen', async () => {
  const { api, post } = asked(answer)
  await api.translate('es')
  await api.changes({ seen: 's', take: ['a'], keep: ['b'] })
  await api.markReviewed(true)
  const entry = { uid, documentId: 'd1', locale: 'de' }
  expect(post.mock.calls).toEqual([
    ['/citable/translations', { ...entry, language: 'es' }],
    ['/citable/translation-changes', { ...entry, seen: 's', take: ['a'], keep: ['b'] }],
    ['/citable/translation-review', { ...entry, isReviewed: true }],
  ])
})
