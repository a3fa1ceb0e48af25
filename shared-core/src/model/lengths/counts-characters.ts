/** True for a language (BCP 47, or with an underscore) that is written without spaces: its lengths are characters, not words. */
export const countsCharacters = (language: string): boolean => /^(?:ja|km|lo|my|th|zh)(?:[-_]|$)/i.test(language)
