/** Numbers and days as the language of the screen writes them. */
const language = (): string => document.documentElement.lang || 'en'

/** Shown for no number, or for one that says nothing. */
export const none = '–'

export const number = (value: number): string => value.toLocaleString(language())

export const percent = (share: number): string => share.toLocaleString(language(), { style: 'percent' })

/** A day or a time, in UTC as it was counted. */
export const day = (time: string): string =>
  time === '' ? '' : new Date(time).toLocaleDateString(language(), { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
