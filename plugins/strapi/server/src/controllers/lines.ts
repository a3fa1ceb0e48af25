import type { LinesAnswer } from '#shared/answers.ts'
import { patternsOf } from '#shared/mapping/address.ts'
import type { App } from '../create-services.ts'
import { pageLines } from '../front-end-lines/page-lines.ts'
import { trafficLines, trafficTest } from '../front-end-lines/traffic-lines.ts'
import { parse, type RequestContext } from '../http.ts'
import { apiPrefixOf, pluginId } from '../plugin.ts'
import { LinesQuery } from '../schemas.ts'

/** Code to copy into front ends, with the addresses of this site. */
export const linesController = ({ strapi, settings }: App) => {
  /** The first type with a page for each entry. */
  const shown = async () => {
    for (const uid of settings.uids()) {
      const [shape, mapping] = [settings.shape(uid), await settings.mapping(uid)]
      if (shape?.kind === 'collectionType' && mapping?.slug && mapping.kind !== 'person')
        return { shape, slug: mapping.slug, addresses: patternsOf(mapping.addresses, (await settings.get()).site.url) }
    }
    return null
  }
  const pathOf = (uid: string): string => (strapi.contentType(uid as never) as unknown as { info: { pluralName: string } }).info.pluralName

  return {
    /** Lines that print the head of a page. */
    async page(context: RequestContext) {
      const asked = parse(context, LinesQuery, context.query)
      if (asked === null) return
      const type = await shown()
      const path = type === null ? 'articles' : pathOf(type.shape.uid)
      const address = `${asked.server}${apiPrefixOf(strapi)}/${path}?filters[${type?.slug ?? 'slug'}][$eq]`
      const lines = pageLines(asked.frontEnd, { address, isLocalized: type?.shape.localized === true, addresses: type?.addresses })
      context.body = { lines } satisfies LinesAnswer
    },

    /** Lines that report who fetched a page. */
    traffic(context: RequestContext) {
      const asked = parse(context, LinesQuery, context.query)
      if (asked === null) return
      const address = `${asked.server}${apiPrefixOf(strapi)}/${pluginId}/events`
      context.body = { lines: trafficLines(asked.frontEnd, address), test: trafficTest(address) } satisfies LinesAnswer
    },
  }
}
