import { fileURLToPath } from 'node:url'

/**
 * Environment in which PHP on the command line caches what it has compiled, as it does behind a web server. `folder`: also for the processes
 * that follow; it has to be there.
 */
export const cacheCompiled = (folder = ''): Readonly<Record<string, string>> => ({
  // beside the folders that PHP reads anyway
  PHP_INI_SCAN_DIR: `${process.env.PHP_INI_SCAN_DIR ?? ''}:${fileURLToPath(new URL('ini', import.meta.url))}`,
  CITABLE_COMPILED: folder,
})
