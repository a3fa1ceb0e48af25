import type { Core } from '@strapi/strapi'
import { pluginId } from './plugin.ts'

/**
 * Rights of the admin. `use`: panel, scores, list column. `generate`: send a text to the text generator, which may cost money. `sources`: have this
 * server ask pages that a text links. `translate`: have the service fill another locale, which may cost money. Strapi grants them to super admins
 * only until a role gets them.
 */
const actions = [
  { section: 'plugins', displayName: 'Use the panel', uid: 'use', pluginName: pluginId },
  { section: 'plugins', displayName: 'Ask the text generator', uid: 'generate', pluginName: pluginId },
  { section: 'plugins', displayName: 'Look up sources', uid: 'sources', pluginName: pluginId },
  { section: 'plugins', displayName: 'Translate entries', uid: 'translate', pluginName: pluginId },
  { section: 'settings', category: 'Citable', displayName: 'See the settings', uid: 'settings.read', pluginName: pluginId },
  { section: 'settings', category: 'Citable', displayName: 'Change the settings', uid: 'settings.update', pluginName: pluginId },
] as const

export type Action = (typeof actions)[number]['uid']

export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.service('admin::permission') as unknown as {
    actionProvider: { registerMany(list: readonly unknown[]): Promise<void> }
  }
  await permissions.actionProvider.registerMany(actions)
}

/** Policies of a route that needs a signed-in person with these rights. */
export const needs = (...rights: readonly Action[]) => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: rights.map((right) => `plugin::${pluginId}.${right}`) } },
  ],
})
