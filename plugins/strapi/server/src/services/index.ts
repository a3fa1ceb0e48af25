import type { Core } from '@strapi/strapi'
import { type Context, pluginId } from '../plugin.ts'
import { deliveryService } from './delivery.ts'
import { enrichmentService } from './enrichment.ts'
import { relatedService } from './related.ts'
import { repairService } from './repair.ts'
import { serviceClient } from './service-client.ts'
import { settingsService } from './settings.ts'
import { snapshotsService } from './snapshots.ts'

/** Each is made once per Strapi by Strapi itself. */
export const services = {
  settings: (context: Context) => settingsService(context),
  snapshots: (context: Context) => snapshotsService(context),
  delivery: (context: Context) => deliveryService(context),
  enrichment: (context: Context) => enrichmentService(context),
  related: (context: Context) => relatedService(context),
  repair: (context: Context) => repairService(context),
  serviceClient: (context: Context) => serviceClient(context),
}

export interface Services {
  readonly settings: ReturnType<typeof settingsService>
  readonly snapshots: ReturnType<typeof snapshotsService>
  readonly delivery: ReturnType<typeof deliveryService>
  readonly enrichment: ReturnType<typeof enrichmentService>
  readonly related: ReturnType<typeof relatedService>
  readonly repair: ReturnType<typeof repairService>
  readonly serviceClient: ReturnType<typeof serviceClient>
}

export function servicesOf(strapi: Core.Strapi): Services {
  const plugin = strapi.plugin(pluginId)
  return Object.fromEntries(Object.keys(services).map((name) => [name, plugin.service(name)])) as unknown as Services
}
