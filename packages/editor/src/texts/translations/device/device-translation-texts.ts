/** Words of translations by the browser: a file of its own, loaded where a site has switched them on. */
export const deviceTranslationTexts = {
  ask: 'Translate into {language} with this browser',
  changesAsk: 'Look at the changes, translated by this browser',
  about:
    'Your browser’s own translator works on this device: no engine gets the text. What it writes passes the same checks, and a person reviews the draft.',
  once: 'The first click has the browser fetch this language, once.',
  fetching: 'Your browser is fetching the language …',
  download: 'Download of the language',
  translating: 'Your browser is translating: {done} of {all} texts',
  storing: 'The translation is being checked …',
  texts: 'Translated texts',
  cancel: 'Cancel',
  not_allowed: 'Your browser does not allow its translator here. An administrator or the site may have switched it off.',
  not_supported: 'Your browser does not translate between these languages.',
  no_download: 'Your browser could not fetch the language. Check the connection and try again.',
  not_now: 'Your browser’s translator is not ready yet. Try again later.',
  no_model: 'Your browser has no translator of its own for these languages.',
  no_answer: 'Your browser’s translator gave no usable answer.',
} as const satisfies Readonly<Record<string, string>>

export type DeviceTranslationCode = keyof typeof deviceTranslationTexts
export type DeviceTranslationTexts = Readonly<Record<DeviceTranslationCode, string>>
