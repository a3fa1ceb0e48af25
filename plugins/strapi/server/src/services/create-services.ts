import type { Context } from '../plugin.ts'
import { accessService } from './access.ts'
import { choicesService } from './choices.ts'
import { deliveryService } from './delivery.ts'
import { enrichmentService } from './enrichment.ts'
import { generatorService } from './generator.ts'
import { historyService } from './history.ts'
import { pageCheckService } from './page-check.ts'
import { storedSnapshots } from './read-snapshots.ts'
import { relatedService } from './related.ts'
import { repairService } from './repair.ts'
import { createRunningWork } from './running-work.ts'
import { createServiceClient } from './service-client.ts'
import { settingsService } from './settings.ts'
import { snapshotsService } from './snapshots.ts'
import { trafficService } from './traffic.ts'

export type Services = ReturnType<typeof createServices>

/** A Strapi and the services that were built for it. */
export interface App extends Context, Services {}

/** Builds the services of a Strapi, each with those below it: the order of the lines is the order of the rooms. */
export function createServices({ strapi }: Context) {
  const settings = settingsService({ strapi })
  const access = accessService({ strapi })
  const choices = choicesService({ strapi, settings })

  const generator = generatorService({ strapi })
  const serviceClient = createServiceClient({ strapi, settings })

  const stored = storedSnapshots({ strapi, settings })
  const following = createRunningWork()
  const enrichment = enrichmentService({ strapi, settings, choices, stored, serviceClient })
  const snapshots = snapshotsService({ strapi, settings, choices, stored, enrichment, following })
  const related = relatedService({ strapi, settings, snapshots, following })
  const history = historyService({ strapi })
  const repair = repairService({ strapi, settings, snapshots, history })

  const delivery = deliveryService({ strapi, settings, snapshots, repair })
  const pageCheck = pageCheckService({ strapi, stored })
  const traffic = trafficService({ strapi, settings })
  return {
    access,
    choices,
    delivery,
    enrichment,
    generator,
    history,
    pageCheck,
    related,
    repair,
    serviceClient,
    settings,
    snapshots,
    traffic,
  }
}
