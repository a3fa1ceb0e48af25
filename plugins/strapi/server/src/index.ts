import { choice } from './content-types/choice.ts'
import { snapshot } from './content-types/snapshot.ts'
import { contentController } from './controllers/content.ts'
import { panelController } from './controllers/panel.ts'
import { settingsController } from './controllers/settings.ts'
import { documentMiddleware } from './document-middleware/document-middleware.ts'
import { registerPermissions } from './permissions.ts'
import { type Context, pluginId } from './plugin.ts'
import { routes } from './routes.ts'
import { generatorProblem } from './services/generator.ts'
import { services } from './services/index.ts'
import { servicesOf } from './services/services-of.ts'

/** Milliseconds after boot: finds what a crash or an import left, once requests are being served. */
const firstRepair = 30_000

let firstRun: NodeJS.Timeout | null = null

export default {
  register({ strapi }: Context) {
    strapi.documents.use(documentMiddleware(strapi) as never)
  },

  async bootstrap({ strapi }: Context) {
    await registerPermissions(strapi)
    const repair = () =>
      servicesOf(strapi)
        .repair.run()
        .catch((error: unknown) => strapi.log.error(`[citable] repair: ${error instanceof Error ? error.message : String(error)}`))
    strapi.cron.add({ citableRepair: { task: () => void repair(), options: { rule: '*/10 * * * *' } } } as never)
    firstRun = setTimeout(() => void repair(), firstRepair)
    firstRun.unref()
  },

  async destroy({ strapi }: Context) {
    if (firstRun) clearTimeout(firstRun)
    const { enrichment, snapshots } = servicesOf(strapi)
    enrichment.stop()
    await snapshots.idle()
  },

  config: {
    default: { allowPrivateAddresses: false, generator: null },
    validator({ allowPrivateAddresses, generator }: { allowPrivateAddresses?: unknown; generator?: unknown }) {
      if (allowPrivateAddresses !== undefined && typeof allowPrivateAddresses !== 'boolean')
        throw new Error(`${pluginId}: allowPrivateAddresses must be true or false`)
      const problem = generatorProblem(generator, allowPrivateAddresses === true)
      if (problem !== null) throw new Error(`${pluginId}: ${problem}`)
    },
  },
  contentTypes: { snapshot, choice },
  services,
  controllers: { panel: panelController, settings: settingsController, content: contentController },
  routes,
  policies: {},
  middlewares: {},
}
