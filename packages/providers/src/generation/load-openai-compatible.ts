import type { TextGenerator } from '../text-generator.ts'
import type { OpenAiCompatibleOptions } from './create-openai-compatible.ts'

/** Like `createOpenAiCompatible`, but loads the AI SDK only when called: where a generator is configured. */
export async function loadOpenAiCompatible(options: OpenAiCompatibleOptions): Promise<TextGenerator> {
  return (await import('./create-openai-compatible.ts')).createOpenAiCompatible(options)
}
