import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CommandContext } from './command-context.ts'

/**
 * Writes a file below the command's folder, and makes the folders on the way.
 *
 * @returns false, with a printed sentence: the file exists, and `isForced` does not allow to replace it
 */
export async function writeNew(name: string, text: string, isForced: boolean, context: CommandContext): Promise<boolean> {
  const file = path.resolve(context.folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { flag: isForced ? 'w' : 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    context.messages.write(`citable: ${path.relative(context.folder, file)} is there already, and stays; --force replaces it.\n`)
    return false
  }
}
