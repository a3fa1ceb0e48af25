import { fileURLToPath } from 'node:url'

/** The plugin in this repository. */
export const pluginDirectory = fileURLToPath(new URL('../../../../../plugins/wordpress', import.meta.url))
