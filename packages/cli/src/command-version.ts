import { createRequire } from 'node:module'

export const commandVersion = (createRequire(import.meta.url)('../package.json') as { version: string }).version
