import type { Core } from '@strapi/strapi'
import type { App } from '../create-services.ts'
import { apiPrefixOf, pluginId } from '../plugin.ts'

/** True for a type with an attribute of the plugin's name. Its entries keep their own value in every answer. */
export const hasOwnField = (strapi: Core.Strapi, uid: string): boolean =>
  pluginId in (strapi.contentTypes[uid as never] as { attributes: object }).attributes

/** Says in the log which types get nothing added. The settings say so, too. */
export function warnOfOwnFields({ strapi, settings }: App): void {
  for (const uid of settings.uids())
    if (hasOwnField(strapi, uid))
      strapi.log.warn(
        `[citable] ${uid} has a field of its own called ${pluginId}: answers keep it, and its structured data is at ${apiPrefixOf(strapi)}/${pluginId}/json-ld only`,
      )
}
