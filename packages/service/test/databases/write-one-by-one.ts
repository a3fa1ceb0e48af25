import { writeSync } from 'node:fs'
import { openStorage } from '../../src/storage/open-storage.ts'
import { statement } from '../../src/storage/storage.ts'

/** Writes so many rows one after the other and says each time that the write is acknowledged. Arguments: the file, how many. */
const [file = '', rows = ''] = process.argv.slice(2)
const storage = await openStorage({ file })
writeSync(1, 'opened\n')
for (let row = 0; row < Number(rows); row++) {
  const id = `s${row}`
  await storage.write([statement(storage.build.insertInto('tenant').values({ id, name: id, created_at: 1 }))])
  writeSync(1, 'acknowledged\n')
}
writeSync(1, 'finished\n')
await storage.close()
