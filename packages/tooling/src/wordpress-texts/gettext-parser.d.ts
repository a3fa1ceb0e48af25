/** The part of gettext-parser that is used here; it ships no types. */
declare module 'gettext-parser' {
  interface GetTextTranslation {
    msgid: string
    msgctxt?: string
    msgid_plural?: string
    msgstr: string[]
    comments?: { translator?: string; extracted?: string; reference?: string; flag?: string }
  }

  interface GetTextTranslations {
    charset?: string
    headers: Record<string, string>
    /** By context, then by text. */
    translations: Record<string, Record<string, GetTextTranslation>>
  }

  export const po: {
    compile(data: GetTextTranslations, options?: { foldLength?: number; sort?: boolean }): Buffer
  }
  export const mo: { compile(data: GetTextTranslations): Buffer }
}
