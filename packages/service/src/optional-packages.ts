import { createRequire } from 'node:module'

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

/** Those of a part that are not installed; none: it can be used. */
export function missingPackages(
  part: OptionalPart,
  resolve: (name: string) => unknown = createRequire(import.meta.url).resolve,
): readonly string[] {
  return optionalPackages[part].filter((name) => {
    try {
      resolve(name)
      return false
    } catch (error) {
      // a package for `import` alone is there, too
      return (error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND'
    }
  })
}
