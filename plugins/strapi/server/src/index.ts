import { readFetchException } from '@citable/service/source-pages'
import type { Core } from '@strapi/strapi'
import { choice } from './content-types/choice.ts'
import { day } from './content-types/day.ts'
import { link } from './content-types/link.ts'
import { outbox } from './content-types/outbox.ts'
import { redirect } from './content-types/redirect.ts'
import { snapshot } from './content-types/snapshot.ts'
import { traffic } from './content-types/traffic.ts'
import { translation } from './content-types/translation.ts'
import { watched } from './content-types/watched.ts'
import { altTextsController } from './controllers/alt-texts.ts'
import { contentController } from './controllers/content.ts'
import { healthController } from './controllers/health.ts'
import { linesController } from './controllers/lines.ts'
import { panelController } from './controllers/panel.ts'
import { previewController } from './controllers/preview.ts'
import { redirectsController } from './controllers/redirects.ts'
import { seoFieldsController } from './controllers/seo-fields.ts'
import { settingsController } from './controllers/settings.ts'
import { sitemapController } from './controllers/sitemap.ts'
import { sourcesController } from './controllers/sources.ts'
import { trafficController } from './controllers/traffic.ts'
import { translationsController } from './controllers/translations.ts'
import { type App, createServices, type Services } from './create-services.ts'
import { documentMiddleware } from './deliver/document-middleware.ts'
import { extendGraphql } from './deliver/graphql.ts'
import { warnOfOwnFields } from './deliver/own-field.ts'
import { registerTools } from './mcp/mcp.ts'
import { registerPermissions } from './permissions.ts'
import { type Context, pluginId } from './plugin.ts'
import { protectTables } from './protect-tables.ts'
import { allowEvents } from './publish/events.ts'
import { followOtherChanges } from './publish/follow-other-changes.ts'
import { routes } from './routes.ts'
import { generatorProblem } from './service/generator.ts'
import { countRequests } from './traffic/count-requests.ts'

let firstRun: NodeJS.Timeout | null = null

const apps = new WeakMap<Core.Strapi, App>()

/** Strapi asks for controllers and services one by one: those of one Strapi share what is built once. */
function appOf({ strapi }: Context): App {
  const app = apps.get(strapi) ?? { strapi, ...createServices({ strapi }) }
  apps.set(strapi, app)
  return app
}

const service =
  <Name extends keyof Services>(name: Name) =>
  (context: Context): Services[Name] =>
    appOf(context)[name]

const controller =
  <Controller>(create: (app: App) => Controller) =>
  (context: Context): Controller =>
    create(appOf(context))

export default {
  register({ strapi }: Context) {
    const app = appOf({ strapi })
    strapi.documents.use(documentMiddleware(app) as never)
    extendGraphql(app)
    allowEvents(strapi)
    registerTools(app)
    countRequests(app)
    // older releases take any parameter
    strapi.contentAPI.addQueryParams?.({
      [pluginId]: {
        schema: (zod) => zod.enum(['0', '1', 'full'] as never).optional() as never,
        // a route of an earlier start in this process has it already, and Strapi refuses to add it twice
        matchRoute: ({ method, handler, request }) =>
          method === 'GET' && typeof handler === 'string' && /\.find(?:One)?$/.test(handler) && !(pluginId in (request?.query ?? {})),
      },
    })
  },

  async bootstrap({ strapi }: Context) {
    await protectTables(strapi)
    await registerPermissions(strapi)
    const app = appOf({ strapi })
    const { outbox, repair, settings, traffic, watchedSources } = app
    followOtherChanges(app)
    warnOfOwnFields(app)
    await settings.remember()
    outbox.start()
    const runRepair = () =>
      repair
        .run()
        .catch((error: unknown) => strapi.log.error(`[citable] repair: ${error instanceof Error ? error.message : String(error)}`))
    strapi.cron.add({ citableRepair: { task: () => void runRepair(), options: { rule: '*/10 * * * *' } } } as never)
    strapi.cron.add({
      citableTraffic: { task: () => void traffic.dropOld(), options: { rule: '17 3 * * *' } },
    } as never)
    strapi.cron.add({ citableSources: { task: () => void watchedSources.run(), options: { rule: '41 * * * *' } } } as never)
    // entries of before the plugin came, and what a crash or an import left, once requests are being served
    const seconds = strapi.plugin(pluginId).config<number | null>('backlogAfterSeconds')
    if (seconds === null) return
    firstRun = setTimeout(() => void repair.runAll(), seconds * 1000)
    firstRun.unref()
  },

  async destroy({ strapi }: Context) {
    if (firstRun) clearTimeout(firstRun)
    const { enrichment, outbox, repair, snapshots, traffic, watchedSources } = appOf({ strapi })
    enrichment.stop()
    repair.stop()
    await watchedSources.stop()
    await snapshots.stop()
    await outbox.stop()
    await traffic.flush()
  },

  config: {
    default: { allowPrivateAddresses: false, backlogAfterSeconds: 5, backlogPerMinute: 600, generator: null, sourcesOf: [] },
    validator({ allowPrivateAddresses, backlogAfterSeconds, backlogPerMinute, generator, sourcesOf }: Readonly<Record<string, unknown>>) {
      const isTime = typeof backlogAfterSeconds === 'number' && backlogAfterSeconds >= 0 && backlogAfterSeconds <= 86_400
      if (backlogAfterSeconds !== undefined && backlogAfterSeconds !== null && !isTime)
        throw new Error(`${pluginId}: backlogAfterSeconds must be a number of seconds up to a day, or null`)
      if (allowPrivateAddresses !== undefined && typeof allowPrivateAddresses !== 'boolean')
        throw new Error(`${pluginId}: allowPrivateAddresses must be true or false`)
      if (
        backlogPerMinute !== undefined &&
        !(typeof backlogPerMinute === 'number' && backlogPerMinute >= 1 && backlogPerMinute <= 1_000_000)
      )
        throw new Error(`${pluginId}: backlogPerMinute must be a number of entries of at least 1`)
      if (sourcesOf !== undefined && (!Array.isArray(sourcesOf) || sourcesOf.some((pair) => readFetchException(String(pair)) === null)))
        throw new Error(`${pluginId}: sourcesOf must be a list of hosts with their network, such as wiki.intranet=10.0.0.0/8`)
      const problem = generatorProblem(generator, allowPrivateAddresses === true)
      if (problem !== null) throw new Error(`${pluginId}: ${problem}`)
    },
  },
  contentTypes: { snapshot, choice, link, traffic, day, redirect, translation, watched, outbox },
  services: {
    access: service('access'),
    choices: service('choices'),
    delivery: service('delivery'),
    enrichment: service('enrichment'),
    generator: service('generator'),
    history: service('history'),
    outbox: service('outbox'),
    pageCheck: service('pageCheck'),
    redirects: service('redirects'),
    related: service('related'),
    repair: service('repair'),
    serviceClient: service('serviceClient'),
    settings: service('settings'),
    snapshots: service('snapshots'),
    sourcePages: service('sourcePages'),
    traffic: service('traffic'),
    translations: service('translations'),
    watchedSources: service('watchedSources'),
  },
  controllers: {
    altTexts: controller(altTextsController),
    seoFields: controller(seoFieldsController),
    panel: controller(panelController),
    health: controller(healthController),
    lines: controller(linesController),
    settings: controller(settingsController),
    preview: controller(previewController),
    redirects: controller(redirectsController),
    content: controller(contentController),
    sitemap: controller(sitemapController),
    sources: controller(sourcesController),
    traffic: controller(trafficController),
    translations: controller(translationsController),
  },
  routes,
  policies: {},
  middlewares: {},
}
