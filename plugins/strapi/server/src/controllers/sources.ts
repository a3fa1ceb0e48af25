import type { FaultySource, SourcesAnswer } from '#shared/answers.ts'
import type { App } from '../create-services.ts'
import { hasRightTo } from '../entry-rights.ts'
import { mayChangeSettings, mayRead, mayUpdate, parse, type RequestContext } from '../http.ts'
import { AskAgain, SourceAnswers, SourceRequest, SourcesChange, SourcesRequest } from '../schemas.ts'
import { linksTo } from '../sources/source-links.ts'

/** The part of the service's list that is shown. */
interface ServiceList {
  readonly data: readonly {
    readonly url: string
    readonly title: string | null
    readonly checked_at: string
    readonly faults: FaultySource['faults']
  }[]
}

interface Asked {
  readonly uid: string
  readonly documentId?: string | undefined
  readonly locale?: string | undefined
}

/** Pages that a text cites: one of them as it is served, or what the service says of all. Asked for by a click that names them. */
export const sourcesController = ({ strapi, settings, serviceClient, sourcePages, watchedSources }: App) => {
  /** True for an entry that the caller may change; answers and returns false for others. */
  const isOpen = async (context: RequestContext, { uid, documentId, locale: asked }: Asked): Promise<boolean> => {
    const shape = settings.shape(uid)
    if (!mayRead(context, uid) || !mayUpdate(context, uid)) context.forbidden()
    else if (shape === null) context.notFound()
    else if (documentId === undefined) return true
    else {
      const locale = shape.localized ? (asked ?? (await settings.defaultLocale())) : ''
      const isAllowed = await hasRightTo(strapi, context, 'update', { uid, documentId, locale })
      // a locale that is being written has no entry yet: the right to the type counts
      if (isAllowed !== false) return true
      context.forbidden()
    }
    return false
  }

  const placeOf = async ({ uid, documentId = '', locale: asked }: Asked) => {
    const isLocalized = settings.shape(uid)?.localized === true
    return { uid, documentId, locale: isLocalized ? (asked ?? (await settings.defaultLocale())) : '' }
  }

  const isPublished = async (asked: Asked): Promise<boolean> =>
    asked.documentId !== undefined && watchedSources.isPublished(await placeOf(asked))

  /** Articles with dead or silent sources that the service watches for the site; null: it does not answer. */
  const listOfService = async (): Promise<readonly FaultySource[] | null> => {
    const { url } = (await settings.get()).site
    const host = URL.canParse(url) ? new URL(url).hostname : undefined
    const found = await serviceClient.listSources({ limit: 100, ...(host !== undefined && { host }) })
    if (!found.ok) return null
    const { data } = found.body as ServiceList
    return data.flatMap(({ url: address, title, checked_at: checkedAt, faults }): readonly FaultySource[] =>
      faults.length === 0
        ? []
        : [{ uid: '', documentId: '', locale: '', title: title ?? address, url: address, checkedOn: checkedAt.slice(0, 10), faults }],
    )
  }

  return {
    /** Keeps what linked pages said of a published entry, where the site asks them again. */
    async keep(context: RequestContext) {
      const asked = parse(context, SourceAnswers, context.request.body)
      if (asked === null || !(await isOpen(context, asked))) return
      // no caller makes this server fetch an address that the text does not link
      const claims = asked.claims.filter(({ source }) => linksTo(asked.text, source))
      context.body = { isKept: await watchedSources.keep(await placeOf(asked), claims) }
    },

    /** Dead and silent sources of the entries that the caller may read. */
    async list(context: RequestContext) {
      const { mode, sources } = await settings.get()
      const isOfService = mode === 'service'
      const found = !sources.isWatched
        ? []
        : isOfService
          ? await listOfService()
          : await watchedSources.list((uid) => mayRead(context, uid))
      context.body = {
        isWatched: sources.isWatched,
        mayChange: mayChangeSettings(context),
        isOfService,
        entries: isOfService || !sources.isWatched ? null : await watchedSources.count(),
        sources: found,
      } satisfies SourcesAnswer
    },

    async change(context: RequestContext) {
      const change = parse(context, SourcesChange, context.request.body)
      if (change === null) return
      await settings.save({ sources: change })
      context.body = change
    },

    /** Has the pages of all watched entries asked again. */
    async askAgain(context: RequestContext) {
      const asked = parse(context, AskAgain, context.request.body)
      if (asked === null) return
      await watchedSources.hurry()
      context.body = { ok: true }
    },

    /** One page that is linked in the text on the screen. */
    async fetch(context: RequestContext) {
      const asked = parse(context, SourceRequest, context.request.body)
      if (asked === null || !(await isOpen(context, asked))) return
      if (!linksTo(asked.text, asked.url)) return context.badRequest('The text has no link to that page')
      context.body = await sourcePages.get(asked.url, `${asked.uid} ${asked.documentId ?? ''}`)
    },

    /** Service mode: the answer of `POST /v1/sources`. Always 200, as Strapi's own error page would hide what the service said. */
    async askService(context: RequestContext) {
      const asked = parse(context, SourcesRequest, context.request.body)
      if (asked === null || !(await isOpen(context, asked))) return
      if ((await settings.get()).mode !== 'service') {
        context.status = 409
        context.body = { ok: false, reason: 'not_configured', detail: 'The plugin is not in service mode.' }
        return
      }
      const request = asked.request as Parameters<typeof serviceClient.checkSources>[0]
      // the service asks again what is published at an address
      const watch = request.content?.url != null && (await watchedSources.isOn()) && (await isPublished(asked))
      context.body = await serviceClient.checkSources({ ...request, ...(watch && { watch }) })
    },
  }
}
