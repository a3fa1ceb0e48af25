export const pluginId = 'citable'

/** A right of the plugin, in the shape that Strapi's components take. */
export const right = (uid: 'use' | 'settings.read' | 'settings.update') => [{ action: `plugin::${pluginId}.${uid}`, subject: null }]
