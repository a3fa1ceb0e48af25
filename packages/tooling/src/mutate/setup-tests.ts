import { beforeAll, beforeEach, inject } from 'vitest'

interface Coverage {
  readonly perTest: Record<string, unknown>
}

/** The coverage of the file before this one was told with that file. */
beforeAll(() => {
  const name = inject('globalNamespace' as never) as unknown as string
  const coverage = (globalThis as unknown as Record<string, { mutantCoverage?: Coverage } | undefined>)[name]?.mutantCoverage
  for (const test of Object.keys(coverage?.perTest ?? {})) delete coverage?.perTest[test]
})

/** Tests that measure time or memory: the code that counts what they cover is slower. */
const measuring = /leave the event loop free|keeps memory flat/

beforeEach(({ task, skip }) => {
  if (measuring.test(task.name)) skip()
})
