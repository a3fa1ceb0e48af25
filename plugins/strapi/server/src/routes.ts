import { needs } from './permissions.ts'

/**
 * Every route. Admin routes carry both policies; the two without are public code and word lists, no data.
 * Reached at `/citable/…` (admin) and `/api/citable/…` (content API).
 */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      { method: 'GET', path: '/worker.js', handler: 'panel.worker', config: { auth: false } },
      { method: 'GET', path: '/titles-worker.js', handler: 'panel.titlesWorker', config: { auth: false } },
      { method: 'GET', path: '/worker-parts/:file', handler: 'panel.workerPart', config: { auth: false } },
      { method: 'GET', path: '/languages/:file', handler: 'panel.language', config: { auth: false } },
      { method: 'GET', path: '/entry', handler: 'panel.entry', config: needs('use') },
      { method: 'PUT', path: '/entry/choices', handler: 'panel.putChoices', config: needs('use') },
      { method: 'POST', path: '/entry/taken', handler: 'panel.taken', config: needs('use') },
      { method: 'POST', path: '/optimize', handler: 'panel.optimize', config: needs('use') },
      { method: 'POST', path: '/drafts', handler: 'panel.drafts', config: needs('use', 'generate') },
      { method: 'POST', path: '/scores', handler: 'panel.scores', config: needs('use') },
      { method: 'GET', path: '/overview', handler: 'panel.overview', config: needs('use') },
      { method: 'GET', path: '/health', handler: 'health.list', config: needs('use') },
      { method: 'GET', path: '/backlog', handler: 'settings.backlog', config: needs('use') },
      { method: 'PUT', path: '/backlog', handler: 'settings.putBacklog', config: needs('settings.update') },
      { method: 'GET', path: '/traffic', handler: 'traffic.report', config: needs('use') },
      { method: 'PUT', path: '/settings/traffic', handler: 'traffic.change', config: needs('settings.update') },
      { method: 'GET', path: '/traffic/lines', handler: 'lines.traffic', config: needs('use') },
      { method: 'GET', path: '/settings/lines', handler: 'lines.page', config: needs('settings.read') },
      { method: 'GET', path: '/settings', handler: 'settings.get', config: needs('settings.read') },
      { method: 'PUT', path: '/settings/type', handler: 'settings.putType', config: needs('settings.update') },
      { method: 'PUT', path: '/settings/site', handler: 'settings.putSite', config: needs('settings.update') },
      { method: 'PUT', path: '/settings/delivery', handler: 'settings.putDelivery', config: needs('settings.update') },
      { method: 'PUT', path: '/settings/assistants', handler: 'settings.putAssistants', config: needs('settings.update') },
      { method: 'PUT', path: '/settings/titles', handler: 'settings.putTitles', config: needs('settings.update') },
      { method: 'PUT', path: '/settings/mode', handler: 'settings.putMode', config: needs('settings.update') },
      { method: 'PUT', path: '/settings/generator', handler: 'settings.putGenerator', config: needs('settings.update') },
      { method: 'GET', path: '/health/export', handler: 'health.exported', config: needs('use') },
      { method: 'GET', path: '/alt-texts', handler: 'altTexts.list', config: needs('use') },
      { method: 'PUT', path: '/alt-texts', handler: 'altTexts.change', config: needs('use') },
      { method: 'GET', path: '/seo-fields', handler: 'seoFields.get', config: needs('settings.read') },
      { method: 'POST', path: '/seo-fields', handler: 'seoFields.add', config: needs('settings.update') },
      { method: 'GET', path: '/redirects', handler: 'redirects.list', config: needs('settings.read') },
      { method: 'POST', path: '/redirects', handler: 'redirects.add', config: needs('settings.update') },
      { method: 'DELETE', path: '/redirects/:id', handler: 'redirects.remove', config: needs('settings.update') },
      { method: 'PUT', path: '/settings/addresses', handler: 'settings.putAddresses', config: needs('settings.update') },
      { method: 'PUT', path: '/settings/access', handler: 'settings.putAccess', config: needs('settings.update') },
      { method: 'POST', path: '/settings/preview', handler: 'preview.read', config: needs('settings.read') },
      { method: 'POST', path: '/settings/page', handler: 'settings.checkPage', config: needs('settings.read') },
      { method: 'POST', path: '/settings/test', handler: 'settings.test', config: needs('settings.update') },
    ],
  },
  'content-api': {
    type: 'content-api',
    routes: [
      { method: 'GET', path: '/json-ld/:uid/:documentId', handler: 'content.jsonLd', config: {} },
      { method: 'POST', path: '/events', handler: 'traffic.events', config: {} },
      { method: 'GET', path: '/alternates/:uid', handler: 'content.alternates', config: {} },
      { method: 'GET', path: '/redirect', handler: 'redirects.find', config: {} },
      { method: 'GET', path: '/sitemap', handler: 'sitemap.index', config: {} },
      { method: 'GET', path: '/sitemap/:uid', handler: 'sitemap.file', config: {} },
    ],
  },
} as const
