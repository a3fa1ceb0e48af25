import { writeSync } from 'node:fs'
import { openDatabase } from '../../src/storage/sqlite/open-database.ts'

/**
 * Fills the log and folds it into the file. Prints the name of each row once it is committed, and `begin` and `end` around the checkpoint,
 * which alone writes to the file itself. Arguments: the file, a prefix for the names.
 */
const [file = '', prefix = ''] = process.argv.slice(2)
const database = openDatabase(file, { readOnly: false })
database.exec('PRAGMA wal_autocheckpoint=0')
const insert = database.prepare('INSERT INTO setting (name, value) VALUES (?, ?)')
const text = 'x'.repeat(100_000)
for (let row = 0; row < 100; row++) {
  const name = `c${prefix}-${row}`
  insert.run(name, text)
  writeSync(1, `${name}\n`)
}
writeSync(1, 'begin\n')
database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
writeSync(1, 'end\n')
