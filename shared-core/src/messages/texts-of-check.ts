import { sentences } from './english.ts'
import type { ArgsOf } from './message.ts'

type Sentences = typeof sentences
type Key = keyof Sentences

/** The keys of each check, and of the reasons for a title. */
type KeysByOwner = { [Any in Key as Any extends `${infer Owner}.${string}` ? Owner : never]: Any }
type Owner = keyof KeysByOwner

/** Id of a check that has words. */
export type CheckWithTexts = Exclude<Owner, 'title-reason'>

/** Arguments of each message of a check, by code. */
export type MessagesOf<Id extends Owner> = {
  [Any in KeysByOwner[Id] as Any extends `${Id}.${infer Code}` ? MessageCode<Code> : never]: ArgsOf<Sentences[Any]>
}
type MessageCode<Code extends string> = Code extends 'title' | 'question' | `fix.${string}` ? never : Code

/** Arguments of each fix of a check, by code. */
export type FixesOf<Id extends Owner> = {
  [Any in KeysByOwner[Id] as Any extends `${Id}.fix.${infer Code}` ? Code : never]: ArgsOf<Sentences[Any]>
}

/** English texts of one check, codes in the order of `locales/en.ts`. */
export interface CheckTexts {
  readonly title: string
  readonly messages: Readonly<Record<string, string>>
  readonly fixes: Readonly<Record<string, string>>
}

interface GrowingTexts {
  readonly messages: Record<string, string>
  readonly fixes: Record<string, string>
}

const byCheck = new Map<string, GrowingTexts>()

/** Reads messages and fixes of every check at once: the service asks for all checks whenever it starts. */
function readTexts(): void {
  for (const [key, text] of Object.entries(sentences)) {
    const [check, code, fix] = key.split('.') as [string, string, string?]
    if (code === 'title' || code === 'question') continue
    const texts = byCheck.get(check) ?? { messages: {}, fixes: {} }
    byCheck.set(check, texts)
    if (fix === undefined) texts.messages[code] = text
    else texts.fixes[fix] = text
  }
}

/** The English texts of a check, by code. */
export function textsOfCheck(id: CheckWithTexts): CheckTexts {
  if (byCheck.size === 0) readTexts()
  return { title: sentences[`${id}.title`], messages: {}, fixes: {}, ...byCheck.get(id) }
}
