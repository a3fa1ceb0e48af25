import { createApertium, runApertium, type Translator } from '@citable/providers'
import type { Settings } from '../settings.ts'

/** The engines that the settings allow on this machine. An engine that is not installed has no pairs. */
export function localTranslators(settings: Pick<Settings, 'CITABLE_APERTIUM' | 'CITABLE_APERTIUM_CONCURRENCY'>): readonly Translator[] {
  if (settings.CITABLE_APERTIUM === 'off') return []
  return [createApertium({ run: runApertium, concurrency: settings.CITABLE_APERTIUM_CONCURRENCY })]
}
