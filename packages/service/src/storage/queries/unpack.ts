import { inflateRawSync } from 'node:zlib'
import { StorageFault } from '../faults/storage-fault.ts'
import type { Storage } from '../storage.ts'

/** The text of something deflated. @throws StorageFault when it is not what was stored: SQLite does not see damage inside of long values */
export function unpack(storage: Pick<Storage, 'noteFault'>, packed: Uint8Array): string {
  try {
    return inflateRawSync(packed).toString('utf8')
  } catch (error) {
    const fault = new StorageFault('damaged', 'a stored document cannot be unpacked', error)
    storage.noteFault?.(fault)
    throw fault
  }
}
