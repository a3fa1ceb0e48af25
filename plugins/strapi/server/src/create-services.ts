import { deliveryService } from './deliver/delivery.ts'
import { pageCheckService } from './deliver/page-check.ts'
import type { Context } from './plugin.ts'
import { enrichmentService } from './publish/enrichment.ts'
import { historyService } from './publish/history.ts'
import { storedSnapshots } from './publish/read-snapshots.ts'
import { relatedService } from './publish/related.ts'
import { repairService } from './publish/repair.ts'
import { createRunningWork } from './publish/running-work.ts'
import { snapshotsService } from './publish/snapshots.ts'
import { redirectsService } from './redirects/redirects.ts'
import { generatorService } from './service/generator.ts'
import { createServiceClient } from './service/service-client.ts'
import { accessService } from './settings/access.ts'
import { choicesService } from './settings/choices.ts'
import { settingsService } from './settings/settings.ts'
import { sourcePagesService } from './sources/source-pages.ts'
import { watchedSourcesService } from './sources/watched-sources.ts'
import { outboxService } from './traffic/outbox.ts'
import { trafficService } from './traffic/traffic.ts'
import { translationsService } from './translation/translations.ts'

export type Services = ReturnType<typeof createServices>

/** A Strapi and the services that were built for it. */
export interface App extends Context, Services {}

/** Builds the services of a Strapi, each with those below it: the order of the lines is the order of the rooms. */
export function createServices({ strapi }: Context) {
  const settings = settingsService({ strapi })
  const access = accessService({ strapi })
  const choices = choicesService({ strapi, settings })

  const generator = generatorService({ strapi, settings })
  const serviceClient = createServiceClient({ strapi, settings })
  const sourcePages = sourcePagesService({ strapi })

  const watchedSources = watchedSourcesService({ strapi, settings, sourcePages })

  const stored = storedSnapshots({ strapi, settings })
  const following = createRunningWork()
  const enrichment = enrichmentService({ strapi, settings, choices, stored, serviceClient })
  const snapshots = snapshotsService({ strapi, settings, choices, stored, enrichment, following })
  const related = relatedService({ strapi, settings, snapshots, following })
  const redirects = redirectsService({ strapi, settings })
  const history = historyService({ strapi })
  const repair = repairService({ strapi, settings, snapshots, history })

  const delivery = deliveryService({ strapi, settings, snapshots, repair })
  const pageCheck = pageCheckService({ strapi, stored })
  const outbox = outboxService({ strapi, settings, serviceClient })
  const traffic = trafficService({ strapi, settings, outbox })
  const translations = translationsService({ strapi, settings, serviceClient })
  return {
    access,
    choices,
    delivery,
    enrichment,
    generator,
    history,
    outbox,
    pageCheck,
    redirects,
    related,
    repair,
    serviceClient,
    settings,
    snapshots,
    sourcePages,
    traffic,
    translations,
    watchedSources,
  }
}
