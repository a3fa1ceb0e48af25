import type { Core } from '@strapi/strapi'
import { pluginId } from '../plugin.ts'
import type { services } from './index.ts'

/** Our services by name. */
export type Services = { readonly [Name in keyof typeof services]: ReturnType<(typeof services)[Name]> }

const names = [
  'access',
  'settings',
  'snapshots',
  'choices',
  'delivery',
  'enrichment',
  'generator',
  'history',
  'pageCheck',
  'related',
  'repair',
  'serviceClient',
  'traffic',
] as const satisfies readonly (keyof Services)[]

/** The services of a running Strapi, which makes each of them once. */
export function servicesOf(strapi: Core.Strapi): Services {
  const plugin = strapi.plugin(pluginId)
  return Object.fromEntries(names.map((name) => [name, plugin.service(name)])) as unknown as Services
}
