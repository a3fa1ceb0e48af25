import type { TranslationsAnswer } from '#shared/answers.ts'
import type { App } from '../create-services.ts'
import { hasRightTo, mayCreateIn, readableEntries, seesField, writableAttributes } from '../entry-rights.ts'
import { mayRead, mayUpdate, parse, type RequestContext } from '../http.ts'
import { localeOf, query, snapshotUid } from '../plugin.ts'
import { TranslationRequest, TranslationReview, TranslationsQuery, TranslationUpdate } from '../schemas.ts'
import type { Type } from '../translation/entries.ts'
import type { Caller } from '../translation/translations.ts'

interface Asked {
  readonly uid: string
  readonly documentId: string
  readonly locale: string
}

/**
 * An entry in other locales. Always 200 where the service or the entry is in the way, as Strapi's own error page would hide the reason.
 */
export const translationsController = ({ strapi, settings, translations }: App) => {
  /** The type of an entry that the caller may read in this locale, and whose type they may change; answers and returns null for others. */
  const typeOf = async (context: RequestContext, { uid, documentId, locale }: Asked): Promise<Type | null> => {
    const shape = settings.shape(uid)
    const mapping = await settings.mapping(uid)
    if (!mayRead(context, uid) || !mayUpdate(context, uid)) context.forbidden()
    else if (shape === null || mapping === null || !shape.localized) context.notFound()
    else {
      const isReadable = await hasRightTo(strapi, context, 'read', { uid, documentId, locale })
      if (isReadable === true) return { shape, mapping }
      if (isReadable === null) context.notFound()
      else context.forbidden()
    }
    return null
  }

  const callerOf = (context: RequestContext, { shape }: Type, documentId: string): Caller => ({
    id: context.state.user?.id ?? null,
    writable: (locale, data) => writableAttributes(strapi, context, shape, { documentId, locale }, data),
  })

  const mayWrite = async (context: RequestContext, { uid, documentId, locale }: Asked): Promise<boolean> =>
    (await hasRightTo(strapi, context, 'update', { uid, documentId, locale })) ?? mayCreateIn(strapi, context, uid, locale)

  /** A browser's words are taken where the site has switched that on. */
  const mayUse = async (device: object | undefined): Promise<boolean> =>
    device === undefined || (await settings.get()).service.browserTranslates === true

  async function stateOf(context: RequestContext, type: Type, { uid, documentId, locale }: Asked): Promise<TranslationsAnswer> {
    const { shape, mapping } = type
    const document = { ...type, documentId }
    const notes = await translations.store.ofDocument(uid, documentId)
    const select = ['documentId', 'locale', mapping.title]
    const drafts = await query(strapi, uid).findMany({ select, where: { documentId, ...(shape.draftAndPublish && { publishedAt: null }) } })
    const live = await query(strapi, uid).findMany({ select: ['locale'], where: { documentId, publishedAt: { $notNull: true } } })
    const published = new Set(live.map(localeOf))
    const snapshots = await query(strapi, snapshotUid).findMany({
      select: ['relatedLocale', 'url'],
      where: { contentType: uid, relatedDocumentId: documentId },
    })
    const readable = await readableEntries(strapi, context, uid, [documentId])
    const isSeen = (name: string): boolean => seesField(context, shape, name)
    // what was noted before fields were is shown to those who see all of them
    const seesAll = Object.keys(shape.attributes).every(isSeen)
    const isReadable = (one: string): boolean => readable.has(`${documentId}:${one}`)
    const originals = new Map<string, Awaited<ReturnType<typeof translations.read>>>()
    for (const { from } of notes.values())
      if (!originals.has(from) && isReadable(from)) originals.set(from, await translations.read(document, from))
    const changesOf = (one: string): number => {
      const note = notes.get(one)
      return note === undefined ? 0 : translations.changesSince(note, originals.get(note.from) ?? null)
    }
    const versions: TranslationsAnswer['versions'][number][] = []
    for (const row of drafts) {
      const one = localeOf(row)
      if (one === locale || !isReadable(one)) continue
      const note = notes.get(one)
      versions.push({
        locale: one,
        title: isSeen(mapping.title) ? String(row[mapping.title] ?? '') : '',
        status: published.has(one) ? 'publish' : 'draft',
        mayEdit: await mayWrite(context, { uid, documentId, locale: one }),
        url: published.has(one) ? String(snapshots.find(({ relatedLocale }) => relatedLocale === one)?.url ?? '') : '',
        engine: note?.engine.id ?? '',
        isReviewed: note === undefined || note.reviewedAt !== null,
        changes: changesOf(one),
      })
    }
    const there = new Set(drafts.map(localeOf))
    const site = (await strapi.plugin('i18n').service('locales').find()) as readonly { readonly code: string }[]
    const missing = site.map(({ code }) => code).filter((code) => !there.has(code))
    const free = missing.filter((code) => mayCreateIn(strapi, context, uid, code))
    const targets = !shape.draftAndPublish
      ? 'no_drafts'
      : missing.length === 0
        ? 'no_locales'
        : free.length === 0
          ? 'forbidden'
          : await translations.targets(locale, free)
    const note = notes.get(locale)
    const { mode, service } = await settings.get()
    const mayAskDevice = mode === 'service' && service.browserTranslates === true
    const forDevice = shape.draftAndPublish ? free : []
    return {
      language: locale,
      versions: versions.sort((one, other) => (one.locale < other.locale ? -1 : 1)),
      targets: typeof targets === 'string' ? [] : targets,
      deviceTargets: mayAskDevice ? forDevice : null,
      problem: typeof targets === 'string' ? targets : '',
      note:
        note === undefined
          ? null
          : {
              from: note.from,
              engine: note.engine.id,
              isReviewed: note.reviewedAt !== null,
              review: (isReadable(note.from) ? note.review : []).flatMap(({ field = '', ...row }) =>
                (field === '' ? seesAll : isSeen(field)) ? [row] : [],
              ),
              leftOut: note.leftOut,
              changes: changesOf(locale),
              isKept: originals.get(note.from) != null,
            },
    }
  }

  return {
    async list(context: RequestContext) {
      const asked = parse(context, TranslationsQuery, context.query)
      const type = asked && (await typeOf(context, asked))
      if (type) context.body = { ok: true, ...(await stateOf(context, type, asked)) }
    },

    /** Asked again, it answers with what is there. */
    async make(context: RequestContext) {
      const asked = parse(context, TranslationRequest, context.request.body)
      const type = asked && (await typeOf(context, asked))
      if (!type) return
      const { documentId, locale, language, uid, device } = asked
      if (!(await mayUse(device))) return context.forbidden()
      if (!type.shape.draftAndPublish || language === locale) return context.badRequest('No draft can be made in this language')
      if (!(await mayWrite(context, { uid, documentId, locale: language }))) return context.forbidden()
      const known = await strapi.plugin('i18n').service('locales').findByCode(language)
      if (known === null) return context.badRequest('The site has no such locale')
      const made = await translations.make({ ...type, documentId }, locale, language, callerOf(context, type, documentId), device)
      context.body = made.ok ? { ...made, ...(await stateOf(context, type, asked)) } : made
    },

    /** `locale` is that of the translation. */
    async update(context: RequestContext) {
      const asked = parse(context, TranslationUpdate, context.request.body)
      const type = asked && (await typeOf(context, asked))
      if (!type) return
      const { uid, documentId, locale, take, keep, seen = null, device } = asked
      if (!(await mayWrite(context, asked)) || !(await mayUse(device))) return context.forbidden()
      const note = await translations.store.find({ uid, documentId, locale })
      const isOpen = note === null || (await hasRightTo(strapi, context, 'read', { uid, documentId, locale: note.from })) !== false
      if (!isOpen || !type.shape.draftAndPublish) return context.forbidden()
      context.body = await translations.update(
        { ...type, documentId },
        locale,
        { take, keep, seen, device },
        callerOf(context, type, documentId),
      )
    },

    /** The word of a person that they have read it. */
    async review(context: RequestContext) {
      const asked = parse(context, TranslationReview, context.request.body)
      const type = asked && (await typeOf(context, asked))
      if (!type) return
      if (!(await mayWrite(context, asked))) return context.forbidden()
      const { uid, documentId, locale, isReviewed } = asked
      if ((await translations.store.find({ uid, documentId, locale })) === null) return context.notFound()
      await translations.store.change({ uid, documentId, locale }, { reviewedAt: isReviewed ? new Date().toISOString() : null })
      context.body = { ok: true, ...(await stateOf(context, type, asked)) }
    },
  }
}
