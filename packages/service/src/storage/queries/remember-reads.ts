import type { Storage } from '../storage.ts'

/**
 * Values made of rows that were read, valid until the next commit of any connection. It remembers nothing where the database does not report commits;
 * neither is that something is not there.
 *
 * @param most values remembered
 */
export function rememberReads<Value extends object>(
  storage: Pick<Storage, 'changeMark'>,
  max: number,
): (name: string, read: () => Promise<Value | null>) => Promise<Value | null> {
  let known = new Map<string, Value>()
  let knownMark: number | null = null
  return async (name, read) => {
    const mark = storage.changeMark()
    if (mark === null) return read()
    if (mark !== knownMark) {
      known = new Map()
      knownMark = mark
    }
    // what was read before a commit must not be remembered after it
    const before = known
    const remembered = before.get(name)
    if (remembered !== undefined) return remembered
    const value = await read()
    if (value !== null && before === known && known.size < max) known.set(name, value)
    return value
  }
}
