import { type ZipOptions, zipSync } from 'fflate'

/**
 * A ZIP archive with one folder that holds the files. The same files give the same bytes: sorted, with one date, readable by all users,
 * packed by code that is the same on every machine.
 */
export function zipFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const options: ZipOptions = {
    level: 9,
    // the earliest time that the format can name; it has no time zones, so it is the same words everywhere
    mtime: new Date(1980, 0, 1),
    // 3: Unix, where these bits are looked at: a plain file that its owner may write
    os: 3,
    attrs: 0o100644 << 16,
  }
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  return zipSync(Object.fromEntries(sorted.map(([name, bytes]) => [`${folder}/${name}`, bytes])), options)
}
