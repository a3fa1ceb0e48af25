import { pluginId } from './id.ts'

/** Origin and path of the server, without a trailing slash; the admin's own origin where Strapi names none. */
export const serverAddress = (): string =>
  ((window as { strapi?: { backendURL?: string } }).strapi?.backendURL || window.location.origin).replace(/\/$/, '')

/** A worker that the plugin's server half serves: browsers take workers of one origin only. */
export const startWorker = (name: 'worker' | 'titles-worker') => new Worker(`${serverAddress()}/${pluginId}/${name}.js`, { type: 'module' })
