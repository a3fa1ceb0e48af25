/** Tags that have a pack, sorted. A test holds this list, `index.ts` and `all.ts` together. */
export const packTags: readonly string[] = ['ar', 'de', 'el', 'en', 'es', 'hi', 'ro', 'ru', 'th', 'tr', 'vi', 'zh']
