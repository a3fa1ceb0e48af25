import { dirname, join, normalize } from 'node:path'

/** Names of test files that gate 1 runs: those of gate 2 alone say so. */
export const isGate1Test = (file: string): boolean =>
  /\.(?:test\.tsx?|browser\.ts)$|\/tests\/php\/(?:\w+\/)?\w+Test\.php$/.test(file) && !/\.(?:matrix|growth)\./.test(file)

/** Folders of tests: what a test imports of them is a part of it, and what it imports elsewhere is what it tests. */
const isOfTests = (file: string): boolean => /(?:^|\/)(?:tests?|testing|__fixtures__)\//.test(file)

/**
 * Test files of gate 1, and what they import or start from folders of tests, one over the other.
 *
 * @param files paths of the repository, with `/`
 * @param read text of one of them
 */
export function gate1Files(files: readonly string[], read: (file: string) => string): readonly string[] {
  const known = new Set(files)
  const found = new Set(files.filter(isGate1Test))
  for (const file of found) {
    if (file.endsWith('.php')) continue
    for (const [, path = ''] of read(file).matchAll(/\b(?:from |new URL\()'(\.[^']+)'/g)) {
      const imported = normalize(join(dirname(file), path)).replaceAll('\\', '/')
      if (known.has(imported) && isOfTests(imported)) found.add(imported)
    }
  }
  return [...found].sort()
}
