import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Puts the first key into a file that only its owner reads: what collects the lines of a program must not have it. With PostgreSQL the
 * data folder may not be there, or not be writable; the service goes on all the same.
 *
 * @returns what the start says of it
 */
export function storeFirstKey(folder: string, key: string): string {
  const file = path.join(folder, 'first-key.txt')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${key}\n`, { mode: 0o600 })
    return `${file}   (delete the file when you have stored the key)`
  } catch (error) {
    return `${file} cannot be written (${error instanceof Error ? error.message : String(error)}). Make a key with citable keys create.`
  }
}
