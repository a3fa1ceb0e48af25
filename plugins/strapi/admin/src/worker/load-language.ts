import type { LanguagePack } from '@citable/core/languages'
import { matchTag } from '@citable/core/languages/match-tag'

/** Tags of the packs beside the worker, with spaces between them; filled in by the build. */
declare const __CITABLE_PACKS__: string

/** Fetches one language's pack from below the folder of the worker. null: there is none for the tag. Rejects when it cannot be read. */
export async function loadLanguageFrom(folder: string, tag: string): Promise<LanguagePack | null> {
  const known = matchTag(tag, __CITABLE_PACKS__.split(' '))
  if (known === null) return null
  const response = await fetch(`${folder}/languages/${known}.json`)
  if (!response.ok) throw new Error(`The language pack ${known} was answered with ${response.status}`)
  return (await response.json()) as LanguagePack
}
