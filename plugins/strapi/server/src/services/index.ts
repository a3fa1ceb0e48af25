import type { Context } from '../plugin.ts'
import { choicesService } from './choices.ts'
import { deliveryService } from './delivery.ts'
import { enrichmentService } from './enrichment.ts'
import { generatorService } from './generator.ts'
import { relatedService } from './related.ts'
import { repairService } from './repair.ts'
import { serviceClient } from './service-client.ts'
import { settingsService } from './settings.ts'
import { snapshotsService } from './snapshots.ts'

/** The explicit list. Reached through `servicesOf`. */
export const services = {
  settings: (context: Context) => settingsService(context),
  snapshots: (context: Context) => snapshotsService(context),
  choices: (context: Context) => choicesService(context),
  delivery: (context: Context) => deliveryService(context),
  enrichment: (context: Context) => enrichmentService(context),
  generator: (context: Context) => generatorService(context),
  related: (context: Context) => relatedService(context),
  repair: (context: Context) => repairService(context),
  serviceClient: (context: Context) => serviceClient(context),
}
