import type { TextGenerator } from '../text-generator.ts'
import type { OpenAiCompatibleOptions } from './create-openai-compatible.ts'

/** The generator of `createOpenAiCompatible`, whose library is loaded only where a generator is configured. */
export async function loadOpenAiCompatible(options: OpenAiCompatibleOptions): Promise<TextGenerator> {
  return (await import('./create-openai-compatible.ts')).createOpenAiCompatible(options)
}
