import type { Tracer } from '../model/tracer.ts'
import type { Settings } from '../settings.ts'
import { missingPackages } from '../start/optional-packages.ts'
import { StartFault } from '../start/start-fault.ts'

/**
 * The tracer that the settings ask for; null: none, and nothing of it is loaded.
 *
 * @throws StartFault when one is asked for, and its packages are not installed
 */
export async function chooseTracer(
  settings: Settings,
  version: string,
  onFault: (error: unknown) => void,
  missing = missingPackages('tracing'),
): Promise<Tracer | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio } = settings
  const endpoint = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? undefined : `${base}/v1/traces`)
  if (endpoint === undefined || settings.OTEL_SDK_DISABLED) return null
  if (missing.length > 0) throw new StartFault(`Sending spans needs packages that are not installed: npm install ${missing.join(' ')}`)
  const { openTracer } = await import('./open-tracer.ts')
  return openTracer({
    endpoint,
    serviceName: settings.OTEL_SERVICE_NAME,
    version,
    ratio: sampler.endsWith('always_on') ? 1 : sampler.endsWith('always_off') ? 0 : ratio,
    followsParent: sampler.startsWith('parentbased_'),
    onFault,
  })
}
