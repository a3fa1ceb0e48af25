import type { Context } from '../plugin.ts'
import { accessService } from './access.ts'
import { choicesService } from './choices.ts'
import { deliveryService } from './delivery.ts'
import { enrichmentService } from './enrichment.ts'
import { generatorService } from './generator.ts'
import { historyService } from './history.ts'
import { pageCheckService } from './page-check.ts'
import { relatedService } from './related.ts'
import { repairService } from './repair.ts'
import { serviceClient } from './service-client.ts'
import { settingsService } from './settings.ts'
import { snapshotsService } from './snapshots.ts'
import { trafficService } from './traffic.ts'

/** The explicit list. Reached through `servicesOf`. */
export const services = {
  access: (context: Context) => accessService(context),
  settings: (context: Context) => settingsService(context),
  snapshots: (context: Context) => snapshotsService(context),
  choices: (context: Context) => choicesService(context),
  delivery: (context: Context) => deliveryService(context),
  enrichment: (context: Context) => enrichmentService(context),
  generator: (context: Context) => generatorService(context),
  history: (context: Context) => historyService(context),
  pageCheck: (context: Context) => pageCheckService(context),
  related: (context: Context) => relatedService(context),
  repair: (context: Context) => repairService(context),
  serviceClient: (context: Context) => serviceClient(context),
  traffic: (context: Context) => trafficService(context),
}
