import { eastAsian } from '../../../languages/characters/rarer-characters.ts'
import { isNameLike } from './names.ts'

export const eastAsianName = new RegExp(`^[${eastAsian}・]{2,8}$`, 'u')

/** Given and family name: two words, or a few signs of a script that puts no space between them. */
export function isFullName(name: string): boolean {
  return isNameLike(name) && (name.includes(' ') || eastAsianName.test(name))
}
