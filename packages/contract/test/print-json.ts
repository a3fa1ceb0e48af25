import stringify from 'json-stringify-pretty-compact'

/** JSON for people: what fits stands on one line; lone surrogates and direction-changing or invisible characters as escapes. */
export function printJson(value: unknown): string {
  return `${stringify(value, { maxLength: 160 }).replace(/[\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}
