/** True for a language that is written without spaces: its lengths are characters, not words. */
export const countsCharacters = (language: string): boolean => /^(?:ja|km|lo|my|th|zh)(?:-|$)/.test(language)
