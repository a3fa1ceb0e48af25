import { fileURLToPath } from 'node:url'

const pathOf = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url))

/**
 * Environment in which PHP on the command line caches what it has compiled, as it does behind a web server. `folder`: also for the processes
 * that follow; it has to be there. `isQuick`: PHP compiles for the processor too, which pays in a process that runs for a minute.
 */
export const cacheCompiled = (folder = '', { isQuick = false } = {}): Readonly<Record<string, string>> => ({
  // beside the folders that PHP reads anyway
  PHP_INI_SCAN_DIR: [process.env.PHP_INI_SCAN_DIR ?? '', ...(isQuick ? ['ini', 'ini/quick'] : ['ini']).map(pathOf)].join(':'),
  CITABLE_COMPILED: folder,
})
