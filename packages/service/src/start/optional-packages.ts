import { findPackageJSON } from 'node:module'

/** Packages that an installation may leave out (`npm install --omit=optional`), by what they are for. */
export const optionalPackages = {
  reference: ['@scalar/fastify-api-reference'],
  tracing: [
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  prettyLines: ['pino-pretty'],
} as const

export type OptionalPart = keyof typeof optionalPackages

/** Packages of a part that are not installed; empty: the part can be used. They are looked for as `import` looks for them, and nothing is loaded. */
export function missingPackages(
  part: OptionalPart,
  find: (name: string) => string | undefined = (name) => findPackageJSON(name, import.meta.url),
): readonly string[] {
  return optionalPackages[part].filter((name) => {
    try {
      return find(name) === undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return true
      throw error
    }
  })
}
