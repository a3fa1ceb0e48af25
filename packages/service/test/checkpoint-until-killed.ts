import { writeSync } from 'node:fs'
import { openDatabase } from '../src/storage/sqlite/open-database.ts'

/**
 * Fills the log and folds it into the file, again and again until the process is killed. Prints the name of each row once it is committed,
 * and `begin` and `end` around each checkpoint. Arguments: the file, a prefix for the names.
 */
const [file = '', prefix = ''] = process.argv.slice(2)
const database = openDatabase(file, { readOnly: false })
database.exec('PRAGMA wal_autocheckpoint=0')
const insert = database.prepare('INSERT INTO setting (name, value) VALUES (?, ?)')
const text = 'x'.repeat(100_000)
for (let row = 0; ; row++) {
  const name = `c${prefix}-${row}`
  insert.run(name, text)
  writeSync(1, `${name}\n`)
  if (row % 100 !== 99) continue
  writeSync(1, 'begin\n')
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  writeSync(1, 'end\n')
}
