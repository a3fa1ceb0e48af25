export const pluginId = 'citable'

/** A right of the plugin, in the shape that Strapi's components take. */
export const right = (uid: 'use' | 'settings.read' | 'settings.update') => [{ action: `plugin::${pluginId}.${uid}`, subject: null }]

/** All that the admin shows of the plugin before any of its parts is loaded. */
export const pluginName = 'Citable'
export const widgetTitle = 'Citable: AEO readiness'

/** In the list's bar and in the menu of its rows. */
export const bulkName = 'Optimize'
export const bulkNames: Readonly<Record<string, string>> = { ar: 'تحسين', de: 'Optimieren', es: 'Optimizar', fr: 'Optimiser', ja: '最適化' }

/** The widget's heading is drawn by Strapi, out of its own translations. */
export const widgetTitles: Readonly<Record<string, string>> = {
  ar: 'Citable: جاهزية محركات الإجابة',
  de: 'Citable: AEO-Reife',
  es: 'Citable: preparación AEO',
  fr: 'Citable : maturité AEO',
  ja: 'Citable：AEO 対応度',
}

/** Origin and path of the server, without a trailing slash; the admin's own origin where Strapi names none. */
export const serverAddress = (): string =>
  ((window as { strapi?: { backendURL?: string } }).strapi?.backendURL || window.location.origin).replace(/\/$/, '')

/** A worker that the plugin's server half serves: browsers take workers of one origin only. */
export const startWorker = (name: 'worker' | 'titles-worker' | 'sources-worker') =>
  new Worker(`${serverAddress()}/${pluginId}/${name}.js`, { type: 'module' })
